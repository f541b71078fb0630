// The one seam to Ionic's pages: header with the way back, title, and a landmark for screen readers.

import {
  IonBackButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonPage,
  IonTitle,
  IonToolbar,
  NavContext,
} from '@ionic/react';
import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../services';

type Props = {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  /** Fills the screen and scrolls its own parts, as a board page does. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
};

export function Page({ title, actions, fixed = false, children }: Props) {
  const { t } = useTranslation();
  const { hand } = useSettings();
  const isInside = useContext(InsidePage);
  const { goBack } = useContext(NavContext);
  const stepBack = useRef<StepBack>(null);
  const setStepBack = useCallback((back: StepBack) => {
    stepBack.current = back;
  }, []);
  // The button takes a click of its own, though its type does not say so.
  const onBack = { onClick: () => (stepBack.current ? stepBack.current() : goBack('/')) };
  const screen = (
    <>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/" text="" aria-label={t('common.back')} {...onBack} />
          </IonButtons>
          <IonTitle role="heading" aria-level={1}>
            {title}
          </IonTitle>
          {/* Where the thumb is; the way back stays where it always is. */}
          {actions && <IonButtons slot={hand === 'left' ? 'start' : 'end'}>{actions}</IonButtons>}
        </IonToolbar>
      </IonHeader>
      <IonContent scrollY={!fixed}>
        <StepBackContext value={setStepBack}>
          <div className={fixed ? 'page page-fixed' : 'page'}>{children}</div>
        </StepBackContext>
      </IonContent>
    </>
  );
  return isInside ? screen : <IonPage>{screen}</IonPage>;
}

type StepBack = (() => void) | null;

const StepBackContext = createContext<(back: StepBack) => void>(() => undefined);

/** Inside a page with several steps: the arrow in the header goes back by one; without one (`null`) it leaves the page. */
export function useStepBack(goBack: StepBack): void {
  const setStepBack = useContext(StepBackContext);
  useEffect(() => {
    setStepBack(goBack);
    return () => setStepBack(null);
  }, [setStepBack, goBack]);
}

const InsidePage = createContext(false);

/**
 * A page whose whole screen changes while players stay on it, each screen a `Page` of its own. Ionic shows an element that it
 * brought in itself, and leaves one invisible that took its place later.
 */
export function ChangingPage({ children }: { children: ReactNode }) {
  return (
    <IonPage>
      <InsidePage.Provider value>{children}</InsidePage.Provider>
    </IonPage>
  );
}
