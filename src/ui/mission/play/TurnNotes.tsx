// Tracked play: what the conditions of whoever acts mean for this turn. It belongs to the turn, not to the figure in hand: the
// bar under the board keeps its height when another figure is taken.

import { useTranslation } from 'react-i18next';
import { useMission } from '../mission';
import { TextLine } from '../MissionText';

export function TurnNotes() {
  const { t } = useTranslation();
  const { game, turn } = useMission();
  const figure = turn?.figure ? game.figures[turn.figure] : undefined;
  if (!game.tracked || !figure || figure.conditions.length === 0) return null;
  return (
    <ul className="turn-notes">
      {figure.conditions.map((condition) => (
        <li key={condition}>
          <b>{t(`conditions.${condition}`)}:</b> <TextLine text={t(`mission.turn.notes.${condition}`)} />
        </li>
      ))}
    </ul>
  );
}
