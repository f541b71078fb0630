// The log: what players were shown, told, and what happened, line by line. One row for every kind of event, so that a
// new kind cannot be forgotten; kinds with nothing to read have no lines.

import type { Event, EventKind, Gone, Prompt, PromptAnswer, PromptKind } from '../../mission';
import { orElse, ownOf } from '../../kernel';
import { injuryWords } from './injuries';
import type { Injury, PowerToken } from '../../rules';
import { attackText, rolledText, tokensText } from './attackText';
import { giftText } from './giftText';
import type { EventOf, PromptOf } from './kinds';
import type { Cast, NamedGroup, Teller } from './teller';

/** `story` is read aloud, `rules` are obeyed, `fact` happened; a `round` begins a new part. */
export type LogTone = 'round' | 'title' | 'story' | 'rules' | 'fact';
export type LogLine = { readonly tone: LogTone; readonly text: string };

/** What a line needs to know of what happened before it. */
export type LogText = { readonly teller: Teller; readonly cast: Cast };

export const logLinesOf = (event: Event, told: LogText): readonly LogLine[] =>
  // Events come from files, too: one that cannot be told has no line.
  orElse(
    () => (ownOf(LINES, event.kind) as Lines<Event> | undefined)?.(event, told) ?? [],
    [],
    told.teller.note,
  );

/**
 * All lines of a game, in the order in which they came. Groups are named as they were at the time; `known`: those that were in
 * play before the first of the events.
 */
export function logOf(events: readonly Event[], teller: Teller, known: Cast = {}): readonly LogLine[] {
  let cast = known;
  return events.flatMap((event) => {
    cast = orElse(() => castAfter(cast, event), cast, teller.note);
    return logLinesOf(event, { teller, cast });
  });
}

export function castAfter(cast: Cast, event: Event): Cast {
  if (event.kind === 'groupDeployed') {
    return { ...cast, [event.group]: { card: event.card, colour: null } };
  }
  if (event.kind === 'actorJoined') {
    const named: NamedGroup = { card: event.of, colour: null };
    return { ...cast, ...Object.fromEntries(event.figures.map((id) => [id, named])) };
  }
  if (event.kind !== 'answered' || event.prompt.kind !== 'colour' || event.answer.kind !== 'colour') {
    return cast;
  }
  const named = cast[event.prompt.group];
  return named ? { ...cast, [event.prompt.group]: { ...named, colour: event.answer.colour } } : cast;
}

const NOTHING = (): readonly LogLine[] => [];
const fact = (text: string): readonly LogLine[] => [{ tone: 'fact', text }];
const line = (tone: LogTone, text: string | undefined): readonly LogLine[] =>
  text === undefined ? [] : [{ tone, text }];

export const groupIn = ({ teller, cast }: LogText, id: string): string => {
  const named: NamedGroup | undefined = cast[id];
  return named ? teller.group(named) : id;
};

type Lines<E> = (event: E, told: LogText) => readonly LogLine[];

const LINES: { readonly [K in EventKind]: Lines<EventOf<K>> } = {
  missionStarted: (_, { teller }) => [
    { tone: 'title', text: teller.says(teller.kit.mission.title) },
    { tone: 'story', text: teller.says(teller.kit.mission.briefing) },
  ],
  roundStarted: ({ round }, { teller: { t } }) => [{ tone: 'round', text: t('log.round', { round }) }],
  roundEnded: NOTHING,
  activationBegan: NOTHING,
  activationEnded: ({ who }, { teller }) => fact(teller.t('log.activationEnded', { name: teller.who(who) })),
  groupActivated: ({ group }, told) =>
    fact(told.teller.t('log.groupActivated', { name: groupIn(told, group) })),
  groupFinished: NOTHING,
  groupDeployed: ({ group, figures }, told) =>
    fact(told.teller.t('log.groupDeployed', { name: groupIn(told, group), count: figures })),
  groupReinforced: ({ group, figures }, told) =>
    fact(told.teller.t('log.groupReinforced', { name: groupIn(told, group), count: figures })),
  groupDefeated: ({ group }, told) =>
    fact(told.teller.t('log.groupDefeated', { name: groupIn(told, group) })),
  groupRemoved: ({ group }, told) => fact(told.teller.t('log.groupRemoved', { name: groupIn(told, group) })),
  figureDefeated: ({ figure }, { teller, cast }) =>
    fact(teller.t('log.figureDefeated', { name: teller.figure(figure, cast) })),
  figureMoved: ({ figure, spaces }, { teller, cast }) =>
    spaces === undefined
      ? []
      : fact(teller.t('log.figureMoved', { name: teller.figure(figure, cast), count: spaces })),
  attacked: (event, told) => fact(attackText(event, told)),
  heroWounded: ({ hero }, { teller }) => fact(teller.t('log.heroWounded', { name: teller.hero(hero) })),
  heroWithdrew: ({ hero }, { teller }) => fact(teller.t('log.heroWithdrew', { name: teller.hero(hero) })),
  heroStood: ({ hero }, { teller }) => fact(teller.t('log.heroStood', { name: teller.hero(hero) })),
  heroEscaped: ({ hero }, { teller }) => fact(teller.t('log.escaped', { name: teller.hero(hero) })),
  figureFell: ({ figure }, { teller, cast }) =>
    fact(teller.t('log.figureFell', { name: teller.figure(figure, cast) })),
  figureRose: ({ figure }, { teller, cast }) =>
    fact(teller.t('log.figureRose', { name: teller.figure(figure, cast) })),
  formTaken: ({ group, form }, told) => {
    const words = { name: groupIn(told, group), form: told.teller.form(form ?? '') };
    return fact(told.teller.t(form === null ? 'log.formDropped' : 'log.formTaken', words));
  },
  covered: ({ cover, spaces, on }, { teller: { t } }) =>
    fact(t(`log.covered.${cover}.${on ? 'on' : 'off'}`, { count: spaces })),
  sectionRevealed: ({ section }, { teller }) =>
    fact(teller.t('log.sectionRevealed', { name: teller.section(section) })),
  sectionRemoved: ({ section }, { teller }) =>
    fact(teller.t('log.sectionRemoved', { name: teller.section(section) })),
  mapCleared: (_, { teller: { t } }) => fact(t('log.mapCleared')),
  thingPlaced: NOTHING,
  thingRemoved: NOTHING,
  thingUsed: NOTHING,
  thingDestroyed: ({ thing }, { teller }) =>
    fact(teller.t('log.thingDestroyed', { name: teller.thing(thing) })),
  doorChanged: ({ thing, door }, { teller }) =>
    fact(teller.t(`log.doors.${door}`, { name: teller.thing(thing) })),
  interacted: ({ thing, option, who }, { teller }) =>
    fact(
      teller.t(who === null ? 'log.interacted' : 'log.interactedBy', {
        thing: teller.thing(thing),
        option: teller.option(thing, option),
        name: who === null ? '' : teller.who(who),
      }),
    ),
  retrieved: ({ thing, hero }, { teller }) =>
    fact(teller.t('log.retrieved', { thing: teller.thing(thing), name: teller.who(hero) })),
  dropped: ({ thing, hero }, { teller }) =>
    fact(teller.t('log.dropped', { thing: teller.thing(thing), name: teller.who(hero) })),
  shown: ({ prompt }, told) =>
    (SHOWN[prompt.kind] as (prompt: Prompt, told: LogText) => readonly LogLine[])(prompt, told),
  answered: ({ prompt, answer }, told) => answeredLines(prompt, answer, told),
  objective: ({ objective, with: blanks }, { teller }) => {
    const text = teller.kit.mission.objectives.find(({ id }) => id === objective)?.text;
    return text === undefined ? [] : fact(teller.t('log.objective', { text: teller.says(text, blanks) }));
  },
  achieved: ({ objective, with: blanks }, { teller }) => {
    const text = teller.kit.mission.objectives.find(({ id }) => id === objective)?.text;
    return text === undefined ? [] : fact(teller.t('log.achieved', { text: teller.says(text, blanks) }));
  },
  rule: ({ rule, on, with: blanks }, { teller }) => {
    const found = teller.kit.mission.rules?.find(({ id }) => id === rule);
    if (!found) return [];
    const text = [found.title, found.text]
      .flatMap((key) => (key ? [teller.says(key, blanks)] : []))
      .join(': ');
    return on ? [{ tone: 'rules', text }] : fact(teller.t('log.ruleEnded', { text }));
  },
  variable: ({ variable, to }, { teller }) => {
    const shown = teller.kit.mission.variables?.find(({ id }) => id === variable)?.shown;
    return shown === undefined ? [] : fact(teller.t('log.variable', { name: teller.says(shown), value: to }));
  },
  countdown: NOTHING,
  perilStruck: (_, { teller: { t } }) => [{ tone: 'title', text: t('mission.prompt.peril') }],
  threat: ({ to }, { teller: { t } }) => fact(t('log.threat', { count: to })),
  deployment: ({ as }, { teller: { t } }) => fact(t(`log.deployment.${as}`)),
  actorJoined: ({ of }, { teller }) =>
    fact(teller.t(`log.${joinedAs(teller, of)}Joined`, { name: teller.card(of) })),
  actorGone: ({ of, why }, { teller }) => fact(goneText(why, isPerson(teller, of), teller, teller.card(of))),
  acted: ({ who, as, condition }, { teller }) =>
    fact(
      teller.t(`log.acted.${as}`, {
        name: teller.who(who),
        condition: condition ? teller.t(`conditions.${condition}`) : '',
      }),
    ),
  led: ({ person, by }, { teller }) =>
    fact(teller.t('log.led', { name: teller.who(by), person: teller.who(person) })),
  decided: ({ decision }, { teller }) => {
    const text = teller.kit.mission.decisions?.find(({ id }) => id === decision)?.text;
    return text === undefined ? [] : fact(teller.t('log.decided', { text: teller.says(text) }));
  },
  strainedToMove: ({ who }, { teller }) => fact(teller.t('log.strainedToMove', { name: teller.who(who) })),
  bled: ({ figure, strain, damage }, { teller, cast }) => {
    const suffered = [
      ...(strain > 0 ? [teller.t('table.strain', { count: strain })] : []),
      ...(damage > 0 ? [teller.t('table.damage', { count: damage })] : []),
    ].join(', ');
    return fact(teller.t('log.bled', { name: teller.figure(figure, cast), suffered }));
  },
  conditionsEnded: ({ figure, conditions }, { teller, cast }) =>
    fact(
      teller.t('log.conditionsEnded', {
        name: teller.figure(figure, cast),
        conditions: conditions.map((condition) => teller.t(`conditions.${condition}`)).join(', '),
      }),
    ),
  readiedByCard: ({ who }, { teller }) => fact(teller.t('log.readied', { name: teller.who(who) })),
  exhaustedByCard: ({ who }, { teller }) => fact(teller.t('log.exhausted', { name: teller.who(who) })),
  groupReadied: ({ group }, told) => fact(told.teller.t('log.readied', { name: groupIn(told, group) })),
  groupExhausted: ({ group }, told) => fact(told.teller.t('log.exhausted', { name: groupIn(told, group) })),
  medpacUsed: ({ who }, { teller }) => fact(teller.t('log.medpacUsed', { name: teller.who(who) })),
  cardUsed: ({ hero, card }, { teller }) =>
    fact(teller.t('log.cardUsed', { name: teller.hero(hero), card: teller.gear(card) })),
  cardLaid: ({ hero, card, state }, { teller }) =>
    fact(teller.t(`log.cardLaid.${state}`, { name: teller.hero(hero), card: teller.gear(card) })),
  cardGave: ({ card, figure, gave }, { teller, cast }) =>
    fact(giftText(teller.gear(card), teller.figure(figure, cast), gave, teller)),
  cardRolled: ({ hero, card, dice, passed }, { teller }) => {
    const key = passed === undefined ? 'die' : passed ? 'passed' : 'failed';
    const words = { name: teller.hero(hero), card: teller.gear(card), dice: rolledText(dice, teller) };
    return fact(teller.t(`log.cardRolled.${key}`, words));
  },
  armed: ({ figures, tokens }, { teller, cast }) =>
    fact(tokensText('gained', teller.list(figures.map((id) => teller.figure(id, cast))), tokens, teller)),
  suffered: ({ of, figures, amount }, { teller, cast }) =>
    fact(
      teller.t('mission.affect.suffer', {
        who: teller.list(figures.map((id) => teller.figure(id, cast))),
        what: teller.t(`mission.affect.${of}`, { count: amount }),
      }),
    ),
  medpacs: ({ to }, { teller: { t } }) => fact(t('log.medpacs', { count: to })),
  scriptRan: NOTHING,
  scriptStopped: ({ script }, { teller: { t } }) => fact(t('log.scriptStopped', { script })),
  tracking: ({ on }, { teller: { t } }) => fact(t(on ? 'log.trackingOn' : 'log.trackingOff')),
  byHand: (event, { teller }) => fact(byHandText(event, teller)),
  missionEnded: ({ result }, { teller: { t } }) => [
    { tone: 'title', text: t(result.won ? 'mission.over.won' : 'mission.over.lost') },
  ],
};

function byHandText(event: EventOf<'byHand'>, { t, card }: Teller): string {
  switch (event.did) {
    case 'difficulty':
    case 'adapted':
      return t(`log.byHand.${event.did}`, { level: t(`byHand.round.levels.${event.to}`) });
    case 'threat':
    case 'level':
    case 'round':
      return t(`log.byHand.${event.did}`, { number: event.to });
    case 'script':
      return t('log.byHand.script');
    default:
      return t(`log.byHand.${event.did}`, { name: card(event.card) });
  }
}

const joinedAs = (teller: Teller, of: string): 'person' | 'companion' | 'ally' =>
  isPerson(teller, of) ? 'person' : teller.kit.companions?.[of] ? 'companion' : 'ally';

const isPerson = ({ kit }: Teller, id: string): boolean =>
  (kit.mission.persons ?? []).some((person) => person.id === id);

function goneText(why: Gone, person: boolean, { t }: Teller, name: string): string {
  if (why === 'defeated') return t('log.allyDefeated', { name });
  if (why === 'escaped') return t('log.escaped', { name });
  return person ? t('log.personLeft', { name }) : t('log.allyLeft', { name });
}

/** What a prompt leaves in the log beyond the events that go with it. */
const SHOWN: { readonly [K in PromptKind]: (prompt: PromptOf<K>, told: LogText) => readonly LogLine[] } = {
  message: ({ title, story, rules, with: blanks }, { teller }) => [
    ...line('title', title && teller.says(title, blanks)),
    ...line('story', story && teller.says(story, blanks)),
    ...line('rules', rules && teller.says(rules, blanks)),
  ],
  // Its event tells it, with the numbers of that moment.
  rule: NOTHING,
  build: ({ section }, { teller }) => {
    const story = teller.kit.mission.sections.find(({ id }) => id === section)?.story;
    return line('story', story && teller.says(story));
  },
  clearMap: NOTHING,
  removeSection: NOTHING,
  placeThing: ({ thing }, { teller }) => fact(teller.t('log.placed', { name: teller.thing(thing) })),
  removeThing: ({ thing }, { teller }) => fact(teller.t('log.removed', { name: teller.thing(thing) })),
  door: NOTHING,
  cover: NOTHING,
  figures: (prompt, told) => (TOLD_IN_LOG.has(prompt.does) ? fact(figuresText(prompt, told)) : []),
  removeGroup: NOTHING,
  enter: NOTHING,
  deploy: ({ story }, { teller }) => line('story', story && teller.says(story)),
  noFigures: ({ card }, { teller }) => fact(teller.t('log.noFigures', { name: teller.card(card) })),
  colour: NOTHING,
  fallen: NOTHING,
  question: ({ says }, { teller }) => line('rules', teller.says(says.text, says.with)),
  input: ({ says }, { teller }) => line('rules', teller.says(says.text, says.with)),
  test: ({ says }, { teller }) => line('rules', teller.says(says.text, says.with)),
  chooseHeroes: ({ says }, { teller }) => line('rules', teller.says(says.text, says.with)),
  confirm: ({ says }, { teller }) => line('rules', teller.says(says.text, says.with)),
  affect: (prompt, told) => fact(affectText(prompt, told)),
  gain: (prompt, { teller }) => fact(gainText(prompt, teller)),
  over: ({ outcome }, { teller }) => {
    const text = teller.kit.mission.outcomes.find(({ id }) => id === outcome)?.text;
    return line('story', text && teller.says(text));
  },
};

function answeredLines(prompt: Prompt, answer: PromptAnswer, told: LogText): readonly LogLine[] {
  const { teller } = told;
  const { t } = teller;
  switch (answer.kind) {
    case 'done':
      return [];
    case 'option': {
      const text =
        prompt.kind === 'question' ? prompt.options.find(({ id }) => id === answer.option)?.text : undefined;
      return text === undefined ? [] : fact(t('log.answered', { answer: teller.says(text) }));
    }
    case 'number':
      return fact(t('log.answered', { answer: String(answer.number) }));
    case 'tested':
      return fact(
        t('log.tested', {
          name: teller.who(answer.hero),
          attribute: t(`attributeTested.${answer.attribute}`),
          count: answer.successes,
        }),
      );
    case 'heroes':
      return fact(t('log.answered', { answer: teller.list(answer.heroes.map(teller.who)) }));
    case 'yes':
    case 'no':
      return fact(t('log.answered', { answer: t(`mission.prompt.${answer.kind}`) }));
    case 'colour':
      return fact(t('log.answered', { answer: teller.colour(answer.colour) }));
    case 'fallen': {
      const counts = Object.entries(answer.fallen).map(([group, count]) =>
        t('log.fallen', { name: groupIn(told, group), count }),
      );
      return fact(t('log.answered', { answer: teller.list(counts) }));
    }
  }
}

/** Damage, strain and conditions that players deal out at the table. */
export function affectText(prompt: PromptOf<'affect'>, { teller, cast }: LogText): string {
  const { t } = teller;
  const who =
    prompt.region === null
      ? teller.list(prompt.who.map((id) => teller.figure(id, cast)))
      : t('mission.affect.region', { region: teller.thing(prompt.region) });
  const what = [
    ...(prompt.damage > 0 ? [t('mission.affect.damage', { count: prompt.damage })] : []),
    ...(prompt.strain > 0 ? [t('mission.affect.strain', { count: prompt.strain })] : []),
    ...prompt.conditions.map((condition) => t(`conditions.${condition}`)),
    ...tokensIn(prompt.tokens ?? [], t),
  ];
  return t(`mission.affect.${prompt.effect}`, { who, what: teller.list(what) });
}

/** "2 power tokens (damage, block)" */
function tokensIn(tokens: readonly PowerToken[], t: Teller['t']): readonly string[] {
  const kinds = tokens.map((token) => t(`aid.results.${token}`)).join(', ');
  return tokens.length === 0 ? [] : [t('mission.affect.tokens', { count: tokens.length, kinds })];
}

const TOLD_IN_LOG: ReadonlySet<PromptOf<'figures'>['does']> = new Set<PromptOf<'figures'>['does']>([
  'moves',
  'pushed',
  'driven',
  'swaps',
  'duels',
  'parts',
]);

/** What happens to single figures, as an instruction. */
export function figuresText(
  { does, figures, by = 0, from }: PromptOf<'figures'>,
  { teller, cast }: LogText,
): string {
  const known = Object.fromEntries(figures.map(({ id, of }) => [id, { card: of, colour: null }]));
  const names = figures.map(({ id }) => teller.figure(id, { ...known, ...cast }));
  const unseen = does === 'pushed' && figures.some(({ at }) => at === null);
  const who = teller.list(names);
  if (does === 'driven') {
    const place = from === undefined ? teller.t('story.somewhere') : teller.thing(from);
    return teller.t('mission.figures.driven', { who, count: by, from: place });
  }
  return teller.t(`mission.figures.${unseen ? 'pushedUnseen' : does}`, { who });
}

export function gainText(prompt: PromptOf<'gain'>, teller: Teller): string {
  const { what, amount, of } = prompt;
  if (what === 'reward') return rewardText(of, teller);
  if (what === 'injury' || what === 'healed') return injuryText(what, of, teller);
  const names: Readonly<Record<Goods, (id: string) => string>> = {
    medpacs: teller.who,
    supply: teller.who,
    credits: teller.who,
    classCard: teller.who,
    item: (id) => teller.gear(id),
    lostItem: (id) => teller.gear(id),
    ally: teller.card,
    xp: teller.who,
    awards: teller.who,
    threat: teller.who,
    villain: teller.card,
  };
  const told = teller.t(`mission.gain.${gainKey(what, amount, of)}`, {
    count: Math.abs(amount),
    names: teller.list(of.map(names[what])),
  });
  const chooses = what === 'supply' && teller.kit.supplyChoice;
  return chooses ? `${told} ${teller.t('mission.gain.supplyChoice')}` : told;
}

function rewardText([card = '', hero]: readonly string[], { t, gear, who }: Teller): string {
  const name = gear(card);
  return hero === undefined
    ? t('mission.gain.reward', { name })
    : t('mission.gain.heroReward', { name, hero: who(hero) });
}

/** What can be counted. */
type Goods = Exclude<PromptOf<'gain'>['what'], 'reward' | 'injury' | 'healed'>;

function injuryText(
  what: 'injury' | 'healed',
  [hero = '', injury = '']: readonly string[],
  { t, who }: Teller,
): string {
  const { name, rule } = injuryWords(injury as Injury, t);
  return t(`story.${what}`, { hero: who(hero), name, rule });
}

function gainKey(what: Goods, amount: number, of: readonly string[]) {
  // Supply cards that nobody in particular draws.
  if (what === 'supply' && of.length === 0) return 'anySupply';
  if (what === 'threat' && amount < 0) return 'lessThreat';
  return what === 'credits' && amount < 0 ? 'payment' : what;
}
