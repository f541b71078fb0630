// Portraits of the figures on the table of the drill.

import type { CardId, Pack } from '../../packs';
import type { FaceOf } from '../activation/Glance';
import { CardPortrait } from '../art/CardPortrait';
import { HeroPortrait } from '../art/HeroPortrait';
import type { TableFigure } from '../table/figures';

export const drillFaces =
  (figures: readonly TableFigure[], pack: Pack): FaceOf =>
  (id) => {
    const figure = figures.find((one) => one.id === id);
    if (!figure) return null;
    const { of, wounded } = figure.standing;
    if (figure.fighter.hero) return <HeroPortrait id={of} size="100%" wounded={wounded} />;
    const card = pack.cards.get(of as CardId);
    return (
      <CardPortrait
        id={of}
        size="100%"
        traits={card?.traits ?? []}
        elite={card?.elite ?? false}
        unique={card?.unique ?? false}
      />
    );
  };
