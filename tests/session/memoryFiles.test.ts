import { memoryFiles } from '../../src/session';
import { describeFileStore } from './describeFileStore';

describeFileStore('in memory', async () => {
  const files = new Map<string, string>();
  return { one: memoryFiles(files), other: memoryFiles(files) };
});
