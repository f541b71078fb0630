// Draws every icon and splash picture of the web app and the native projects from public/icons/icon.svg.
// Run it after changing the drawing: node tools/icons.mjs

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, ROOT } from './setup.mjs';

const GROUND = '#0f1318';
const emblem = readFileSync(join(ROOT, 'public/icons/icon.svg'), 'utf8');

/** Name of a picture -> how much of it the emblem fills, and what lies behind it. */
const KINDS = [
  { name: /^ic_launcher_foreground\.png$/, fill: 0.56, ground: 'transparent' },
  { name: /^ic_launcher_round\.png$/, fill: 0.72, ground: GROUND, radius: '50%' },
  { name: /^ic_launcher\.png$/, fill: 0.8, ground: GROUND, radius: '18%' },
  { name: /^AppIcon.*\.png$/, fill: 0.8, ground: GROUND },
  { name: /^splash.*\.png$/, fill: 0.3, ground: GROUND },
  { name: /^icon-maskable.*\.png$/, fill: 0.66, ground: GROUND },
  { name: /^icon-\d+\.png$/, fill: 0.9, ground: GROUND, radius: '18%' },
];

const FOLDERS = ['android/app/src/main/res', 'ios/App/App/Assets.xcassets'];

/** The native projects say by their own pictures which sizes they want. */
function* nativePictures() {
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true })) {
      const file = join(ROOT, folder, entry);
      if (!file.endsWith('.png')) continue;
      const header = readFileSync(file);
      yield { file, width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
    }
  }
}

const webPictures = [192, 512]
  .map((size) => ({ file: join(ROOT, `public/icons/icon-${size}.png`), width: size, height: size }))
  .concat({ file: join(ROOT, 'public/icons/icon-maskable-512.png'), width: 512, height: 512 });

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, width, height } of [...nativePictures(), ...webPictures]) {
  const kind = KINDS.find(({ name }) => name.test(basename(file)));
  if (!kind) throw new Error(`no idea how to draw ${file}`);
  const side = Math.round(Math.min(width, height) * kind.fill);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>
      * { margin: 0 } html { background: transparent }
      body { width: ${width}px; height: ${height}px; display: grid; place-items: center }
      div { position: fixed; inset: 0; background: ${kind.ground}; border-radius: ${kind.radius ?? 0} }
      svg { position: relative; width: ${side}px; height: ${side}px }
    </style><div></div>${emblem}`);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
}
await browser.close();
