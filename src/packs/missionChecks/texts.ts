// What a text of a mission may be made of: words, **bold**, icons, blanks. Everything else stays what it is; only the
// signs that would do something are checked.

import { ATTACK_DICE, ATTRIBUTES, DEFENSE_DICE } from '../../rules';

/** Icons that texts may show, in square brackets. */
export const TEXT_ICONS = [
  'action',
  'attack',
  'damage',
  'strain',
  'surge',
  'block',
  'evade',
  'dodge',
  ...ATTACK_DICE,
  ...DEFENSE_DICE,
  ...ATTRIBUTES,
] as const;

export type TextFault = {
  readonly code: 'unknownIcon' | 'badBlank' | 'nesting';
  readonly found: string;
};

const BLANK = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** The blanks of a text, by name. */
export const blanksIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].flatMap(([, name]) => name ?? []);

export function faultsIn(text: string): readonly TextFault[] {
  const icons = [...text.matchAll(/\[([a-z]{1,20})\]/g)].flatMap(([whole, name]) =>
    (TEXT_ICONS as readonly string[]).includes(name ?? '')
      ? []
      : [{ code: 'unknownIcon' as const, found: whole }],
  );
  const rest = text.replaceAll(BLANK, '');
  const brace = rest.indexOf('{{') >= 0 ? rest.indexOf('{{') : rest.indexOf('}}');
  return [
    ...icons,
    ...(brace >= 0 ? [{ code: 'badBlank' as const, found: rest.slice(brace, brace + 20) }] : []),
    ...(text.includes('$t(') ? [{ code: 'nesting' as const, found: '$t(' }] : []),
  ];
}

export const EXPECTED: Readonly<Record<TextFault['code'], string>> = {
  unknownIcon: `one of the icons ${TEXT_ICONS.map((icon) => `[${icon}]`).join(' ')}`,
  badBlank: 'blanks like {{name}}, each with both of its pairs of braces',
  nesting: 'a text of its own, without "$t("',
};
