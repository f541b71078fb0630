// The picture of a deployment card, with what the kit knows about it.

import { CardPortrait } from '../art/CardPortrait';
import { useMission } from './mission';

export function CardFace({ card }: { card: string }) {
  const { play } = useMission();
  const facts = play.kit.cards[card];
  return (
    <CardPortrait
      id={card}
      size="100%"
      traits={facts?.figure.facts.traits ?? []}
      elite={facts?.elite ?? false}
      unique={facts?.unique ?? false}
    />
  );
}
