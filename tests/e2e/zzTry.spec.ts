import type { Page } from '@playwright/test';
import type { Setup } from '../../src/mission';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { bringIn } from './campaignSaves';
import { device, serve } from './partyTable';
import { SIZES } from './table';
import { test } from './test';
import { exported } from './windowSaves';

test.setTimeout(560_000);
test('try', async ({ browser }) => {
  const server = await serve();
  const { port } = server;
  const { pack } = await builtIn();
  const party = { heroes: ['diala-passil', 'gaarkhan'].map((id) => ({ id })) };
  const kit = kitFor(pack, 'first-steps', party, ['core']);
  if (!kit.ok) throw new Error('kit');
  const setup: Setup = { kit: kit.value, seed: 'try', party, difficulty: 'normal', tracked: process.env['TOLD'] !== '1' };
  const { page: diala } = await device(browser, port, SIZES.phone);
  await bringIn(diala, await exported(setup, []));
  await diala.goto('/together/1');
  const all: [string, Page][] = [['diala', diala]];
  let n = 0;
  const shoot = async (what: string) => {
    n++;
    for (const [name, page] of all) await page.screenshot({ path: `/tmp/party/try/${String(n).padStart(2, '0')}-${what}-${name}.png` });
  };
  await shoot('open');
  await diala.getByRole('button', { name: 'Diala Passil' }).click();
  await diala.getByRole('button', { name: 'Open the game to others' }).click();
  const code = (await diala.locator('.party-code').getAttribute('data-code')) ?? '';
  await shoot('code');
  for (const [name, seat, size] of [['gaarkhan', 'Gaarkhan', SIZES.phone], ['board', 'The board', SIZES.tablet]] as const) {
    const { page } = await device(browser, port, size);
    all.push([name, page]);
    await page.goto(`/join?code=${code}`);
    if (name === 'gaarkhan') await shoot('join');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.waitForURL(/together\/1$/);
    await page.waitForTimeout(800);
    await page.getByRole('button', { name: seat, exact: true }).click();
    await page.waitForTimeout(300);
    if (name === 'gaarkhan') await shoot('seat');
    await page.getByText('To the game').click();
    await page.waitForTimeout(1500);
  }
  await diala.getByText('To the game').click();
  await diala.waitForTimeout(2000);
  await shoot('start');
  const board = all[2]![1];
  const click = async (page: Page, selector: string) => {
    const at = page.locator(selector).first();
    if (!(await at.isVisible().catch(() => false)) || !(await at.isEnabled().catch(() => false))) return false;
    try { await at.click({ timeout: 2500 }); } catch { return false; }
    await page.waitForTimeout(900);
    return true;
  };
  const taken = new Set<string>();
  for (let step = 0; step < 34; step++) {
    let did = '';
    const text = await board.locator('.title-round').first().textContent().catch(() => '');
    if (/^Round 3/.test(text ?? '')) { await shoot('round3'); break; }
    // The board: whatever is read or placed.
    if (await board.locator('.prompt .elsewhere').count() === 0 && await click(board, '.prompt .step-buttons .btn-main, .prompt .btn-main')) did = 'board';
    else if (await board.locator('.activation').count() > 0) {
      if (await click(board, '.window-buttons .btn-main')) did = 'empire';
    } else for (const [name, page] of all.slice(0, 2)) {
      if (await page.locator('.activation').count() > 0) continue;
      if (await page.locator('.prompt .elsewhere').count() === 0 && await page.locator('.prompt').count() > 0) {
        if (await click(page, '.prompt .btn-main, .prompt .number-pad button, .prompt .answers .btn')) { did = `answer-${name}`; break; }
      }
      if (await click(page, '.portrait-own .portrait-ready.btn-main')) { did = `begin-${name}`; taken.clear(); break; }
      if (await page.locator('.hand-bar').count() > 0 && !taken.has(name) && await click(page, '.in-reach .btn')) { taken.add(name); did = `use-${name}`; break; }
      if (await click(page, '.dock > .btn-main')) { did = `end-${name}`; break; }
      if (await click(page, '.answers .btn-main, .notices .btn-main, .board-panel .btn-main')) { did = `other-${name}`; break; }
    }
    await shoot(did || 'stuck');
    if (did === '') { await click(board, '.answers .btn'); }
  }
  await server.kill();
});
