import { useEffect } from 'react';
import type { Settings } from '../../../session';
import { useFeel } from '../feel';
import { useSettings } from '../../services';
import { useOnScreen } from '../useOnScreen';
import type { Mood } from './mood';

/** Below every sound, and below talk. */
export const MUSIC_VOLUMES: Readonly<Record<Settings['music'], number>> = { low: 0.35, on: 0.8, off: 0 };

/** While this is on the screen, this is what is heard. */
export function useMusic(mood: Mood | null): void {
  const { music } = useFeel();
  const volume = MUSIC_VOLUMES[useSettings().music];
  const wanted = useOnScreen() && volume > 0 ? mood : null;
  useEffect(() => (wanted === null ? undefined : music(wanted, volume)), [music, wanted, volume]);
}
