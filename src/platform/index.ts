export { isNative, leaveApp, listenForBackButton } from './device';
export { fetchFile, type LinkProblem } from './fetchFile';
export { listenForFiles, type OnFiles } from './openedFiles';
export { openFiles, type OpenedFiles } from './openFiles';
export { preferences } from './preferences';
export { randomId } from './randomId';
export { shareFile, type ShareOutcome } from './shareFile';
export { tableDevice } from './tableDevice';
export { listenForTroubles } from './troubles';
