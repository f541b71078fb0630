// What heroes must do to set off a trigger.

import { ledNow, thingStateOf, type ScriptTrigger, type TriggerKind, type TriggerOf } from '../../mission';
import { isMet } from './judging';
import { toBreak, toDefeat, toOpen, toRetrieve, toReveal, toSee, toUse } from './things';
import { toChange } from './variables';
import { wishFor, anyDeed, WAIT, type PlayedSoFar, type Want } from './wants';

type Way<K extends TriggerKind> = (at: PlayedSoFar, trigger: TriggerOf<K>) => readonly Want[];

const NEVER = (): readonly Want[] => [];
const IN_TIME = (): readonly Want[] => [WAIT];

const WAYS: { readonly [K in TriggerKind]: Way<K> } = {
  missionStart: NEVER,
  roundStart: inRound,
  roundEnd: inRound,
  countdownOver: ({ play, game }, { countdown }) =>
    Object.hasOwn(game.countdowns, countdown)
      ? [WAIT]
      : anyDeed(play.mission, 'countdown', (effect) => effect.countdown === countdown),
  groupActivation: IN_TIME,
  heroActivation: IN_TIME,
  allyActivation: IN_TIME,
  heroWounded: NEVER,
  allHeroesWounded: NEVER,
  heroWithdrawn: NEVER,
  allHeroesWithdrawn: NEVER,
  escaped: toEscape,
  allHeroesEscaped: toEscape,
  allyDefeated: NEVER,
  personDefeated: NEVER,
  personIncapacitated: NEVER,
  // Whoever walks beside them leads them: see the turns of heroes.
  led: ({ play, game }, { person }) =>
    ledNow(play, game).some((one) => person === undefined || one.person === person) ? [WAIT] : [],
  decided: ({ play, game }, { decision }) =>
    (game.decisions ?? []).includes(decision)
      ? [wishFor({ kind: 'decide', decision })]
      : anyDeed(play.mission, 'offer', (effect) => effect.decision === decision && !effect.off),
  groupDefeated: (at, { group }) => toDefeat(at, group),
  uniqueDefeated: (at, { card }) =>
    at.play.mission.groups
      .filter(({ cards }) => cards.some((one) => one.card === card))
      .flatMap(({ id }) => toDefeat(at, id)),
  lastGroupDefeated: (at) => toDefeat(at),
  interacted: (at, { thing, option }) => toUse(at, thing, option),
  opened: (at, { door }) => toOpen(at, door),
  retrieved: (at, { thing }) => toRetrieve(at, thing),
  dropped: NEVER,
  destroyed: (at, { thing }) => toBreak(at, thing),
  revealed: (at, { section }) => toReveal(at, section),
  variableChanged: (at, { variable, when }) =>
    when !== undefined && !isMet(at.play, at.game, when)
      ? [{ kind: 'cond', cond: when, is: true }]
      : toChange(at, [variable]),
  entersRegion: toStand,
  endsInRegion: toStand,
  damaged: (at, { who }) => (who.startsWith('group:') ? toDefeat(at, who.slice('group:'.length)) : []),
};

// The table holds a way for each kind; TypeScript cannot see that kind and way belong together.
export const toSetOff = <K extends TriggerKind>(
  at: PlayedSoFar,
  trigger: ScriptTrigger & { kind: K },
): readonly Want[] => (WAYS[trigger.kind] as Way<K>)(at, trigger as TriggerOf<K>);

function inRound(at: PlayedSoFar, { when }: TriggerOf<'roundStart' | 'roundEnd'>): readonly Want[] {
  const unmet = when !== undefined && !isMet(at.play, at.game, when);
  return unmet && when !== undefined ? [WAIT, { kind: 'cond', cond: when, is: true }] : [WAIT];
}

function toEscape({ play }: PlayedSoFar): readonly Want[] {
  return anyDeed(play.mission, 'escape', () => true);
}

/** Imperial figures go where they like. */
function toStand(
  at: PlayedSoFar,
  { region, who = 'hero' }: TriggerOf<'entersRegion' | 'endsInRegion'>,
): readonly Want[] {
  if (who === 'imperial') return [];
  // Whoever has to be led is not left behind while the way is still being found.
  const along = who === 'person' ? [wishFor({ kind: 'lead', region })] : [];
  if (!thingStateOf(at.play, at.game, region).onMap) return [...along, ...toSee(at, region)];
  return along.length > 0 ? along : [wishFor({ kind: 'stand', region, several: false })];
}
