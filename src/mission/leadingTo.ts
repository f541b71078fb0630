// For authors who begin in the middle of a mission: finds the scripts that must have run before a given one, so that
// its map is there. A script about a door needs the section with that door, the script that reveals this section, and
// so on.

import type { Mission, Script } from './definition';
import type { Effect, ScriptTrigger } from './language/nodes';
import { listsIn, triggersOf } from './run/play';

/** Fields with which triggers name something that lies on the map. */
const NAMING = ['thing', 'door', 'region'] as const;

/** In the order in which they run; the last one is the script itself. */
export function leadingTo(
  { scripts, sections, things }: Pick<Mission, 'scripts' | 'sections' | 'things'>,
  id: string,
): readonly string[] {
  const known = new Set<string>();
  const lead: string[] = [];
  const follow = (script: Script | undefined): void => {
    if (!script || known.has(script.id)) return;
    known.add(script.id);
    for (const section of sectionsFor(script))
      follow(scripts.find(({ do: effects }) => reveals(effects, section)));
    lead.push(script.id);
  };
  const sectionsFor = (script: Script): readonly string[] =>
    triggersOf(script)
      .flatMap((trigger) => sectionOf(trigger) ?? [])
      .filter((section) => !sections.some((one) => one.id === section && one.start));
  const sectionOf = (trigger: ScriptTrigger): string | undefined => {
    if (trigger.kind === 'revealed') return trigger.section;
    const named = new Set(NAMING.map((field): unknown => Reflect.get(trigger, field)));
    return things.find((thing) => named.has(thing.id))?.section;
  };
  follow(scripts.find((script) => script.id === id));
  return lead;
}

const reveals = (effects: readonly Effect[], section: string): boolean =>
  effects.some(
    (effect) =>
      (effect.kind === 'reveal' && effect.section === section) ||
      listsIn(effect).some((list) => reveals(list, section)),
  );
