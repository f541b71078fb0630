// The next undo and redo in a few words, and the places in a game that players can go back to.

import type { Command, CommandKind, Event, Prompt } from '../../mission';
import { ownOf } from '../../kernel';
import { castAfter, groupIn, type LogText } from './log';
import type { CommandOf } from './kinds';
import { plainText } from './markup';
import type { Cast, Teller } from './teller';

/** A command of the journal with what came of it. */
export type UndoEntry = { readonly command: Command; readonly events: readonly Event[] };

/** What was known when a command was given, and what came of it. */
type Given = LogText & { readonly prompt: Prompt | null; readonly events: readonly Event[] };
type Label<C> = (command: C, given: Given) => string;

/**
 * The command at an index of the journal. `start`: what happened before the first one; `known`: who takes part, where the
 * beginning is not at hand.
 */
export function commandLabel(
  start: readonly Event[],
  entries: readonly UndoEntry[],
  index: number,
  teller: Teller,
  known: Cast = {},
): string | null {
  const entry = entries[index];
  if (!entry) return null;
  const before = [...start, ...entries.slice(0, index).flatMap(({ events }) => events)];
  const shown = before.findLast((event) => event.kind === 'shown');
  const given: Given = {
    teller,
    cast: before.reduce(castAfter, known),
    prompt: shown?.kind === 'shown' ? shown.prompt : null,
    events: entry.events,
  };
  return (ownOf(LABELS, entry.command.kind) as Label<Command> | undefined)?.(entry.command, given) ?? null;
}

const LABELS: { readonly [K in CommandKind]: Label<CommandOf<K>> } = {
  answer: (_, given) => answerLabel(given),
  beginActivation: ({ who }, { teller }) => teller.t('undo.beginActivation', { name: teller.who(who) }),
  endActivation: ({ who }, { teller }) => teller.t('undo.endActivation', { name: teller.who(who) }),
  spendActions: (_, { teller: { t } }) => t('undo.spendActions'),
  takeAction: (action, { teller: { t } }) =>
    action.as === 'discard'
      ? t('undo.acted.discard', { condition: t(`conditions.${action.condition}`) })
      : t(`undo.acted.${action.as}`),
  attack: ({ target }, { teller, cast }) =>
    teller.t('undo.attack', {
      name: isThing(teller, target) ? teller.thing(target) : teller.figure(target, cast),
    }),
  cover: ({ cover, on }, { teller: { t } }) => t(`undo.covers.${cover}.${on ? 'on' : 'off'}`),
  lead: ({ person }, { teller }) => teller.t('undo.lead', { name: teller.who(person) }),
  decide: ({ decision }, { teller }) => {
    const text = teller.kit.mission.decisions?.find(({ id }) => id === decision)?.text;
    return teller.t('undo.decide', { text: text === undefined ? '' : teller.says(text) });
  },
  bringCompanion: ({ companion }, { teller }) =>
    teller.t('undo.bringCompanion', { name: teller.card(companion) }),
  strainToMove: (_, { teller: { t } }) => t('undo.strainToMove'),
  bleed: ({ suffer }, { teller: { t } }) => t(suffer ? 'undo.bled' : 'undo.bleedingWaived'),
  readyActor: ({ actor, ready }, { teller }) =>
    teller.t(ready ? 'undo.readied' : 'undo.exhausted', { name: teller.who(actor) }),
  readyGroup: ({ group, ready }, told) =>
    told.teller.t(ready ? 'undo.readied' : 'undo.exhausted', { name: groupIn(told, group) }),
  place: (_, { teller: { t } }) => t('undo.place'),
  rollTest: ({ hero }, { teller }) => teller.t('undo.rollTest', { name: teller.hero(hero) }),
  interact: ({ thing, option }, { teller, events }) => {
    const isOpened = events.some((event) => event.kind === 'doorChanged' && event.thing === thing);
    return isOpened
      ? teller.t('undo.opened', { thing: teller.thing(thing) })
      : teller.t('undo.interact', {
          thing: teller.thing(thing),
          option: plainText(teller.option(thing, option)),
        });
  },
  report: ({ script }, { teller }) => reportLabel(script, teller),
  wound: ({ hero }, { teller }) => teller.t('undo.wound', { name: teller.hero(hero) }),
  withdraw: ({ hero }, { teller }) => teller.t('undo.withdraw', { name: teller.hero(hero) }),
  stand: ({ hero }, { teller }) => teller.t('undo.stand', { name: teller.hero(hero) }),
  defeat: ({ actor }, { teller }) => teller.t('undo.defeated', { name: teller.who(actor) }),
  defeatGroup: ({ group }, told) => told.teller.t('undo.defeated', { name: groupIn(told, group) }),
  countFigures: ({ group }, told) => told.teller.t('undo.countFigures', { name: groupIn(told, group) }),
  destroy: ({ thing }, { teller }) => teller.t('undo.destroyed', { name: teller.thing(thing) }),
  drop: ({ thing }, { teller }) => teller.t('undo.drop', { name: teller.thing(thing) }),
  useMedpac: ({ who }, { teller }) => teller.t('undo.useMedpac', { name: teller.who(who) }),
  useCard: ({ from }, { teller, events }) => {
    const used = events.find((event) => event.kind === 'cardUsed');
    return teller.t('undo.useCard', { card: teller.gear(used?.kind === 'cardUsed' ? used.card : from) });
  },
  setCard: ({ card, state }, { teller, events }) => {
    const laid = events.find((event) => event.kind === 'cardLaid');
    const of = laid?.kind === 'cardLaid' ? laid.card : card;
    return teller.t(`undo.setCard.${state}`, { card: teller.gear(of) });
  },
  reopenWindow: ({ group }, told) => told.teller.t('undo.reopenWindow', { name: groupIn(told, group) }),
  tell: ({ told }, { teller: { t } }) => t(`undo.tell.${told.at(-1)?.answer.kind ?? 'nothing'}`),
  finishActivation: (_, given) => {
    const finished = given.events.find((event) => event.kind === 'groupFinished');
    return finished?.kind === 'groupFinished'
      ? given.teller.t('undo.finished', { name: groupIn(given, finished.group) })
      : given.teller.t('undo.finishActivation');
  },
  track: ({ on }, { teller: { t } }) => t(on ? 'undo.trackOn' : 'undo.trackOff'),
  moveFigure: ({ figure }, { teller, cast }) =>
    teller.t('undo.moveFigure', { name: teller.figure(figure, cast) }),
  setFigure: ({ figure, set }, { teller, cast }) => {
    const what = NOTED.find((field) => field in set) ?? 'conditions';
    return teller.t(`undo.setFigure.${what}`, { name: teller.figure(figure, cast) });
  },
  defeatFigure: ({ figure }, { teller, cast }) =>
    teller.t('undo.defeated', { name: teller.figure(figure, cast) }),
  setThreat: (_, { teller: { t } }) => t('undo.byHand.threat'),
  deployByHand: ({ card }, { teller, events }) => {
    const came = events.find((event) => event.kind === 'groupDeployed');
    const of = came?.kind === 'groupDeployed' ? came.card : (card ?? '');
    return teller.t('undo.byHand.deploy', { name: teller.card(of) });
  },
  withdrawGroup: ({ group }, told) => told.teller.t('undo.byHand.withdraw', { name: groupIn(told, group) }),
  setHand: (_, { teller: { t } }) => t('undo.byHand.hand'),
  leaveOut: ({ card, out }, { teller }) =>
    teller.t(out ? 'undo.byHand.leaveOut' : 'undo.byHand.takeBack', { name: teller.card(card) }),
  setRound: (_, { teller: { t } }) => t('undo.byHand.round'),
  fireScript: (_, { teller: { t } }) => t('undo.byHand.script'),
  setDifficulty: (_, { teller: { t } }) => t('undo.byHand.difficulty'),
  giveUp: (_, { teller: { t } }) => t('undo.giveUp'),
};

const isThing = ({ kit }: Teller, id: string): boolean => kit.mission.things.some((thing) => thing.id === id);

/** What players note of a figure, one at a time. */
const NOTED = ['damage', 'strain', 'conditions', 'powerTokens'] as const;

/** What the players said has come true, in the mission's own words. */
function reportLabel(id: string, { t, kit, says }: Teller): string {
  const on = kit.mission.scripts.find((script) => script.id === id)?.on;
  const [what] = [on].flat().flatMap((trigger) => (trigger && 'ask' in trigger ? [trigger.ask] : []));
  const text = what === undefined ? '' : plainText(says(what));
  // Its numbers are known while it is asked, not afterwards.
  return text === '' || text.includes('{{') ? t('undo.answer') : t('undo.report', { what: text });
}

/** Messages are told apart by their titles, things by their names. */
function answerLabel({ teller, prompt }: Given): string {
  const { t } = teller;
  if (!prompt) return t('undo.answer');
  switch (prompt.kind) {
    case 'door':
      return t(`undo.doors.${prompt.door}`, { thing: teller.thing(prompt.thing) });
    case 'placeThing':
    case 'removeThing':
      return t(`undo.answers.${prompt.kind}`, { thing: teller.thing(prompt.thing) });
    case 'cover':
      return t(`undo.covers.${prompt.cover}.${prompt.off ? 'off' : 'on'}`);
    case 'figures':
      return t('undo.figures');
    case 'affect':
      return t(`mission.prompt.affect.${prompt.effect}`);
    case 'message':
      return prompt.title === undefined
        ? t('undo.answers.message')
        : t('undo.read', { title: plainText(teller.says(prompt.title, prompt.with)) });
    default:
      return t(`undo.answers.${prompt.kind}`);
  }
}

/** A place in the game: how many commands have been given by then. */
export type Landmark = { readonly at: number; readonly kind: 'round' | 'activation'; readonly text: string };

/** Where rounds and activations begin. `start`: what happened before the first command. */
export function landmarksOf(
  start: readonly Event[],
  entries: readonly UndoEntry[],
  teller: Teller,
): readonly Landmark[] {
  let cast: Cast = start.reduce(castAfter, {});
  return entries.flatMap(({ events }, index) =>
    events.flatMap((event): readonly Landmark[] => {
      cast = castAfter(cast, event);
      switch (event.kind) {
        case 'roundStarted':
          return [{ at: index + 1, kind: 'round', text: teller.t('log.round', { round: event.round }) }];
        case 'activationBegan':
          return [
            { at: index, kind: 'activation', text: teller.t('undo.turn', { name: teller.who(event.who) }) },
          ];
        case 'groupActivated':
          return [
            {
              at: index + 1,
              kind: 'activation',
              text: teller.t('undo.turn', { name: groupIn({ teller, cast }, event.group) }),
            },
          ];
        default:
          return [];
      }
    }),
  );
}
