// Shows its children once the game data is there; says so if it cannot be had, and lets players try again.

import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { useShownAtOnce } from '../../scene';
import { useServices } from '../services';
import { FailureBoundary } from './FailureBoundary';
import { NamesProvider } from './names';
import { Notice } from './Notice';

type Props = {
  readonly children: (pack: Pack) => ReactNode;
  /** What is shown meanwhile. */
  readonly fallback?: ReactNode;
};

export function WithContent({ children, fallback }: Props) {
  const { t } = useTranslation();
  const { content, forgetContent } = useServices();
  useShownAtOnce(content());
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
  const pack = use(useServices().content());
  return <NamesProvider value={pack.names}>{children(pack)}</NamesProvider>;
}

export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      {t('common.loading')}
    </p>
  );
}
