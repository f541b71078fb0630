// The author's preview in a real browser: the mission beside its insides, and what happens when its files change.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from '../../src/cli/commands/preview';
import { writeStart } from '../../src/cli/new/writeStart';
import { mainButton } from './taps';
import { axeOn, expect, test } from './test';

const DIST = path.resolve('dist');
const WIDE = { width: 1280, height: 800 };

let dir: string;
let address: string;
let stop: AbortController;
test.beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
  await writeStart('mission', { id: 'night-watch', title: 'Night Watch' }, dir);
  stop = new AbortController();
  address = await new Promise((resolve) => {
    const io = {
      out: (line: string) => resolve(/http\S+/.exec(line)?.[0] ?? ''),
      err: (line: string) => resolve(line),
      readInput: () => Promise.resolve(''),
    };
    void preview({ name: dir, open: false }, io, stop.signal, DIST);
  });
});
test.afterEach(async ({ page }) => {
  // A stream that breaks off is a complaint in the console.
  await page.goto('about:blank');
  stop.abort();
  await rm(dir, { recursive: true });
});

const change = async (name: string, from: string, to: string) => {
  const file = path.join(dir, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

test('[preview] an author plays, looks inside, changes the game and the files', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(address);
  const panel = page.getByRole('complementary', { name: "Author's panel" });
  const tab = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'All placed' }).click();
  await mainButton(page).click();
  await expect(page.getByText('The yard lies empty.')).toBeVisible();
  await tab('Scripts');
  await expect(panel.getByText('missionStart').first()).toBeVisible();

  // The story is told anew, The game is where it was.
  await change('words.en.json', 'The yard lies empty.', 'The yard is full of crates.');
  await expect(page.getByText('The yard is full of crates.')).toBeVisible();
  await expect(panel.getByText('The game is where it was')).toBeVisible();

  await tab('State');
  await panel.getByRole('spinbutton', { name: 'sliced' }).fill('2');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Undo the last change' })).toBeVisible();
  await expect(panel.getByRole('spinbutton', { name: 'sliced' })).toHaveValue('2');
  const { violations } = await axeOn(page).include('.preview-panel').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // A mistake is told with its line, and the game stays.
  await change('mission.json', '"core-23A"', '"core-99A"');
  await expect(panel.getByRole('alert')).toContainText('mission.json:22:');
  await expect(panel.getByRole('alert')).toContainText('found "core-99A"');
  await change('mission.json', '"core-99A"', '"core-23A"');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('spinbutton', { name: 'sliced' })).toHaveValue('2');

  await tab('Start here');
  await panel.getByLabel('Heroes').selectOption('4');
  await panel.getByLabel('Begin with the script').selectOption('office-opened');
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  // The mission starts as always; then comes the script.
  await page.getByRole('button', { name: 'All placed' }).click();
  await mainButton(page).click();
  await expect(page.getByText('The yard is full of crates.')).toBeVisible();
  const office = page.getByText('A desk, a terminal, and an officer');
  while (!(await office.isVisible())) await mainButton(page).click();

  // Loaded again, it is still there; on a phone the panel is a sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('A desk, a terminal, and an officer')).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: "Author's panel" }).click();
  await tab('Scripts');
  await expect(panel.getByText('started by you').first()).toBeVisible();
});
