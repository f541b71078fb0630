// Who speaks in a text: a hero, a figure with a card, a person of a story, or somebody who gets a face by their id.

import { ownOf } from '../../kernel';
import { faceById, PEOPLE, UNKNOWN_HERO } from './people';
import { PictureFrame } from './PictureFrame';
import { usePortrait } from './portraits';

export function SpeakerPortrait({ id, size }: { readonly id: string; readonly size: number | string }) {
  const person = ownOf(PEOPLE, id);
  const drawing = usePortrait(id);
  const other = drawing === null ? faceById(id) : UNKNOWN_HERO;
  return <PictureFrame shape="hero" drawing={person ?? drawing ?? other} size={size} />;
}
