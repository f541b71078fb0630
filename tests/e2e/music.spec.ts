// Music, as it comes out of a real browser's audio device: it begins with the first tap, is quiet, never clips, and is off with
// one tap.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { CALM, SETTINGS_KEY } from './table';
import { expect, test } from './test';

type Ear = { peak: number; sum: number; count: number };

/** Everything that goes to the loudspeaker passes an ear. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(
    ({ key, value }) => {
      localStorage.setItem(key, value);
      const ear: Ear = { peak: 0, sum: 0, count: 0 };
      Object.assign(window, { ear });
      const { connect } = AudioNode.prototype;
      AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
        const [to] = args;
        if (to instanceof AudioDestinationNode) {
          const analyser = new AnalyserNode(to.context, { fftSize: 2048 });
          Reflect.apply(connect, this, [analyser]);
          const samples = new Float32Array(analyser.fftSize);
          setInterval(() => {
            analyser.getFloatTimeDomainData(samples);
            for (const sample of samples) {
              ear.peak = Math.max(ear.peak, Math.abs(sample));
              ear.sum += sample * sample;
              ear.count += 1;
            }
          }, 50);
        }
        return Reflect.apply(connect, this, args) as AudioNode;
      } as typeof connect;
    },
    { key: SETTINGS_KEY, value: JSON.stringify({ ...CALM, sound: 'off', music: 'on' }) },
  );
}

const heard = (page: Page): Promise<Ear> =>
  page.evaluate(() => ({ ...(window as unknown as { ear: Ear }).ear }));

test('[sound] music is heard, stays far from clipping, and is off with one tap', async ({ page }) => {
  await listen(page);
  await bringIn(page, await savedFirstSteps(false, [{ kind: 'beginActivation', who: 'diala-passil' }]));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(async () => (await heard(page)).peak, { timeout: 20_000 }).toBeGreaterThan(0.02);
  await page.getByRole('button', { name: 'Turn music off' }).click();
  const { peak, sum, count } = await heard(page);
  expect(peak).toBeLessThan(0.6);
  expect(Math.sqrt(sum / count)).toBeLessThan(0.15);
  await expect(page.getByRole('button', { name: 'Turn music on' })).toBeVisible();
});
