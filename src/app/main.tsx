// Puts the app together: kept stores, language, pages, and the service worker that makes it work offline.

import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { isNative, leaveApp, listenForBackButton, preferences, shareFile, tableDevice } from '../platform';
import {
  keptCollection,
  keptGuideProgress,
  keptHighScores,
  keptSettings,
  openKeptStore,
  type Settings,
} from '../session';
import { changeLanguage, createText, pickLanguage, type Language } from '../text';
import { Shell, type Services } from '../ui';
import { content, forgetContent } from './content';
import { glossary } from './glossary';
import { games } from './lazyGames';
import { words } from './words';

async function start(root: HTMLElement): Promise<void> {
  const keeping = createStore(() => ({ failed: false }));
  const onWriteFailed = () => keeping.setState({ failed: true });
  const settings = await openKeptStore(keptSettings, preferences, onWriteFailed);
  const collection = await openKeptStore(keptCollection, preferences, onWriteFailed);
  const highScores = await openKeptStore(keptHighScores, preferences, onWriteFailed);
  const guides = await openKeptStore(keptGuideProgress, preferences, onWriteFailed);
  const text = await createText(languageOf(settings.getState()), words);
  settings.subscribe((now, before) => {
    if (now.language !== before.language) void changeLanguage(text, languageOf(now), words);
  });
  const services: Services = {
    settings,
    collection,
    highScores,
    guides,
    keeping,
    content,
    forgetContent,
    games,
    shareFile,
    leaveApp: () => void leaveApp(),
    device: tableDevice(),
  };
  createRoot(root).render(<Shell services={services} text={text} glossary={glossary} />);
  void listenForBackButton();
  registerServiceWorker();
}

const languageOf = ({ language }: Settings): Language =>
  language === 'system' ? pickLanguage(navigator.languages) : language;

/** The native shells carry their files with them and need no cache. */
function registerServiceWorker(): void {
  if (import.meta.env.PROD && !isNative() && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js');
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
void start(root);
