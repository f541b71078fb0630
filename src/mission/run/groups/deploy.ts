// Brings figures to the map: a new group, several by a budget, or the figures that a group has lost; each as close as
// possible to its deployment point.

import {
  placesClosestTo,
  hasSpace,
  theFigure,
  theSpace,
  type Piece,
  type Point,
  type Subject,
} from '../../../rules';
import { alliesIn, newAlly, othersIn } from '../../actors';
import type { MissionGroup } from '../../definition';
import type { GroupState, ScriptScope } from '../../game';
import type { EffectOf, Places } from '../../language/nodes';
import { bounded } from '../../language/expressionUse';
import { COLOURS, type Colour, type ScriptWord } from '../../language/words';
import type { Prompt } from '../../prompt';
import { baseOf, boardOf } from '../table/board';
import { allowedCards, chooseCard, fullChoices, type AllowedCard, type CardChoice } from './choice';
import { boxLeft, figureFor, figureId, figuresFor, missingFigures, roomLeft } from './crowd';
import { countOf } from '../scripts/numbers';
import { draw, emit, showNext, update, updateFigure, type MissionRun } from '../run';
import { thingStateOf } from '../table/things';
import { freeGroups } from '../round/threat';

type DeployEffect = EffectOf<'deploy'>;

/** One of the cards that may stand for the group, by chance. */
export function deployGroup(run: MissionRun, effect: DeployEffect, scope: ScriptScope): void {
  const group = run.play.groups.get(effect.group);
  if (!group) return;
  const wanted = effect.figures === undefined ? undefined : countOf(run, effect.figures, scope);
  const allowed = allowedCards(run, group, scope);
  if (allowed.length === 0 || wanted === 0) return;
  const choice = chooseCard(run, allowed, wanted);
  if (choice) showNext(run, ...deployCard(run, group, choice, effect, scope));
  else showNext(run, { kind: 'noFigures', group: group.id, card: firstKnown(run, allowed) });
}

/** At most so many groups at once; authors' budgets are smaller. */
const MOST_GROUPS = 12;

/** Groups by chance, one after another, until no other one can be paid for; of all that are free, if none is named. */
export function deployByBudget(run: MissionRun, effect: EffectOf<'deployBudget'>, scope: ScriptScope): void {
  let budget = countOf(run, effect.budget, scope);
  const prompts: Prompt[] = [];
  for (let times = 0; times < MOST_GROUPS; times++) {
    const groups = effect.from?.flatMap((id) => run.play.groups.get(id) ?? []) ?? freeGroups(run);
    const offers = groups
      .flatMap((group) =>
        fullChoices(run, allowedCards(run, group, scope)).map((choice) => ({ group, choice })),
      )
      .filter(({ choice }) => costOf(run, choice.card) <= budget);
    const offer = offers.length > 0 ? offers[draw(run, offers.length)] : undefined;
    if (!offer) break;
    budget -= costOf(run, offer.choice.card);
    const { at, story } = effect;
    const told = times === 0 && story !== undefined ? { story } : {};
    const as = effect.from ? {} : ({ as: 'anywhere' } as const);
    prompts.push(...deployCard(run, offer.group, offer.choice, { ...(at && { at }), ...as, ...told }, scope));
  }
  showNext(run, ...prompts);
}

/** Brings back figures that groups have lost. In told play the players may know of more than they said. */
export function reinforceGroup(run: MissionRun, effect: EffectOf<'reinforce'>, scope: ScriptScope): void {
  let left = countOf(run, effect.figures, scope);
  const prompts: Prompt[] = [];
  for (const group of run.game.groups.filter(({ of }) => of === effect.group)) {
    const back = bringBackFor(run, group, left, effect.at) ?? bringBackUntold(run, group, left, effect.at);
    if (!back) continue;
    left -= back.figures.length;
    prompts.push(back);
  }
  showNext(run, ...prompts);
}

/** Of one group, at most so many; nothing: it has lost nobody. */
export function bringBackFor(
  run: MissionRun,
  group: GroupState,
  most: number,
  at?: Places,
): DeployPrompt | undefined {
  const back = missingFigures(run.game, group)
    .slice(0, boxLeft(run.play, run.game, group.card))
    .slice(0, Math.max(0, most));
  if (back.length === 0) return undefined;
  addFigures(run, group, back);
  return { ...bringBack(run, group, back, at), ...(!run.game.tracked && { exact: true as const }) };
}

/** Told play, and nobody has said that figures fell: so many at most, for one of them stands. */
function bringBackUntold(
  run: MissionRun,
  group: GroupState,
  most: number,
  at: Places | undefined,
): DeployPrompt | undefined {
  const back = Array.from({ length: Math.min(most, group.size - 1) }, (_, index) =>
    figureId(group.id, index + 1),
  );
  if (run.game.tracked || back.length === 0) return undefined;
  return bringBack(run, group, back, at);
}

/**
 * Somebody fights beside the heroes from now on. Whoever did so before must be gone, unless the two come `beside` each other; of
 * whom there is only one, there is no second. Who was there before comes back as the same.
 */
export function joinAlly(run: MissionRun, { card, at, beside }: EffectOf<'allyJoins'>): void {
  const { actors, figures } = run.game;
  const there = alliesIn(run.game);
  const { groupSize = 0, unique = false } = run.play.kit.cards[card] ?? {};
  const isThere = unique && there.some(({ of }) => of === card);
  if ((there.length > 0 && !beside) || isThere || groupSize === 0 || groupSize > roomLeft(run.game)) return;
  const gone = othersIn(run.game).find(
    ({ kind, of, gone: why }) => kind === 'ally' && of === card && why !== null,
  );
  const ally = gone ? { ...gone, activated: 0, gone: null } : newAlly(actors, card);
  const joined = figuresFor(run.play, figures, ally);
  const ids = joined.map(({ id }) => id);
  update(run, {
    actors: gone ? actors.map((actor) => (actor === gone ? ally : actor)) : [...actors, ally],
    figures: { ...figures, ...Object.fromEntries(joined.map((figure) => [figure.id, figure])) },
  });
  emit(run, { kind: 'actorJoined', actor: ally.id, of: card, figures: ids });
  if (run.game.tracked) standFigures(run, ids, namedSpaces(run, at));
}

export function answerColour(run: MissionRun, group: string, colour: Colour): void {
  update(run, { groups: run.game.groups.map((one) => (one.id === group ? { ...one, colour } : one)) });
}

/** Puts figures down, one after the other, each as close to one of the spaces as it can stand. */
export function standFigures(run: MissionRun, ids: readonly string[], spaces: readonly Point[]): void {
  for (const id of ids) standAt(run, id, subjectsAt(run, spaces));
}

const costOf = ({ play }: MissionRun, card: string): number => play.kit.cards[card]?.cost ?? 0;

const firstKnown = ({ play }: MissionRun, cards: readonly AllowedCard[]): string =>
  (cards.find(({ card }) => play.kit.cards[card]) ?? cards[0])?.card ?? '';

/** Puts a group on the tracker and its figures on the map; what the players have to do for it is handed back. */
export function deployCard(
  run: MissionRun,
  { id: of, bonusHealth: usual = 0 }: MissionGroup,
  { card, figures, insteadOf = figures }: CardChoice,
  effect: Partial<DeployEffect>,
  scope: ScriptScope,
): readonly Prompt[] {
  const { deployed, groups } = run.game;
  const number = (deployed[of] ?? 0) + 1;
  const group: GroupState = {
    id: `${of}-${number}`,
    of,
    card,
    colour: null,
    // The figures of another card share what its figures would have had.
    bonusHealth: bounded(
      Math.round((countOf(run, effect.bonusHealth ?? usual, scope) * insteadOf) / figures),
    ),
    activated: effect.exhausted === true,
    size: figures,
    orders: [],
    target: null,
    ...run.game.standing?.[of],
  };
  const colours = coloursFor(run, card);
  const ids = Array.from({ length: figures }, (_, index) => figureId(group.id, index));
  update(run, { groups: [...groups, group], deployed: { ...deployed, [of]: number } });
  addFigures(run, group, ids);
  const prompt = arrive(run, group, ids, effect.as ?? 'group', namedSpaces(run, effect.at, of));
  emit(run, { kind: 'groupDeployed', group: group.id, card, figures });
  return [
    { ...prompt, ...(effect.story === undefined ? {} : { story: effect.story }) },
    ...(colours ? [{ kind: 'colour', group: group.id, colours } as const] : []),
  ];
}

/** Groups with the same plastic figures need colours to be told apart; `null`: there is no other one. */
function coloursFor({ play, game }: MissionRun, card: string): readonly Colour[] | null {
  const family = play.kit.cards[card]?.family;
  const alike = game.groups.filter((group) => play.kit.cards[group.card]?.family === family);
  if (alike.length === 0) return null;
  const free = COLOURS.filter((colour) => !alike.some((group) => group.colour === colour));
  return free.length > 0 ? free : COLOURS;
}

export function addFigures(run: MissionRun, group: GroupState, ids: readonly string[]): void {
  const added = ids.map((id) => figureFor(run.play, { id, of: group.card, group: group.id }));
  update(run, {
    figures: { ...run.game.figures, ...Object.fromEntries(added.map((figure) => [figure.id, figure])) },
  });
}

type DeployPrompt = Extract<Prompt, { readonly kind: 'deploy' }>;

/**
 * `individuals`: the first one at the first space, and so on; `group`: all of them near the first; `anywhere`: near one
 * that chance picks.
 */
function arrive(
  run: MissionRun,
  group: GroupState,
  ids: readonly string[],
  wish: ScriptWord<'deployment'>,
  spaces: readonly Point[],
): DeployPrompt {
  const as = wish === 'individuals' ? wish : 'group';
  const first = wish === 'anywhere' && spaces.length > 1 ? draw(run, spaces.length) : 0;
  const near = as === 'individuals' ? spaces : spaces.slice(first, first + 1);
  const wanted = ids.map((id, index) => ({ id, at: near[index % near.length] ?? null }));
  if (run.game.tracked) for (const { id, at } of wanted) standAt(run, id, subjectsAt(run, at ? [at] : []));
  return { kind: 'deploy', group: group.id, as, figures: figuresShown(run, wanted, as), near };
}

/** Where they stand; without tracking, where each one has a space of its own. */
const figuresShown = (
  { game }: MissionRun,
  wanted: DeployPrompt['figures'],
  as: DeployPrompt['as'],
): DeployPrompt['figures'] =>
  wanted.map(({ id, at }) => {
    if (game.tracked) return { id, at: game.figures[id]?.at ?? null };
    return { id, at: as === 'individuals' ? at : null };
  });

/** In the spaces that are named, or as close as possible to the others of the group. */
function bringBack(
  run: MissionRun,
  group: GroupState,
  ids: readonly string[],
  at: Places | undefined,
): DeployPrompt {
  emit(run, { kind: 'groupReinforced', group: group.id, figures: ids.length });
  if (at) return { ...arrive(run, group, ids, 'individuals', namedSpaces(run, at, group.of)), again: true };
  if (run.game.tracked) for (const id of ids) standAt(run, id, subjectsOf(run, group.id));
  const figures = ids.map((id) => ({ id, at: run.game.figures[id]?.at ?? null }));
  return { kind: 'deploy', group: group.id, as: 'group', figures, near: [], again: true };
}

/** The places that are named, of spawn points those that are on; if none is left, all spawn points that are. */
export function namedSpaces(run: MissionRun, places: Places = [], group?: string): readonly Point[] {
  const named = places.flatMap((place) => (typeof place === 'string' ? spacesNamed(run, place) : [place]));
  return named.length > 0 ? named : spawnSpaces(run, group);
}

/** Of all spawn points that are on; of those that are for this group, if there are any. */
export const spawnSpaces = (run: MissionRun, group?: string): readonly Point[] =>
  openSpawns(run, group).map(({ at }) => at);

export function openSpawns(
  run: MissionRun,
  group?: string,
): readonly { readonly id: string; readonly at: Point }[] {
  const spawns = [...run.play.things.values()].filter((thing) => thing.kind === 'spawn');
  const spacesFor = (some: typeof spawns) =>
    some.flatMap(({ id }) => spawnSpace(run, id).map((at) => ({ id, at })));
  const open = spacesFor(spawns.filter(({ keepsOut }) => group === undefined || !keepsOut?.includes(group)));
  return open.length > 0 ? open : spacesFor(spawns);
}

/** Of a region or an entry all of its spaces, of anything else the one where it lies. */
function spacesNamed(run: MissionRun, id: string): readonly Point[] {
  const thing = run.play.things.get(id);
  if (thing?.kind !== 'region' && thing?.kind !== 'entry') return spawnSpace(run, id);
  return thingStateOf(run.play, run.game, id).onMap ? thing.spaces : [];
}

function spawnSpace({ play, game }: MissionRun, id: string): readonly Point[] {
  const { onMap, off, at } = thingStateOf(play, game, id);
  return onMap && !off && at ? [at] : [];
}

/** Spaces that are there. */
function subjectsAt({ play, game }: MissionRun, spaces: readonly Point[]): readonly Subject[] {
  const board = boardOf(play, game);
  return board ? spaces.filter((space) => hasSpace(board, space)).map(theSpace) : [];
}

/** In the closest empty space: a companion could share one, but its card says next to them. */
export function standBeside(run: MissionRun, id: string, others: readonly string[]): void {
  const pieces = boardOf(run.play, run.game)?.pieces ?? [];
  standAt(run, id, pieces.filter((piece) => others.includes(piece.id)).map(theFigure), { companion: false });
}

/** Figures of a group that stand. */
function subjectsOf({ play, game }: MissionRun, group: string): readonly Subject[] {
  const pieces = boardOf(play, game)?.pieces ?? [];
  return pieces.filter(({ id }) => game.figures[id]?.group === group).map(theFigure);
}

/** The closest place, of several the one closest to an enemy. Where there is none, nobody knows where it stands. */
function standAt(
  run: MissionRun,
  id: string,
  origins: readonly Subject[],
  like: Partial<Pick<Piece, 'companion'>> = {},
): void {
  const { play, game } = run;
  const board = boardOf(play, game);
  const figure = game.figures[id];
  if (!board || !figure || origins.length === 0) return;
  const piece = { ...baseOf(play, game, figure), ...like };
  const enemies = piece.side === 'imperial' ? board.pieces.filter(({ side }) => side === 'rebel') : [];
  const [place] = placesClosestTo(board, piece, origins, enemies.map(theFigure));
  if (!place) return;
  updateFigure(run, id, place);
  emit(run, { kind: 'figureMoved', figure: id, from: figure.at, to: place.at });
}
