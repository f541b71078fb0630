// The frame of the app: routes with a page each, loaded when it is opened, and what applies to all of them.

import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import './theme/theme.css';
import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { useEffect, type ComponentType } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Route, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { GlossarySource, Text } from '../text';
import { GoToOpened } from './content/GoToOpened';
import { FeelProvider } from './feel/feel';
import { MenuPage } from './pages/MenuPage';
import { FailureBoundary } from './parts/FailureBoundary';
import { lazyPage } from './parts/lazyPage';
import { Notice } from './parts/Notice';
import { Page } from './parts/Page';
import { RulesAtHand } from './rules/RulesAtHand';
import { ServicesProvider, useServices, useSettings, type Services } from './services';

const BATTLE_WORDS = ['ui', 'legion'] as const;

const PAGES: readonly { readonly path: string; readonly Component: ComponentType }[] = [
  {
    path: '/new',
    Component: lazyPage(async () => (await import('./pages/NewGamePage')).NewGamePage),
  },
  {
    path: '/battle',
    Component: lazyPage(async () => (await import('./battle/new/NewBattlePage')).NewBattlePage, BATTLE_WORDS),
  },
  {
    path: '/legion-rules',
    Component: lazyPage(
      async () => (await import('./battle/rules/LegionRulesPage')).LegionRulesPage,
      BATTLE_WORDS,
    ),
  },
  {
    path: '/play/:slot',
    Component: lazyPage(async () => (await import('./pages/PlayPage')).PlayPage),
  },
  {
    path: '/together/:slot',
    Component: lazyPage(async () => (await import('./pages/TogetherPage')).TogetherPage, ['ui', 'party']),
  },
  {
    path: '/join',
    Component: lazyPage(async () => (await import('./pages/JoinPage')).JoinPage, ['ui', 'party']),
  },
  { path: '/load', Component: lazyPage(async () => (await import('./pages/LoadPage')).LoadPage) },
  {
    path: '/collection',
    Component: lazyPage(async () => (await import('./pages/CollectionPage')).CollectionPage),
  },
  {
    path: '/content',
    Component: lazyPage(async () => (await import('./pages/ContentPage')).ContentPage),
  },
  {
    path: '/tiles',
    Component: lazyPage(async () => (await import('./pages/TileTablePage')).TileTablePage),
  },
  {
    path: '/drill',
    Component: lazyPage(async () => (await import('./pages/DrillPage')).DrillPage),
  },
  {
    path: '/sight',
    Component: lazyPage(async () => (await import('./pages/SightPage')).SightPage),
  },
  {
    path: '/rules/:id',
    Component: lazyPage(async () => (await import('./pages/RulesPage')).RulesPage),
  },
  {
    path: '/rules',
    Component: lazyPage(async () => (await import('./pages/RulesPage')).RulesPage),
  },
  {
    path: '/phone',
    Component: lazyPage(async () => (await import('./pages/PhonePage')).PhonePage),
  },
  {
    path: '/settings',
    Component: lazyPage(async () => (await import('./pages/SettingsPage')).SettingsPage),
  },
  {
    path: '*',
    Component: lazyPage(async () => (await import('./pages/NotFoundPage')).NotFoundPage),
  },
];

// The Android back button is handled everywhere, so that a browser test can press it too.
setupIonicReact({ mode: 'md', hardwareBackButton: true });

type ShellProps = {
  readonly services: Services;
  readonly text: Text;
  readonly glossary: GlossarySource;
  /** The folder of the app on its host, with a slash at the end: a worker serves no address without it. */
  readonly root: string;
  /** For authors only: see app/preview. */
  readonly preview?: ComponentType | undefined;
};

export function Shell({ services, text, glossary, root, preview }: ShellProps) {
  return (
    <I18nextProvider i18n={text}>
      <ServicesProvider value={services}>
        <FeelProvider>
          <IonApp>
            <RulesAtHand source={glossary}>
              <IonReactRouter basename={root}>
                <Appearance />
                <LeaveOnLastBack />
                <GoToOpened />
                <NotKept />
                <IonRouterOutlet animated={false}>
                  <Route path="/" element={<MenuPage />} />
                  {/* The outlet looks into each of its children, so that none may be missing. */}
                  {[...(preview ? [{ path: '/preview', Component: preview }] : []), ...PAGES].map(
                    ({ path, Component }) => (
                      <Route key={path} path={path} element={<Guarded Component={Component} />} />
                    ),
                  )}
                </IonRouterOutlet>
              </IonReactRouter>
            </RulesAtHand>
          </IonApp>
        </FeelProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}

function Guarded({ Component }: { Component: ComponentType }) {
  const { t } = useTranslation();
  return (
    <FailureBoundary
      fallback={(retry) => (
        <Page title={t('failure.title')}>
          <Notice title={t('failure.title')}>
            <p>{t('failure.page')}</p>
            <button type="button" className="btn" onClick={retry}>
              {t('common.tryAgain')}
            </button>
          </Notice>
        </Page>
      )}
    >
      <Component />
    </FailureBoundary>
  );
}

/** Text size, motion and hand belong to the whole document. */
function Appearance() {
  const { textSize, motion, hand } = useSettings();
  const { i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
    document.documentElement.dataset['motion'] = motion;
    document.documentElement.dataset['hand'] = hand;
    document.documentElement.lang = i18n.language;
  }, [textSize, motion, hand, i18n.language]);
  return null;
}

/** Says so when the device is full or locked: nothing fails in silence. */
function NotKept() {
  const { t } = useTranslation();
  const { keeping } = useServices();
  const { failed } = useStore(keeping);
  if (!failed) return null;
  return (
    <div className="banner" role="alert">
      <p>{t('settings.notKept')}</p>
      <button type="button" className="btn" onClick={() => keeping.setState({ failed: false })}>
        {t('common.close')}
      </button>
    </div>
  );
}

/** Below overlays (99 and more), above Ionic's own way back (0). */
const BACK_PRIORITY = 5;

/** Back on the main menu leaves the app; everywhere else Ionic goes back by itself. */
function LeaveOnLastBack() {
  const { pathname } = useLocation();
  const { leaveApp } = useServices();
  useEffect(() => {
    const onBack = (event: Event) => {
      if (pathname === '/') (event as CustomEvent<BackButtonDetail>).detail.register(BACK_PRIORITY, leaveApp);
    };
    document.addEventListener('ionBackButton', onBack);
    return () => document.removeEventListener('ionBackButton', onBack);
  }, [pathname, leaveApp]);
  return null;
}

type BackButtonDetail = { readonly register: (priority: number, handler: () => void) => void };
