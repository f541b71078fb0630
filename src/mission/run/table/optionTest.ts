// Which test an option of a thing leads to, as far as its script says so at once: for the odds beside the button.

import type { Attribute } from '../../../rules';
import { triggersOf, type Play } from '../play';

/** `null`: none, or only under conditions. */
export function testOfOption(play: Play, thing: string, option: string): readonly Attribute[] | null {
  for (const script of play.scripts.values()) {
    const isMeant = triggersOf(script).some(
      (trigger) =>
        trigger.kind === 'interacted' &&
        trigger.thing === thing &&
        (trigger.option === undefined || trigger.option === option),
    );
    const test = isMeant ? script.do.find(({ kind }) => kind === 'test') : undefined;
    if (test?.kind === 'test' && test.who === 'active') return test.attributes;
  }
  return null;
}
