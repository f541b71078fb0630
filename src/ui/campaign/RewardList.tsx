// Reward cards that nobody carries: feats of a hero or of the party, and what the Empire has earned. What the app does not
// do by itself, the players look up on the card: the list says when.

import { useTranslation } from 'react-i18next';
import { attachedTo, missionKitOf, rewardsOfSide, worksAlone, type RewardInHand } from '../../campaign';
import { useCampaign } from './campaign';
import { ItemFacts } from './ItemFacts';

export function HeroRewards({ hero }: { hero: string }) {
  const { t } = useTranslation();
  const { play, state } = useCampaign();
  const feats = rewardsOfSide(play, state, 'rebel').filter(
    (held) => held.hero === hero && held.card.kind === 'feat',
  );
  return <RewardList title={t('campaign.inventory.rewards')} rewards={feats} />;
}

/** Of all heroes together, and of the Empire. */
export function SharedRewards() {
  const { t } = useTranslation();
  const { play, state } = useCampaign();
  const party = rewardsOfSide(play, state, 'rebel').filter(
    ({ hero, card }) => hero === null && card.kind === 'feat',
  );
  const imperial = rewardsOfSide(play, state, 'imperial');
  const lists = [
    [t('campaign.inventory.partyRewards'), party],
    [t('campaign.inventory.imperialRewards'), imperial],
  ] as const;
  return lists
    .filter(([, rewards]) => rewards.length > 0)
    .map(([title, rewards]) => (
      <section key={title} className="hero-card" aria-label={title}>
        <h2>{title}</h2>
        <RewardList title={title} rewards={rewards} />
      </section>
    ));
}

/** Before a mission: what the Empire brings, and to which group. */
export function ImperialRewards({ mission }: { mission: string }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const imperial = rewardsOfSide(play, state, 'imperial');
  if (imperial.length === 0) return null;
  const { products, heroes } = state;
  const kit = missionKitOf(
    play.kit,
    { mission, encounter: false, ally: null, tracked: false, products, seed: '' },
    heroes.map(({ id }) => id),
  );
  const groupOf = ({ card }: RewardInHand) => {
    const group = attachedTo(kit, card);
    return group === undefined ? [] : [t('campaign.inventory.attachedTo', { group: teller.card(group) })];
  };
  const title = t('campaign.mission.imperialRewards');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <RewardList title={title} rewards={imperial} notesOf={groupOf} />
    </section>
  );
}

type ListProps = {
  readonly title: string;
  readonly rewards: readonly RewardInHand[];
  readonly notesOf?: (reward: RewardInHand) => readonly string[];
};

function RewardList({ title, rewards, notesOf }: ListProps) {
  const { t } = useTranslation();
  if (rewards.length === 0) return null;
  const moment = ({ card }: RewardInHand): string[] => {
    if (card.when.length > 0) return card.when.map((when) => t(`campaign.moments.${when}`));
    return worksAlone(card) ? [t('campaign.inventory.byItself')] : [];
  };
  return (
    <ul className="gear" aria-label={title}>
      {rewards.map((held) => (
        <li key={held.reward} className="gear-item">
          <ItemFacts id={held.reward} notes={[...(notesOf?.(held) ?? []), ...moment(held)]} />
        </li>
      ))}
    </ul>
  );
}
