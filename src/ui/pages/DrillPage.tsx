import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { DrillActivation } from '../drill/DrillActivation';
import { useDrill, type Drill } from '../drill/useDrill';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { WithContent } from '../parts/WithContent';
import { FigureChooser } from '../table/FigureChooser';
import { FigureStateView } from '../table/FigureStateView';
import { latticeView } from '../table/figures';
import { useFigureViews } from '../table/useFigureViews';
import { FigureChips, HandHint, TableNotes, TableTools } from '../table/TablePanel';
import { useTable, type TableState } from '../table/useTable';

export function DrillPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('drill.title')} fixed>
      <WithContent>{(pack) => <DrillTable pack={pack} />}</WithContent>
    </Page>
  );
}

function DrillTable({ pack }: { pack: Pack }) {
  const table = useTable(pack, '/drill');
  const drill = useDrill(pack, table);
  const { drawn, situation } = drill;
  const isSet = drawn?.orders.figures.every((id) => table.figures.some((figure) => figure.id === id));
  if (drawn && situation && isSet) {
    return <DrillActivation pack={pack} table={table} drill={drill} drawn={drawn} situation={situation} />;
  }
  return <DrillSetUp pack={pack} table={table} drill={drill} />;
}

/** Six figures on the example map, for whoever wants to see an activation at once. */
const EXAMPLE = 'stormtrooper@8,2;stormtrooper.2@9,2;stormtrooper.3@9,3;diala-passil@2,1;fenn-signis@1,3';

function DrillSetUp({ pack, table, drill }: { pack: Pack; table: TableState; drill: Drill }) {
  const { t } = useTranslation();
  const { figure, figures, hand } = table;
  const shown = useFigureViews(figures, figure?.id ?? null);
  const view = useMemo(
    () => ({
      lattice: latticeView(table.map, table.table),
      figures: shown,
      tokens: [],
      marks: hand.does === 'door' && hand.from ? [{ at: hand.from, tone: 'deploy' as const }] : [],
      lines: [],
    }),
    [table.map, table.table, shown, hand],
  );
  return (
    <div className="board-page">
      <BoardStage
        view={view}
        map={table.map}
        label={t('sight.board', { count: figures.length })}
        onTapSpace={table.tapSpace}
        onTapFigure={(id) =>
          table.tapFigure(id) || table.choose(figures.find((other) => other.id === id)?.id ?? null)
        }
      />
      <section className="board-panel">
        <HandHint table={table} pack={pack} />
        <TableNotes table={table} />
        {figure ? (
          <SelectedFigure table={table} />
        ) : (
          <>
            <DrawButtons drill={drill} />
            {figures.length === 0 && (
              <div className="buttons">
                <button type="button" className="btn btn-main" onClick={() => table.standText(EXAMPLE)}>
                  {t('drill.example')}
                </button>
              </div>
            )}
            <FigureChips table={table} onChoose={table.choose} />
            <TableTools table={table} />
            {hand.does === 'move' && <FigureChooser pack={pack} table={table} />}
          </>
        )}
      </section>
    </div>
  );
}

function DrawButtons({ drill }: { drill: Drill }) {
  const { t } = useTranslation();
  const ready = drill.groups.length > 0 && drill.rebels;
  return (
    <>
      <p className="lead">{t(ready ? 'drill.ready' : 'drill.start')}</p>
      {ready && (
        <div className="buttons">
          {drill.groups.map(({ card, name, elite, group }) => (
            <button
              key={card}
              type="button"
              className="btn btn-main"
              disabled={!group}
              onClick={() => drill.draw(card)}
            >
              {t('drill.draw', { name: elite ? t('drill.eliteName', { name }) : name })}
            </button>
          ))}
        </div>
      )}
      {ready && drill.groups.some(({ group }) => !group) && <p className="lead">{t('drill.noOrders')}</p>}
    </>
  );
}

function SelectedFigure({ table }: { table: TableState }) {
  const { t } = useTranslation();
  const { figure } = table;
  if (!figure) return null;
  return (
    <>
      <h2>
        {figure.name} ({figure.label})
      </h2>
      <p className="lead">{t('drill.moveHelp')}</p>
      <FigureStateView table={table} figure={figure} />
      <div className="buttons">
        <button type="button" className="btn btn-main" onClick={() => table.choose(null)}>
          {t('sight.deselect')}
        </button>
        {figure.piece.size[0] !== figure.piece.size[1] && (
          <button type="button" className="btn" onClick={table.turn}>
            {t('sight.turn')}
          </button>
        )}
        {figure.fighter.hero && (
          <button type="button" className="btn" onClick={table.wound}>
            {t(figure.standing.wounded ? 'sight.heal' : 'sight.wound')}
          </button>
        )}
        <button type="button" className="btn" onClick={table.remove}>
          {t('sight.remove')}
        </button>
      </div>
    </>
  );
}
