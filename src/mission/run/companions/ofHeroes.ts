// Companions of heroes: who comes with whom, when they act, and how a hero calls one to his side.

import type { HeroActor, OtherActor } from '../../actor';
import { actorIn, figuresOfActor, heroIn, newCompanion, othersIn } from '../../actors';
import type { RefusalCode } from '../../command';
import type { Game } from '../../game';
import type { Kit } from '../../kit';
import { takeAway } from '../figures/damage';
import { figuresFor } from '../groups/crowd';
import { standBeside } from '../groups/deploy';
import type { Play } from '../play';
import { activationsOf } from '../round/turns';
import { strainFigure } from '../round/upkeep';
import { emit, showNext, update, type MissionRun } from '../run';

type Hero = Pick<HeroActor, 'of' | 'items' | 'gear'>;

/** Cards of the companions that belong to a hero, or to something that the hero holds. */
export function companionsOf({ companions = {} }: Pick<Kit, 'companions'>, hero: Hero): readonly string[] {
  const held = new Set([...hero.items, ...(hero.gear ?? []).map(({ id }) => id)]);
  return Object.entries(companions).flatMap(([id, { heroes, gear }]) =>
    heroes.includes(hero.of) || gear.some((card) => held.has(card)) ? [id] : [],
  );
}

/** Those who come with a hero at the start, without a price; of each kind there is one. */
export function companionsAtStart(kit: Kit, heroes: readonly HeroActor[]): readonly OtherActor[] {
  const come = new Map<string, OtherActor>();
  for (const hero of heroes)
    for (const id of companionsOf(kit, hero))
      if (kit.companions?.[id]?.strain === undefined && !come.has(id))
        come.set(id, newCompanion(heroes, id, hero.id));
  return [...come.values()];
}

/** What a hero can call now, with the strain it costs. */
export type Callable = { readonly companion: string; readonly strain: number; readonly isThere: boolean };

export function callableBy({ kit }: Play, game: Game, id: string): readonly Callable[] {
  const hero = heroIn(game, id);
  if (!hero || hero.gone !== null) return [];
  return companionsOf(kit, hero).flatMap((companion) => {
    const strain = kit.companions?.[companion]?.strain;
    if (strain === undefined) return [];
    const isThere = othersIn(game).some(({ of, gone }) => of === companion && gone === null);
    return [{ companion, strain, isThere }];
  });
}

/** One that is on the map is taken off it first. Whoever has acted in this round does not act again by it. */
export function bringCompanion(run: MissionRun, companion: string): RefusalCode | undefined {
  const { play, game } = run;
  const who = game.active ?? '';
  const call = callableBy(play, game, who).find((one) => one.companion === companion);
  if (!call) return 'cannotAct';
  const hero = game.figures[who];
  // Told play: the players see to it.
  if (game.tracked && hero) strainFigure(run, hero, call.strain);
  const before = othersIn(game).find(({ kind, of }) => kind === 'companion' && of === companion);
  if (before)
    takeAway(
      run,
      figuresOfActor(game, before.id).map(({ id }) => id),
    );
  const others = run.game.actors.filter((actor) => actor !== before);
  const actor = { ...newCompanion(others, companion, who), activated: before?.activated ?? 0 };
  const { figures } = run.game;
  const joined = figuresFor(play, figures, actor);
  const added = Object.fromEntries(joined.map((figure) => [figure.id, figure]));
  update(run, { actors: [...others, actor], figures: { ...figures, ...added } });
  emit(run, { kind: 'actorJoined', actor: actor.id, of: companion, figures: joined.map(({ id }) => id) });
  for (const { id, of } of joined) {
    if (run.game.tracked) standBeside(run, id, [who]);
    const at = run.game.figures[id]?.at ?? null;
    showNext(run, { kind: 'figures', does: 'arrives', figures: [{ id, of, at }] });
  }
  return undefined;
}

/** Whose turn it is right after this hero, or after another companion of the same hero; nobody: the Empire's. */
export function companionDue(game: Game, who: string): OtherActor | undefined {
  const actor = actorIn(game, who);
  const id = actor?.kind === 'companion' ? actor.with : who;
  const hero = heroIn(game, id ?? '');
  if (!hero || hero.gone !== null || hero.activated < activationsOf(game, hero)) return undefined;
  return othersIn(game).find(
    (one) => one.kind === 'companion' && one.with === hero.id && activationsOf(game, one) > one.activated,
  );
}

/** Before its hero: then nobody follows it. After its hero the Empire does. */
export function actsBefore(game: Game, { with: owner }: OtherActor): boolean {
  const hero = heroIn(game, owner ?? '');
  return hero !== undefined && hero.activated < activationsOf(game, hero);
}
