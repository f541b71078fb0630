// Rules on the screen: fetched once and again after a failure, opened one above the other, drawn with their links.

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import english from '../../content/text/en/glossary.json';
import { ENGLISH_WORDS as words } from '../text/uiWords';
import { glossary as source } from '../../src/app/glossary';
import { createText, LANGUAGES } from '../../src/text';
import { makeGlossary } from '../../src/text';
import { EntryView, type EntryLink } from '../../src/ui/rules/EntryView';
import { keepGlossaries } from '../../src/ui/rules/keeper';
import { backToTerm, closeTerms, openTerm, openTerms } from '../../src/ui/rules/openTerm';
import { LinkedLine, Term } from '../../src/ui/rules/Term';

describe('[glossary] keeping', () => {
  it('[glossary] a language is fetched once', async () => {
    let fetched = 0;
    const keeper = keepGlossaries(async () => {
      fetched += 1;
      return english;
    });
    expect(keeper('en')).toBe(keeper('en'));
    expect((await keeper('en')).byId.get('stunned')?.term).toBe('Stunned');
    await keeper('de');
    expect(fetched).toBe(2);
  });

  it('[glossary] after a failure the next try fetches anew', async () => {
    let fails = true;
    const keeper = keepGlossaries(async () => {
      if (fails) throw new Error('no connection');
      return english;
    });
    await expect(keeper('en')).rejects.toThrow('no connection');
    fails = false;
    expect((await keeper('en')).entries).toHaveLength(english.length);
  });

  it.each(LANGUAGES)('[glossary] the app has all entries in %s', async (language) => {
    expect(await source(language)).toHaveLength(english.length);
  });
});

describe('[row 14] open terms', () => {
  beforeEach(closeTerms);

  it('[row 14] a link in an open entry opens the next one above it, back returns', () => {
    openTerm('attack');
    openTerm('surge');
    openTerm('surge');
    expect(openTerms.getState()).toEqual(['attack', 'surge']);
    backToTerm();
    expect(openTerms.getState()).toEqual(['attack']);
    closeTerms();
    expect(openTerms.getState()).toEqual([]);
  });
});

describe('[glossary] drawing', () => {
  const Link: EntryLink = ({ id, children }) => createElement('a', { href: id }, children);

  it('[glossary] an entry has its heading, links, icons and what to read next', async () => {
    const glossary = makeGlossary('en', english);
    const i18n = await createText('en', { en: words, load: async () => words });
    const entry = glossary.byId.get('evade');
    if (!entry) throw new Error('no entry');
    const view = createElement(EntryView, { glossary, entry, Link });
    const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, view));
    expect(html).toContain('>Evade</h2>');
    expect(html).toContain('<a href="surge">surges</a>');
    expect(html).toContain('aria-label="evade"');
    expect(html).toContain('<a href="weakened">Weakened</a>');
  });

  it('[row 14] texts can be read before the rules are there', async () => {
    const i18n = await createText('en', { en: words, load: async () => words });
    const draw = (element: ReactElement) =>
      renderToStaticMarkup(createElement(I18nextProvider, { i18n }, element));
    expect(draw(createElement(LinkedLine, { text: 'You may **rest**.' }))).toBe('You may <b>rest</b>.');
    expect(draw(createElement(Term, { id: 'rest' }, 'rests'))).toContain('>rests</button>');
  });
});
