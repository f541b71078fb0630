// Makes an expensive value once and shares the promise of it among all callers.

export type Shared<T> = { readonly get: () => Promise<T>; readonly forget: () => void };

/** The same promise until it is forgotten. A failure is not kept: the next one who asks tries again. */
export function makeShared<T>(make: () => Promise<T>): Shared<T> {
  let made: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const making = make();
    making.catch(() => {
      if (made === making) made = undefined;
    });
    return making;
  };
  return {
    get: () => (made ??= begin()),
    forget: () => {
      made = undefined;
    },
  };
}
