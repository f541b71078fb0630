import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { WithContent } from '../parts/WithContent';
import { FigurePanel } from '../sight/FigurePanel';
import { useSight } from '../sight/useSight';
import { FigureChooser } from '../table/FigureChooser';
import { FigureChips, HandHint, TableNotes, TableTools } from '../table/TablePanel';
import { useTable } from '../table/useTable';

export function SightPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('sight.title')} fixed>
      <WithContent>{(pack) => <Sight pack={pack} />}</WithContent>
    </Page>
  );
}

function Sight({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  const table = useTable(pack, '/sight');
  const sight = useSight(table);
  const { figure, figures } = table;
  return (
    <div className="board-page">
      <BoardStage
        view={sight.view}
        map={table.map}
        label={t('sight.board', { count: figures.length })}
        onTapSpace={table.tapSpace}
        onTapFigure={sight.tapFigure}
      />
      <section className="board-panel">
        <HandHint table={table} pack={pack} />
        <TableNotes table={table} />
        {figure ? (
          <FigurePanel table={table} sight={sight} figure={figure} />
        ) : (
          <>
            <p className="lead">{t(figures.length === 0 ? 'sight.start' : 'sight.tapFigure')}</p>
            <FigureChips table={table} onChoose={sight.choose} />
            <TableTools table={table} />
            {table.hand.does === 'move' && <FigureChooser pack={pack} table={table} />}
          </>
        )}
      </section>
    </div>
  );
}
