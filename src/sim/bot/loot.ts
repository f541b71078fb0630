// The worth of a thing beside the way: crates with medpacs, people to help who are remembered in the rewards. Players
// are curious; how curious depends on what such things usually bring.

import { OPEN, type EffectKind, type Game, type Play } from '../../mission';
import type { BotDeed } from '../plan/deeds';
import { isMet } from '../plan/judging';
import { mayTurn, toTurn } from '../plan/variables';
import { deedsOfUse } from './tests';

const GIFTS: Readonly<Partial<Record<EffectKind, number>>> = {
  medpacs: 1.4,
  supply: 0.8,
  credits: 0.6,
  item: 0.9,
  fame: 0.6,
  ally: 0.8,
  recover: 0.6,
  setFlag: 0.3,
};
/** A reward comes nearer. */
const REWARD = 1.6;
const MOST = 2.4;

const known = new WeakMap<Game['variables'], Map<string, number>>();

export function lootWorth(play: Play, game: Game, thing: string, option: string): number {
  const worths = known.get(game.variables) ?? new Map<string, number>();
  known.set(game.variables, worths);
  const key = `${thing} ${option}`;
  const found = worths.get(key);
  if (found !== undefined) return found;
  const deeds = deedsOfUse(play, thing, option);
  const sum = deeds.reduce((total, { effect }) => total + (GIFTS[effect.kind] ?? 0), 0);
  const rewarded = bringsReward(play, game, deeds) ? REWARD : 0;
  const worth = deeds.some(({ effect }) => effect.kind === 'lose') ? 0 : Math.min(MOST, sum + rewarded);
  worths.set(key, worth);
  return worth;
}

/** Whether one of the deeds helps to fulfil what a reward is given for. */
const bringsReward = (play: Play, game: Game, deeds: readonly BotDeed[]): boolean =>
  (play.mission.rewards ?? []).some(
    ({ if: cond }) =>
      cond !== undefined &&
      mayTurn(play, cond, deeds) &&
      !isMet(play, game, cond) &&
      toTurn({ play, game }, cond, true).some((want) => want.kind === 'deed' && deeds.includes(want.deed)),
  );

/** Behind doors there is usually somebody. */
export const bringsEnemies = (play: Play, thing: string, option: string): boolean =>
  option === OPEN ||
  deedsOfUse(play, thing, option).some(
    ({ effect }) => effect.kind === 'deploy' || effect.kind === 'reveal' || effect.kind === 'open',
  );
