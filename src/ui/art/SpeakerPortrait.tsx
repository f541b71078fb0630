// Who speaks in a text: a hero, a figure with a card, a person of a story, or somebody who gets a face by their id.

import { ownOf } from '../../kernel';
import { CORE_HEROES } from './coreHeroes';
import { IMPERIAL_CARDS } from './imperialCards';
import { MORE_HEROES } from './moreHeroes';
import { OTHER_CARDS } from './otherCards';
import { faceById, PEOPLE } from './people';
import { PictureFrame } from './PictureFrame';

const DRAWN = [PEOPLE, CORE_HEROES, MORE_HEROES, IMPERIAL_CARDS, OTHER_CARDS] as const;

export function SpeakerPortrait({ id, size }: { readonly id: string; readonly size: number | string }) {
  const drawing = DRAWN.map((table) => ownOf(table, id)).find((found) => found !== undefined);
  return <PictureFrame shape="hero" drawing={drawing ?? faceById(id)} size={size} />;
}
