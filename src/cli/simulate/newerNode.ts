// Finds the newer Node that the project keeps in tools/node, and has it installed for a simulation that takes minutes.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TOOLS = new URL('../../../tools/', import.meta.url);
const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
const FAMILY = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
const COMMAND = process.platform === 'win32' ? 'node.exe' : 'node';
const NODE = fileURLToPath(
  new URL(`node/node_modules/${FAMILY}-${SYSTEM}-${process.arch}/bin/${COMMAND}`, TOOLS),
);

/** Fewer are played before it would be installed. */
const MANY_GAMES = 300;

/** `undefined`: there is none, and it is not worth it or not possible to have one. */
export async function newerNode(games: number): Promise<string | undefined> {
  if (!existsSync(NODE) && games >= MANY_GAMES) await install();
  return existsSync(NODE) ? NODE : undefined;
}

async function install(): Promise<void> {
  console.error('Installing a newer Node for simulations, once …');
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('newerNode.mjs', TOOLS))]);
  } catch {
    console.error('That did not work. The games are played all the same, but take half as long again.');
  }
}
