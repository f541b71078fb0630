// Which commands the game would accept now: for headless players, for tests, and for screens that show the
// possibilities. Where there are too many (numbers, spaces), a varied few.

import { areAllHeroesWounded, rollFor, type Answer, type Pending } from '../../imperial';
import { seedRandom, type RandomState } from '../../kernel';
import { reach } from '../../rules';
import { actorIn, controllerOf, heroesIn, othersIn } from '../actors';
import type { Command } from '../command';
import type { Game } from '../game';
import type { FallenCount, Prompt, PromptAnswer } from '../prompt';
import { resolvedWindow } from './groups/activation';
import { boardOf } from './table/board';
import { reportable } from './scripts/noticing';
import { optionsOf } from './table/options';
import type { Play } from './play';
import { makeRun } from './run';
import { thingStateOf } from './table/things';
import { whyNotActor } from './round/turns';

export function legalCommands(
  play: Play,
  game: Game,
  random: RandomState = seedRandom(''),
): readonly Command[] {
  if (game.prompt) return answersTo(game.prompt).map((answer) => ({ kind: 'answer', answer }));
  if (game.stage === 'over') return [];
  if (game.window) return windowCommands(play, game, random);
  return game.stage === 'heroes' ? turnCommands(play, game) : [];
}

function answersTo(prompt: Prompt): readonly PromptAnswer[] {
  switch (prompt.kind) {
    case 'question':
      return prompt.options.map(({ id }) => ({ kind: 'option', option: id }));
    case 'input':
      return [...new Set([0, 1, Math.floor(prompt.most / 2), prompt.most])]
        .filter((number) => number <= prompt.most)
        .map((number) => ({ kind: 'number', number }));
    case 'test':
      return prompt.heroes.flatMap((hero) =>
        prompt.attributes.flatMap((attribute) =>
          [0, 1, 2, 3].map((successes) => ({ kind: 'tested', hero, attribute, successes }) as const),
        ),
      );
    case 'chooseHeroes':
      return prompt.heroes.map((_, first) => ({
        kind: 'heroes',
        heroes: [...prompt.heroes.slice(first), ...prompt.heroes.slice(0, first)].slice(0, prompt.count),
      }));
    case 'confirm':
      return [{ kind: 'yes' }, { kind: 'no' }];
    case 'colour':
      return prompt.colours.map((colour) => ({ kind: 'colour', colour }));
    case 'fallen':
      return [0, 1, Infinity].map((lost) => ({ kind: 'fallen', fallen: fallenIn(prompt.groups, lost) }));
    default:
      return [{ kind: 'done' }];
  }
}

/** Of each group so many, as far as it can have lost them. */
const fallenIn = (groups: readonly FallenCount[], lost: number): Readonly<Record<string, number>> =>
  Object.fromEntries(groups.map(({ group, most }) => [group, Math.min(lost, most)]));

function windowCommands(play: Play, game: Game, random: RandomState): readonly Command[] {
  const resolution = resolvedWindow(play, game)?.resolution;
  const pending = resolution?.pending;
  if (!game.window || !pending || areAllHeroesWounded(resolution.situation))
    return [{ kind: 'finishActivation' }];
  const answer = answerTo(pending, random);
  return [{ kind: 'tell', told: [...game.window.told, { step: pending.step, answer }] }];
}

/** What a window waits for, as chance has it. */
function answerTo(pending: Pending, random: RandomState): Answer {
  switch (pending.kind) {
    case 'attack':
    case 'roll':
      return rollFor(pending, random).answer;
    case 'test':
      return { kind: 'successes', of: Object.fromEntries(pending.heroes.map((hero) => [hero, 1])) };
    case 'choice':
      return { kind: 'choice', option: 0 };
  }
}

function turnCommands(play: Play, game: Game): readonly Command[] {
  const heroes = heroesIn(game).filter(({ gone }) => gone === null);
  const ready = game.actors.filter((actor) => whyNotActor(game, actor) === undefined).map(({ id }) => id);
  const acting = actorIn(game, game.active)?.kind ?? 'hero';
  const isHeroActing = acting === 'hero';
  return [
    ...ready.flatMap((who): Command[] =>
      game.active === who
        ? [{ kind: 'endActivation', who }]
        : [
            { kind: 'beginActivation', who },
            { kind: 'endActivation', who },
          ],
    ),
    ...[...(acting === 'companion' ? [] : play.things.keys())].flatMap((thing) =>
      optionsOf(play, game, thing)
        .filter(({ heroesOnly }) => !heroesOnly || isHeroActing)
        .map(({ id: option }): Command => ({ kind: 'interact', thing, option })),
    ),
    ...(game.decisions ?? []).map((decision): Command => ({ kind: 'decide', decision })),
    ...reportable(makeRun(play, game)).map(({ script }): Command => ({ kind: 'report', script: script.id })),
    ...heroes.map(({ id, wounded }): Command => ({ kind: wounded ? 'withdraw' : 'wound', hero: id })),
    ...game.groups.map(({ id }): Command => ({ kind: 'defeatGroup', group: id })),
    ...[...play.things.values()].flatMap((thing): Command[] => {
      const state = thingStateOf(play, game, thing.id);
      const breakable = 'health' in thing && thing.health !== undefined && state.onMap && !state.destroyed;
      return breakable ? [{ kind: 'destroy', thing: thing.id }] : [];
    }),
    ...othersIn(game)
      .filter(({ gone }) => gone === null)
      .map(({ id }): Command => ({ kind: 'defeat', actor: id })),
    ...(game.medpacs > 0 ? heroes.map(({ id }): Command => ({ kind: 'useMedpac', who: id })) : []),
    ...(game.tracked ? moves(play, game) : []),
  ];
}

const STRIDE = 4;
const MOST_MOVES = 12;

/** Some of the places that heroes could walk to. */
function moves(play: Play, game: Game): readonly Command[] {
  const board = boardOf(play, game);
  if (!board) return [];
  return Object.values(game.figures).flatMap((figure) => {
    const piece = board.figures.get(figure.id as never);
    if (controllerOf(game, figure) !== 'players' || !piece) return [];
    return reach(board, piece, STRIDE)
      .ends.slice(-MOST_MOVES)
      .map(({ at, size }): Command => ({ kind: 'moveFigure', figure: figure.id, to: at, size }));
  });
}
