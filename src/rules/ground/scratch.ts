// Buffers that searches use again and again. A cell counts as touched only if its stamp is that of the running search,
// so nothing has to be cleared and nothing of an earlier search can be seen by a later one. A search holds no scratch
// beyond its own call, and calls no other search while it holds it.

export type Scratch = {
  /** Marks what this search touched. */
  readonly generation: number;
  readonly stamp: Uint32Array;
  /** A number for each touched cell, free for the search to use. */
  readonly slot: Int32Array;
  /** Three lists, free for the search to use. */
  readonly queue: Int32Array;
  readonly link: Int32Array;
  readonly parent: Int32Array;
};

type Buffers = Omit<Scratch, 'generation'>;

const makeBuffers = (size: number): Buffers => ({
  stamp: new Uint32Array(size),
  slot: new Int32Array(size),
  queue: new Int32Array(size),
  link: new Int32Array(size),
  parent: new Int32Array(size),
});

let buffers = makeBuffers(0);
let generation = 0;

export function borrowScratch(size: number): Scratch {
  generation += 1;
  if (buffers.stamp.length < size || generation > 0xffff_fff0) {
    buffers = makeBuffers(Math.max(size, buffers.stamp.length));
    generation = 1;
  }
  const { stamp, slot, queue, link, parent } = buffers;
  return { generation, stamp, slot, queue, link, parent };
}
