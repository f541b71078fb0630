// The campaign log as it is printed: every slot with its threat level, items, and the mission that was played there.

import { useTranslation } from 'react-i18next';
import { useCampaign } from '../campaign';

export function SlotLog() {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const { classic } = state;
  const rules = play.kit.campaign.classic;
  if (!classic || !rules) return null;
  // The slots of a campaign never move.
  const numbered = rules.slots.map((one, slot) => ({ ...one, slot }));
  const playedAt = (slot: number) => state.finished.find((one) => one.slot === slot);
  const noteOn = (slot: number): string | null => {
    const played = playedAt(slot);
    if (played)
      return `${teller.mission(played.mission)}: ${t(`campaign.map.${played.won ? 'won' : 'lost'}`)}`;
    if (slot === classic.slot) return state.ending === null ? t('campaign.classic.now') : null;
    return slot < classic.slot ? t('campaign.classic.passed') : null;
  };
  return (
    <details className="change stage">
      <summary>{t('campaign.classic.log')}</summary>
      <ol className="slot-log">
        {numbered.map(({ slot, kind, threat, tiers }) => (
          <li
            key={slot}
            className="plan"
            aria-current={slot === classic.slot && state.ending === null ? 'step' : undefined}
          >
            <b>{t(`campaign.slots.${kind}`)}</b>{' '}
            <span>
              {[
                t('campaign.classic.threat', { level: threat }),
                ...(tiers ? [t('campaign.classic.tiers', { tiers: teller.list(tiers.map(String)) })] : []),
                ...[noteOn(slot)].filter((note) => note !== null),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
