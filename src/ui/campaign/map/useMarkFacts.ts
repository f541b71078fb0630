// Where a mission or encounter is and what else is special about it, in one line.

import { useTranslation } from 'react-i18next';
import { placeNow } from '../../../campaign';
import { useCampaign } from '../campaign';
import type { Mark } from './marks';

export function useMarkFacts(): (mark: Mark) => readonly string[] {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  return ({ mission, place, finale }) => {
    const written = play.kit.campaign.places.find(({ id }) => id === place);
    const where = written ? teller.says(placeNow(play, state, written).name) : place;
    return [
      // Some are called like their place.
      ...(where === teller.mission(mission) ? [] : [t('campaign.map.at', { place: where })]),
      ...(finale ? [t('campaign.map.finale')] : []),
    ];
  };
}
