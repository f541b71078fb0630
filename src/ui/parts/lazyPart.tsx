// A part of the app that is fetched when it is first shown.

import type { ComponentType, ReactNode } from 'react';
import { fetchedView } from '../../scene';
import { Loading } from './WithContent';

export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Loading />,
): ComponentType<P> => fetchedView(load, () => meanwhile);
