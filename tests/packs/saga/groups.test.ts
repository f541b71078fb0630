// What actions say about groups and allies holds for whom they mean, until something else is said.

import { describe, expect, it } from 'vitest';
import { action, event, guid, mission } from './builder';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;

const says = (text: string): Json => action(16, { theText: text });
const begins = (actions: readonly Json[], more: Json = {}, about: Json = {}): Json =>
  mission(
    {
      globalEvents: [
        event('Begin', actions),
        event('Fallen', [says('fallen')], { isRepeatable: true }),
        event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 }),
      ],
      ...more,
    },
    { startingEvent: guid('Begin'), ...about },
  );

describe('[saga 8.1] what follows a defeat', () => {
  const ally = (more: Json = {}): Json => action(7, { allyID: 'A005', allyName: 'Han', ...more });
  const lost = (actions: readonly Json[]): readonly string[] => {
    return told(tableFor(begins(actions)).do({ kind: 'defeatAlly' }).read());
  };

  it('[saga 8.1] of an ally is what was said when it was deployed last, or nothing', () => {
    expect(lost([ally({ setEvent: guid('Fallen') })])).toContain('fallen');
    expect(lost([ally({ setEvent: guid('Fallen') }), ally()])).not.toContain('fallen');
  });
});
