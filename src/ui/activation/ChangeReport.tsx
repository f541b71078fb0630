// A change at the table in the middle of an activation: when it happened, to whom, and what. Hero abilities that answer an
// Imperial move (attack, move, push) are told here; the rest of the activation is resolved anew.

import { useTranslation } from 'react-i18next';
import type { Change } from '../../imperial';
import type { FigureId } from '../../rules';
import type { NameOf } from './names';
import { MomentPicker, useMomentWords } from './MomentPicker';
import { REPORT_PARTS } from './reportParts';
import type { TableReport } from './useReport';

type Props = {
  readonly report: TableReport;
  /** An attack has been declared and waits for its dice. */
  readonly declared: boolean;
  readonly nameOf: NameOf;
};

export function ChangeReport({ report, declared, nameOf }: Props) {
  const { t } = useTranslation();
  const { open, setOpen, moment } = report;
  return (
    <details className="change" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('activation.change.title')}</summary>
      {open &&
        (moment === null ? (
          <MomentPicker report={report} declared={declared} nameOf={nameOf} />
        ) : (
          <Happened report={report} declared={declared} nameOf={nameOf} />
        ))}
    </details>
  );
}

/** At the moment that is chosen: who, and what. */
function Happened({ report, declared, nameOf }: Props) {
  const { t } = useTranslation();
  const { moment, routes, situation, who } = report;
  const words = useMomentWords(nameOf, declared);
  const there = situation
    ? [...situation.fighters.keys()].filter((id) => situation.board.figures.has(id))
    : [];
  const fighter = who !== null && there.includes(who) ? situation?.fighters.get(who) : undefined;
  return (
    <>
      {routes.length > 0 && moment && (
        <p className="change-moment">
          {words(moment)}{' '}
          <button type="button" className="btn" onClick={() => report.choose(null)}>
            {t('activation.change.elsewhere')}
          </button>
        </p>
      )}
      <label>
        {t('activation.change.who')}
        <select
          className="field"
          value={fighter ? (who ?? '') : ''}
          onChange={({ target }) => report.setWho((target.value as FigureId) || null)}
        >
          <option value="">{t('activation.change.nobody')}</option>
          {there.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      {who !== null && fighter ? (
        REPORT_PARTS.map(({ id, Part }) => (
          <Part
            key={id}
            figure={who}
            fighter={fighter}
            name={nameOf(who)}
            moving={report.moving}
            onReport={report.report}
            onMove={report.startMoving}
          />
        ))
      ) : (
        <p className="lead">{t('activation.change.tapFigure')}</p>
      )}
      {report.changes.length > 0 && (
        <Noted changes={report.changes} nameOf={nameOf} onTakeBack={report.takeBack} />
      )}
    </>
  );
}

type NotedProps = {
  readonly changes: readonly Change[];
  readonly nameOf: NameOf;
  readonly onTakeBack: () => void;
};

/** All that was told of this moment. */
function Noted({ changes, nameOf, onTakeBack }: NotedProps) {
  const { t } = useTranslation();
  const wordsOf = (change: Change): string => {
    switch (change.kind) {
      case 'damage':
      case 'strain':
      case 'recovered':
        return t(`activation.change.${change.kind}`, { count: change.amount });
      case 'gained':
      case 'lost':
        return t(`activation.change.${change.kind}`, {
          what: change.conditions.map((condition) => t(`conditions.${condition}`)).join(', '),
        });
      case 'gone':
        return t('activation.change.gone');
      default:
        return t('activation.change.movedTo');
    }
  };
  return (
    <div className="change-noted" role="status">
      <b>{t('activation.change.notedHere')}</b>
      <ul>
        {changes.map((change, index) => (
          // They stay in the order in which they were told.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {t('activation.change.noted', {
              name: 'figure' in change ? nameOf(change.figure) : '',
              what: wordsOf(change),
            })}
          </li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={onTakeBack}>
        {t('activation.change.takeBack')}
      </button>
    </div>
  );
}
