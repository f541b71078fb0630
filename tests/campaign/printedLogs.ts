// The seven printed campaigns as slots: what is played, threat level, item tiers; `*`: plans may bring missions after it.

import type { LogSlot } from '../../src/campaign';

const LOGS = {
  core: [
    'introduction! 2 1',
    'side 2 1',
    'story 3 1 *',
    'side 3 12',
    'story 4 2',
    'side 4 2 *',
    'side 4 23',
    'story 5 3 *',
    'side 5 3',
    'story 6 3',
    'finale 6 -',
  ],
  twin: ['introduction! 3 12', 'story 4 2', 'story 5 23', 'finale 5 -'],
  hoth: [
    'introduction! 2 1',
    'side 2 1',
    'story 3 1 *',
    'side 3 12',
    'side 4 2',
    'interlude! 4 2 *',
    'story 4 23',
    'side 5 3 *',
    'side 5 3',
    'story 6 3',
    'finale! 6 -',
  ],
  bespin: ['introduction! 3 12', 'story 3 12', 'interlude! 4 2', 'story 5 23', 'finale 5 -'],
  jabba: [
    'introduction! 2 1',
    'side 2 1',
    'story 3 1 *',
    'side 3 12',
    'story 4 2 *',
    'side 4 2',
    'interlude! 4 23',
    'story 5 3 *',
    'side 5 3',
    'story 6 3',
    'finale 6 -',
  ],
  empire: [
    'introduction! 2 1',
    'side 2 1',
    'story 3 12 *',
    'side 3 12',
    'story 4 2 *',
    'side 4 23',
    'story 5 23',
    'finale 5 -',
  ],
  lothal: [
    'introduction! 3 12',
    'interlude! 4 2',
    'story 4 2',
    'interlude 5 2',
    'story 5 23',
    'interlude! 6 3',
    'finale! 6 -',
  ],
} as const;

/** `!`: the slot names its mission, which is called like its place in the log. */
const slotOf = (line: string, at: number): LogSlot => {
  const [what = '', threat = '', tiers = '', agenda] = line.split(' ');
  const kind = what.replace('!', '') as LogSlot['kind'];
  const numbers = tiers === '-' ? [] : [...tiers].map((tier) => Number(tier) as 1 | 2 | 3);
  return {
    kind,
    threat: Number(threat),
    ...(what.endsWith('!') && { mission: `slot-${at}` }),
    ...(numbers.length > 0 && { tiers: numbers }),
    ...(agenda !== undefined && { agenda: true as const }),
  };
};

export const PRINTED_LOGS: readonly (readonly [string, readonly LogSlot[]])[] = Object.entries(LOGS).map(
  ([name, lines]) => [name, lines.map(slotOf)],
);
