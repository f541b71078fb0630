// A part of the app that is fetched when it is first shown. React keeps a failed fetch for ever; here the next showing
// tries again.

import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Loading } from './WithContent';

export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Loading />,
): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        made = undefined;
        throw error;
      }
    });
  let made: ReturnType<typeof make> | undefined;
  return function LazyPart(props: P) {
    // Outside of what waits: in there it would be fetched again and again for as long as it fails.
    const [Part] = useState(() => (made ??= make()));
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
