// Pages of docs: the statements of the spec, what a page cites in its prose, and links to statements.

import { blank } from './source';

export type Statement = { readonly id: string; readonly anchor: string; readonly at: number };

const ID = '(?:row|saga|scenario|legion|classic|party) \\d+(?:\\.\\d+)?|\\d\\.\\d+|[DBLPM]\\d+|EX-[A-Z-]+';
const STATEMENT = new RegExp(`^(?:- |#{2,4} )<a id="([^"]*)"></a>\\*\\*(${ID})\\*\\*`, 'gm');

export const statementsOf = (page: string): readonly Statement[] =>
  [...page.matchAll(STATEMENT)].map(({ 1: anchor = '', 2: id = '', index: at }) => ({ id, anchor, at }));

/** Anchors that begin no statement would be linked to in vain. */
export const looseAnchors = (page: string): readonly string[] => {
  const known = new Set(statementsOf(page).map(({ anchor }) => anchor));
  return [...withoutCode(page).matchAll(/<a id="([^"]*)">/g)]
    .map(([, anchor = '']) => anchor)
    .filter((a) => !known.has(a));
};

const withoutCode = (page: string): string =>
  page.replaceAll(/^(`{3,})[^]*?^\1/gm, blank).replaceAll(/`[^`]*`/g, blank);

export const anchorOf = (id: string): string => id.toLowerCase().replaceAll(' ', '-');

/** Examples and code cite nothing; the number of a statement is no citation of itself. */
export const proseOf = (page: string): string =>
  withoutCode(page)
    .replaceAll(STATEMENT, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);

export type Link = { readonly page: string; readonly anchor: string; readonly at: number };

/** Links to a place in a page of the spec: `(spec/board.md#4.3)`. */
export const linksToSpec = (page: string, pages: readonly string[]): readonly Link[] =>
  [...page.matchAll(/\]\((?:[^)\s]*\/)?([\w-]+\.md)#([^)\s]+)\)/g)]
    .map(({ 1: name = '', 2: anchor = '', index: at }) => ({ page: name, anchor, at }))
    .filter((link) => pages.includes(link.page));
