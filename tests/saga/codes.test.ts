// Codes in texts of the source, as our icons and words.

import { expect, it } from 'vitest';
import { readSagaText } from '../../src/saga/source/text';

it('[saga 8.3] a power token is not what it shows', () => {
  const read = (language: string): string =>
    readSagaText('{h} {b} {f} {g} {e}, {H}', language).parts.join('');
  expect(read('en')).toBe(
    '[damage] power token [surge] power token [evade] power token [block] power token power token, [damage]',
  );
  expect(read('de')).toMatch(/^Verbesserungsmarker \[damage\] .* Verbesserungsmarker, \[damage\]$/);
  expect(read('ru')).toMatch(/^жетон усиления \[damage\] .* жетон усиления, \[damage\]$/);
});
