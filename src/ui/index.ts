export { PreviewPage } from './preview/lazyPage';
export { openPreview } from './preview/preview';
export type { Services } from './services';
export { Shell } from './Shell';
