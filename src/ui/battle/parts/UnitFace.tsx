import type { UnitCard } from '../../../legion';
import { CardPortrait } from '../../art/CardPortrait';

const TRAITS = { trooper: ['trooper'], ground: ['vehicle'], repulsor: ['vehicle'] } as const;

/** The picture of a unit; of units that players typed in, their letters. */
export const UnitFace = ({ card, size = 40 }: { readonly card: UnitCard; readonly size?: number }) => (
  <CardPortrait id={card.id} traits={TRAITS[card.type]} unique={card.unique ?? false} size={size} />
);
