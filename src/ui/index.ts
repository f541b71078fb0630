export { openPortraits, type Portraits } from './art/portraits';
export { readPortrait } from './art/readPortrait';
export { openWords } from './parts/lazyPage';
export { PreviewPage } from './preview/lazyPage';
export { openPreview } from './preview/preview';
export type { Services } from './services';
export { Shell } from './Shell';
