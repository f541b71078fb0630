const LETTERS = 20;

/** A name nobody else will ever come up with. Unlike randomUUID, it works on pages without https too. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LETTERS))].map((byte) => (byte % 36).toString(36)).join('');
