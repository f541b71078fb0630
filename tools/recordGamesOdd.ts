// A player who now and then does what the app allows but no bot does: corrections by hand, interruptions, another of
// several equal options, windows read again, and commands that must be refused.

import type { Answer, Change, Resolution } from '../src/imperial';
import { randomInt, shuffled, type RandomState } from '../src/kernel';
import {
  boardOf,
  heroesIn,
  resolveWindow,
  type Command,
  type Game,
  type Play,
  type Told,
} from '../src/mission';
import { CONDITIONS, POWER_TOKENS, type FigureId, type Point } from '../src/rules';

export type Chance = { random: RandomState };

export function draw(chance: Chance, sides: number): number {
  const { value, state } = randomInt(chance.random, Math.max(1, sides));
  chance.random = state;
  return value;
}

const NOBODY = 'nobody';
const oneOf = <T extends string>(chance: Chance, list: readonly T[]): T | typeof NOBODY =>
  list[draw(chance, list.length)] ?? NOBODY;

function someOf<T>(chance: Chance, list: readonly T[]): readonly T[] {
  const { value, state } = shuffled(chance.random, list);
  chance.random = state;
  return value.slice(0, draw(chance, 3));
}

type Scene = { readonly play: Play; readonly game: Game; readonly chance: Chance };

const heroIn = ({ game, chance }: Scene): string =>
  oneOf(
    chance,
    heroesIn(game).map(({ id }) => id),
  );
const actorIn = ({ game, chance }: Scene): string =>
  oneOf(chance, [...game.actors.map(({ id }) => id), NOBODY]);
const figureIn = ({ game, chance }: Scene): FigureId =>
  oneOf(chance, [...Object.keys(game.figures), NOBODY]) as FigureId;
const groupIn = ({ game, chance }: Scene): string =>
  oneOf(chance, [...Object.keys(game.windows), ...game.groups.map(({ id }) => id)]);
const thingIn = ({ play, game, chance }: Scene): string => {
  const carried = Object.entries(game.map.things).flatMap(([id, { carriedBy }]) =>
    carriedBy === undefined ? [] : [id],
  );
  return oneOf(chance, carried.length > 0 && draw(chance, 2) === 0 ? carried : [...play.things.keys()]);
};

/** Near somebody, so that it is often a space. */
function pointIn({ play, game, chance }: Scene): Point {
  const pieces = boardOf(play, game)?.pieces ?? [];
  const [x, y] = pieces[draw(chance, pieces.length)]?.at ?? [0, 0];
  return [x + draw(chance, 7) - 3, y + draw(chance, 7) - 3];
}

/** Drawn one as often as the other; some are there more than once. */
const ODD: readonly ((scene: Scene) => Command)[] = [
  (scene) => ({ kind: 'moveFigure', figure: figureIn(scene), to: pointIn(scene) }),
  (scene) => ({ kind: 'moveFigure', figure: figureIn(scene), to: pointIn(scene) }),
  (scene) => ({
    kind: 'moveFigure',
    figure: figureIn(scene),
    to: draw(scene.chance, 3) === 0 ? null : pointIn(scene),
  }),
  (scene) => ({ kind: 'setFigure', figure: figureIn(scene), set: { damage: draw(scene.chance, 14) } }),
  (scene) => ({ kind: 'setFigure', figure: figureIn(scene), set: { strain: draw(scene.chance, 6) } }),
  (scene) => ({
    kind: 'setFigure',
    figure: figureIn(scene),
    set: { conditions: someOf(scene.chance, CONDITIONS) },
  }),
  (scene) => ({
    kind: 'setFigure',
    figure: figureIn(scene),
    set: { powerTokens: someOf(scene.chance, POWER_TOKENS) },
  }),
  (scene) => ({ kind: 'defeatFigure', figure: figureIn(scene) }),
  (scene) => ({ kind: 'wound', hero: heroIn(scene) }),
  (scene) => ({ kind: 'stand', hero: heroIn(scene) }),
  (scene) => ({ kind: 'stand', hero: heroIn(scene) }),
  (scene) => ({ kind: 'withdraw', hero: heroIn(scene) }),
  (scene) => ({ kind: 'drop', thing: thingIn(scene) }),
  (scene) => ({ kind: 'destroy', thing: thingIn(scene) }),
  (scene) => ({ kind: 'reopenWindow', group: groupIn(scene) }),
  (scene) => ({ kind: 'reopenWindow', group: groupIn(scene) }),
  (scene) => ({ kind: 'defeatGroup', group: groupIn(scene) }),
  (scene) => ({ kind: 'useMedpac', who: figureIn(scene) }),
  (scene) => ({ kind: 'useMedpac', who: actorIn(scene) }),
  (scene) => ({ kind: 'beginActivation', who: actorIn(scene) }),
  (scene) => ({ kind: 'beginActivation', who: actorIn(scene) }),
  (scene) => ({ kind: 'endActivation', who: actorIn(scene) }),
  (scene) => ({ kind: 'interact', thing: thingIn(scene), option: 'open', who: actorIn(scene) }),
  (scene) => ({ kind: 'interact', thing: thingIn(scene), option: 'retrieve', who: actorIn(scene) }),
  (scene) => ({ kind: 'defeat', actor: actorIn(scene) }),
  () => ({ kind: 'finishActivation' }),
];

/** Seldom: nothing much follows afterwards. */
const RARE: readonly ((scene: Scene) => Command)[] = [
  ({ game }) => ({ kind: 'track', on: !game.tracked }),
  () => ({ kind: 'giveUp' }),
];
const RARITY = 120;

export function oddCommand(play: Play, game: Game, chance: Chance): Command {
  const scene = { play, game, chance };
  const resolution = game.window && !game.window.again ? resolveWindow(play, game) : null;
  if (game.window && resolution && draw(chance, 4) > 0)
    return { kind: 'tell', told: oddTold(scene, game.window.told, resolution) };
  const list = draw(chance, RARITY) === 0 ? RARE : ODD;
  const make = list[draw(chance, list.length)] ?? (() => ({ kind: 'finishActivation' }) as const);
  return make(scene);
}

/** As the window has them: telling something about a step drops what was told of later ones. */
function oddTold(scene: Scene, told: readonly Told[], { steps, pending }: Resolution): readonly Told[] {
  const { chance } = scene;
  const step = draw(chance, steps.length);
  const before = told.filter((earlier) => earlier.step < step);
  const also = (at: number, answer: Answer, rest: readonly Told[] = before): readonly Told[] => [
    ...rest,
    { step: at, answer },
  ];
  const open = steps.flatMap(({ acts }, at) =>
    acts
      .flatMap((act) => ('choice' in act && act.choice ? [act.choice] : []))
      .flatMap(({ options }, choice) => (options.length > 1 ? [{ at, choice, count: options.length }] : [])),
  );
  const wish = open[draw(chance, open.length)];
  if (wish && draw(chance, 2) === 0) {
    const { at, choice, count } = wish;
    const answer = { kind: 'prefer', step: at, choice, option: draw(chance, count) } as const;
    return also(
      at,
      answer,
      told.filter((earlier) => earlier.step < at),
    );
  }
  const changes = [changeIn(scene)];
  if (pending?.kind === 'attack' && draw(chance, 3) === 0)
    return also(pending.step, { kind: 'changed', step: pending.step, during: 'attack', changes }, told);
  if (told.length === 0 && draw(chance, 3) === 0) {
    const figures = [...new Set(steps.map(({ figure }) => figure))].toReversed();
    return also(0, { kind: 'order', figures });
  }
  return also(step, { kind: 'changed', step, changes });
}

const CHANGES: readonly ((scene: Scene, figure: FigureId) => Change)[] = [
  (scene, figure) => ({ kind: 'moved', figure, to: { at: pointIn(scene), size: sizeOf(scene, figure) } }),
  ({ chance }, figure) => ({ kind: 'damage', figure, amount: 1 + draw(chance, 4) }),
  ({ chance }, figure) => ({ kind: 'strain', figure, amount: 1 + draw(chance, 2) }),
  (_, figure) => ({ kind: 'recovered', figure, amount: 2 }),
  (_, figure) => ({ kind: 'gone', figure }),
  ({ chance }, figure) => ({ kind: 'gained', figure, conditions: someOf(chance, CONDITIONS) }),
  ({ chance }, figure) => ({ kind: 'lost', figure, conditions: someOf(chance, CONDITIONS) }),
];

const sizeOf = ({ game }: Scene, figure: FigureId) => game.figures[figure]?.size ?? ([1, 1] as const);

function changeIn(scene: Scene): Change {
  const make = CHANGES[draw(scene.chance, CHANGES.length)];
  const figure = oneOf(scene.chance, Object.keys(scene.game.figures)) as FigureId;
  return make ? make(scene, figure) : { kind: 'gone', figure };
}
