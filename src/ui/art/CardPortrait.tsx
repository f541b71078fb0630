// A deployment card: Imperial, mercenary or ally. Elite groups have a frame and chevrons, unique figures a star.

import { PictureFrame } from './PictureFrame';
import { Chevrons, EliteFrame, Initials, UniqueMark } from './marks';
import { regularId, usePortrait } from './portraits';
import { drawingOfTraits } from './traitCards';

export interface CardPortraitProps {
  readonly id: string;
  readonly traits?: readonly string[];
  readonly elite?: boolean;
  readonly unique?: boolean;
  /** The form card that the figure wears: it looks like that. */
  readonly form?: string | null;
  readonly size?: number | string;
  /** An accessible name; without it the picture is decoration. */
  readonly label?: string;
}

const NO_TRAITS: readonly string[] = [];

export function CardPortrait(props: CardPortraitProps) {
  const { id, traits = NO_TRAITS, elite, unique, form, size = 64, label } = props;
  const figure = regularId(id);
  const drawing = usePortrait(form ?? id);
  return (
    <PictureFrame shape="card" drawing={drawing ?? drawingOfTraits(figure, traits)} size={size} label={label}>
      {drawing === null && <Initials of={figure} />}
      {unique ? <UniqueMark /> : elite && <Chevrons />}
      {elite && <EliteFrame />}
    </PictureFrame>
  );
}
