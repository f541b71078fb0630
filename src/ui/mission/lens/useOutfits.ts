// What the heroes carry. In a campaign that is known card by card; in a single mission it is what they begin with. The
// cards are fetched when somebody first asks; until then, and where they can't be had, the kit's weapon counts.

import { useEffect, useMemo, useState } from 'react';
import { gearOf } from '../../../campaign';
import { heroesIn, type Game } from '../../../mission';
import type { Pack } from '../../../packs';
import { useCampaignIfAny } from '../../campaign/campaign';
import { useServices } from '../../services';
import { lensOutfit, lensStartingGear, type LensOutfit } from './outfit';

/** By hero. */
export type LensOutfits = ReadonlyMap<string, LensOutfit>;

/** `isAsked`: whoever does not ask fetches nothing. */
export function useOutfits({ actors }: Pick<Game, 'actors'>, isAsked: boolean): LensOutfits {
  const pack = usePack(isAsked);
  const campaign = useCampaignIfAny();
  return useMemo(() => {
    if (!pack) return new Map();
    const gear = campaign && gearOf(campaign.play, campaign.state);
    return new Map(
      heroesIn({ actors }).map(({ id, items }) => [
        id,
        lensOutfit(pack, gear ? gear.filter(({ hero }) => hero === id) : lensStartingGear(pack, id, items)),
      ]),
    );
  }, [pack, campaign, actors]);
}

function usePack(isAsked: boolean): Pack | null {
  const { content, note } = useServices();
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    content().then((loaded) => isWanted && setPack(loaded), note);
    return () => {
      isWanted = false;
    };
  }, [content, note, isAsked]);
  return pack;
}
