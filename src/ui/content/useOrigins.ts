// From which pack a mission or campaign comes; nothing for those of the app.

import { useEffect, useState } from 'react';
import { useServices } from '../services';

export type Origins = ReadonlyMap<string, string>;

export function useOrigins(): Origins {
  const { installed } = useServices();
  const [origins, setOrigins] = useState<Origins>(new Map());
  useEffect(() => {
    let isShown = true;
    void readOrigins(installed).then((read) => isShown && setOrigins(read));
    return () => {
      isShown = false;
    };
  }, [installed]);
  return origins;
}

async function readOrigins(installed: ReturnType<typeof useServices>['installed']): Promise<Origins> {
  try {
    const packs = await (await installed()).list();
    return new Map(
      packs.flatMap((pack) =>
        pack.kind === 'ready'
          ? [...pack.contents.campaigns, ...pack.contents.missions].map((id) => [id, pack.title] as const)
          : [],
      ),
    );
  } catch {
    // Without it, games are listed as well.
    return new Map();
  }
}
