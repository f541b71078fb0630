// Files that last as long as the app does: for tests, and for browsers that keep nothing.

import type { FileStore } from './fileStore';

export function memoryFiles(files: Map<string, string> = new Map()): FileStore {
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, text) => void files.set(name, text),
    remove: async (name) => void files.delete(name),
    list: async (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)).sort(),
    swap: async (name, text, expected) => {
      const isChanged = Object.entries(expected).some(([file, known]) => (files.get(file) ?? null) !== known);
      if (isChanged) return 'changed';
      files.set(name, text);
      return 'done';
    },
  };
}
