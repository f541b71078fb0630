// Leaves out components of Ionic that this app never shows. Its React package registers them all by itself, and nothing else would
// keep tab bars and a second kind of navigation out of the first load.

const UNUSED = /@ionic\/core\/components\/ion-(?:tabs|tab-bar|tab-button|nav)\.js$/;
const STUB = '\0unused-ionic';

export const unusedIonic = () => ({
  name: 'unused-ionic',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (UNUSED.test(source) ? STUB : null),
  load: (id) => (id === STUB ? 'export const defineCustomElement = () => undefined;' : null),
});
