// All that lies beside a unit, at a glance: wounds, tokens, order. Signs for the eye, words for the ear.

import { useTranslation } from 'react-i18next';
import { woundsLeft, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';

type Sign = { readonly key: string; readonly sign: string; readonly word: string };

export function UnitSigns({ unit }: { unit: LegionUnit }) {
  const signs = useSigns(unit);
  return (
    <span className="unit-signs">
      {signs.map(({ key, sign, word }) => (
        <span key={key} className={`unit-sign unit-sign-${key}`} title={word}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{word}, </span>
        </span>
      ))}
    </span>
  );
}

const ORDER_SIGNS = { up: '▲', pool: '○', down: '✓' } as const;

function useSigns(unit: LegionUnit): readonly Sign[] {
  const { t } = useTranslation();
  const { setup, state, cardOf, words } = useBattle();
  const { suppression, aims, dodges, standby, ion, harm, engaged, order, exhausted, minis } = unit;
  if (minis.length === 0) return [{ key: 'defeated', sign: '✕', word: t('legion.sign.defeated') }];
  const card = cardOf(unit);
  const left = woundsLeft(setup.cards, unit);
  const all = card.wounds * minis.length;
  const claimed = state.marks.find(({ holder }) => holder === unit.id);
  const counted = (key: 'suppression' | 'aim' | 'dodge' | 'ion', sign: string, count: number) =>
    count > 0 ? [{ key, sign: `${sign}${count}`, word: t(`legion.sign.${key}`, { count }) }] : [];
  return [
    card.minis > 1
      ? { key: 'wounds', sign: `♟${minis.length}`, word: t('legion.sign.minis', { count: minis.length }) }
      : { key: 'wounds', sign: `♥${left}`, word: t('legion.sign.wounds', { left, all }) },
    ...(card.minis > 1 && left < all
      ? [{ key: 'hurt', sign: `♥${left}`, word: t('legion.sign.wounds', { left, all }) }]
      : []),
    ...counted('suppression', '▼', suppression),
    ...counted('aim', '◎', aims),
    ...counted('dodge', '↯', dodges),
    ...(standby ? [{ key: 'standby', sign: '◔', word: t('legion.sign.standby') }] : []),
    ...counted('ion', '⚡', ion),
    ...(harm ? [{ key: 'harm', sign: '⚠', word: t(`legion.sign.${harm}`) }] : []),
    ...(exhausted.length > 0 ? [{ key: 'spent', sign: '⌛', word: t('legion.sign.exhausted') }] : []),
    ...(engaged.length > 0 ? [{ key: 'engaged', sign: '⚔', word: t('legion.sign.engaged') }] : []),
    ...(claimed
      ? [{ key: 'claimed', sign: '⚑', word: t('legion.sign.claimed', { mark: words.mark(claimed.id) }) }]
      : []),
    { key: order, sign: ORDER_SIGNS[order], word: t(`legion.sign.${order}`) },
  ];
}
