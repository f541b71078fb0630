// The end of a turn, with one tap; with two where cards for its end have to be decided about.

import { endingOffers, heroIn } from '../../../mission';
import { useMission } from '../mission';

export function useEndTurn(): (who: string) => void {
  const { play, game, say, look } = useMission();
  return (who) => {
    if (heroIn(game, who) && game.moments && endingOffers(play, game, who).length > 0)
      return look({ kind: 'ending', who });
    say({ kind: 'endActivation', who, upkeep: true });
    look(null);
  };
}
