// All tiles of the mission, folded away until players look for one.

import { useTranslation } from 'react-i18next';
import { useMission } from '../mission';
import { rackOf, SHELVES } from './rack';
import { TileShelf } from './TileShelf';

export function TileRack() {
  const { t } = useTranslation();
  const { play, game, placing } = useMission();
  const rack = rackOf(play, game, placing);
  return (
    <details className="tile-rack">
      <summary>{t('mission.rack.title')}</summary>
      {SHELVES.filter((name) => rack[name].length > 0).map((name) => (
        <section key={name} aria-label={t(`mission.rack.${name}`)}>
          <h3>{t(`mission.rack.${name}`)}</h3>
          <TileShelf tiles={rack[name]} />
        </section>
      ))}
    </details>
  );
}
