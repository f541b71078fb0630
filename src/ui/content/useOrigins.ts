// From which pack a mission or campaign comes; nothing for those of the app.

import { useCallback } from 'react';
import { useLoaded } from '../parts/useLoaded';
import { useServices } from '../services';

export type Origins = ReadonlyMap<string, string>;

const NONE: Origins = new Map();

export function useOrigins(): Origins {
  const { installed } = useServices();
  // Without them, games are listed as well.
  const [origins] = useLoaded(useCallback(() => readOrigins(installed), [installed]));
  return origins ?? NONE;
}

async function readOrigins(installed: ReturnType<typeof useServices>['installed']): Promise<Origins> {
  const packs = await (await installed()).list();
  return new Map(
    packs.flatMap((pack) =>
      pack.kind === 'ready'
        ? [...pack.contents.campaigns, ...pack.contents.missions].map((id) => [id, pack.title] as const)
        : [],
    ),
  );
}
