// When the missions of a campaign open, and which of them end it. Some mission is always open until a finale was
// played, because our campaigns end only there.

import { flagsOf, type KnownSlots, type CampaignStop } from './slots';

/** `open`: the condition, `null`: from the start. */
export type MissionOpening<M> = {
  readonly mission: M;
  readonly open: string | null;
  readonly finale: boolean;
};

type Member = KnownSlots & { readonly imported: { readonly id: string } };

/** As long as a condition may be. */
const LONGEST = 500;

export function openingsOf<M extends Member>(
  course: readonly CampaignStop<M>[],
): readonly MissionOpening<M>[] {
  const stops = withoutRings(course);
  const last = stops.filter(({ isFixed }) => isFixed).length;
  const spoken = new Set(stops.flatMap(({ mission }) => mission.opens));
  const named = (mission: M): readonly string[] =>
    flagsOf(mission)
      .filter((flag) => spoken.has(flag))
      .map(flagged);
  return stops.map((stop) => ({
    mission: stop.mission,
    open: stop.isFixed ? whenFixed(stops, stop, named) : whenNamed(stops, stop, named, last),
    finale: stop.next.length === 0 && stop.after + (stop.isFixed ? 1 : 0) === last,
  }));
}

const flagged = (flag: string): string => `flag('${flag}')`;

/** After all before it, and those that were named to come before it. */
function whenFixed<M extends Member>(
  stops: readonly CampaignStop<M>[],
  { after }: CampaignStop<M>,
  named: (mission: M) => readonly string[],
): string | null {
  if (after === 0) return null;
  const opened = stops.flatMap((other) => {
    const [flag = '', ...others] = named(other.mission);
    if (other.isFixed || other.after > after) return [];
    return others.length === 0 ? flag : `max(${[flag, ...others].join(', ')})`;
  });
  return fitting([`missions >= ${after}`, ...opened], ' + ').join(' + ');
}

/**
 * When it was named; at the end of a campaign also when a mission before it names nobody, because then players choose
 * among those that it might have named.
 */
function whenNamed<M extends Member>(
  stops: readonly CampaignStop<M>[],
  { mission, after }: CampaignStop<M>,
  named: (mission: M) => readonly string[],
  last: number,
): string {
  const own = named(mission);
  const early = after > 1 ? ` and missions >= ${after}` : '';
  const before = after < last ? [] : stops.filter(({ next }) => next.includes(mission));
  const unnamed = before.map(({ mission: { imported }, next }) => {
    const others = next.filter((one) => one !== mission).flatMap(named);
    const done = [`won-${imported.id}`, `lost-${imported.id}`].map(flagged).join(' or ');
    return others.length === 0 ? done : `(${done}) and not (${others.join(' or ')})`;
  });
  const all = [early === '' ? own.join(' or ') : `(${own.join(' or ')})${early}`, ...unnamed];
  return fitting(all, ' or ').length === all.length ? all.join(' or ') : `missions >= ${after}`;
}

/** As many of them as fit into one condition. */
const fitting = (parts: readonly string[], between: string): readonly string[] =>
  parts.filter((_, index) => parts.slice(0, index + 1).join(between).length <= LONGEST);

/** Nobody is played twice: who leads back to somebody who was there before leads nowhere. */
function withoutRings<M>(course: readonly CampaignStop<M>[]): readonly CampaignStop<M>[] {
  const stops = new Map(course.map((stop) => [stop.mission, stop]));
  const straight = new Map<M, readonly M[]>();
  const walk = (stop: CampaignStop<M>, path: ReadonlySet<M>): void => {
    if (straight.has(stop.mission)) return;
    const way = new Set([...path, stop.mission]);
    const next = stop.next.filter((one) => stops.has(one) && !way.has(one));
    for (const one of next) {
      const other = stops.get(one);
      if (other) walk(other, way);
    }
    straight.set(stop.mission, next);
  };
  for (const stop of course) walk(stop, new Set());
  return course.map((stop) => ({ ...stop, next: straight.get(stop.mission) ?? [] }));
}
