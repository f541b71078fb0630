// A hero's page between missions: with everything that the hero will carry into the next one.

import { heldCards } from '../../campaign';
import { heroOnPaper, type HeroId } from '../../packs';
import { FoldedHeroPage } from '../hero/HeroPage';
import { useCampaign } from './campaign';

export function CampaignHeroPage({ id }: { id: string }) {
  const { play, state, teller, pack } = useCampaign();
  const hero = pack.heroes.get(id as HeroId);
  if (!hero) return null;
  const cards = heldCards(play, state, id);
  const numbers = heroOnPaper(pack, hero, { cards, wounded: false, heroes: state.heroes.length });
  return <FoldedHeroPage numbers={numbers} cardName={teller.gear} />;
}
