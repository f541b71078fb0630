import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { WithContent } from '../parts/WithContent';
import { Icon } from '../icons';
import { FigureChooser } from '../sight/FigureChooser';
import { FigurePanel } from '../sight/FigurePanel';
import { useSightTable, type SightTable } from '../sight/useSightTable';

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
  const table = useSightTable(pack);
  const { figure, figures } = table;
  return (
    <div className="board-page">
      <BoardStage
        view={table.view}
        map={table.map}
        label={t('sight.board', { count: figures.length })}
        onTapSpace={table.tapSpace}
        onTapFigure={table.tapFigure}
      />
      <section className="board-panel">
        <HandHint table={table} pack={pack} />
        {table.leftOut > 0 && (
          <p className="warning" role="status">
            {t('sight.leftOut', { count: table.leftOut })}
          </p>
        )}
        {figure ? <FigurePanel table={table} figure={figure} /> : <Everyone table={table} />}
        {!figure && table.hand.does === 'move' && <FigureChooser pack={pack} table={table} />}
      </section>
    </div>
  );
}

/** What the next tap on the board does, while that is not moving a figure. */
function HandHint({ table, pack }: { table: SightTable; pack: Pack }) {
  const { t } = useTranslation();
  const { hand } = table;
  if (hand.does === 'move') return null;
  return (
    <div className="hand" role="status">
      <p>
        {hand.does === 'put'
          ? t('sight.putHelp', { name: nameOf(hand.of, pack) })
          : t(hand.from ? 'sight.doorHelp2' : 'sight.doorHelp')}
      </p>
      <button type="button" className="btn" onClick={() => table.setHand({ does: 'move' })}>
        {t('sight.cancel')}
      </button>
    </div>
  );
}

const nameOf = (id: string, { cards, heroes }: Pack): string =>
  [...cards.values(), ...heroes.values()].find((entry) => entry.id === id)?.name ?? id;

function Everyone({ table }: { table: SightTable }) {
  const { t } = useTranslation();
  return (
    <>
      {table.figures.length === 0 ? (
        <p className="lead">{t('sight.start')}</p>
      ) : (
        <>
          <p className="lead">{t('sight.tapFigure')}</p>
          <ul className="chips">
            {table.figures.map(({ id, name, label }) => (
              <li key={id}>
                <button type="button" className="btn" onClick={() => table.choose(id)}>
                  {name} ({label})
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="buttons">
        <button type="button" className="btn" onClick={() => table.setHand({ does: 'door' })}>
          <Icon name="door" /> {t('sight.door')}
        </button>
        <IonRouterLink
          className="link"
          routerLink={`/tiles?way=type&map=${encodeURIComponent(table.mapText)}`}
        >
          {t('sight.changeMap')}
        </IonRouterLink>
      </div>
    </>
  );
}
