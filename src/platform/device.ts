// The functions that only the native shell has.

import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';

export const isNative = (): boolean => Capacitor.isNativePlatform();

/** Android leaves the app on the back button unless somebody listens; with a listener, Ionic gets the event. */
export async function listenForBackButton(): Promise<void> {
  if (isNative()) await App.addListener('backButton', () => undefined);
}

export async function leaveApp(): Promise<void> {
  if (isNative()) await App.exitApp();
}
