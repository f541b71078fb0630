// Class cards (rows 90 and 91): one lesson after each story mission, the n-th card from those that cost at most n.

import type { OfKind } from '../kernel';
import type { CampaignCommand } from './command';
import { MOST_TRAINING } from './definition';
import { changeHero, gearOf, hasRoom, loosened } from './gear';
import type { CampaignPlay } from './play';
import type { CampaignHero, CampaignState } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';

/** One lesson more for each hero named, as far as a campaign allows; also those who got one. */
export function withLessons(
  state: CampaignState,
  heroes: readonly string[],
): { readonly state: CampaignState; readonly taught: readonly string[] } {
  const lessons: Record<string, number> = { ...state.lessons };
  const taught = heroes.filter((hero) => {
    const had = lessons[hero];
    if (had === undefined || had >= MOST_TRAINING) return false;
    lessons[hero] = had + 1;
    return true;
  });
  return { state: { ...state, lessons }, taught };
}

/** In a classic campaign: the hero's points, in the stage in which they can be spent. */
export const lessonsLeft = ({ lessons, classic }: CampaignState, { id, classCards }: CampaignHero): number =>
  classic
    ? classic.stage === 'rebel' && classic.forced.length === 0
      ? (classic.xp[id] ?? 0)
      : 0
    : Math.max(0, (lessons[id] ?? 0) - classCards.length);

/** What was learnt has now been in play. */
export const withSettledTraining = (state: CampaignState): CampaignState => ({
  ...state,
  heroes: state.heroes.map((hero) => ({ ...hero, settled: hero.classCards.length })),
});

export function train(
  play: CampaignPlay,
  state: CampaignState,
  { hero: id, card }: OfKind<CampaignCommand, 'train'>,
): CampaignStep {
  const hero = state.heroes.find((one) => one.id === id);
  if (!hero) return refuse('unknownHero', id);
  const facts = Object.hasOwn(play.kit.classCards, card) ? play.kit.classCards[card] : undefined;
  if (!facts) return refuse('unknownCard', card);
  if (facts.hero !== id) return refuse('notThisHero', card);
  if (facts.xp === undefined || hero.classCards.includes(card)) return refuse('alreadyLearnt', card);
  const problem = state.classic ? whyNotPay(state, id, facts.xp) : whyNotLearn(state, hero, card, facts.xp);
  if (problem) return problem;
  const noRoom = facts.kind !== 'feat' && !hasRoom(gearOf(play, state), id, facts.kind);
  const learnt = changeHero(state, id, ({ classCards, leftBehind }) => ({
    classCards: [...classCards, card],
    leftBehind: noRoom ? [...leftBehind, card] : leftBehind,
  }));
  return finishedStep(withPoints(learnt, id, -facts.xp), { kind: 'learnt', hero: id, card });
}

/** The n-th card costs at most n (row 91). */
function whyNotLearn(
  state: CampaignState,
  hero: CampaignHero,
  card: string,
  xp: number,
): CampaignStep | undefined {
  if (lessonsLeft(state, hero) === 0) return refuse('noLesson', hero.id);
  return xp > hero.classCards.length + 1 ? refuse('tooMuchExperience', card) : undefined;
}

/** Each card for its printed cost (classic 4.1). */
const whyNotPay = ({ classic }: CampaignState, hero: string, xp: number): CampaignStep | undefined =>
  xp > (classic?.xp[hero] ?? 0) ? refuse('tooFewPoints', hero) : undefined;

/** Experience is only counted in a classic campaign. */
function withPoints(state: CampaignState, hero: string, by: number): CampaignState {
  const { classic } = state;
  if (!classic) return state;
  return { ...state, classic: { ...classic, xp: { ...classic.xp, [hero]: (classic.xp[hero] ?? 0) + by } } };
}

export function untrain(
  play: CampaignPlay,
  state: CampaignState,
  { hero: id, card }: OfKind<CampaignCommand, 'untrain'>,
): CampaignStep {
  const hero = state.heroes.find((one) => one.id === id);
  if (!hero) return refuse('unknownHero', id);
  if (hero.classCards.indexOf(card) < hero.settled) return refuse('notUndoable', card);
  const rest = hero.classCards.filter((other) => other !== card);
  const costly = rest.find((other, index) => (play.kit.classCards[other]?.xp ?? 0) > index + 1);
  if (costly !== undefined && !state.classic) return refuse('notUndoable', costly);
  const xp = play.kit.classCards[card]?.xp ?? 0;
  const loose = loosened(play, withPoints(state, id, xp), card);
  const unlearnt = changeHero(loose, id, ({ leftBehind, fixed }) => ({
    classCards: rest,
    leftBehind: leftBehind.filter((other) => other !== card),
    fixed: Object.fromEntries(Object.entries(fixed).filter(([other]) => other !== card)),
  }));
  return finishedStep(unlearnt, { kind: 'unlearnt', hero: id, card });
}

/** Class cards that a hero may learn now. */
export function cardsToLearn(play: CampaignPlay, state: CampaignState, hero: string): readonly string[] {
  return Object.keys(play.kit.classCards).filter(
    (card) => train(play, state, { kind: 'train', hero, card }).ok,
  );
}
