export { isNative, leaveApp, listenForBackButton } from './device';
export { preferences } from './preferences';
