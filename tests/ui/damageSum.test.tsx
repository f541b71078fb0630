// The damage of a hit as a sum that adds up.

import { describe, expect, it } from 'vitest';
import { resolveAttack, type AttackResult, type Fighter, type RollTotals } from '../../src/rules';
import { orderWriter } from '../../src/text';
import { AttackResultText } from '../../src/ui/activation/AttackText';
import type { AttackAct } from '../../src/ui/activation/stepView';
import { at, imperial, rebel, surge } from '../rules/combat/fighters';
import { readable, textHtml } from './missionHtml';

const BLANK: RollTotals = { accuracy: 5, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

function attack(attacker: Fighter, defender: Fighter, shown: Partial<RollTotals>): AttackResult {
  const roll = { kind: 'totals', ...BLANK, ...shown } as const;
  const resolved = resolveAttack({ attacker, defender, context: at(3), roll });
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

const writer = orderWriter('en', () => undefined);
const said = (result: AttackResult): string =>
  readable(
    textHtml(
      <AttackResultText
        act={{ target: 'fenn', result } as unknown as AttackAct}
        writer={writer}
        nameOf={() => 'Fenn'}
        inTray={false}
      />,
    ),
  );

describe('the sum of a hit', () => {
  it('[row 183] what surges add is part of it', () => {
    const trooper = imperial({ surges: [surge({ damage: 1 })] });
    const words = said(attack(trooper, rebel(), { damage: 3, surge: 1, block: 2 }));
    expect(words).toContain('5 accuracy, 1 surge. 3 + 1 (surge) − 2 block = 2 damage.');
    expect(words).toContain('Fenn suffers 2 damage.');
  });

  it('[row 183] Pierce takes no more than the block that is there', () => {
    const trooper = imperial({ surges: [surge({ pierce: 3 })] });
    expect(said(attack(trooper, rebel(), { damage: 3, surge: 1, block: 2 }))).toContain(
      '3 − 2 block + 2 (Pierce) = 3 damage.',
    );
  });

  it('[row 183] health that is left caps it, and the sentence says so', () => {
    const words = said(attack(imperial(), rebel({ damage: 10 }), { damage: 3 }));
    expect(words).toContain('3 = 3 damage. Only 2 health was left.');
    expect(words).toContain('Fenn suffers 2 damage.');
  });

  it('[row 183] where no surge is spent, the reason stands beside it', () => {
    const trooper = imperial({ surges: [surge({ accuracy: 2 })] });
    expect(said(attack(trooper, rebel(), { damage: 3, surge: 1 }))).toContain(
      'Surges: 0 spent: enough accuracy already.',
    );
  });
});
