// Long lists of notes: the beginning is shown, and the rest can be opened.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DetailLines, Details } from '../../src/ui/content/Details';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}.`);
const shown = (count: number): string => renderToStaticMarkup(<DetailLines lines={linesOf(count)} />);

it('[content] every line can be read, those after the thirtieth in a fold of their own', () => {
  expect(shown(30)).toContain('line 29.');
  expect(shown(30)).not.toContain('<details');
  const [first = '', rest = ''] = shown(31).split('<details');
  expect(first).toContain('line 29.');
  expect(first).not.toContain('line 30.');
  expect(rest).toContain('content.more');
});

it('[content] nothing of a fold is made before it is opened', () => {
  const lines = vi.fn(() => linesOf(5));
  const closed = renderToStaticMarkup(<Details summary="notes" count={5} lines={lines} />);
  expect(closed).toContain('notes');
  expect(lines).not.toHaveBeenCalled();
  expect(shown(31)).not.toContain('line 30.');
  expect(renderToStaticMarkup(<Details summary="notes" count={0} lines={lines} />)).toBe('');
});
