// What a mission needs on the screen, in one piece to fetch.

export { fetchBoardAhead } from '../../scene';
export { MissionScreen } from './MissionScreen';
