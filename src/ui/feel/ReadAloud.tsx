// The speaker beside a story: a tap reads it, another one is silent again. Shown only where the device has a voice for it.

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { Icon } from '../icons';
import { useSeat } from '../party/seat';
import { useSettings } from '../services';
import { useFeel } from './feel';
import { sentencesOf } from './spoken';
import { useOnScreen } from './useOnScreen';
import { useVoice } from './useVoice';
import './readAloud.css';

export function ReadAloud({ text }: { text: string }) {
  const { i18n } = useTranslation();
  const { readAloud } = useSettings();
  const canRead = useVoice(i18n.language);
  // The board in the middle of the table reads to all.
  const isBoard = useSeat()?.who.role === 'board';
  return readAloud === 'off' || !canRead ? null : (
    <Speaker text={text} isAuto={readAloud === 'auto' || isBoard} />
  );
}

function Speaker({ text, isAuto }: { readonly text: string; readonly isAuto: boolean }) {
  const { t, i18n } = useTranslation();
  const { reader } = useFeel();
  const isReading = useStore(reader.store, ({ reading }) => reading === text);
  const isOnScreen = useOnScreen();
  // Lists of games have stories as well; those are read only when somebody asks for it.
  const readsItself = useLocation().pathname.startsWith('/play/') && isAuto && isOnScreen;
  const { language } = i18n;
  const spoken = () => ({
    text,
    sentences: sentencesOf(text, language, (icon) => t(`icons.${icon}`)),
    language,
  });
  useEffect(() => {
    if (readsItself) void reader.readNew(spoken());
    // Whatever else changes, the text is read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reader, readsItself, text, language]);
  useEffect(() => {
    if (!isOnScreen) reader.stop(text);
    return () => reader.stop(text);
  }, [reader, isOnScreen, text, language]);
  return (
    <button
      type="button"
      className="tool read-aloud"
      aria-label={t('feel.readAloud')}
      aria-pressed={isReading}
      onClick={() => (isReading ? reader.stop() : void reader.read(spoken()))}
    >
      <Icon name={isReading ? 'silence' : 'speaker'} />
    </button>
  );
}
