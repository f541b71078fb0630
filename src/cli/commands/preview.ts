// `redcell preview`: plays the author's mission in a browser beside the editor, and follows every change.

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { problemCount } from '../checkNamed';
import { formatLocated } from '../located';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { appFiles } from '../preview/appFiles';
import { readPreviewOptions, type PreviewOptions } from '../preview/options';
import { goneProblem, readWork, watchedFor, type ReadWork } from '../preview/readWork';
import { startServer, type PreviewServer } from '../preview/server';
import { untilInterrupted, watchFiles } from '../watchFiles';

export const previewCommand: CliCommand = {
  name: 'preview',
  summary:
    'Play a mission or campaign of yours in a browser, with its insides beside it; follows every change.',
  usage: [
    'redcell preview FILE|FOLDER|MISSION|CAMPAIGN [--port N] [--open]',
    '',
    'FILE is a mission or campaign of your own; FOLDER holds everything that belongs to it. MISSION or CAMPAIGN is the id',
    'of one that comes with the app. The page shows variables, flags, countdowns, what scripts ran and why, and lets you',
    'begin wherever you like. When a file changes, the game goes on where it was, as far as the change allows.',
    '',
    '  --port N  the port to listen at (the first free one from 5180 on)',
    '  --open    opens the page in your browser',
    '',
    'The built app is shown (npm run build), or its sources where nothing was built since they changed. Stop with Ctrl+C.',
    'Exit code 0: stopped; 2: used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readPreviewOptions(args);
    return options.ok ? preview(options.value, io, untilInterrupted()) : misused(io, options.error);
  },
};

/** Until the signal comes. `dist`: where a built app lies; left out: ours. */
export async function preview(
  { name, port, open }: PreviewOptions,
  io: Io,
  signal: AbortSignal,
  dist?: string,
): Promise<ExitCode> {
  const first = await readWork(name);
  if (!first.ok) return misused(io, first.error);
  const http = createServer();
  const app = await appFiles(http, dist);
  let server: PreviewServer;
  try {
    server = await startServer(http, app.handle, port, (words) => io.err(words));
  } catch (error) {
    await app.close();
    return misused(io, `cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  }
  io.out(
    `${server.address}    (the app is ${app.from === 'build' ? 'the built one' : 'run from its sources'})`,
  );
  if (open) openInBrowser(server.address);
  const { folder, flat } = await watchedFor(name, first.value);
  const show = async (): Promise<void> => {
    const read = await readWork(name);
    const work: ReadWork = read.ok ? read.value : { ...EMPTY, name, problems: [goneProblem(name)] };
    server.show(work);
    io.out(`${new Date().toLocaleTimeString()}  ${toldOf(work)}`);
    for (const problem of work.problems) io.out(`  ${formatLocated(problem)}`);
  };
  await watchFiles([folder], show, { signal, flat });
  await Promise.all([server.close(), app.close()]);
  return EXIT.fine;
}

const EMPTY: Omit<ReadWork, 'name'> = { files: [], stories: [], problems: [], warnings: [] };

function toldOf({ problems, warnings }: ReadWork): string {
  if (problems.length > 0) return `${problems.length} to mend before it can be shown:`;
  const odd = problemCount(warnings.length, 'warning');
  return odd === '' ? 'shown' : `shown, ${odd} (see redcell check)`;
}

function openInBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  // Where there is no browser to open, the address stands on the terminal.
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell preview: ${message}; see redcell preview --help`);
  return EXIT.usage;
}
