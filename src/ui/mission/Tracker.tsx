// The Imperial groups in play, as a strip: who they are, whether they have acted, their orders a tap away; in tracked
// play every figure of them with its damage, one tap from the hand; in told play how many of them stand.

import { useTranslation } from 'react-i18next';
import { fighterInMission, type FigureState, type GroupState } from '../../mission';
import { lettersOf } from '../parts/letters';
import { CardFace } from './CardFace';
import { GroupCount } from './GroupCount';
import { ColourMark } from './ColourMark';
import { groupStateOf } from './groupState';
import { PowerTokenSigns, usePowerTokenWords } from './PowerTokenSigns';
import { useMission } from './mission';
import { useForm } from './useForm';
import { StateMark } from './play/StateMark';

export function Tracker() {
  const { t } = useTranslation();
  const { game } = useMission();
  if (game.groups.length === 0) return null;
  return (
    <ul className="tracker" aria-label={t('mission.empire')} data-guide="tracker">
      {game.groups.map((group) => (
        <li key={group.id} className={`group group-${groupStateOf(game, group)}`}>
          <GroupButton group={group} />
          {game.tracked ? <GroupFigures group={group.id} /> : <GroupCount group={group} />}
        </li>
      ))}
    </ul>
  );
}

/** A group that is ready has no sign: the green one asks for a tap, on the heroes' portraits. */
function GroupButton({ group }: { group: GroupState }) {
  const { t } = useTranslation();
  const { game, teller, look } = useMission();
  const { id, card, colour, bonusHealth } = group;
  const form = useForm(id);
  const state = groupStateOf(game, group);
  const facts = [
    t(`mission.states.${state}`),
    ...(colour ? [teller.colour(colour)] : []),
    ...(form ? [form.shown] : []),
    ...(bonusHealth > 0 ? [t('mission.plusHealth', { count: bonusHealth })] : []),
  ];
  return (
    <button type="button" className="group-card" onClick={() => look({ kind: 'group', id })}>
      <span className="group-face">
        <CardFace card={card} form={form?.id} />
        {colour && <ColourMark colour={colour} />}
        {state !== 'ready' && <StateMark state={state} />}
      </span>
      <span className="group-words">
        <span className="group-name" style={lettersOf(teller.card(card))}>
          {teller.card(card)}
        </span>
        <span className="group-facts">{facts.join(' · ')}</span>
      </span>
    </button>
  );
}

function GroupFigures({ group }: { group: string }) {
  const { game } = useMission();
  const figures = Object.values(game.figures).filter((figure) => figure.group === group);
  return (
    <span className="group-figures">
      {figures.map((figure) => (
        <FigureChip key={figure.id} figure={figure} />
      ))}
    </span>
  );
}

/** Up to so much health is shown as pips, more as a number. */
const MOST_PIPS = 5;

function FigureChip({ figure }: { figure: FigureState }) {
  const { t } = useTranslation();
  const { play, game, teller, cast, moving, look, setMoving } = useMission();
  const { id, damage, conditions, powerTokens, at } = figure;
  const tokenWords = usePowerTokenWords();
  const { health } = fighterInMission(play, game, figure);
  const words = [
    teller.figure(id, cast),
    t('table.damage', { count: damage }),
    ...conditions.map((condition) => t(`conditions.${condition}`)),
    ...tokenWords(powerTokens),
    ...(at ? [] : [t('mission.places.unknown')]),
  ];
  return (
    <button
      type="button"
      className="figure-chip"
      aria-label={words.join(', ')}
      aria-pressed={moving === id}
      onClick={() => {
        look(null);
        setMoving(id);
      }}
    >
      <b>
        {id.slice(id.lastIndexOf('-') + 1)}
        {!at && ' ?'}
      </b>
      {health !== undefined && health <= MOST_PIPS ? (
        <span className="pips" aria-hidden="true">
          {'■'.repeat(Math.min(damage, health))}
          {'□'.repeat(Math.max(0, health - damage))}
        </span>
      ) : (
        <span aria-hidden="true">{health === undefined ? damage : `${damage}/${health}`}</span>
      )}
      {conditions.map((condition) => (
        <span key={condition} className="chip-condition" aria-hidden="true">
          {t(`conditions.${condition}`)}
        </span>
      ))}
      <PowerTokenSigns of={powerTokens} />
    </button>
  );
}
