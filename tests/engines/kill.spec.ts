// The browser is killed, with all its processes, at a random moment of quick play, and started again. A command that the screen has shown
// but that is not there afterwards is lost: that may be the last one, never more.

import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../rules/randomBoards';
import { savedFirstSteps } from '../e2e/lensSaves';
import { CALM, SETTINGS_KEY } from '../e2e/table';
import type { Screen } from './screen';
import { saved } from './play';
import { expect, test } from './test';

const KILLS = Number(process.env['KILLS'] ?? 10);
/** Milliseconds between two taps. */
const TAP = 150;
/** Milliseconds of play before a kill, at least and at most. */
const [SHORTEST, LONGEST] = [600, 4000];

const HERO = 'gaarkhan';

/** Up with one count, then with the other, down with both: each state says where on the way it is. */
const [DAMAGE, STRAIN] = [5, 4];
const WAY: readonly { readonly shown: string; readonly next: string }[] = [
  ...Array.from({ length: DAMAGE }, (_, n) => ({ shown: `${n} 0`, next: 'More: Damage' })),
  ...Array.from({ length: STRAIN }, (_, n) => ({ shown: `${DAMAGE} ${n}`, next: 'More: Strain' })),
  ...Array.from({ length: DAMAGE }, (_, n) => ({ shown: `${DAMAGE - n} ${STRAIN}`, next: 'Less: Damage' })),
  ...Array.from({ length: STRAIN }, (_, n) => ({ shown: `0 ${STRAIN - n}`, next: 'Less: Strain' })),
];

/** Where on the way the hero is, as the screen shows it, and how often the page was tapped. */
async function look(screen: Screen): Promise<{ readonly place: number; readonly taps: number }> {
  const { shown, taps } = await screen.run(lookInPage);
  const place = WAY.findIndex((one) => one.shown === shown);
  if (place < 0) throw new Error(`no place on the way: ${shown}`);
  return { place, taps };
}

type Tapped = { taps?: number };

/** Runs in the page. */
function lookInPage() {
  const counts = [...document.querySelectorAll('.hand-bar .count output')];
  const shown = counts.map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0]).join(' ');
  return { shown, taps: (window as Tapped).taps ?? 0 };
}

/** Runs in the page: taps from outside would be slower than a thumb. */
function tapOn(way: typeof WAY, beat: number): void {
  const told = window as Tapped;
  setInterval(() => {
    const counts = [...document.querySelectorAll('.hand-bar .count output')];
    const shown = counts.map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0]).join(' ');
    const next = way.find((one) => one.shown === shown)?.next;
    document.querySelector<HTMLElement>(`.hand-bar button[aria-label="${next}"]`)?.click();
    told.taps = (told.taps ?? 0) + 1;
  }, beat);
}

/** How many commands lie between two places; fewer than none, if it went back. */
function steps(from: number, to: number): number {
  const ahead = (to - from + WAY.length) % WAY.length;
  return ahead > WAY.length / 2 ? ahead - WAY.length : ahead;
}

async function openGame(screen: Screen): Promise<void> {
  await screen.goto('/play/1');
  await screen.see('.hand-bar .count');
}

test('[row 96] a kill at any moment of quick play loses at most the last command', async ({
  launch,
  engine,
}, info) => {
  const file = info.outputPath('game.json');
  writeFileSync(file, await savedFirstSteps(true, [{ kind: 'beginActivation', who: HERO }]));
  let { screen, kill } = await launch();
  await screen.goto('/load');
  await screen.run((key, text) => localStorage.setItem(key, text), SETTINGS_KEY, JSON.stringify(CALM));
  await screen.open(file, '.slot input[type=file]');
  await screen.see('.slot .btn-main', 'Continue');
  await openGame(screen);
  await saved(screen);

  const random = randomFrom(96);
  const lost = new Map<number, number>();
  let taps = 0;
  for (let turn = 0; turn < KILLS; turn++) {
    await screen.run(tapOn, WAY, TAP);
    await sleep(SHORTEST + random() * (LONGEST - SHORTEST));
    const last = await look(screen);
    await kill();
    taps += last.taps;

    ({ screen, kill } = await launch());
    await openGame(screen);
    const found = await look(screen);
    // A command that came between the last look and the kill may have been kept as well.
    const missing = Math.max(0, steps(found.place, last.place));
    lost.set(missing, (lost.get(missing) ?? 0) + 1);
  }
  const histogram = [...lost].toSorted(([one], [other]) => one - other);
  console.log(
    [
      `${engine}: ${KILLS} kills, ${taps} taps; commands lost:`,
      ...histogram.map(([count, kills]) => `  ${count}: ${kills} ${'#'.repeat(kills)}`),
    ].join('\n'),
  );
  expect(Math.max(...lost.keys())).toBeLessThanOrEqual(1);
  expect(taps).toBeGreaterThan(KILLS);
});
