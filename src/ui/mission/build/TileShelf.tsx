// Tiles by number, each with a small picture of its printed side.

import { useTranslation } from 'react-i18next';
import { labelOf, TilePicture } from '../../tiles/TilePicture';
import type { Shelf } from './rack';
import './build.css';

export function TileShelf({ tiles }: { tiles: Shelf }) {
  const { t } = useTranslation();
  return (
    <ul className="tile-shelf">
      {tiles.map(({ side, count }) => (
        <li key={side.id}>
          <TilePicture side={side} />
          <b>{labelOf(side)}</b>
          {count > 1 && <span>{t('mission.rack.times', { count })}</span>}
        </li>
      ))}
    </ul>
  );
}
