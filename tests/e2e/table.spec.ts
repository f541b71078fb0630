// At the table: the screen stays on, stories are read, sounds can be muted, hands are respected, slips cost nothing.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { PAGES } from './pages';
import { CALM, SETTINGS_KEY } from './table';
import { mainButton } from './taps';
import { expect, expectNothingSerious, sticksOut, test, topPage } from './test';

const LANDSCAPE = { width: 844, height: 390 };

/** A device whose every deed is written down; what players set before they came. */
async function watchDevice(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      const log: string[] = [];
      Object.assign(window, { deeds: log });
      if (!sessionStorage.getItem('seated')) localStorage.setItem(chosen.key, chosen.value);
      sessionStorage.setItem('seated', 'yes');
      const request = async () => {
        log.push('awake');
        return Object.assign(new EventTarget(), { release: async () => void log.push('asleep') });
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      const voices = [{ lang: 'en-GB', localService: true, default: true }];
      class Utterance extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const speechSynthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel: () => log.push('quiet'),
        speak: (utterance: Utterance) => {
          log.push(`say ${utterance.text}`);
          setTimeout(() => utterance.dispatchEvent(new Event('end')));
        },
      });
      const Heard = class extends AudioContext {
        constructor() {
          super();
          log.push('sound');
        }
      };
      Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, AudioContext: Heard });
    },
    { key: SETTINGS_KEY, value: JSON.stringify({ ...CALM, ...settings }) },
  );
}

const deeds = (page: Page, about: RegExp): Promise<readonly string[]> =>
  page.evaluate(
    (source) =>
      (window as unknown as { deeds: string[] }).deeds.filter((deed) => new RegExp(source).test(deed)),
    about.source,
  );

/** Diala Passil is acting. */
const ACTING = () => savedFirstSteps(false, [{ kind: 'beginActivation', who: 'diala-passil' }]);

test('[awake, read aloud, guard] a mission on the table', async ({ page }) => {
  await watchDevice(page, { readAloud: 'auto' });
  await bringIn(page, await ACTING());
  await expect.poll(() => deeds(page, /awake|asleep/)).toEqual(['awake']);

  await page.getByRole('button', { name: 'Supply crate', exact: true }).click();
  await expect.poll(() => deeds(page, /^say/)).toHaveLength(2);
  const speaker = page.getByRole('button', { name: 'Read aloud' });
  await expect(speaker).toHaveAttribute('aria-pressed', 'false');
  await speaker.click();
  await expect.poll(() => deeds(page, /^say/)).toHaveLength(4);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const end = page.getByRole('button', { name: 'End activation: Diala Passil' });
  await end.dblclick();
  await expect(page.getByRole('heading', { name: 'The Empire acts' })).toBeVisible();
  const heard = (words: string) => page.locator('.visually-hidden[role="status"]').filter({ hasText: words });
  await expect(heard('Diala Passil has finished.')).toBeAttached();
  await page.locator('.ended').getByRole('button', { name: 'Undo' }).click();
  await expect(end).toBeVisible();
  await expect(heard('Undone: Diala Passil finished')).toBeAttached();
  await expect(page.locator('.ended')).toHaveCount(0);

  await page.getByRole('button', { name: 'back' }).first().click();
  await expect.poll(() => deeds(page, /awake|asleep/)).toEqual(['awake', 'asleep']);
  expect(await deeds(page, /sound/)).toEqual(['sound']);

  await page.goto('/');
  await page.getByRole('link', { name: /Continue.*First Steps/ }).click();
  await expect(end).toBeVisible();
});

test.describe('a phone on its side, in the left hand', () => {
  test.use({ viewport: LANDSCAPE });

  test('[landscape, left hand, sound, confirm] board and panel stand side by side, and questions are asked', async ({
    page,
  }) => {
    await watchDevice(page, { hand: 'left', sound: 'off', confirm: 'on', awake: 'off' });
    await bringIn(page, await ACTING());
    await expect(mainButton(page)).toBeVisible();
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`${selector} is not there`);
      return found;
    };
    const [stage, panel, tools, main] = await Promise.all(
      ['.board-stage', '.board-panel', '.board-tools', '.step-buttons .btn-main'].map(box),
    );
    if (!stage || !panel || !tools || !main) throw new Error('something is not there');
    expect(panel.x + panel.width).toBeLessThanOrEqual(stage.x + 1);
    expect(tools.x - stage.x).toBeLessThan(stage.width / 4);
    expect(main.y + main.height).toBeLessThanOrEqual(LANDSCAPE.height);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);

    const end = page.getByRole('button', { name: 'End activation: Diala Passil' });
    await end.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(end).toBeVisible();
    await end.click();
    await question.getByRole('button', { name: 'Yes, continue' }).click();
    await expect(page.getByRole('heading', { name: 'The Empire acts' })).toBeVisible();
    expect(await deeds(page, /sound|awake/)).toEqual([]);
  });

  test('[landscape] no page sticks out sideways, and settings are in order', async ({ page }) => {
    await watchDevice(page);
    // Those with an address of their own to look at; the others look like one of them.
    for (const { path, heading } of PAGES.filter((one) => /^\/[a-z]*$/.test(one.path))) {
      await page.goto(path);
      await expect(topPage(page).getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect(await sticksOut(page), path).toBeLessThanOrEqual(0);
    }
    await page.goto('/settings');
    await page
      .getByRole('region', { name: 'At the table' })
      .getByRole('radio', { name: 'Left' })
      .press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
    await expect(page.getByText("This device can't vibrate from this app.")).toBeVisible();
    await expectNothingSerious(page);
  });
});
