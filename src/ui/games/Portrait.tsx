// Small portraits beside names, as wide as a thumb.

import { CardPortrait } from '../art/CardPortrait';
import { HeroPortrait } from '../art/HeroPortrait';
import type { KitCard } from '../../mission';

const THUMB = '2.6rem';

export const HeroFace = ({ id, size = THUMB }: { readonly id: string; readonly size?: string }) => (
  <HeroPortrait id={id} size={size} />
);

export const AllyFace = ({ id, card }: { readonly id: string; readonly card: KitCard | undefined }) => (
  <CardPortrait
    id={id}
    size={THUMB}
    traits={card?.figure.facts.traits ?? []}
    elite={card?.elite ?? false}
    unique={card?.unique ?? false}
  />
);
