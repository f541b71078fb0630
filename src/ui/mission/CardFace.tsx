// The picture of a deployment card, with what the kit knows about it.

import { CardPortrait } from '../art/CardPortrait';
import { useMission } from './mission';

type Props = {
  readonly card: string;
  /** The form card that its figure wears. */
  readonly form?: string | null | undefined;
};

export function CardFace({ card, form = null }: Props) {
  const { play } = useMission();
  const facts = play.kit.cards[card];
  return (
    <CardPortrait
      id={card}
      size="100%"
      form={form}
      traits={facts?.figure.facts.traits ?? []}
      elite={facts?.elite ?? false}
      unique={facts?.unique ?? false}
    />
  );
}
