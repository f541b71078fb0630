// Which browser the tests drive, and how: no network of its own, and WebGL in software or not at all. Software WebGL costs as
// much time as the pages themselves, so only tests of the 3D board pay for it.

import { findBrowser } from '../../tools/setup.mjs';

/** The address bar prepares two pages of its own for every window, which nobody sees: a third of the time of a short test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off: the last such list counts, so it has to be repeated. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const CALM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...ADDRESS_BAR, ...BY_PLAYWRIGHT].join(',')}`,
];

export const FLAT_ARGS = [...CALM_ARGS, '--disable-gpu'];
export const BROWSER_ARGS = [
  ...CALM_ARGS,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export function browserPath(): string {
  const path = findBrowser();
  if (!path) throw new Error('no Chromium found: run npm test once, or name one in CHROMIUM_PATH');
  return path;
}
