// A reload looks like coming by taps: every page is measured after a walk through the whole app, which leaves the styles of all
// pages behind, and again after it was opened by its address alone.

import type { Locator, Page } from '@playwright/test';
import { begin, lost, savedCampaign } from './campaignSaves';
import { expect, test, topPage } from './test';

type Box = { readonly what: string; readonly at: readonly number[] };

const PARTS =
  'h1,h2,h3,p,li,label,legend,button,a,input,img,svg,section,fieldset,ion-router-link,ion-title,[class]';
/** Pixels; text is not always laid out to the same fraction of one. */
const MOST = 1;

/** From the top of the page, wherever the last tap has scrolled it. */
const layoutOf = (page: Page): Promise<readonly Box[]> =>
  topPage(page).evaluate(async (top, parts) => {
    for (const content of top.querySelectorAll('ion-content'))
      await (content as Element & { readonly scrollToTop: (time: number) => Promise<void> }).scrollToTop(0);
    return [...top.querySelectorAll(parts)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const what = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return width * height > 0 ? [{ what, at: [x, y, width, height] }] : [];
    });
  }, PARTS);

/** Once nothing moves any more. */
async function settledLayout(page: Page): Promise<readonly Box[]> {
  let last: readonly Box[] = [];
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await layoutOf(page);
        return last.length > 3 && JSON.stringify(last) === before;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
}

const differences = (one: readonly Box[], other: readonly Box[]): readonly string[] =>
  one.length === other.length
    ? one.flatMap(({ what, at }, index) => {
        const twin = other[index];
        const isSame =
          twin?.what === what && at.every((value, place) => Math.abs(value - (twin.at[place] ?? 0)) <= MOST);
        return isSame ? [] : [`${what}: ${at.join(' ')} and ${twin?.what}: ${twin?.at.join(' ')}`];
      })
    : [`${one.length} and ${other.length} parts`];

const file = (text: string) => ({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Pages of the menu, by the name of their link. */
const MENU = [
  ['New game', '/new'],
  ['Continue / Load', '/load'],
  ['Collection', '/collection'],
  ['Community missions', '/content'],
  ['Tile table', '/tiles'],
  ['Sight and reach', '/sight'],
  ['Drill', '/drill'],
  ['Rules', '/rules'],
  ['Settings', '/settings'],
] as const;

/** The list is sorted by the time of play. */
const slotOn = (page: Page | Locator, slot: number) =>
  page.locator('.slot').filter({ hasText: `Slot ${slot}` });

test('[row 146] every page looks the same by taps and by its address', async ({ page }) => {
  await page.goto('/load');
  const giveUp = { kind: 'play', command: { kind: 'giveUp' } } as const;
  // On the way to a mission, at its end, and in the middle of one.
  const games = [lost('first-steps'), [begin('first-steps'), giveUp], [begin('first-steps')]];
  for (const [index, commands] of games.entries()) {
    await page
      .getByLabel('Open a file')
      .first()
      .setInputFiles(file(await savedCampaign(commands)));
    await expect(slotOn(page, index + 1)).toContainText('Red Nine');
  }
  const walked = new Map<string, readonly Box[]>();
  // A page that is being left may still lie above the one that is seen: its button would be found and then disappear.
  const back = async () => {
    const seen = page.getByRole('button', { name: 'Back', exact: true }).filter({ visible: true });
    await expect(seen).toHaveCount(1);
    await seen.click();
  };
  const openGame = async (slot: number) => {
    await slotOn(topPage(page), slot).locator('.btn-main').click();
    await expect(page).toHaveURL(new RegExp(`/play/${slot}$`));
    await expect(page.locator('[data-saving]').last()).toBeVisible();
  };
  // Twice: the second time every style is there.
  for (const round of [1, 2]) {
    for (const slot of [1, 2, 3]) {
      await openGame(slot);
      if (round === 2) walked.set(`/play/${slot}`, await settledLayout(page));
      await back();
      await expect(page).toHaveURL(/\/load$/);
    }
  }
  await back();
  for (const [name, path] of MENU) {
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
    await link.click();
    await expect(topPage(page).getByRole('heading', { level: 1, name })).toBeVisible();
    walked.set(path, await settledLayout(page));
    if (path === '/settings') {
      await topPage(page).getByText('Put Redcell on your phone').click();
      await expect(page).toHaveURL(/\/phone$/);
      walked.set('/phone', await settledLayout(page));
      await back();
      await expect(page).toHaveURL(/\/settings$/);
    }
    await back();
    await expect(page).toHaveURL(/\/$/);
  }
  walked.set('/', await settledLayout(page));

  for (const [path, layout] of walked) {
    await page.goto(path);
    await expect
      .poll(async () => differences(layout, await settledLayout(page)), { message: path, timeout: 20_000 })
      .toEqual([]);
  }
});
