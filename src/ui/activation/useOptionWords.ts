import { useTranslation } from 'react-i18next';
import type { AnyId } from '../../imperial';
import type { NameOf } from './names';
import type { Where } from './whereabouts';

/** One of several equally good options in words: the number it has on the board, its target, and what tells it apart. */
export function useOptionWords(nameOf: NameOf) {
  const { t } = useTranslation();
  const whereWords = (where: Where): string => {
    switch (where.kind) {
      case 'on':
      case 'by':
        return t(`activation.where.${where.kind}`, { name: nameOf(where.id) });
      case 'stays':
        return t('activation.where.stays');
      case 'side':
        return t(`activation.where.sides.${where.side}`);
      case 'points':
        return t('activation.where.points', { count: where.points });
    }
  };
  return (number: number, target: AnyId | undefined, where: readonly Where[]): string => {
    const option =
      target === undefined
        ? t('activation.option', { number })
        : t('activation.optionFor', { number, name: nameOf(target) });
    return where.length === 0
      ? option
      : t('activation.optionWhere', { option, where: where.map(whereWords).join(', ') });
  };
}
