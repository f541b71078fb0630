// Puts the app together: kept stores, language, pages, and the service worker that makes it work offline.

import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import {
  fetchFile,
  isNative,
  keeper,
  leaveApp,
  listenForBackButton,
  listenForFiles,
  listenForTroubles,
  preferences,
  shareFile,
  tableDevice,
} from '../platform';
import { PREVIEW_META } from '../packs';
import {
  keptCollection,
  keptCopyDates,
  keptGuideProgress,
  keptHighScores,
  keptNotices,
  keptParties,
  keptSettings,
  openKeptStore,
  type PickedFile,
  type Settings,
} from '../session';
import { addWords, pickLanguage, type Language } from '../text';
import { openPortraits, openWords, Shell, type Services } from '../ui';
import { openContent } from './content';
import { lazyCopies } from './copies';
import { glossary } from './glossary';
import { speak, startText } from './language';
import { lazyGames } from './lazyGames';
import { lazyLegion, legionRules } from './lazyLegion';
import { lazyParties } from './parties';
import { watchSafety } from './safety';
import { troubles } from './troubles';
import { words } from './words';

/** Whether the page comes from `redcell preview`: then an author looks at it. */
const isPreview = document.querySelector(`meta[name="${PREVIEW_META}"]`) !== null;

/** Where the app lies on its host, with a slash at the end: tools/anyPath.mjs has found it out. */
const appRoot = document.documentElement.dataset['root'] ?? '/';

async function start(root: HTMLElement): Promise<void> {
  const keeping = createStore(() => ({ failed: false }));
  const onKeepFailed = (error: unknown) => {
    troubles.note(error);
    keeping.setState({ failed: true });
  };
  const settings = await openKeptStore(keptSettings, preferences, onKeepFailed);
  const collection = await openKeptStore(keptCollection, preferences, onKeepFailed);
  const highScores = await openKeptStore(keptHighScores, preferences, onKeepFailed);
  const guides = await openKeptStore(keptGuideProgress, preferences, onKeepFailed);
  const notices = await openKeptStore(keptNotices, preferences, onKeepFailed);
  const copyDates = await openKeptStore(keptCopyDates, preferences, onKeepFailed);
  const partyRecords = await openKeptStore(keptParties, preferences, onKeepFailed);
  const { safety, onFirstSave } = watchSafety(keeper(), copyDates);
  const games = lazyGames(onFirstSave);
  const { content, forgetContent, installed, readAgain } = openContent(() => collection.getState().owned);
  collection.subscribe(() => void readAgain().catch(troubles.note));
  openPortraits(async (figure) => (await import('./portraits')).portraitsWith(figure));
  const text = await startText(languageOf(settings.getState()), words);
  openWords((file) => addWords(text, file, words));
  settings.subscribe((now, before) => {
    if (now.language !== before.language) void speak(text, languageOf(now), words);
  });
  const opened = createStore<{ files: readonly PickedFile[] }>(() => ({ files: [] }));
  const services: Services = {
    settings,
    collection,
    highScores,
    guides,
    notices,
    keeping,
    content,
    forgetContent,
    games,
    legion: lazyLegion,
    legionRules,
    installed,
    safety,
    copyDates,
    copies: lazyCopies({ games, installed, settings, collection, highScores, guides }),
    parties: lazyParties(games, partyRecords),
    partyRecords,
    opened,
    fetchFile,
    shareFile,
    leaveApp: () => void leaveApp(),
    device: tableDevice(),
    note: troubles.note,
  };
  const preview = isPreview && (await import('./preview')).startPreview();
  createRoot(root, { onCaughtError: noteCaught }).render(
    <Shell
      services={preview ? { ...services, ...preview } : services}
      text={text}
      glossary={glossary}
      root={appRoot}
      preview={preview ? preview.Page : undefined}
    />,
  );
  void listenForBackButton();
  void listenForFiles((files) => opened.setState({ files }));
  registerServiceWorker();
}

/** What a boundary of ui or of the board caught: players see its fallback, the export of a game keeps the stack. */
function noteCaught(error: unknown): void {
  troubles.note(error);
  // React would have written it there.
  // oxlint-disable-next-line no-console
  console.error(error);
}

const languageOf = ({ language }: Settings): Language =>
  language === 'system' ? pickLanguage(navigator.languages) : language;

/** The native shells carry their files with them and need no cache. */
function registerServiceWorker(): void {
  if (import.meta.env.PROD && !isPreview && !isNative() && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register(`${appRoot}sw.js`);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
listenForTroubles(window, troubles.note);
void start(root);
