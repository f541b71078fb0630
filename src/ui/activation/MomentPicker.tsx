// When something happened: at a place on the route of a move of this stretch, or now. The board takes the same taps.

import { useTranslation } from 'react-i18next';
import type { NameOf } from './names';
import { NOW, type ReportMoment, type ReportRoute } from './reporting';
import type { TableReport } from './useReport';

type Props = {
  readonly report: TableReport;
  readonly declared: boolean;
  readonly nameOf: NameOf;
};

export function MomentPicker({ report, declared, nameOf }: Props) {
  const { t } = useTranslation();
  const { routes, move, setMove, choose, canBeNow } = report;
  const route = routes[move];
  return (
    <div className="change-moments" role="group" aria-label={t('activation.change.when')}>
      <p>
        <b>{t('activation.change.when')}</b>
      </p>
      {canBeNow && (
        <button type="button" className="btn" onClick={() => choose(NOW)}>
          {t(declared ? 'activation.change.declared' : 'activation.change.now')}
        </button>
      )}
      {routes.map((one, index) => (
        <section key={`${one.step} ${one.act}`}>
          {routes.length > 1 ? (
            <button
              type="button"
              className="btn"
              aria-expanded={index === move}
              onClick={() => setMove(index)}
            >
              {t('activation.change.moveOf', { name: nameOf(one.figure) })}
            </button>
          ) : (
            <p>{t('activation.change.moveOf', { name: nameOf(one.figure) })}</p>
          )}
          {index === move && <Places route={one} onChoose={choose} />}
        </section>
      ))}
      {route && <p className="lead">{t('activation.change.tapRoute')}</p>}
    </div>
  );
}

type PlacesProps = {
  readonly route: ReportRoute;
  readonly onChoose: (moment: ReportMoment) => void;
};

function Places({ route, onChoose }: PlacesProps) {
  const { t } = useTranslation();
  const placeWords = usePlaceWords();
  const places = route.spent.flatMap((spent, place) => (spent === null ? [] : [place]));
  return (
    <>
      <div className="buttons">
        {places.map((place) => {
          const moment: ReportMoment = { kind: 'route', route, place };
          const { where, left } = placeWords(moment);
          return (
            <button key={place} type="button" className="btn" onClick={() => onChoose(moment)}>
              {where} <small>{left}</small>
            </button>
          );
        })}
      </div>
      {places.length < route.spent.length && <p className="lead">{t('activation.change.shared')}</p>}
    </>
  );
}

type OnRoute = Extract<ReportMoment, { kind: 'route' }>;

/** How far along its route a figure was, and the points it had left. */
function usePlaceWords(): (moment: OnRoute) => { readonly where: string; readonly left: string } {
  const { t } = useTranslation();
  return ({ route, place }) => {
    const isEnd = place === route.route.length - 1;
    const where =
      place === 0
        ? t('activation.change.before')
        : isEnd
          ? t('activation.change.end')
          : t('activation.change.after', { count: place });
    const count = route.points - (route.spent[place] ?? 0);
    return { where, left: t('activation.change.left', { count }) };
  };
}

export function useMomentWords(nameOf: NameOf, declared: boolean): (moment: ReportMoment) => string {
  const { t } = useTranslation();
  const placeWords = usePlaceWords();
  return (moment) => {
    if (moment.kind === 'now') return t(declared ? 'activation.change.declared' : 'activation.change.now');
    const { where, left } = placeWords(moment);
    return t('activation.change.onRoute', { name: nameOf(moment.route.figure), place: where, left });
  };
}
