// A space that was tapped under the lens: whether it is seen from there, how far it is, and what it costs to go.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  costTo,
  countSpaces,
  MAX_POINTS,
  reach,
  sight,
  theFigure,
  theSpace,
  type Board,
  type Point,
} from '../../../rules';
import type { Onlooker } from '../../sight/look';

type Props = { readonly board: Board; readonly viewer: Onlooker; readonly at: Point | null };

export function AskedSpace({ board, viewer: { piece }, at }: Props) {
  const { t } = useTranslation();
  const facts = useMemo(() => {
    if (!at) return null;
    const [from, to] = [theFigure(piece), theSpace(at)];
    return {
      seen: sight(board, from, to),
      distance: countSpaces(board, from, to),
      cost: costTo(reach(board, piece, MAX_POINTS), { at, size: piece.size }),
    };
  }, [board, piece, at]);
  return (
    <p className="lens-asked" role="status">
      {facts
        ? [
            t(`sight.seen.${facts.seen?.by ?? 'not'}`),
            facts.distance === null ? t('sight.noDistance') : t('sight.distance', { count: facts.distance }),
            facts.cost === undefined ? t('mission.lens.noWay') : t('sight.pointCount', { count: facts.cost }),
          ].join(' · ')
        : t('mission.lens.tap')}
    </p>
  );
}
