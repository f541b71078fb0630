// The result for each chosen file: one sentence each.

import { useTranslation } from 'react-i18next';
import { printable } from '../../kernel';
import type { Brought } from '../../session';
import { Details } from './Details';
import { WorkBar } from '../parts/WorkBar';
import { detailsOf, useTroubleText } from './problems';
import type { InstalledView } from './useInstalled';

export function Outcomes({ view: { busy, progress, cancel, brought, said } }: { view: InstalledView }) {
  const { t } = useTranslation();
  return (
    <div className="content-outcomes" aria-live="polite">
      {busy && <p className="lead">{t('content.working')}</p>}
      {progress !== null && <WorkBar progress={progress} onCancel={cancel} />}
      {said !== null && <p className="warning">{said}</p>}
      {brought.map((one) => (
        <Outcome key={one.name} brought={one} />
      ))}
    </div>
  );
}

function Outcome({ brought: { name, outcome } }: { brought: Brought }) {
  const { t } = useTranslation();
  const troubleText = useTroubleText();
  if (!outcome.ok) {
    return (
      <div className="warning">
        <p>
          <b className="content-name">
            <bdi>{printable(name)}</bdi>
          </b>{' '}
          {troubleText(outcome.error)}
        </p>
        <Details summary={t('content.details')} {...detailsOf(outcome.error)} />
      </div>
    );
  }
  const { title, version, replaced } = outcome.value;
  return (
    <p className="content-done">
      {replaced === null
        ? t('content.done', { title })
        : t('content.updated', { title, version, before: replaced })}
    </p>
  );
}
