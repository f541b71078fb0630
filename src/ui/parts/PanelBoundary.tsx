// Around each panel of a screen: one that cannot be shown says so in its place, and all others stay. When `of` changes, by
// another panel or a step of the game, it is tried anew.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBoundary } from './FailureBoundary';

export function PanelBoundary({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
  return (
    <FailureBoundary of={of} fallback={(retry) => <BrokenPanel retry={retry} />}>
      {children}
    </FailureBoundary>
  );
}

function BrokenPanel({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="warning" role="alert">
      <p>{t('failure.panel')}</p>
      <button type="button" className="btn" onClick={retry}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}
