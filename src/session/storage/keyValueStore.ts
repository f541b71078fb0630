// The port through which small values are kept. src/platform fills it with the device's preferences.

export type KeyValueStore = {
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, value: string) => Promise<void>;
};
