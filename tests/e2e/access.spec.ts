import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { beginGame } from './newGame';
import { PAGES } from './pages';
import { readOn } from './rounds';
import { savedGame } from './savedGame';
import { mainButton } from './taps';
import { SIZES } from './table';
import { expect, expectNothingSerious, sticksOut, test, topPage } from './test';

/** Gives every control a mark; radio buttons share one, because arrows lead from one to the next. */
function markControls(top: Element): string[] {
  const controls = [
    ...top.querySelectorAll(
      'button, a[href], input, select, textarea, [tabindex="0"], ion-back-button, ion-router-link',
    ),
  ];
  const marks = controls
    .filter((control) => !control.matches(':disabled') && control.checkVisibility())
    .map((control, index) => {
      const mark =
        control instanceof HTMLInputElement && control.type === 'radio'
          ? `radio ${control.name}`
          : `${index} ${control.outerHTML.slice(0, 80)}`;
      control.setAttribute('data-control', mark);
      return mark;
    });
  return [...new Set(marks)];
}

async function openPage(page: Page, { path, heading }: (typeof PAGES)[number]) {
  await page.goto(path);
  const top = topPage(page);
  await expect(top.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  return top;
}

for (const one of PAGES)
  test(`[routes, axe, keyboard] ${one.path} opens by its address: nothing serious, nothing sticks out, all controls within reach`, async ({
    page,
  }) => {
    const top = await openPage(page, one);
    const wanted = await top.evaluate(markControls);
    expect(wanted.length).toBeGreaterThan(0);
    const reached = new Set<string>();
    for (let step = 0; step < wanted.length + 5; step++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-control') ?? ''));
    }
    expect(wanted.filter((control) => !reached.has(control))).toEqual([]);

    await expectNothingSerious(page);
  });

test('[layout] on a tablet nothing sticks out of any page', async ({ page }) => {
  await page.setViewportSize(SIZES.tablet);
  for (const one of PAGES) {
    await openPage(page, one);
    expect(await sticksOut(page), one.path).toBeLessThanOrEqual(0);
  }
});

/** What reaches over the right border of the screen; the strip of all steps is made to be pushed sideways. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  topPage(page).evaluate((top) =>
    [...top.querySelectorAll('button, a, input, select, textarea, h1, h2, p, legend')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('svg, .visually-hidden, .build-strip'))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test('[text size] at double size nothing is cut off or sticks out', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Double' }).check({ force: true });
  for (const { path } of [
    ...PAGES,
    { path: '/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1' },
  ]) {
    await page.goto(path);
    await expect(topPage(page).getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    if (path.startsWith('/drill?')) {
      await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
      await page.getByRole('button', { name: 'Own dice' }).click();
      await page.getByRole('button', { name: 'Totals' }).click();
    }
    expect(await cutOff(page), path).toEqual([]);
  }
});

test('[text size] at double size a mission can be built, played and read, with its main button in view', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Double' }).check({ force: true });
  await beginGame(page, { game: 'First Steps', heroes: ['Diala Passil', 'Gaarkhan'], way: 'You do' });
  const expectRoom = async (where: string) => {
    expect(await cutOff(page), where).toEqual([]);
    await expect(mainButton(page).or(page.locator('.portrait.btn-main')).first(), where).toBeInViewport({
      ratio: 0.9,
    });
  };
  await expect(page.locator('.build-card')).toBeVisible();
  await expectRoom('build');
  await readOn(page);
  await expect(page.locator('.home')).toBeVisible();
  await expectRoom('home');
  await page.locator('.portrait.btn-main').first().click();
  await readOn(page);
  await mainButton(page).filter({ hasText: 'End activation' }).click();
  await readOn(page);
  await expect(page.locator('.activation')).toBeVisible();
  await expectRoom('window');
});

/** Tab by tab to the first control of that name; players of keys have nothing else. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.matches(':disabled') ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
    });
    if (name.test(found)) return;
  }
  throw new Error(`no way to ${name}`);
}

test('[keyboard] a turn of a hero and the orders of a group, by keys alone', async ({ page }) => {
  await bringIn(page, await savedFirstSteps(true, []));
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const read = async () => {
    while (await page.locator('.prompt').isVisible()) {
      const words = await page.locator('.prompt').innerText();
      await press(/^(Continue|Placed|Done|All placed|Removed)$/);
      await expect(page.locator('.prompt', { hasText: words })).toHaveCount(0);
    }
  };
  const heroes = page.getByRole('list', { name: 'Heroes' });
  const diala = heroes.getByRole('button', { name: /Diala Passil/ });
  await press(/Diala Passil/);
  await read();
  await expect(diala).toContainText('Acting now');
  await press(/^More: Damage$/);
  await expect.poll(async () => (await savedGame(page)).figures['diala-passil']?.damage).toBe(1);
  await press(/^End activation: Diala Passil$/);
  await read();

  const orders = page.locator('.activation');
  await expect(orders).toBeVisible();
  // Whatever was pressed is gone; the focus is not.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await press(/^Do all/);
  for (let steps = 0; steps < 20 && (await orders.isVisible()); steps++) {
    await expect(page.locator('[data-rolling=true]')).toHaveCount(0);
    const words = (await mainButton(page).textContent()) ?? '';
    const before = (await savedGame(page)).window;
    await press(new RegExp(`^${words}$`));
    if (words === 'Finish') await expect(orders).toHaveCount(0);
    else if (words === 'Roll for us')
      await expect.poll(async () => (await savedGame(page)).window).not.toEqual(before);
  }
  await read();
  await expect(page.getByRole('list', { name: 'Empire' })).toContainText('Done');
  await expect(diala).toContainText('Waiting');
});
