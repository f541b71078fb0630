// The portraits of the content. Most phones own few boxes, so the drawings of each box are a chunk of their own, loaded when
// one of its figures is first shown.

import { readPortrait, type Portraits } from '../ui';

const files = Object.entries(
  import.meta.glob<string>('../../content/{core,legion,expansions/*}/portraits/*.svg', {
    query: '?raw',
    import: 'default',
  }),
).map(([path, load]) => {
  const [box, , file] = path.split('/').slice(-3);
  return { box, id: file?.replace('.svg', ''), load };
});

/** The portraits of the box that a figure comes from; of figures that nobody has drawn, none. */
export async function portraitsWith(figure: string): Promise<Portraits> {
  const box = files.find(({ id }) => id === figure)?.box;
  const read = files
    .filter((file) => file.box === box)
    .map(async ({ id, load }) => [id, readPortrait(await load())] as const);
  return new Map(
    (await Promise.all(read)).flatMap(([id, drawing]) => (id && drawing.ok ? [[id, drawing.value]] : [])),
  );
}
