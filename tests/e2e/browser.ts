// Which browser the tests drive, and how: software WebGL, no network of its own.

import { findBrowser } from '../../tools/setup.mjs';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export function browserPath(): string {
  const path = findBrowser();
  if (!path) throw new Error('no Chromium found: run npm test once, or name one in CHROMIUM_PATH');
  return path;
}
