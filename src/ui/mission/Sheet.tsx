// A panel that players open from the mission screen: a heading, a way back, and its content.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';
import { useMission } from './mission';

/** Whoever hears the screen hears first what was opened. */
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { look } = useMission();
  return (
    <>
      <div className="figure-head">
        <h2 tabIndex={-1} ref={focus} className="sheet-title">
          {title}
        </h2>
        <button type="button" className="tool" aria-label={t('common.close')} onClick={() => look(null)}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </>
  );
}

/** The one thing to do now, always under the thumb. */
export function MainBar({ children }: { children: ReactNode }) {
  return (
    <div className="step-buttons step-buttons-one main-bar" data-guide="main">
      {children}
    </div>
  );
}

type MainProps = { readonly children: ReactNode; readonly disabled?: boolean; readonly onClick: () => void };

export function MainButton({ children, disabled = false, onClick }: MainProps) {
  return (
    <MainBar>
      <button type="button" className="btn btn-main" disabled={disabled} onClick={onClick}>
        {children}
      </button>
    </MainBar>
  );
}
