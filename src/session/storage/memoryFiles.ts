// Files that last as long as the app does: for tests, and for browsers that keep nothing.

import type { Expected, FileStore } from './fileStore';

export function memoryFiles(files: Map<string, string> = new Map()): FileStore {
  const isChanged = (expected: Expected): boolean =>
    Object.entries(expected).some(([file, known]) => (files.get(file) ?? null) !== known);
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, text) => void files.set(name, text),
    remove: async (name) => void files.delete(name),
    list: async (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)).sort(),
    swap: async (name, text, expected) => {
      if (isChanged(expected)) return 'changed';
      files.set(name, text);
      return 'done';
    },
    append: async (name, text, expected) => {
      if (isChanged(expected)) return 'changed';
      files.set(name, (files.get(name) ?? '') + text);
      return 'done';
    },
  };
}
