// Real browsers other than Chromium, each with a profile that outlives it, so that a kill can be followed by a new start.

import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHttp, openSocket, type Wire } from './wire';

export type EngineName = 'WebKit' | 'Firefox';

/** Where a browser keeps what outlives it. */
export type Home = { readonly profile: string; readonly downloads: string };

export type Running = {
  readonly wire: Wire;
  /** The whole browser at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
};

const PHONE = { width: 390, height: 844 };
const PATIENCE = 60_000;

const WINDOW = join(import.meta.dirname, 'webkitWindow.js');

/** What Firefox would otherwise ask, tell, fetch or restore by itself. */
const CALM = {
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'app.normandy.enabled': false,
  'intl.accept_languages': 'en-GB',
};

/** `open` may fail until the browser is ready. */
type Begun = { readonly open: () => Promise<Wire>; readonly kill: Running['kill'] };

const BEGIN: Readonly<Record<EngineName, (home: Home, env: NodeJS.ProcessEnv) => Promise<Begun>>> = {
  async WebKit({ profile, downloads }, env) {
    const port = await freePort();
    const driver = begin('WebKitWebDriver', [`--port=${port}`], env);
    const options = { binary: '/usr/bin/gjs', args: ['-m', WINDOW, profile, downloads] };
    return {
      open: () => openHttp(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options }),
      kill: () => end(driver),
    };
  },

  async Firefox({ profile, downloads }, env) {
    const told = join(profile, 'MarionetteActivePort');
    rmSync(told, { force: true });
    const settings = Object.entries({ ...CALM, 'browser.download.dir': downloads });
    writeFileSync(
      join(profile, 'user.js'),
      settings.map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});\n`).join(''),
    );
    const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
    const firefox = begin('firefox-esr', args, env);
    return { open: () => openSocket(Number(readFileSync(told, 'utf8'))), kill: () => end(firefox) };
  },
};

export async function start(engine: EngineName, home: Home): Promise<Running> {
  for (const folder of Object.values(home)) mkdirSync(folder, { recursive: true });
  // Without one Firefox has no WebGL, even if it draws no window.
  const { display, close } = await openDisplay();
  const begun = await BEGIN[engine](home, {
    ...process.env,
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    MOZ_CRASHREPORTER_DISABLE: '1',
    // Neither sandbox works for root in a container.
    MOZ_DISABLE_CONTENT_SANDBOX: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const kill = () => begun.kill().finally(close);
  try {
    const wire = await untilReady(begun.open);
    await wire.send('resize', PHONE);
    return { wire, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A screen that nobody sees. */
async function openDisplay(): Promise<{ readonly display: string; readonly close: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { display: `:${number}`, close: () => screen.kill() };
}

/** Leads a group of processes of its own, so that all of them can be killed at once. */
function begin(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const options: SpawnOptions = { env, detached: true, stdio: 'ignore' };
  return spawn(command, args, options).on('error', (error) => console.error(error.message));
}

async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !groupsAlive().has(pid)) return;
  process.kill(-pid, 'SIGKILL');
  while (groupsAlive().has(pid)) await sleep(10);
}

/** Whoever is dead but not buried yet does not count. */
function groupsAlive(): ReadonlySet<number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Set(
    processes.flatMap((process) => {
      try {
        const about = readFileSync(`/proc/${process}/stat`, 'utf8');
        const [state, , group] = about.slice(about.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? [] : [Number(group)];
      } catch {
        return [];
      }
    }),
  );
}

async function untilReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
