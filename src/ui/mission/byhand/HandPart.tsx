// The Empire's hand and reserve, and cards that it does without.

import { useTranslation } from 'react-i18next';
import type { MissionGroup } from '../../../mission';
import { Toggles } from '../../parts/Toggles';
import { useMission } from '../mission';

export function HandPart() {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const { threat } = game;
  if (!threat) return <p>{t('byHand.threat.none')}</p>;
  const isThere = ({ id }: MissionGroup) => game.groups.some(({ of }) => of === id);
  const known = play.mission.groups.filter(({ cards }) => cards.some(({ card }) => play.kit.cards[card]));
  const hand = known.filter(({ id }) => threat.hand.includes(id));
  const reserve = known.filter((group) => !threat.hand.includes(group.id) && !isThere(group));
  return (
    <>
      <h3>{t('byHand.hand.hand')}</h3>
      <Groups groups={hand} to="reserve" />
      <h3>{t('byHand.hand.reserve')}</h3>
      <Groups groups={reserve} to="hand" />
    </>
  );
}

function Groups({ groups, to }: { groups: readonly MissionGroup[]; to: 'hand' | 'reserve' }) {
  const { t } = useTranslation();
  const { play, teller, say } = useMission();
  if (groups.length === 0) return <p className="lead">{t('byHand.hand.empty')}</p>;
  const what = t(to === 'hand' ? 'byHand.hand.toHand' : 'byHand.hand.toReserve');
  return (
    <ul className="by-hand-rows by-hand-lines">
      {groups.map(({ id, cards }) => {
        const card = cards.find((one) => play.kit.cards[one.card])?.card ?? '';
        const name = teller.card(card);
        return (
          <li key={id}>
            <span>{t('byHand.hand.cost', { name, price: play.kit.cards[card]?.cost ?? 0 })}</span>
            <button
              type="button"
              className="btn"
              aria-label={t('byHand.groups.named', { what, name })}
              onClick={() => say({ kind: 'setHand', group: id, to })}
            >
              {what}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function OutPart() {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const cards = new Set(
    play.mission.groups
      .flatMap((group) => group.cards.map(({ card }) => card))
      .filter((id) => play.kit.cards[id]),
  );
  const sorted = [...cards].toSorted((a, b) => teller.card(a).localeCompare(teller.card(b), teller.language));
  const isOut = (card: string) => game.leftOut?.includes(card) ?? false;
  return (
    <>
      <p className="lead">{t('byHand.out.help')}</p>
      <Toggles
        label={t('byHand.out.list')}
        look="chip"
        options={sorted}
        isOn={isOut}
        onTap={(card) => say({ kind: 'leaveOut', card, out: !isOut(card) })}
      >
        {teller.card}
      </Toggles>
    </>
  );
}
