// Portraits come with the figures that are shown, box by box, and stand on the board.

import { expect, test } from './test';

test('[rows 191 and 192] a figure brings the portraits of its box, and no other box comes along', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/sight?figures=maul@1,1;diala-passil@2,1;gaarkhan@2,2');
  const plates = page.locator('.board-upright > g[transform]');
  await expect(plates).toHaveCount(3);
  // Two heroes: another outline, another rim, another face.
  const rims = await plates.evaluateAll((all) =>
    all.map((plate) => {
      const rim = plate.querySelector(':scope > path:last-child');
      return [rim?.getAttribute('d'), rim?.getAttribute('stroke'), plate.querySelectorAll('path').length];
    }),
  );
  for (const part of [0, 1, 2]) expect(new Set(rims.map((rim) => rim[part])).size).toBe(3);
  const boxes = asked.flatMap((url) => /portraits-([a-z-]+)-/.exec(url)?.[1] ?? []);
  expect([...new Set(boxes)].toSorted()).toEqual(['core', 'heart-of-the-empire']);
});
