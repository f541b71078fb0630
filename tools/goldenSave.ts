// Makes a save of this version for tests/golden, to be kept for ever: every later version must load it.
// Run with: npx tsx tools/goldenSave.ts <mission> <file>

import { writeFile } from 'node:fs/promises';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { kitFor, loadPack } from '../src/packs';
import { memoryFiles, missionGame, openSaves } from '../src/session';
import { playRandomly } from '../src/sim';

const [mission = '', file = ''] = process.argv.slice(2);
const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');
const party = { heroes: ['diala-passil', 'gaarkhan', 'fenn-signis'].map((id) => ({ id })) };
const kit = kitFor(pack.value, mission, party, ['core']);
if (!kit.ok) throw new Error(kit.error.code);
const setup = { kit: kit.value, seed: 'golden', party, difficulty: 'hard', tracked: true } as const;

const saves = openSaves({
  files: memoryFiles(),
  clock: () => 0,
  newId: () => 'golden',
  onTrouble: (error) => {
    throw error;
  },
});
const created = await saves.create(1, missionGame, setup);
if (!created.ok) throw new Error(created.error.code);
// Long enough for several rounds, not to its end, with something left to redo.
const { commands } = playRandomly(setup, { maxCommands: 90, seed: 'golden' });
for (const command of commands) created.value.dispatch(command);
created.value.undo();
created.value.undo();
await created.value.flush();
const exported = await saves.exportSlot(1);
if (!exported.ok) throw new Error(exported.error.code);
await writeFile(file, exported.value);
const { cursor, length, game } = created.value.store.getState();
console.log(
  `${file}: ${exported.value.length} letters, ${cursor} of ${length} commands, round ${game.round}`,
);
