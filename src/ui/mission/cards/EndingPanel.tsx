// Before a turn ends: cards for its end that cost something or leave a choice, then the end itself.

import { useTranslation } from 'react-i18next';
import { endingOffers } from '../../../mission';
import { useMission } from '../mission';
import { MainButton, Sheet } from '../Sheet';
import { CardOffers } from './CardOffers';

export function EndingPanel({ who }: { who: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
  const name = teller.who(who);
  const title = t('mission.moments.ending', { name });
  return (
    <Sheet title={title}>
      <CardOffers offers={endingOffers(play, game, who)} label={title} own={who} />
      <MainButton
        onClick={() => {
          say({ kind: 'endActivation', who, upkeep: true });
          look(null);
        }}
      >
        {t('mission.end', { name })}
      </MainButton>
    </Sheet>
  );
}
