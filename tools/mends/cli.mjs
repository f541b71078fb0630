// What authors run: see list.mjs.

export const CLI = [];
