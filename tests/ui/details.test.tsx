// Long lists of notes: the beginning is shown, and the rest can be opened.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Details } from '../../src/ui/content/Details';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const shown = (count: number): string =>
  renderToStaticMarkup(
    <Details summary="notes" lines={Array.from({ length: count }, (_, index) => `line ${index}.`)} />,
  );

it('[content] every line can be read, those after the thirtieth in a fold of their own', () => {
  expect(shown(30).split('<details')).toHaveLength(2);
  const [, first = '', rest = ''] = shown(31).split('<details');
  expect(first).toContain('line 29.');
  expect(first).not.toContain('line 30.');
  expect(rest).toContain('line 30.');
});
