import { useEffect } from 'react';
import { useServices, useSettings } from '../services';
import { useOnScreen } from './useOnScreen';

/** While this is on the screen, the screen stays on. */
export function useAwake(): void {
  const { device } = useServices();
  const { awake } = useSettings();
  const isWanted = useOnScreen() && awake === 'on';
  useEffect(() => {
    if (!isWanted) return undefined;
    device.keepAwake(true);
    return () => device.keepAwake(false);
  }, [device, isWanted]);
}
