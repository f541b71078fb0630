// A small sign for a thing on the map, in the shape that the board gives it, and the piece of the box that stands for it.

import { useTranslation } from 'react-i18next';
import { thingStateOf } from '../../mission';
import { COLOUR_VALUES } from './colours';
import { useMission } from './mission';

const SHAPES = {
  door: 'M5 20V4h14v16M9 20V8h6v12M3 20h18',
  crate: 'M4 5h16v14H4zM4 9h16M4 15h16',
  terminal: 'M3 4h18v11H3zM9 20h6M12 15v5',
  token: 'M4 12a8 8 0 1 0 16 0 8 8 0 0 0-16 0z',
  region: 'M4 4h4M12 4h4M20 4v4M20 12v4M20 20h-4M12 20H8M4 20v-4M4 12V8',
  spawn: 'M12 4v16M4 12h16',
  entry: 'M12 4v14M6 12l6 6 6-6',
} as const;

export function ThingSign({ id }: { id: string }) {
  const { play, game } = useMission();
  const thing = play.things.get(id);
  if (!thing) return null;
  const { colour: own } = thingStateOf(play, game, id);
  const colour = own ? COLOUR_VALUES[own] : 'currentColor';
  return (
    <svg viewBox="0 0 24 24" className="thing-sign" aria-hidden="true" focusable="false">
      <path d={SHAPES[thing.kind]} fill="none" stroke={colour} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

const PIECES = ['door', 'crate', 'terminal', 'token'] as const;

/** What players take from the box for it, whatever the mission calls it. */
export function BoxPiece({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const thing = play.things.get(id);
  const piece = PIECES.find((kind) => kind === thing?.kind);
  if (!thing || !piece) return null;
  const colour = thing.kind === 'token' ? thingStateOf(play, game, id).colour : null;
  return (
    <p>
      {colour
        ? t('mission.pieces.coloured', { colour: teller.colour(colour) })
        : t(`mission.pieces.${piece}`)}
    </p>
  );
}
