// A file that a player picked or another app handed over; it is read only if its size is bearable.

export type PickedFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
};

/** As much as a zip with pictures may have. */
export const MAX_PICKED_SIZE = 32 * 1024 * 1024;

export const fromBytes = (name: string, bytes: Uint8Array): PickedFile => ({
  name,
  size: bytes.length,
  read: async () => bytes,
});

/** Files and blobs of the browser. */
export const fromBlob = (name: string, blob: Pick<Blob, 'size' | 'arrayBuffer'>): PickedFile => ({
  name,
  size: blob.size,
  read: async () => new Uint8Array(await blob.arrayBuffer()),
});
