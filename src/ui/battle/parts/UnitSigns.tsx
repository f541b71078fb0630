// All that lies beside a unit, at a glance: wounds, tokens, order. Signs for the eye, words for the ear.

import { useTranslation } from 'react-i18next';
import { woundsLeft, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';

type Sign = { readonly key: SignName; readonly count?: number; readonly word: string };

/** Drawn on a sheet of 16 by 16: fonts of phones lack half of such signs. */
const SIGNS = {
  wounds: 'M8 14C3 10 1 7 2.500 4.500 4 2 7 3 8 5c1-2 4-3 5.500-.500C15 7 13 10 8 14z',
  minis: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 14c0-4 2-5 5-5s5 1 5 5z',
  suppression: 'M1 3h14L8 14z',
  aim: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 0v5M8 11v5M0 8h5M11 8h5',
  dodge: 'M2 12c2-7 6-8 11-8M9 1l4 3-3 4',
  standby: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 4v4l3 2',
  ion: 'M9 1L3 9h4l-1 6 7-9H9z',
  harm: 'M8 2l7 12H1zM8 6v4M8 12v.500',
  spent: 'M4 2h8L8 8l4 6H4l4-6z',
  engaged: 'M2 2l11 11M14 2L3 13M2 11l3 3M14 11l-3 3',
  claimed: 'M4 15V2l9 3-9 4',
  up: 'M8 2l6 11H2z',
  pool: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  down: 'M2 8l4 5 8-10',
  defeated: 'M3 3l10 10M13 3L3 13',
} as const;
type SignName = keyof typeof SIGNS;
const FILLED: ReadonlySet<SignName> = new Set(['wounds', 'minis', 'suppression', 'ion', 'claimed', 'up']);

type Props = {
  readonly unit: LegionUnit;
  /** The signs explained, where there is room. */
  readonly withWords?: boolean;
};

export function UnitSigns({ unit, withWords = false }: Props) {
  const signs = useSigns(unit);
  return (
    <span className="unit-signs">
      {signs.map(({ key, count, word }) => (
        <span key={key} className={`unit-sign unit-sign-${key}`} title={word}>
          <span aria-hidden="true" className="unit-sign-drawn">
            <svg viewBox="0 0 16 16" width="0.95em" height="0.95em" focusable="false">
              <path d={SIGNS[key]} fill={FILLED.has(key) ? 'currentColor' : 'none'} stroke="currentColor" />
            </svg>
            {!withWords && count}
          </span>
          {withWords ? <span>{word}</span> : <span className="visually-hidden">{word}, </span>}
        </span>
      ))}
    </span>
  );
}

function useSigns(unit: LegionUnit): readonly Sign[] {
  const { t } = useTranslation();
  const { setup, state, cardOf, words } = useBattle();
  const { suppression, aims, dodges, standby, ion, harm, engaged, order, exhausted, minis } = unit;
  if (minis.length === 0) return [{ key: 'defeated', word: t('legion.sign.defeated') }];
  const card = cardOf(unit);
  const left = woundsLeft(setup.cards, unit);
  const all = card.wounds * minis.length;
  const claimed = state.marks.find(({ holder }) => holder === unit.id);
  const isSquad = card.minis > 1;
  const counted = (key: 'suppression' | 'aim' | 'dodge' | 'ion', count: number): readonly Sign[] =>
    count > 0 ? [{ key, count, word: t(`legion.sign.${key}`, { count }) }] : [];
  const shown = (is: boolean, key: SignName, word: () => string): readonly Sign[] =>
    is ? [{ key, word: word() }] : [];
  return [
    ...(isSquad
      ? [
          {
            key: 'minis' as const,
            count: minis.length,
            word: t('legion.sign.minis', { count: minis.length }),
          },
        ]
      : []),
    ...(!isSquad || left < all
      ? [{ key: 'wounds' as const, count: left, word: t('legion.sign.wounds', { left, all }) }]
      : []),
    ...counted('suppression', suppression),
    ...counted('aim', aims),
    ...counted('dodge', dodges),
    ...shown(standby, 'standby', () => t('legion.sign.standby')),
    ...counted('ion', ion),
    ...shown(harm !== undefined, 'harm', () => t(`legion.sign.${harm ?? 'damaged'}`)),
    ...shown(exhausted.length > 0, 'spent', () => t('legion.sign.exhausted')),
    ...shown(engaged.length > 0, 'engaged', () => t('legion.sign.engaged')),
    ...shown(claimed !== undefined, 'claimed', () =>
      t('legion.sign.claimed', { mark: words.mark(claimed?.id ?? '') }),
    ),
    { key: order, word: t(`legion.sign.${order}`) },
  ];
}
