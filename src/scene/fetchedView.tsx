// A view that is fetched when it is first shown, and shown as soon as it is there. After something that had to be waited for,
// React holds back whatever else was waited for until 300 ms have passed. A page, its screen and its board wait for one another,
// so that players would wait for nothing twice.

import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { makeShared } from '../kernel';

/** A failed fetch is not kept: the next showing tries again. */
export function fetchedView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactNode,
): ComponentType<P> {
  const { get } = makeShared(load);
  return function FetchedView(props: P) {
    // Outside of what waits: in there it would be fetched again and again for as long as it fails.
    const [fetching] = useState(get);
    useShownAtOnce(fetching);
    return (
      <Suspense fallback={meanwhile(props)}>
        <Fetched fetching={fetching} props={props} />
      </Suspense>
    );
  };
}

type FetchedProps<P> = { readonly fetching: Promise<ComponentType<P>>; readonly props: P };

const Fetched = <P extends object>({ fetching, props }: FetchedProps<P>) =>
  createElement(use(fetching), props);

/** Only what React tries again by itself is held back, not what a change of state shows. */
export function useShownAtOnce(fetching: Promise<unknown>): void {
  const [, setThere] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = () => {
      if (isHere) setThere(true);
    };
    // A failure is thrown where the view would be.
    fetching.then(show, () => undefined);
    return () => {
      isHere = false;
    };
  }, [fetching]);
}
