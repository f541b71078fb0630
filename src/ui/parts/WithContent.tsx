// Shows its children once the game data is there; says so if it cannot be had, and lets players try again.

import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { useServices } from '../services';
import { FailureBoundary } from './FailureBoundary';
import { Notice } from './Notice';

type Props = {
  readonly children: (pack: Pack) => ReactNode;
  /** What is shown meanwhile. */
  readonly fallback?: ReactNode;
};

export function WithContent({ children, fallback }: Props) {
  const { t } = useTranslation();
  const { forgetContent } = useServices();
  return (
    <FailureBoundary
      fallback={(retry) => (
        <Notice title={t('failure.title')}>
          <p>{t('failure.content')}</p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              forgetContent();
              retry();
            }}
          >
            {t('common.tryAgain')}
          </button>
        </Notice>
      )}
    >
      <Suspense fallback={fallback ?? <Loading />}>
        <Loaded>{children}</Loaded>
      </Suspense>
    </FailureBoundary>
  );
}

function Loaded({ children }: Pick<Props, 'children'>) {
  return children(use(useServices().content()));
}

export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      {t('common.loading')}
    </p>
  );
}
