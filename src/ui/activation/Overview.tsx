// The whole group before it begins: one line for each figure, up to the first decision, and below it what the group
// would do if the dice changed nothing. The board shows all of their routes.

import { useTranslation } from 'react-i18next';
import type { OrderWriter } from '../../text';
import type { FaceOf } from './Glance';
import { Glance } from './Glance';
import { glanceOf } from './glancePieces';
import type { NameOf } from './names';
import { shortWhyOf } from './shortWhy';
import { ShortWhyText } from './ShortWhyText';
import { partsOf, type Part } from './stretches';
import type { ActivationControl } from './useActivation';

type Props = {
  readonly activation: ActivationControl;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly faceOf: FaceOf;
};

export function Overview({ activation: { resolution, forecast, lead }, writer, nameOf, faceOf }: Props) {
  const { t } = useTranslation();
  const leader = forecast.steps[0]?.figure;
  const parts = partsOf(forecast.steps, { from: 0, to: forecast.steps.length - 1 });
  const first = resolution.pending?.step ?? Infinity;
  const isSure = ({ steps }: Part) => (steps[0]?.number ?? 0) <= first;
  const lines = (shown: readonly Part[]) => (
    <ol className="group-overview" aria-label={t('activation.overview')} data-guide="step">
      {shown.map(({ figure, steps }) => (
        <li key={`${figure} ${steps[0]?.number}`}>
          <Glance
            figure={figure}
            pieces={glanceOf(figure, steps)}
            nameOf={nameOf}
            faceOf={faceOf}
            foretold
            reason={<Reason figure={figure} steps={steps} writer={writer} nameOf={nameOf} />}
          >
            {lead && figure !== leader && (
              <button
                type="button"
                className="btn why-button lead-button"
                aria-label={t('activation.leadName', { name: nameOf(figure) })}
                onClick={() => lead(figure)}
              >
                {t('activation.lead')}
              </button>
            )}
          </Glance>
        </li>
      ))}
    </ol>
  );
  const later = parts.filter((part) => !isSure(part));
  return (
    <>
      {lines(parts.filter(isSure))}
      {later.length > 0 && (
        <>
          <p className="lead">{t('activation.ifNothingChanges')}</p>
          <div className="group-overview-later">{lines(later)}</div>
        </>
      )}
    </>
  );
}

function Reason({ figure, steps, writer, nameOf }: Part & Pick<Props, 'writer' | 'nameOf'>) {
  const why = shortWhyOf(figure, steps);
  return why ? <ShortWhyText why={why} writer={writer} nameOf={nameOf} /> : null;
}
