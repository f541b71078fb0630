import { BOARD_3D, TAG_3D } from './table';
import { expect, test, topPage } from './test';

const EXAMPLE = '/tiles?way=type&map=02B+0,0%3B38A+4,2%3B07B+2,-4+90%3B38A+6,2%3B25A+8,1';

/** Where they stand in a pose. */
const PARTS = { x: 0, y: 1, distance: 2, turn: 3 } as const;
const KEYS = [
  ['z', 'distance', -1],
  ['w', 'y', -1],
  ['a', 'x', -1],
  ['s', 'y', 1],
  ['d', 'x', 1],
  ['x', 'distance', 1],
  ['q', 'turn', -1],
  ['e', 'turn', 1],
] as const;

test.describe('the tile table', () => {
  test('[tile table] every tile can be picked, turned and flipped', async ({ page }) => {
    await page.goto('/tiles');
    await expect(page.getByRole('heading', { name: '01A · Forest' })).toBeVisible();
    await page.getByRole('button', { name: /^Tile 07B/ }).click();
    await expect(page.getByRole('heading', { name: '07B · Desert' })).toBeVisible();
    await page.getByRole('button', { name: 'Other side' }).click();
    await expect(page.getByRole('heading', { name: '07A · Forest' })).toBeVisible();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await expect(page).toHaveURL(/turn=90/);
    await page.getByLabel('From').selectOption({ label: 'Return to Hoth' });
    await expect(page.getByText('56 sides')).toBeVisible();
    await page.getByLabel('From').selectOption('all');
    await expect(page.getByText('276 sides')).toBeVisible();
  });

  test('[tile table] tiles that are added join the map', async ({ page }) => {
    await page.goto('/tiles?tile=core-25A');
    await page.getByRole('button', { name: 'Add to map' }).click();
    await expect(page.getByText('1 tile ·')).toBeVisible();
    await page.getByRole('button', { name: 'Pick a tile' }).click();
    await page.getByRole('button', { name: /^Tile 38A/ }).click();
    await page.getByRole('button', { name: 'Add to map' }).click();
    await expect(page.getByText('2 tiles ·')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(/^25A 0,0\n38A -?\d+,-?\d+( \d+)?$/);
  });

  test('[tile table] a mistake in a typed map is named by its line, and the rest stays', async ({ page }) => {
    await page.goto(EXAMPLE);
    await expect(page.getByText('5 tiles ·')).toBeVisible();
    await page.getByRole('textbox').fill('02B 0,0\nnonsense');
    await expect(page.getByText('Line 2: write a tile')).toBeVisible();
    await page.getByRole('textbox').fill('02B 0,0\n77A 9,9\n38A 1,1');
    await expect(page.getByText('Line 2: no such tile: 77A.')).toBeVisible();
    await expect(page.getByText('Line 3: this tile overlaps the tile of line 1 at 1,1.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue('02B 0,0\n77A 9,9\n38A 1,1');
  });
});

test.describe('the board in 3D', { tag: TAG_3D }, () => {
  test.use(BOARD_3D);

  test('[tile table] one draw call per kind of thing, and none at rest', async ({ page }) => {
    const stats = async (address: string) => {
      await page.goto(address);
      const board = page.locator('[data-draw-calls]');
      await board.waitFor();
      const calls = async () => Number(await board.getAttribute('data-draw-calls'));
      await expect.poll(calls).toBeGreaterThan(0);
      // Come to rest: nothing is drawn any more.
      let frames = '';
      await expect
        .poll(
          async () => {
            const before = frames;
            frames = (await board.getAttribute('data-frames')) ?? '';
            return before === frames;
          },
          { intervals: [700] },
        )
        .toBe(true);
      return calls();
    };
    const one = await stats('/tiles?way=type&map=02B+0,0');
    const five = await stats(EXAMPLE);
    expect(one).toBeLessThan(30);
    expect(five).toBeLessThanOrEqual(one + 6);
  });

  test('[tile table] the flat board shows the same without WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(EXAMPLE);
    await expect(page.locator('canvas')).toHaveCount(0);
    const board = page.getByRole('img', { name: 'Board with 5 tiles' });
    await expect(board).toBeVisible();
    await expect(board.getByText('02B').first()).toBeVisible();
  });

  test('[rows 25, 26] keys and mouse move, turn and zoom the camera; a key and a button bring it back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(EXAMPLE);
    const board = page.locator('[data-camera]');
    await board.waitFor();
    const pose = async () => ((await board.getAttribute('data-camera')) ?? '').split(' ').map(Number);
    /** What that changes of the pose: it is one of its numbers, and goes up or down. */
    const expectChange = async (
      what: string,
      part: keyof typeof PARTS,
      sign: number,
      act: () => Promise<void>,
    ) => {
      const before = await pose();
      await act();
      const change = async () => Math.sign(((await pose())[PARTS[part]] ?? 0) - (before[PARTS[part]] ?? 0));
      await expect.poll(change, { message: what }).toBe(sign);
    };
    const start = await pose();
    const canvas = page.locator('canvas');
    // Near enough that there is something beyond the border on every side.
    for (const [key, part, sign] of KEYS) {
      await canvas.focus().catch(() => undefined);
      await expectChange(`key ${key}`, part, sign, () => page.keyboard.press(key));
    }
    await page.keyboard.press('r');
    await expect.poll(pose).toEqual(start);

    const box = await canvas.boundingBox();
    if (!box) throw new Error('there is no board');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const drag = async (button: 'left' | 'right') => {
      await page.mouse.move(x, y);
      await page.mouse.down({ button });
      await page.mouse.move(x - 60, y, { steps: 6 });
      await page.mouse.up({ button });
    };
    await page.mouse.move(x, y);
    await expectChange('wheel', 'distance', -1, () => page.mouse.wheel(0, -300));
    await expectChange('left drag', 'x', 1, () => drag('left'));
    const [, , distance, turn] = await pose();
    await drag('right');
    await expect.poll(async () => (await pose())[PARTS.turn]).not.toBe(turn);
    expect((await pose())[PARTS.distance]).toBe(distance);
    await page.getByRole('button', { name: 'Reset camera' }).click();
    await expect.poll(pose).toEqual(start);
  });
});

test.describe('sight and reach', () => {
  const POSITION = '/sight?figures=stormtrooper@1,3;diala-passil@5,3;gaarkhan@2,3&doors=3,3-4,3';

  test('[sight] a figure is chosen, put down with a tap, and its looks are listed', async ({ page }) => {
    await page.goto(POSITION);
    await page.getByRole('button', { name: 'Stormtrooper (S1)' }).click();
    const looks = topPage(page).getByRole('list', { name: 'The other figures' });
    await expect(
      looks.getByRole('button', { name: /Diala Passil.*Not in line of sight.*4 spaces away/ }),
    ).toBeVisible();
    await looks.getByRole('button', { name: /Gaarkhan.*In line of sight.*1 space away/ }).click();
    await expect(page.getByText('Needs 1 accuracy.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Chance of each damage' })).toBeVisible();
  });

  test('[sight] a position is its address', async ({ page }) => {
    await page.goto(POSITION);
    await page
      .getByRole('button', { name: 'Gaarkhan (GA)' })
      .or(page.getByRole('button', { name: /Gaarkhan/ }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page).not.toHaveURL(/gaarkhan/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Stormtrooper (S1)' })).toBeVisible();
    await expect(page.getByText('Gaarkhan')).toHaveCount(1);
  });

  test('[sight] figures that do not fit are told, not dropped in silence', async ({ page }) => {
    await page.goto('/sight?figures=stormtrooper@99,99;no-such-card@0,0;diala-passil@5,3&doors=0,0-9,9');
    await expect(page.getByText('3 figures or doors do not fit on this map.')).toBeVisible();
  });
});
