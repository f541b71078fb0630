export { openGames, type Games } from './games/games';
export type { Services } from './services';
export { Shell } from './Shell';
