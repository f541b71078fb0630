/** Something new to begin chance with. Unlike randomUUID, it works on pages without https too. */
export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
