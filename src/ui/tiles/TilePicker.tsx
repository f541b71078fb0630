// The list of tile sides, by box and by look, and what to do with the one that was picked.

import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { ENVIRONMENTS, type TileId, type TileSide } from '../../rules';
import { Icon } from '../icons';
import { labelOf, TilePicture } from './TilePicture';
import type { TileTable } from './useTileTable';

const ALL = 'all';

export function TilePicker({ pack, table }: { pack: Pack; table: TileTable }) {
  const { t } = useTranslation();
  const [box, setBox] = useState<string>(table.picked.expansion);
  const [environment, setEnvironment] = useState<string>(ALL);
  const sides = useMemo(() => [...pack.tiles.values()], [pack]);
  const shown = sides.filter(
    (side) =>
      (box === ALL || side.expansion === box) && (environment === ALL || side.environment === environment),
  );
  return (
    <>
      <PickedTile table={table} />
      <div className="filters">
        <label>
          {t('tiles.box')}
          <select className="field" value={box} onChange={(event) => setBox(event.target.value)}>
            <option value={ALL}>{t('tiles.all')}</option>
            {boxesOf(pack).map(({ expansion, name }) => (
              <option key={expansion} value={expansion}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('tiles.environment')}
          <select
            className="field"
            value={environment}
            onChange={(event) => setEnvironment(event.target.value)}
          >
            <option value={ALL}>{t('tiles.all')}</option>
            {ENVIRONMENTS.map((name) => (
              <option key={name} value={name}>
                {t(`tiles.environments.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{shown.length === 0 ? t('tiles.none') : t('tiles.count', { count: shown.length })}</p>
      <ul className="tile-list">
        {shown.map((side) => (
          <li key={side.id}>
            <TileButton side={side} picked={side.id === table.picked.id} onPick={table.pick} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The boxes that hold tiles, under their printed names. */
const boxesOf = (pack: Pack) =>
  [...pack.products.values()].flatMap(({ name, tiles }) => {
    const first = tiles[0] && pack.tiles.get(tiles[0]);
    return first ? [{ expansion: first.expansion, name }] : [];
  });

function PickedTile({ table }: { table: TileTable }) {
  const { t } = useTranslation();
  const { picked } = table;
  const spaces = picked.spaces.flat().filter((terrain) => terrain !== null).length;
  return (
    <div className="picked">
      <h2>
        {labelOf(picked)} · {t(`tiles.environments.${picked.environment}`)}
      </h2>
      <p>
        {t('tiles.facts', {
          width: picked.width,
          height: picked.height,
          spaces: t('tiles.spaces', { count: spaces }),
          openings: t('tiles.openings', { count: picked.openings.length / 2 }),
          copies: t(picked.uncounted ? 'tiles.copiesAtLeast' : 'tiles.copies', { count: picked.copies }),
        })}
      </p>
      <div className="buttons">
        <button type="button" className="btn" onClick={table.turn}>
          <Icon name="turn" /> {t('tiles.turn')}
        </button>
        <button type="button" className="btn" onClick={table.flip}>
          <Icon name="flip" /> {t('tiles.flip')}
        </button>
        <button type="button" className="btn btn-main" onClick={table.addPicked}>
          <Icon name="add" /> {t('tiles.addToMap')}
        </button>
      </div>
    </div>
  );
}

type TileButtonProps = {
  readonly side: TileSide;
  readonly picked: boolean;
  readonly onPick: (tile: TileId) => void;
};

const TileButton = memo(
  function TileButton({ side, picked, onPick }: TileButtonProps) {
    const { t } = useTranslation();
    return (
      <button
        type="button"
        className="tile-button"
        aria-pressed={picked}
        aria-label={t('tiles.pickTile', {
          label: labelOf(side),
          environment: t(`tiles.environments.${side.environment}`),
          width: side.width,
          height: side.height,
        })}
        onClick={() => onPick(side.id)}
      >
        <TilePicture side={side} />
        <span>{labelOf(side)}</span>
      </button>
    );
  },
  (before, after) => before.side === after.side && before.picked === after.picked,
);
