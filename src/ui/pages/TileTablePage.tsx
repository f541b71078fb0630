import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { WithContent } from '../parts/WithContent';
import { Legend } from '../tiles/Legend';
import { MapWriter } from '../tiles/MapWriter';
import { TilePicker } from '../tiles/TilePicker';
import { useTileTable, WAYS } from '../tiles/useTileTable';

export function TileTablePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('tiles.title')} fixed>
      <WithContent>{(pack) => <TileTable pack={pack} />}</WithContent>
    </Page>
  );
}

function TileTable({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  const table = useTileTable(pack);
  const { map, way } = table;
  return (
    <div className="board-page">
      <BoardStage
        view={{ lattice: map, figures: [], tokens: [], marks: [], lines: [] }}
        map={map}
        label={
          map.tiles.length === 0
            ? t('tiles.boardEmpty')
            : t('tiles.board', { tiles: t('tiles.tileCount', { count: map.tiles.length }) })
        }
      />
      <section className="board-panel">
        <div className="tabs" role="group" aria-label={t('tiles.title')}>
          {WAYS.map((name) => (
            <button
              key={name}
              type="button"
              className="tab"
              aria-pressed={name === way}
              onClick={() => table.show(name)}
            >
              {t(`tiles.ways.${name}`)}
            </button>
          ))}
        </div>
        {way === 'pick' ? <TilePicker pack={pack} table={table} /> : <MapWriter table={table} />}
        <Legend />
      </section>
    </div>
  );
}
