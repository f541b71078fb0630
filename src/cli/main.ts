// The `redcell` command: npm run -s redcell -- <command>. Picks the command, hands it its arguments, keeps stack
// traces away from people.

import { BUDGETS, printable } from '../kernel';
import { EXIT, type CliCommand, type ExitCode, type Io } from './command';
import { askCommand } from './commands/ask';
import { battleCommand } from './commands/battle';
import { checkCommand } from './commands/check';
import { explainCommand } from './commands/explain';
import { graphCommand } from './commands/graph';
import { importCommand } from './commands/import';
import { listCommand } from './commands/list';
import { packCommand } from './commands/pack';
import { newCommand } from './commands/new';
import { playCommand } from './commands/play';
import { previewCommand } from './commands/preview';
import { schemaCommand } from './commands/schema';
import { simulateCommand } from './commands/simulate';

const COMMANDS: readonly CliCommand[] = [
  newCommand,
  listCommand,
  previewCommand,
  askCommand,
  explainCommand,
  checkCommand,
  graphCommand,
  importCommand,
  playCommand,
  packCommand,
  simulateCommand,
  battleCommand,
  schemaCommand,
];

process.stdout.on('error', (error) => cannotWrite(error, io.err));
// Nothing is left to tell it to.
process.stderr.on('error', (error) => cannotWrite(error, () => undefined));

function cannotWrite(error: Error, tell: (line: string) => void): void {
  // Whoever reads only the first lines closes the pipe: that is no mistake of anybody.
  if ('code' in error && error.code === 'EPIPE') process.exit();
  tell(`redcell: the answer cannot be written: ${error.message}`);
  process.exit(EXIT.usage);
}

const CLEAR_SCREEN = '\u001B[2J\u001B[3J\u001B[H';

/** Titles and names come from strangers: what steers a terminal is written out, whoever prints it. */
const io: Io = {
  out: (line) => process.stdout.write(`${printable(line)}\n`),
  err: (line) => process.stderr.write(`${printable(line)}\n`),
  readInput: () => readUpTo(BUDGETS.ask.bytes),
  ...(process.stdout.isTTY && { clear: () => process.stdout.write(CLEAR_SCREEN) }),
};

/** Standard input; no more of it than shows that it is too much. */
async function readUpTo(most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece as Buffer);
    length += (piece as Buffer).length;
    if (length > most) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === 'help') {
    io.out(overview());
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    io.err(`redcell: there is no command "${name}".\n\n${overview()}`);
    return EXIT.usage;
  }
  if (args.includes('--help')) {
    io.out(`${command.summary}\n\n${command.usage}`);
    return EXIT.fine;
  }
  return command.run(args, io);
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['redcell <command> [--help]', '', ...list].join('\n');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  io.err(
    `redcell: this is a mistake of ours, please report it: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = EXIT.usage;
}
