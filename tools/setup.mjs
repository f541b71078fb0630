// Everything `npm start` and `npm test` need on a machine that has nothing but Node and npm. Plain JavaScript without
// packages, because there are none yet when this runs.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Installs the packages of a folder unless exactly these are installed already. */
export function ensurePackages(folder = ROOT) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Redcell needs Node 20.19 or newer, this is ${process.version}.`);
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing packages${folder === ROOT ? '' : ` in ${folder.slice(ROOT.length + 1)}`} …`);
  // An npm that runs inside an npm script hands its own settings down; they are not meant for another folder.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package)_/i.test(name)),
  );
  if (run('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, env }) !== 0)
    fail('npm ci failed: see above.');
  writeFileSync(stamp, wanted);
}

/** The shell first: the same engine without windows, menus and an address bar, which no test looks at. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, MAC_CHROME].find((place) => existsSync(place));
}

/** Finds a Chromium for the browser tests, or installs Debian's. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!canInstall()) fail('No Chromium or Chrome found. Install one, or name it in CHROMIUM_PATH.');
  console.log('Installing Chromium for the browser tests …');
  if (!install([SHELL, 'fonts-dejavu-core']))
    fail('Chromium could not be installed. Install it by hand, or name one in CHROMIUM_PATH.');
  return findBrowser() ?? fail('Chromium was installed but cannot be found.');
}

/** WebKit with a window and a screen for it, and Firefox: what the tests in other engines drive. */
const ENGINES = [
  'webkit2gtk-driver',
  'gjs',
  'gir1.2-webkit2-4.1',
  'xvfb',
  'firefox-esr',
  'fonts-dejavu-core',
];

/** The packages that are still missing, after Debian was asked for them. */
export function ensureEngines() {
  const missing = ENGINES.filter((name) => !isInstalled(name));
  if (missing.length === 0 || !canInstall()) return missing;
  console.log(`Installing ${missing.join(', ')} for the tests in other engines …`);
  install(missing);
  return missing.filter((name) => !isInstalled(name));
}

/** Redis, with which several party servers share rooms. Says whether it is there. */
export function ensureRedis() {
  const redis = 'redis-server';
  if (isInstalled(redis)) return true;
  if (!canInstall()) return false;
  console.log('Installing redis-server for the tests of several party servers …');
  return install([redis]);
}

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
  return stdout?.endsWith(' installed') ?? false;
}

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Says whether everything could be had. */
function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }) === 0;
}
