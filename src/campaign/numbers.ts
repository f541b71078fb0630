// Conditions and numbers of a running campaign. An unknown name is 0, as in missions.

import { bounded, valueOfExpression, type Num } from '../mission';
import type { CampaignPlay } from './play';
import type { CampaignState } from './state';

type Known = Pick<
  CampaignState,
  'heroes' | 'difficulty' | 'credits' | 'fame' | 'flags' | 'finished' | 'products'
>;

/** A condition that was left out holds. */
export const holdsInCampaign = (play: CampaignPlay, state: Known, condition: string | undefined): boolean =>
  condition === undefined || numberOf(play, state, condition) !== 0;

/** For what can be counted: a whole number, never below 0. */
export const countInCampaign = (play: CampaignPlay, state: Known, num: Num): number =>
  Math.max(0, Math.trunc(numberOf(play, state, num)));

/** Encounters are no missions. */
export const missionsFinished = ({ finished }: Pick<CampaignState, 'finished'>): number =>
  finished.filter(({ encounter }) => !encounter).length;

function numberOf(play: CampaignPlay, state: Known, num: Num): number {
  if (typeof num === 'number') return bounded(num);
  if (typeof num === 'string') return expressionValue(play, state, num);
  if ('normal' in num) return numberOf(play, state, num[state.difficulty]);
  const heroes = state.heroes.length;
  return numberOf(play, state, num[heroes <= 2 ? '2' : heroes === 3 ? '3' : '4']);
}

function expressionValue(play: CampaignPlay, state: Known, text: string): number {
  const names = new Map(Object.entries(namesOf(state)));
  const sources = {
    name: (name: string) => names.get(name) ?? 0,
    game: (what: string, id: string) => {
      if (what === 'owns') return state.products.includes(id) ? 1 : 0;
      const hero = state.heroes.find((one) => one.id === id);
      if (what === 'plays') return hero ? 1 : 0;
      if (what === 'injuries') return hero?.injuries?.length ?? 0;
      return what === 'flag' && Object.hasOwn(state.flags, id) ? (state.flags[id] ?? 0) : 0;
    },
  };
  return valueOfExpression(play.expressionOf(text), sources) ?? 0;
}

const namesOf = (state: Known): Readonly<Record<string, number>> => ({
  missions: missionsFinished(state),
  fame: state.fame,
  credits: state.credits,
  heroes: state.heroes.length,
  hard: state.difficulty === 'hard' ? 1 : 0,
});
