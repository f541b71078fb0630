import { useSyncExternalStore } from 'react';
import { useServices } from '../services';

/** Whether the device has a voice of its own for a language. */
export function useVoice(language: string): boolean {
  const { speech } = useServices().device;
  return useSyncExternalStore(speech.watch, () => speech.hasVoice(language));
}
