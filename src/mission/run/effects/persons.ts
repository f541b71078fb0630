// Effects on people of the mission, and on single figures that come, go, fall, rise or escape.

import { actorIn, heroIn, isHero, newPerson, ownerOf, personIn } from '../../actors';
import { grownTo, MOST_CHANGES } from '../../bounds';
import type { FigureState } from '../../game';
import type { Places } from '../../language/nodes';
import type { FiguresDo, Prompt } from '../../prompt';
import { defeatFigure, incapacitate, letHeroEscape, raise, sendAway } from '../figures/damage';
import { figuresOf, heroesOf } from '../figures/who';
import { figuresFor } from '../groups/crowd';
import { namedSpaces, standFigures } from '../groups/deploy';
import { fighterInMission } from '../groups/situation';
import { emit, scopeOf, showNext, update, updateHero, type MissionRun } from '../run';
import { countOf, numberOf } from '../scripts/numbers';
import type { EffectHandler } from './handler';

type PersonEffect =
  | 'personJoins'
  | 'personLeaves'
  | 'moveFigures'
  | 'heroNumber'
  | 'incapacitate'
  | 'revive'
  | 'escape';

export const PERSON_EFFECTS: { readonly [K in PersonEffect]: EffectHandler<K> } = {
  personJoins: (run, { person, at }) => joinPerson(run, person, at),
  personLeaves: (run, { person }) => {
    const figures = figuresMeant(run, figuresOf(run, `person:${person}`, scopeOf('', null)));
    sendAway(run, person, 'left');
    show(run, 'leaves', figures);
  },
  moveFigures: (run, { who, to }, scope) => bring(run, 'moves', figuresOf(run, who, scope), to),
  heroNumber: (run, { who, number: of, by }, scope) => {
    const value = numberOf(run, by, scope);
    for (const hero of heroesOf(run, who, scope)) {
      const changes = heroIn(run.game, hero)?.changes ?? [];
      updateHero(run, hero, { changes: grownTo(MOST_CHANGES, changes, [{ of, from: 'mission', value }]) });
      fallIfWorn(run, hero);
    }
  },
  incapacitate: (run, { who }, scope) => {
    for (const figure of figuresMeant(run, figuresOf(run, who, scope))) incapacitate(run, figure);
  },
  revive: (run, { who, damage = 0 }, scope) => {
    const left = countOf(run, damage, scope);
    for (const figure of figuresMeant(run, figuresOf(run, who, scope))) raise(run, figure, left);
  },
  escape: (run, { who }, scope) => {
    const figures = figuresMeant(run, figuresOf(run, who, scope)).filter(({ actor }) => actor !== null);
    for (const figure of figures) {
      const owner = ownerOf(run.game, figure);
      if (owner && isHero(owner)) letHeroEscape(run, owner.id);
      else if (owner) sendAway(run, owner.id, 'escaped');
    }
    show(run, 'escapes', figures);
  },
};

/** Less health than there is damage. */
export function fallIfWorn(run: MissionRun, hero: string): void {
  const figure = run.game.figures[hero];
  const { health } = figure ? fighterInMission(run.play, run.game, figure) : {};
  if (figure && figure.damage > 0 && health !== undefined && figure.damage >= health) defeatFigure(run, hero);
}

const figuresMeant = ({ game }: MissionRun, ids: readonly string[]): readonly FigureState[] =>
  ids.flatMap((id) => game.figures[id] ?? []);

/** Who is there already does not come a second time; who was gone comes back as new. */
function joinPerson(run: MissionRun, id: string, at: Places | undefined): void {
  const person = run.play.persons.get(id);
  if (!person || personIn(run.game, id)?.gone === null) return;
  const { health: written } = person;
  const health = written === undefined ? undefined : countOf(run, written, scopeOf('', null));
  const actor = newPerson(person, health);
  const { actors, figures } = run.game;
  const joined = figuresFor(run.play, figures, actor);
  const ids = joined.map((figure) => figure.id);
  update(run, {
    actors: actorIn(run.game, id)
      ? actors.map((other) => (other.id === id ? actor : other))
      : [...actors, actor],
    figures: { ...figures, ...Object.fromEntries(joined.map((figure) => [figure.id, figure])) },
  });
  emit(run, { kind: 'actorJoined', actor: id, of: id, figures: ids });
  bring(run, 'joins', ids, at);
}

/** As close to the places as they can stand; in told play the players see to it. */
function bring(
  run: MissionRun,
  does: 'joins' | 'moves',
  ids: readonly string[],
  places: Places | undefined,
): void {
  const spaces = namedSpaces(run, places);
  if (run.game.tracked) standFigures(run, ids, spaces);
  const told = figuresMeant(run, ids).map((figure, index) => ({
    ...figure,
    at: run.game.tracked ? figure.at : (spaces[index % spaces.length] ?? null),
  }));
  show(run, does, told);
}

type Shown = Extract<Prompt, { readonly kind: 'figures' }>['figures'];

function show(run: MissionRun, does: FiguresDo, figures: Shown): void {
  if (figures.length === 0) return;
  showNext(run, { kind: 'figures', does, figures: figures.map(({ id, of, at }) => ({ id, of, at })) });
}
