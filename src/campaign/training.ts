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

export const lessonsLeft = ({ lessons }: CampaignState, { id, classCards }: CampaignHero): number =>
  Math.max(0, (lessons[id] ?? 0) - classCards.length);

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
  if (lessonsLeft(state, hero) === 0) return refuse('noLesson', id);
  if (facts.xp > hero.classCards.length + 1) return refuse('tooMuchExperience', card);
  const noRoom = facts.kind !== 'feat' && !hasRoom(gearOf(play, state), id, facts.kind);
  const learnt = changeHero(state, id, ({ classCards, leftBehind }) => ({
    classCards: [...classCards, card],
    leftBehind: noRoom ? [...leftBehind, card] : leftBehind,
  }));
  return finishedStep(learnt, { kind: 'learnt', hero: id, card });
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
  if (costly !== undefined) return refuse('notUndoable', costly);
  const loose = loosened(play, state, card);
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
