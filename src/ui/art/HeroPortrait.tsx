// A hero, head and shoulders. Wounds and withdrawal change the shape of the picture, not its tone alone.

import { PictureFrame } from './PictureFrame';
import { INK } from './ink';
import { Initials } from './marks';
import { UNKNOWN_HERO } from './people';
import { usePortrait } from './portraits';

export interface HeroPortraitProps {
  readonly id: string;
  readonly size?: number | string;
  readonly wounded?: boolean;
  readonly withdrawn?: boolean;
  /** An accessible name; without it the picture is decoration. */
  readonly label?: string;
}

export function HeroPortrait({ id, size = 64, wounded, withdrawn, label }: HeroPortraitProps) {
  const drawing = usePortrait(id);
  return (
    <PictureFrame shape="hero" drawing={drawing ?? UNKNOWN_HERO} size={size} label={label}>
      {drawing === null && <Initials of={id} />}
      {wounded && <Crack />}
      {withdrawn && <Slash />}
    </PictureFrame>
  );
}

/** Broken glass: a red cast and a bright crack through the picture. */
function Crack() {
  return (
    <>
      <path d="M0 0h100v100H0z" fill="#b92a24" opacity="0.2" />
      <path d="M72 -4L58 24L70 34L48 62L58 70L40 104L50 68L38 62L60 36L50 26L60 -4z" fill={INK.night} />
      <path
        d="M66 -2L54 25L65 35L43 62L54 69L46 90M65 35L86 44L98 42M43 62L24 60L10 70"
        fill="none"
        stroke={INK.ivory}
        strokeWidth="3.5"
      />
    </>
  );
}

/** Out of the mission: the picture fades and a bar crosses it. */
function Slash() {
  return (
    <>
      <path d="M0 0h100v100H0z" fill={INK.night} opacity="0.55" />
      <path d="M-4 104L104 -4" stroke={INK.night} strokeWidth="19" />
      <path d="M-4 104L104 -4" stroke={INK.ivory} strokeWidth="10" />
    </>
  );
}
