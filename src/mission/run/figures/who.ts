// Finds the figures that the words of a script mean.

import { assertNever } from '../../../kernel';
import { spacesOf, type Point } from '../../../rules';
import type { HeroActor } from '../../actor';
import { ownerOf, heroesIn, isOfHero, personIn, sideOf } from '../../actors';
import { heroFlag } from '../../heroFlags';
import type { FigureState, Game, ScriptScope } from '../../game';
import type { FigureRef, NAMED_WHO, ScriptWord } from '../../language/words';
import type { Play } from '../play';
import type { MissionRun } from '../run';

/** Figures on the table (of heroes: also those whose place is unknown, never those who have withdrawn). */
type Table = Pick<MissionRun, 'play' | 'game'>;

export function figuresOf({ play, game }: Table, who: FigureRef, scope: ScriptScope): readonly string[] {
  const all = Object.values(game.figures);
  const [kind, name = ''] = splitRef(who);
  switch (kind) {
    case 'active':
      return scope.active === null ? [] : activeFigures(game, scope.active);
    case 'eachHero':
      return idsOf(all.filter((figure) => isOfHero(game, figure)));
    case 'eachHealthy':
    case 'eachWounded':
    case 'trait':
    case 'remembers':
      return partyOf({ play, game }, who, scope).filter((id) => id in game.figures);
    case 'eachRebel':
      return idsOf(all.filter((figure) => sideOf(game, figure) === 'rebel'));
    case 'ally':
      return idsOf(all.filter((figure) => ownerOf(game, figure)?.kind === 'ally'));
    case 'eachImperial':
      return idsOf(all.filter((figure) => sideOf(game, figure) === 'imperial'));
    case 'hero':
      return name in game.figures ? [name] : [];
    case 'chosen':
      return (game.chosen[name] ?? []).filter((id) => id in game.figures);
    case 'group':
      return idsOf(all.filter(({ group }) => group !== null && isOf(game, group, name)));
    case 'person':
      return idsOf(all.filter(({ actor }) => actor === name && personIn(game, name)));
    case 'region':
      return idsOf(standingIn(play, game, name, 'rebel'));
    case 'everyone':
      return idsOf(standingIn(play, game, name, 'anyone'));
    default:
      return assertNever(kind);
  }
}

/** Of the figures meant, the heroes. */
export const heroesOf = (run: Table, who: FigureRef, scope: ScriptScope): readonly string[] =>
  figuresOf(run, who, scope).filter((id) => {
    const figure = run.game.figures[id];
    return figure !== undefined && isOfHero(run.game, figure);
  });

/** Heroes of the party who are meant, also those who have withdrawn: for their names and for how they are. */
export function partyOf(run: Table, who: FigureRef, scope: ScriptScope): readonly string[] {
  const { chosen } = run.game;
  const heroes = heroesIn(run.game);
  const [kind, name = ''] = splitRef(who);
  const sieve = SIEVES[kind];
  if (sieve) return heroes.filter((hero) => sieve(run, hero, name)).map(({ id }) => id);
  if (kind === 'eachHero' || kind === 'eachRebel') return heroes.map(({ id }) => id);
  if (kind !== 'active' && kind !== 'hero' && kind !== 'chosen') return heroesOf(run, who, scope);
  const meant = { active: [scope.active ?? ''], hero: [name], chosen: chosen[name] ?? [] }[kind];
  return meant.filter((id) => heroes.some((hero) => hero.id === id));
}

/** Words that pick heroes of the party one by one. */
const SIEVES: Readonly<
  Partial<Record<Plain | Named, (run: Table, hero: HeroActor, name: string) => boolean>>
> = {
  eachHealthy: (_, { wounded, gone }) => !wounded && gone === null,
  eachWounded: (_, { wounded, gone }) => wounded && gone === null,
  trait: ({ play }, { id }, trait) => play.kit.heroes[id]?.traits.includes(trait) ?? false,
  remembers: ({ game }, { id }, flag) => (game.flags[heroFlag(flag, id)] ?? 0) !== 0,
};

/** Of whoever acts; or the one figure that did something, such as letting a token fall. */
const activeFigures = ({ figures }: Game, active: string): readonly string[] =>
  idsOf(Object.values(figures).filter(({ id, actor }) => actor === active || id === active));

/** Whether a group on the tracker was deployed from that group of the mission. */
export const isOf = (game: Game, group: string, of: string): boolean =>
  game.groups.some((candidate) => candidate.id === group && candidate.of === of);

type Named = (typeof NAMED_WHO)[number];
type Plain = Exclude<FigureRef, `${Named}:${string}`>;
function splitRef(who: FigureRef): readonly [kind: Plain | Named, name?: string] {
  const colon = who.indexOf(':');
  return colon === -1 ? [who as Plain] : [who.slice(0, colon) as Named, who.slice(colon + 1)];
}

const idsOf = (figures: readonly FigureState[]): readonly string[] => figures.map(({ id }) => id);

/** Figures that are known to stand in a region. */
export function standingIn(
  { things }: Play,
  game: Game,
  region: string,
  walker: ScriptWord<'walker'>,
): readonly FigureState[] {
  const thing = things.get(region);
  if (thing?.kind !== 'region') return [];
  return Object.values(game.figures).filter(
    (figure) => isWalker(game, figure, walker) && standsOn(figure, thing.spaces),
  );
}

export function isWalker(game: Game, figure: FigureState, walker: ScriptWord<'walker'>): boolean {
  if (walker === 'anyone') return true;
  if (walker === 'rebel' || walker === 'imperial') return sideOf(game, figure) === walker;
  return ownerOf(game, figure)?.kind === (walker === 'person' ? 'bystander' : walker);
}

export const standsOn = ({ at, size }: FigureState, spaces: readonly Point[]): boolean =>
  at !== null &&
  spacesOf({ at, size }).some(([x, y]) => spaces.some((space) => space[0] === x && space[1] === y));
