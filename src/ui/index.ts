export type { Services } from './services';
export { Shell } from './Shell';
