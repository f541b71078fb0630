// A deployment card: Imperial, mercenary or ally. Elite groups have a frame and chevrons, unique figures a star.

import { ownOf } from '../../kernel';
import { PictureFrame } from './PictureFrame';
import { FORM_CARDS } from './formCards';
import { IMPERIAL_CARDS } from './imperialCards';
import { Chevrons, EliteFrame, Initials, UniqueMark } from './marks';
import { OTHER_CARDS } from './otherCards';
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

/** The elite card of a group shows the same figures as the regular one. */
const ELITE_ENDING = /-elite$/;
const NO_TRAITS: readonly string[] = [];

export function CardPortrait(props: CardPortraitProps) {
  const { id, traits = NO_TRAITS, elite, unique, form, size = 64, label } = props;
  const figure = id.replace(ELITE_ENDING, '');
  const drawing =
    ownOf(FORM_CARDS, form ?? '') ?? ownOf(IMPERIAL_CARDS, figure) ?? ownOf(OTHER_CARDS, figure);
  return (
    <PictureFrame shape="card" drawing={drawing ?? drawingOfTraits(figure, traits)} size={size} label={label}>
      {!drawing && <Initials of={figure} />}
      {unique ? <UniqueMark /> : elite && <Chevrons />}
      {elite && <EliteFrame />}
    </PictureFrame>
  );
}
