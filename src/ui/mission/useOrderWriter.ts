// Writes the orders of a group in the player's language, with the names of this mission.

import { useMemo } from 'react';
import type { Group } from '../../imperial';
import { groupNames, orderWriter, type Language, type OrderWriter } from '../../text';
import { useMission } from './mission';

export function useOrderWriter(group: Group | undefined): OrderWriter {
  const { teller } = useMission();
  return useMemo(() => {
    const language = teller.language as Language;
    const names: Readonly<Record<string, (id: string) => string>> = {
      hero: teller.hero,
      card: teller.card,
      thing: teller.thing,
      companion: teller.form,
    };
    const nameOf = (kind: string, id: string) => names[kind]?.(id);
    return orderWriter(language, group ? groupNames(group, language, nameOf) : nameOf);
  }, [teller, group]);
}
