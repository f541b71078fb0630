// A table of paper with coins for units: 72 by 36 inches, bands of 6 inches. It answers what the battle asks by measuring, moves
// the coins as it is told, and plays the Rebels by a simple rule. It reads the screen as players do, and counts the taps.

import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type Spot = { readonly x: number; readonly y: number };

const BAND = 6;
const TRAVEL: Readonly<Record<string, number>> = {
  'Darth Vader': 4,
  Snowtroopers: 4,
  '74-Z Speeder Bikes': 8,
};
const MARKS: Readonly<Record<string, Spot>> = {
  'the left objective': { x: 18, y: 18 },
  'the centre objective': { x: 36, y: 18 },
  'the right objective': { x: 54, y: 18 },
};

export type TapCount = { readonly what: string; readonly taps: number };

export class PaperTable {
  readonly taps: TapCount[] = [];
  /** Each heading that was answered, for whoever wants to read along. */
  readonly story: string[] = [];
  rounds = 0;
  private readonly coins = new Map<string, Spot>();
  private readonly now: Locator;
  private count = 0;
  private acting = '';

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.now = page.locator('.battle-now');
  }

  /** Goes on until a heading fits; false: the battle is over. */
  async playUntil(isEnough: (heading: string) => boolean): Promise<boolean> {
    for (let step = 0; step < 1500; step++) {
      const heading = await this.heading();
      if (isEnough(heading)) return true;
      if (/ wins? the battle$/.test(heading)) return false;
      await this.answer(heading);
    }
    throw new Error(`no end: ${this.story.slice(-5).join(' | ')}`);
  }

  private async heading(): Promise<string> {
    const title = this.now.locator('.battle-title');
    await expect(this.page.locator('.battle')).toHaveAttribute('data-saving', 'saved');
    return (await title.textContent()) ?? '';
  }

  private async answer(heading: string): Promise<void> {
    this.story.push(heading);
    for (const [pattern, answer] of this.answers) {
      const found = pattern.exec(heading);
      if (!found) continue;
      await answer(found.slice(1));
      return;
    }
    throw new Error(`no answer to "${heading}"`);
  }

  /** Every tap changes the screen; the next one waits for that. */
  private async tap(button: Locator): Promise<void> {
    this.count += 1;
    await button.click();
  }

  private async main(): Promise<void> {
    const before = await this.page.locator('.battle').getAttribute('data-cursor');
    await this.tap(this.now.locator('.battle-main .btn'));
    await expect(this.page.locator('.battle')).not.toHaveAttribute('data-cursor', before ?? '');
  }

  private async tapOn(name: string | RegExp): Promise<void> {
    const before = await this.page.locator('.battle').getAttribute('data-cursor');
    await this.tap(this.now.getByRole('button', { name, exact: typeof name === 'string' }).first());
    await expect(this.page.locator('.battle')).not.toHaveAttribute('data-cursor', before ?? '');
  }

  private note(what: string): void {
    if (this.count > 0) this.taps.push({ what, taps: this.count });
    this.count = 0;
  }

  private readonly answers: readonly (readonly [RegExp, (parts: readonly string[]) => Promise<void>])[] = [
    [/^Choose the battle cards$/, () => this.main()],
    [/^Set up and deploy$/, () => this.deploy()],
    [
      /^Command Phase$/,
      async () => {
        this.note(this.acting);
        this.acting = 'command';
        this.rounds += 1;
        await this.tapOn(/Push|Assault|Ambush|Standing Orders/);
      },
    ],
    [/^Orders$/, () => this.giveOrders()],
    [/^Which units are at range 1–3 of (.*)\?$/, ([commander = '']) => this.tellCommand(commander)],
    [/^Activate one of your units$/, () => this.activate()],
    [/^Is a commander at range 1–3/, () => this.tapOn('No commander is near')],
    [/^(.*): which enemies does it see, at which range\?$/, ([unit = '']) => this.look(unit)],
    [/^(.*) attacks (.*): cover\?$/, () => this.tapOn('light cover')],
    [/^Can (.*) reach contact with (.*)\?$/, ([unit = '', foe = '']) => this.reach(unit, foe)],
    [
      /^Move (.*) once, into contact with (.*?)\. /,
      ([unit = '', foe = '']) => this.move(unit, this.at(foe), 1),
    ],
    [/^Move (.*) once, into range of (.*?)\. /, ([unit = '', foe = '']) => this.move(unit, this.at(foe), 8)],
    [
      /^Move (.*) twice toward (.*?)\. /,
      async ([unit = '', where = '']) => {
        this.push(unit, this.goal(where), 4);
        await this.move(unit, this.goal(where), 4);
      },
    ],
    [/^Move (.*) once toward (.*?)\. /, ([unit = '', where = '']) => this.move(unit, this.goal(where), 4)],
    [/^(.*) makes its compulsory move/, ([unit = '']) => this.move(unit, { x: 36, y: 24 }, 0)],
    [/^(.*) attacks (.*) (?:at range|in melee)/, () => this.main()],
    [/^(?:.*) (?:claims|withdraws|panics|has finished)/, () => this.main()],
    [/^(.*) acts$/, ([unit = '']) => this.act(unit)],
    [/^Score the objective$/, () => this.score()],
    [/^Hostile Environment$/, () => this.main()],
    [/^Promote a new commander$/, () => this.tap(this.now.locator('.unit-button').first())],
    [/^(.*) attacks (.*)$/, () => this.main()],
  ];

  private async deploy(): Promise<void> {
    for (const [army, y] of [
      ['empire', 3],
      ['rebels', 33],
    ] as const) {
      const names = await this.page.locator(`.battle-armies .unit-row-${army} b`).allTextContents();
      for (const [index, name] of names.entries())
        this.coins.set(name, { x: 10 + (52 / Math.max(1, names.length - 1)) * index, y });
    }
    await this.main();
  }

  private at(unit: string): Spot {
    const spot = this.coins.get(unit);
    if (!spot) throw new Error(`no coin for "${unit}"`);
    return spot;
  }

  private goal(where: string): Spot {
    return MARKS[where] ?? this.coins.get(where) ?? { x: 36, y: 33 };
  }

  private band(one: Spot, other: Spot): number {
    const gap = Math.hypot(one.x - other.x, one.y - other.y);
    return gap < 1.5 ? 0 : Math.ceil(gap / BAND);
  }

  private travel(unit: string): number {
    return TRAVEL[unit.replace(/ \d$/, '')] ?? TRAVEL[unit] ?? 6;
  }

  /** As near as the tool reaches, and no nearer than wanted. */
  private async move(unit: string, to: Spot, stop: number): Promise<void> {
    this.push(unit, to, stop);
    await this.main();
  }

  private push(unit: string, to: Spot, stop: number): void {
    const from = this.at(unit);
    const gap = Math.hypot(to.x - from.x, to.y - from.y);
    const way = Math.min(this.travel(unit), Math.max(0, gap - stop));
    if (gap > 0)
      this.coins.set(unit, {
        x: from.x + ((to.x - from.x) / gap) * way,
        y: from.y + ((to.y - from.y) / gap) * way,
      });
  }

  /** Names of the units of an army that stand, as the screen shows them. */
  private standing(army: 'empire' | 'rebels'): Promise<readonly string[]> {
    return this.page
      .locator(`.battle-armies .unit-row-${army}:not(:has(.unit-sign-defeated)) b`)
      .allTextContents();
  }

  private async giveOrders(): Promise<void> {
    await this.tap(this.now.locator('.unit-button').first());
    await this.main();
    this.note('command');
  }

  private async tellCommand(commander: string): Promise<void> {
    for (const row of await this.now.locator('.unit-button').all()) {
      const name = (await row.locator('b').textContent()) ?? '';
      const isNear = this.band(this.at(name), this.at(commander)) <= 3;
      if (isNear !== ((await row.getAttribute('aria-pressed')) === 'true')) await this.tap(row);
    }
    await this.main();
    this.note('command');
  }

  private async look(unit: string): Promise<void> {
    if (this.acting !== unit) {
      this.note(this.acting);
      this.acting = unit;
    }
    for (const foe of await this.standing('rebels')) {
      const band = this.band(this.at(unit), this.at(foe));
      const after = Math.ceil(
        (Math.hypot(this.at(unit).x - this.at(foe).x, this.at(unit).y - this.at(foe).y) - this.travel(unit)) /
          BAND,
      );
      if (band > 4 && after > 4) continue;
      const chip = this.now.getByRole('button', {
        name: `${foe} ${band === 0 ? 'in melee' : `at range ${Math.min(band, 4)}`}`,
        exact: true,
      });
      if ((await chip.getAttribute('aria-pressed')) !== 'true') await this.tap(chip);
    }
    await this.main();
  }

  private async reach(unit: string, foe: string): Promise<void> {
    const gap = Math.hypot(this.at(unit).x - this.at(foe).x, this.at(unit).y - this.at(foe).y);
    const moves =
      gap <= this.travel(unit) + 1 ? 'With one move' : gap <= 2 * this.travel(unit) ? 'With two moves' : 'No';
    await this.tapOn(moves);
  }

  /** The Rebels: closer to the next enemy, and shoot from range 3. */
  private async activate(): Promise<void> {
    this.note(this.acting);
    const row = this.now.locator('.unit-row').first();
    const unit = (await row.locator('b').textContent()) ?? '';
    this.acting = unit;
    const foe = await this.nearest(unit);
    this.push(unit, this.at(foe), 2 * BAND);
    const acted = row.getByRole('button', { name: /has acted/ });
    if (this.band(this.at(unit), this.at(foe)) > 3 && (await acted.count()) > 0)
      return this.tapOn(`${unit} has acted, nothing to tell`);
    return this.tapOn(`Activate ${unit}`);
  }

  private async nearest(unit: string): Promise<string> {
    const from = this.at(unit);
    const [foe = ''] = (await this.standing('empire')).toSorted(
      (a, b) =>
        Math.hypot(this.at(a).x - from.x, this.at(a).y - from.y) -
        Math.hypot(this.at(b).x - from.x, this.at(b).y - from.y),
    );
    return foe;
  }

  private async act(unit: string): Promise<void> {
    const foe = await this.nearest(unit);
    const attack = this.now.getByRole('button', { name: `Attack ${foe}`, exact: true });
    const band = this.band(this.at(unit), this.at(foe));
    if (band > 3 || (await attack.count()) === 0 || this.done.has(`${this.rounds} ${unit}`))
      return this.main();
    this.done.add(`${this.rounds} ${unit}`);
    await this.tap(attack);
    await this.tap(this.now.getByRole('button', { name: 'Hits: 2', exact: true }));
    return this.main();
  }

  private readonly done = new Set<string>();

  private async score(): Promise<void> {
    this.note(this.acting);
    this.acting = 'score';
    for (const [mark, spot] of Object.entries(MARKS)) {
      const count = async (army: 'empire' | 'rebels') =>
        (await this.standing(army)).filter((unit) => this.band(this.at(unit), spot) <= 1).length;
      const [empire, rebels] = [await count('empire'), await count('rebels')];
      if (empire === rebels) continue;
      const chips = this.now.getByRole('group', { name: mark, exact: true });
      await this.tap(chips.getByRole('button', { name: empire > rebels ? 'Empire' : 'Rebels' }));
    }
    await this.main();
    this.note('score');
  }
}
