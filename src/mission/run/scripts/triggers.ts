// Finds the scripts that an event sets off. They queue in a fixed order behind the running ones; each script's own
// condition is evaluated when its turn comes.

import type { Script } from '../../definition';
import type { Task } from '../../game';
import type { ScriptTrigger } from '../../language/nodes';
import { doAfterScripts, scopeOf, type MissionRun } from '../run';

/** What happened, as far as triggers tell it apart. Regions and damage name the script itself: see `noticing`. */
export type Happening =
  | { readonly kind: 'missionStart' }
  | { readonly kind: 'roundStart' | 'roundEnd'; readonly round: number }
  | { readonly kind: 'countdownOver'; readonly countdown: string }
  | { readonly kind: 'groupActivation'; readonly moment: 'before' | 'after'; readonly group: string }
  | { readonly kind: 'heroActivation'; readonly moment: 'before' | 'after'; readonly hero: string }
  | { readonly kind: 'allyActivation'; readonly moment: 'before' | 'after' }
  | { readonly kind: 'heroWounded' | 'heroWithdrawn'; readonly hero: string }
  | {
      readonly kind: 'allHeroesWounded' | 'allHeroesWithdrawn' | 'allHeroesEscaped' | 'lastGroupDefeated';
    }
  | { readonly kind: 'allyDefeated'; readonly card: string }
  /** Both are there, so that a trigger that names one of them does not fit the other. */
  | { readonly kind: 'escaped'; readonly hero: string | null; readonly person: string | null }
  | { readonly kind: 'personDefeated' | 'personIncapacitated' | 'led'; readonly person: string }
  | { readonly kind: 'decided'; readonly decision: string }
  /** `group`: the group of the mission, not the one on the tracker. */
  | { readonly kind: 'groupDefeated'; readonly group: string }
  | { readonly kind: 'uniqueDefeated'; readonly card: string }
  | { readonly kind: 'interacted'; readonly thing: string; readonly option: string }
  | { readonly kind: 'opened'; readonly door: string }
  | { readonly kind: 'retrieved' | 'dropped' | 'destroyed'; readonly thing: string }
  | { readonly kind: 'revealed'; readonly section: string }
  | { readonly kind: 'variableChanged'; readonly variable: string }
  | {
      readonly kind: 'entersRegion' | 'endsInRegion' | 'damaged';
      readonly script: string;
      readonly trigger: number;
    };

/** `active`: who did it, for `active` in the script. */
export function setOff(run: MissionRun, happening: Happening, active: string | null = run.game.active): void {
  const armed = run.play.armed.get(happening.kind) ?? [];
  const tasks = armed
    .filter(({ script, trigger, index }) => mayRun(run, script) && fits(trigger, happening, script, index))
    .map(({ script, index }): Task => ({
      kind: 'script',
      script: script.id,
      trigger: index,
      scope: scopeOf(script.id, active),
    }));
  if (tasks.length > 0) doAfterScripts(run, tasks);
}

/** Not used up. */
export function mayRun({ game }: MissionRun, { id, runs = 'once' }: Script): boolean {
  const ran = game.ran[id];
  if (!ran || runs === 'always') return true;
  return runs === 'perRound' && ran.round < game.round;
}

/** Every field of the trigger that names something is the same in what happened. Numbers and conditions come later. */
function fits(trigger: ScriptTrigger, happening: Happening, script: Script, index: number): boolean {
  if ('script' in happening) return happening.script === script.id && happening.trigger === index;
  return Object.entries(happening).every(([field, value]) => {
    const wanted: unknown = Reflect.get(trigger, field);
    return wanted === undefined || field === 'round' || wanted === value;
  });
}
