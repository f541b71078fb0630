// Goes from any page to the page that asks about a file, when a player opens one with the app.

import { useIonRouter } from '@ionic/react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services';

export function GoToOpened() {
  const { files } = useStore(useServices().opened);
  const router = useIonRouter();
  const seen = useRef(files);
  useEffect(() => {
    // Only new files lead there: players may go elsewhere before they decide.
    if (seen.current === files) return;
    seen.current = files;
    if (files.length > 0 && router.routeInfo.pathname !== '/content') router.push('/content');
  }, [files, router]);
  return null;
}
