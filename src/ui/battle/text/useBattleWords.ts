// Names of units, cards and objectives, and lists of them, in the language of the players. Cards that players typed in keep
// the name they gave.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BattleSetup, BattleState } from '../../../battle';
import type { LegionCards } from '../../../legion';
import type { Text } from '../../../text';

export type BattleWords = {
  readonly card: (id: string) => string;
  readonly unit: (id: string) => string;
  readonly units: (ids: readonly string[]) => string;
  readonly list: (names: readonly string[]) => string;
  readonly mark: (id: string) => string;
  readonly percent: (chance: number) => string;
  readonly number: (value: number) => string;
};

export function useCardName(cards: LegionCards): (id: string) => string {
  const { t, i18n } = useTranslation();
  return (id) => {
    const key = `legion.names.${id}`;
    const printed = cards.units[id] ?? cards.upgrades[id] ?? cards.commands[id];
    return i18n.exists(key) ? t(key as 'legion.names.at-st') : (printed?.name ?? id);
  };
}

/** A command card with what it costs and gives. */
export const commandLine = (
  t: Text['t'],
  { name, pips, orders }: { readonly name: string; readonly pips: number; readonly orders: number },
): string =>
  t('legion.command.card', {
    name,
    pips: t('legion.command.pips', { count: pips }),
    orders: t('legion.command.orders', { count: orders }),
  });

export function useBattleWords({ cards }: BattleSetup, { units }: Pick<BattleState, 'units'>): BattleWords {
  const { t, i18n } = useTranslation();
  const card = useCardName(cards);
  const { language } = i18n;
  const { list, percent, number } = useMemo(() => formatsOf(language), [language]);
  const unit = (id: string): string => {
    const found = units.find((one) => one.id === id);
    if (!found) return id;
    const name = card(found.card);
    return found.number === undefined ? name : t('legion.unitNumber', { name, number: String(found.number) });
  };
  return {
    card,
    unit,
    units: (ids) => list(ids.map(unit)),
    list,
    mark: (id) => t(`legion.mark.${id}` as 'legion.mark.left'),
    percent,
    number,
  };
}

function formatsOf(language: string): Pick<BattleWords, 'list' | 'percent' | 'number'> {
  const names = new Intl.ListFormat(language);
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    list: (of) => names.format(of),
    percent: (chance) => share.format(chance),
    number: (value) => plain.format(value),
  };
}
