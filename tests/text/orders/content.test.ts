// The groups that come with the app say what they mean, in every language.

import { beforeAll, describe, expect, it } from 'vitest';
import { canonical, rulesWithTargets, withTargets, type Group } from '../../../src/imperial';
import { inLanguage } from '../../../src/kernel';
import { formatPieces, groupNames, LANGUAGES, orderReader, orderWriter } from '../../../src/text';
import { builtInPack } from '../../cli/samplePack';

let groups: readonly Group[];

beforeAll(async () => {
  groups = [...new Set((await builtInPack()).groups.values())];
});

describe.each(LANGUAGES)('built-in groups in %s', (language) => {
  it('[groups] every line and rule is read back from its sentence', () => {
    const reader = orderReader(language);
    for (const group of groups) {
      const writer = orderWriter(language, groupNames(group, language));
      for (const { id: _, ...line } of group.lists.flatMap((list) => withTargets(list, group.target).lines)) {
        const pieces = writer.line(line);
        expect(reader.line(pieces), formatPieces(pieces)).toEqual([canonical('line', line)]);
      }
      for (const rule of group.bonuses.flatMap(({ rules }) => rulesWithTargets(rules, group.target))) {
        const pieces = writer.rule(rule);
        expect(reader.rule(pieces), formatPieces(pieces)).toEqual([canonical('rule', rule)]);
      }
    }
  });

  it('[groups] lines and bonus effects go by their names', () => {
    const guards = groups.find(({ id }) => id === 'royal-guard');
    const [sweep] =
      guards?.lists.flatMap(({ lines }) => lines).filter(({ id }) => id === 'staff-sweep') ?? [];
    if (!guards || !sweep?.name) throw new Error('the sample group lost its named line');
    const writer = orderWriter(language, groupNames(guards, language));
    const asked = writer.line({
      do: [
        { kind: 'if', if: { kind: 'performed', ability: 'staff-sweep' }, do: [{ kind: 'endActivation' }] },
      ],
    });
    expect(formatPieces(asked)).toContain(inLanguage(sweep.name, language));
  });

  it('[row 71] the surge priority can be shown', () => {
    const writer = orderWriter(language);
    const shown = groups
      .flatMap(({ surges }) => Object.values(surges).flat())
      .map((surge) => formatPieces(writer.surge(surge)));
    expect(shown.every((text) => text.startsWith('[surge]'))).toBe(true);
  });
});
