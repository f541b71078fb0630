import { PAGES } from './pages';
import { expect, expectNothingSerious, test, topPage } from './test';

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

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`access on a ${name}`, () => {
    test.use({ viewport });

    for (const { path, heading } of PAGES) {
      test(`[axe, keyboard] ${path}: nothing serious, nothing sticks out, all controls within reach`, async ({
        page,
      }) => {
        await page.goto(path);
        const top = topPage(page);
        await expect(top.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        await expect(page.getByText('Loading…')).toHaveCount(0);

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
    }
  });
}

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
      await page.getByRole('button', { name: /^Begin/ }).click();
      await page.getByRole('button', { name: 'Totals' }).click();
    }
    const cut = await topPage(page).evaluate((top) =>
      [...top.querySelectorAll('button, a, input, select, textarea, h1, h2, p, legend')]
        .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden'))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(cut, path).toEqual([]);
  }
});
