// The activation of a group: its orders and, where the app tracks the table, their results.

import {
  areAllHeroesWounded,
  limitsOfRound,
  NO_MEMORY,
  resolveActivation,
  type AbilityRules,
  type AttackAid,
  type Resolution,
  type ResolveOptions,
  type Situation,
} from '../../../imperial';
import { withinWork } from '../../../kernel';
import type { FigureId } from '../../../rules';
import { newest } from '../../bounds';
import type { Refusal } from '../../command';
import type { Activation, ExtraOrders, Game, GroupState, Told } from '../../game';
import type { ScriptWord } from '../../language/words';
import { applySituation } from './aftermath';
import { tellAttacks } from './attacks';
import { inOrder } from './chronicle';
import { boardOf } from '../table/board';
import { layDownUsed } from '../heroes/defense';
import { bringToGroup, broughtByLines, broughtIn } from '../companions/ofGroups';
import { formFor, wearForm } from './forms';
import { drawnOrders, drawPair, isFor, type DrawnOrders } from './draw';
import { perGame } from '../perGame';
import type { Play } from '../play';
import { draw, update, type MissionRun } from '../run';
import { situationOfGame } from './situation';

/** Draws what the group does, never the same twice in a row. Cards that nobody gave orders get none. */
export function openWindow(run: MissionRun, id: string): void {
  const { play, game } = run;
  const group = game.groups.find((one) => one.id === id);
  const orders = group && play.kit.groups[group.card];
  const drawn = orders && drawPair(orders, group.card, game.random, game.windows[id] ?? null);
  if (!drawn) return;
  update(run, { random: drawn.random });
  const window: Activation = {
    group: id,
    card: group.card,
    ...drawn.pair,
    before: linesPut(group.orders, 'before').flat(),
    after: linesPut(group.orders, 'after').flat(),
    instead: linesPut(group.orders, 'instead').at(-1) ?? null,
    target: wantedBy(run, group) ?? play.groups.get(group.of)?.target ?? null,
    told: [],
  };
  update(run, { window, windows: { ...game.windows, [id]: window } });
}

/** Where only a chance was given, it is rolled for each activation. */
const wantedBy = (run: MissionRun, { target, chance = 100 }: GroupState): Activation['target'] =>
  target !== null && chance < 100 && draw(run, 100) >= chance ? null : target;

const linesPut = (orders: readonly ExtraOrders[], put: ScriptWord<'put'>) =>
  orders.filter((order) => order.put === put).map(({ lines }) => lines);

/** Everything the window shows; `null`: the card has no such orders. */
export function ordersOf(play: Play, game: Game, activation: Activation): DrawnOrders | null {
  const group = play.kit.groups[activation.card];
  const figures = figuresOf(game, activation);
  if (!group) return null;
  const extra = { ...activation, lent: lentTo(play, game, activation) };
  return drawnOrders(group, activation.card, activation, figures, extra);
}

/** Abilities of the other groups on the map that hold for these figures as well; of two alike, one does. */
function lentTo(play: Play, { groups }: Game, { card }: Activation): readonly AbilityRules[] {
  const others = new Set(groups.map((group) => group.card).filter((other) => other !== card));
  return [...others].flatMap(
    (other) => play.kit.groups[other]?.abilities.filter((one) => one.lent && isFor(other)(one)) ?? [],
  );
}

const figuresOf = ({ figures }: Game, { group }: Activation): readonly FigureId[] =>
  Object.values(figures).flatMap((figure) => (figure.group === group ? [figure.id as FigureId] : []));

/** Whether the app can say what every figure does: it knows where all of them stand, and at least one Rebel. */
export function isResolvable(play: Play, game: Game, activation: Activation): boolean {
  const board = game.tracked && !activation.again ? boardOf(play, game) : null;
  if (!board) return false;
  const figures = figuresOf(game, activation);
  return (
    figures.length > 0 &&
    figures.every((id) => board.figures.has(id)) &&
    board.pieces.some(({ side, companion }) => side === 'rebel' && !companion)
  );
}

/** Orders on a table: what they are, and what comes of them with all that was told so far. */
export type ResolvedOrders = {
  /** The table as they found it. */
  readonly before: Situation;
  readonly drawn: DrawnOrders;
  readonly told: readonly Told[];
  readonly resolution: Resolution;
};

/** `draft`: cards that the players lay out for the attack that waits. `after`: the same when less was told. */
export function resolveOrders(
  before: Situation,
  drawn: DrawnOrders,
  told: readonly Told[],
  { draft = [], after }: Pick<ResolveOptions, 'draft' | 'after'> = {},
): ResolvedOrders {
  const answers = told.map(({ answer }) => answer);
  const resolution = resolveActivation(before, drawn.orders, answers, { draft, after });
  return { before, drawn, told, resolution };
}

/** Cards of the players in the attacks that were told. */
export const aidsTold = (told: readonly Told[]): readonly AttackAid[] =>
  told.flatMap(({ answer }) => (answer.kind === 'dice' && answer.aids) || []);

/** Orders of strangers can be short to write and take for ever. Those of the app take a hundredth of it. */
const MOST_WORK = 5_000_000;

const forecasts = new WeakMap<ResolvedOrders, Resolution>();

/** What they will come to if dice and players change nothing. */
export function forecastOf(resolved: ResolvedOrders): Resolution {
  const { before, drawn, told, resolution } = resolved;
  if (!resolution.pending) return resolution;
  const answers = told.map(({ answer }) => answer);
  const known = forecasts.get(resolved);
  if (known) return known;
  const planned = withinWork(MOST_WORK, () =>
    resolveActivation(before, drawn.orders, answers, { mode: 'plan' }),
  );
  const forecast = planned.ok ? planned.value.value : resolution;
  forecasts.set(resolved, forecast);
  return forecast;
}

type Earlier = { readonly play: Play; readonly game: Game; readonly resolved: ResolvedOrders };
/** The last resolution on these figures: they stay where they are until the window closes. */
const earlier = new WeakMap<Game['figures'], Earlier>();

/** The open window as it stands now; `null`: there is none, or the players see to it, as they do to orders without an end. */
export const resolvedWindow = perGame((play, game): ResolvedOrders | null => {
  const { window } = game;
  if (!window || !isResolvable(play, game, window)) return null;
  const known = earlier.get(game.figures);
  const isSame = known?.play === play && isSameButForTold(known.game, game);
  // To finish an activation closes the heroes' moments first: that is another game with the very same window.
  if (isSame && known.resolved.told === window.told) return known.resolved;
  const drawn = isSame ? known.resolved.drawn : ordersOf(play, game, window);
  const before = isSame ? known.resolved.before : situationOfGame(play, game);
  if (!drawn || !before) return null;
  const after = isSame ? known.resolved.resolution : undefined;
  const resolved = withinWork(MOST_WORK, () => resolveOrders(before, drawn, window.told, { after }));
  if (!resolved.ok) return null;
  earlier.set(game.figures, { play, game, resolved: resolved.value.value });
  return resolved.value.value;
});

/** What was told, and what heroes may do between two things that happen: no orders look at that. */
const LEFT_OUT = new Set<string>(['window', 'windows', 'moments'] satisfies (keyof Game)[]);

/** Whether players have only told more (or less) about the open window. */
function isSameButForTold(one: Game, other: Game): boolean {
  if (!one.window || !other.window) return false;
  return (
    isSameIn(one, other, (key) => LEFT_OUT.has(key)) &&
    isSameIn(one.window, other.window, (key) => key === 'told')
  );
}

function isSameIn<T extends object>(one: T, other: T, isLeftOut: (key: string) => boolean): boolean {
  const keys = Object.keys(one) as (keyof T & string)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isLeftOut(key) || one[key] === other[key])
  );
}

/** Closes the window. Where the app resolves it, everything must have been told, unless the last hero fell (D30). */
export function finishWindow(run: MissionRun): Refusal | undefined {
  const { window } = run.game;
  if (!window) return { code: 'noWindow' };
  const found = resolvedWindow(run.play, run.game);
  if (found) {
    const { resolution, before } = found;
    if (resolution.pending && !areAllHeroesWounded(resolution.situation))
      return { code: 'activationUnfinished', of: window.group };
    const since = run.events.length;
    tellAttacks(run, resolution);
    layDownUsed(run, aidsTold(window.told.slice(0, resolution.read)));
    applySituation(run, before, resolution.situation, resolution);
    for (const card of broughtIn(resolution)) bringToGroup(run, window.group, card);
    run.events.push(...inOrder(run.events.splice(since), resolution));
    const { memory } = resolution.situation;
    const used = limitsOfRound(memory);
    update(run, { memory: { ...NO_MEMORY, earlier: newest(memory.earlier, memory.deeds), used } });
  } else if (!window.again) {
    const form = formFor(run.game, window.group, ordersOf(run.play, run.game, window)?.lines ?? []);
    wearForm(run, window.group, form);
    for (const card of broughtByLines(ordersOf(run.play, run.game, window)?.lines ?? []))
      bringToGroup(run, window.group, card);
  }
  update(run, {
    window: null,
    groups: run.game.groups.map((group) =>
      group.id === window.group ? { ...group, orders: group.orders.filter(({ once }) => !once) } : group,
    ),
  });
  return undefined;
}
