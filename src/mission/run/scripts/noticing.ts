// Facts that only the table knows: who stands in a region, how badly a figure is hurt. In tracked play the app sees
// them; otherwise it asks the players, or they report them.

import { memo } from '../../../kernel';
import type { Place } from '../../../rules';
import type { FigureState, Game, Task } from '../../game';
import type { ScriptTrigger, TriggerOf } from '../../language/nodes';
import type { ScriptWord } from '../../language/words';
import { mayHold } from './conds';
import type { Says } from '../../prompt';
import { fillBlanks, numberOf } from './numbers';
import type { ArmedScript, Play } from '../play';
import { makeRun, scopeOf, type MissionRun } from '../run';
import { mayRun, setOff } from './triggers';
import { figuresOf, isWalker, standsOn } from '../figures/who';

type Seen = TriggerOf<'entersRegion' | 'endsInRegion' | 'damaged'>;
const SEEN_KINDS = ['entersRegion', 'endsInRegion', 'damaged'] as const satisfies readonly Seen['kind'][];

const isSeen = (trigger: ScriptTrigger): trigger is Seen => SEEN_KINDS.some((kind) => kind === trigger.kind);

type Watching = ArmedScript & { readonly trigger: Seen };
const isWatching = (armed: ArmedScript): armed is Watching => isSeen(armed.trigger);

/** Scripts of a mission that wait for something on the table. */
const watchers = memo((play: Play): readonly Watching[] =>
  SEEN_KINDS.flatMap((kind) => play.armed.get(kind) ?? []).filter(isWatching),
);

/** Those that may still run. */
const waiting = (run: MissionRun): readonly Watching[] =>
  watchers(run.play).filter(({ script }) => mayRun(run, script));

/** Fires what the app sees for itself. `routes`: where figures went on the way, where that is known. */
export function notice(
  run: MissionRun,
  before: Game,
  routes: ReadonlyMap<string, readonly Place[]> = new Map(),
): void {
  if (!run.game.tracked) return;
  for (const { script, trigger, index } of waiting(run)) {
    const who =
      trigger.kind === 'damaged' ? hurt(run, before, trigger) : arrived(run, before, trigger, routes);
    if (who) setOff(run, { kind: trigger.kind, script: script.id, trigger: index }, who.actor);
  }
}

/** The first figure that came into the region, or ended its move there. */
function arrived(
  { play, game }: MissionRun,
  before: Game,
  { kind, region, who = 'hero' }: Exclude<Seen, { kind: 'damaged' }>,
  routes: ReadonlyMap<string, readonly Place[]>,
): FigureState | undefined {
  const thing = play.things.get(region);
  if (thing?.kind !== 'region' || !game.map.things[region]?.onMap) return undefined;
  return Object.values(game.figures).find((figure) => {
    const was = before.figures[figure.id];
    if (!isWalker(game, figure, who) || (was && isAt(was, figure))) return false;
    if (kind === 'endsInRegion') return standsOn(figure, thing.spaces);
    const onTheWay = (routes.get(figure.id) ?? []).some(({ at, size }) =>
      standsOn({ ...figure, at, size }, thing.spaces),
    );
    return !(was && standsOn(was, thing.spaces)) && (onTheWay || standsOn(figure, thing.spaces));
  });
}

const isAt = (a: FigureState, b: FigureState): boolean =>
  a.at === b.at || (a.at !== null && b.at !== null && a.at[0] === b.at[0] && a.at[1] === b.at[1]);

/** The first figure whose damage has reached the threshold just now. */
function hurt(
  run: MissionRun,
  before: Game,
  { who, atLeast }: TriggerOf<'damaged'>,
): FigureState | undefined {
  const scope = scopeOf('', null);
  const threshold = numberOf(run, atLeast, scope);
  return figuresOf(run, who, scope)
    .flatMap((id) => run.game.figures[id] ?? [])
    .find(({ id, damage }) => damage >= threshold && (before.figures[id]?.damage ?? 0) < threshold);
}

/** What to ask the players at this moment: `walker` is whose activation is over, or anyone at the end of a round. */
export function asksAt(
  run: MissionRun,
  moment: 'activation' | 'round',
  walker: 'rebel' | 'imperial' | 'anyone',
): Task[] {
  return waiting(run)
    .filter(({ trigger }) => isBlind(run, trigger) && askedAt(trigger) === moment)
    .filter(({ trigger }) => moment === 'round' || moves(trigger, walker))
    .map(({ script, index }): Task => ({ kind: 'ask', script: script.id, trigger: index }));
}

/** What players may report by themselves at any time, unless the rest of what it waits for does not hold anyway. */
export const reportable = (run: MissionRun): readonly (ArmedScript & { readonly trigger: Seen })[] =>
  waiting(run).filter(
    ({ script, trigger }) =>
      isBlind(run, trigger) && mayHold(run, script.if, scopeOf(script.id, run.game.active)),
  );

const askedAt = (trigger: Seen): ScriptWord<'asking'> =>
  trigger.asked ?? (trigger.kind === 'damaged' ? 'round' : 'activation');

function moves(trigger: Seen, walker: 'rebel' | 'imperial' | 'anyone'): boolean {
  if (trigger.kind === 'damaged') return true;
  const { who = 'hero' } = trigger;
  if (who === 'anyone' || walker === 'anyone') return true;
  return (who === 'imperial') === (walker === 'imperial');
}

/** The app cannot see it, the players can be asked, and it can be at all. */
function isBlind(run: MissionRun, trigger: Seen): boolean {
  const { game } = run;
  if (trigger.ask === undefined) return false;
  const about =
    trigger.kind === 'damaged'
      ? figuresOf(run, trigger.who, scopeOf('', null)).flatMap((id) => game.figures[id] ?? [])
      : Object.values(game.figures).filter((figure) => isWalker(game, figure, trigger.who ?? 'hero'));
  if (about.length === 0 || (trigger.kind !== 'damaged' && !game.map.things[trigger.region]?.onMap))
    return false;
  return !game.tracked || (trigger.kind !== 'damaged' && about.some(({ at }) => at === null));
}

/** The same for a screen: which scripts, and the texts that ask for it. */
export const reportsOf = (
  play: Play,
  game: Game,
): readonly { readonly script: string; readonly says: Says }[] => {
  const run = makeRun(play, game);
  return reportable(run).flatMap(({ script, trigger: { ask, with: blanks } }) =>
    ask === undefined
      ? []
      : [
          {
            script: script.id,
            says: { text: ask, with: fillBlanks(run, blanks, scopeOf(script.id, game.active)) },
          },
        ],
  );
};
