// Rates a game from the heroes' view, to choose between answers: each is tried on a copy of the game, with other dice
// than those that will fall.

import { seedRandom } from '../../kernel';
import { advance, heroesIn, sideOf, type Game, type Play, type PromptAnswer } from '../../mission';
import { conditionRow } from '../../rules';
import { leadsOf } from '../plan/leads';

const WORTH = {
  won: 100,
  lost: -100,
  link: -1.5,
  achieved: 3,
  wounded: -6,
  withdrawn: -8,
  damage: -0.5,
  strain: -0.25,
  harmed: -0.8,
  helped: 0.8,
  enemy: -0.9,
  ready: -0.6,
  medpac: 1.2,
  supply: 0.6,
  credit: 0.006,
  fame: 0.7,
  item: 0.8,
  ally: 1,
  section: 0.6,
  round: 0.5,
} as const;

/** Reading on may lead to a further question; the trial ends there. */
const MOST_READ = 12;

export function worthOfAnswer(play: Play, game: Game, answer: PromptAnswer): number {
  let trial: Game = { ...game, random: seedRandom('trial') };
  const first = advance(play, trial, { kind: 'answer', answer });
  if (!first.ok) return -Infinity;
  trial = first.value.game;
  for (let read = 0; read < MOST_READ && trial.prompt && !trial.result; read++) {
    const next = advance(play, trial, { kind: 'answer', answer: { kind: 'done' } });
    if (!next.ok) break;
    trial = next.value.game;
  }
  return worthOf(play, trial);
}

function worthOf(play: Play, game: Game): number {
  if (game.result) return game.result.won ? WORTH.won : WORTH.lost;
  const links = Math.min(20, ...leadsOf(play, game).map((lead) => lead.links));
  const { gains, groups, map, medpacs, supplies, achieved, roundLimit, round } = game;
  return (
    links * WORTH.link +
    achieved.length * WORTH.achieved +
    healthOf(game) +
    groups.filter(({ activated }) => !activated).length * WORTH.ready +
    medpacs * WORTH.medpac +
    supplies * WORTH.supply +
    gains.credits * WORTH.credit +
    gains.fame * WORTH.fame +
    (gains.items.length + gains.gear) * WORTH.item +
    Object.keys(gains.allies).length * WORTH.ally +
    map.sections.length * WORTH.section +
    Math.min(8, (roundLimit?.rounds ?? round + 8) - round) * WORTH.round
  );
}

function healthOf(game: Game): number {
  let sum = 0;
  for (const { wounded, gone } of heroesIn(game))
    sum += gone === 'withdrew' ? WORTH.wounded + WORTH.withdrawn : wounded ? WORTH.wounded : 0;
  for (const figure of Object.values(game.figures)) {
    const { damage, strain, conditions } = figure;
    const isEnemy = sideOf(game, figure) === 'imperial';
    const side = isEnemy ? -0.5 : 1;
    if (isEnemy) sum += WORTH.enemy;
    sum += side * (damage * WORTH.damage + strain * WORTH.strain);
    for (const condition of conditions)
      sum += side * (conditionRow(condition).harmful ? WORTH.harmed : WORTH.helped);
  }
  return sum;
}
