// The Imperial groups in play: who they are, whether they have acted, and their orders a tap away.

import { useTranslation } from 'react-i18next';
import type { GroupState } from '../../mission';
import { CardFace } from './CardFace';
import { ColourMark } from './ColourMark';
import { useMission } from './mission';

export function Tracker() {
  const { t } = useTranslation();
  const { game } = useMission();
  if (game.groups.length === 0) return null;
  return (
    <>
      <h3>{t('mission.empire')}</h3>
      <ul className="tracker" aria-label={t('mission.empire')}>
        {game.groups.map((group) => (
          <li key={group.id}>
            <GroupButton group={group} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupButton({ group }: { group: GroupState }) {
  const { t } = useTranslation();
  const { teller, look } = useMission();
  const { id, card, colour, activated, bonusHealth } = group;
  const facts = [
    ...(colour ? [teller.colour(colour)] : []),
    ...(bonusHealth > 0 ? [t('mission.plusHealth', { count: bonusHealth })] : []),
    t(activated ? 'mission.states.done' : 'mission.states.ready'),
  ];
  return (
    <button
      type="button"
      className={activated ? 'group group-done' : 'group'}
      onClick={() => look({ kind: 'group', id })}
    >
      <span className="group-face">
        <CardFace card={card} />
        {colour && <ColourMark colour={colour} />}
      </span>
      <span className="group-words">
        <span className="group-name">{teller.card(card)}</span>
        <span className="group-facts">{facts.join(' · ')}</span>
      </span>
    </button>
  );
}
