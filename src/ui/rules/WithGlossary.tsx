// Shows its children once the rules are there; says so if they cannot be had, and lets players try again.

import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Glossary } from '../../text';
import { FailureBoundary } from '../parts/FailureBoundary';
import { Notice } from '../parts/Notice';
import { Loading } from '../parts/WithContent';
import { useGlossaryPromise } from './useGlossary';

type Props = { readonly children: (glossary: Glossary) => ReactNode };

export function WithGlossary({ children }: Props) {
  const { t } = useTranslation();
  return (
    <FailureBoundary
      fallback={(retry) => (
        <Notice title={t('failure.title')}>
          <p>{t('rules.notLoaded')}</p>
          <button type="button" className="btn" onClick={retry}>
            {t('common.tryAgain')}
          </button>
        </Notice>
      )}
    >
      <Suspense fallback={<Loading />}>
        <Loaded>{children}</Loaded>
      </Suspense>
    </FailureBoundary>
  );
}

function Loaded({ children }: Props) {
  return children(use(useGlossaryPromise()));
}
