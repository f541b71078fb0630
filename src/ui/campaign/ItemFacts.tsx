// A card that heroes carry or know, in a line: its sign, its name, what it is, and the dice of a weapon.

import { useTranslation } from 'react-i18next';
import type { CampaignKit, KitClassCard, KitItem, KitReward } from '../../campaign';
import type { ClassCardId, ItemId, Pack, RewardId } from '../../packs';
import type { AttackDie } from '../../rules';
import { GameIcon } from '../activation/GameIcon';
import { Icon, type IconName } from '../icons';
import { useCampaign } from './campaign';

type Props = {
  readonly id: string;
  /** What else there is to say. */
  readonly notes?: readonly string[] | undefined;
};

export function ItemFacts({ id, notes }: Props) {
  const { t } = useTranslation();
  const { play, teller, pack } = useCampaign();
  const card = cardOf(play.kit, id);
  const slots = card?.slots ?? 0;
  const facts = [
    ...(card ? [t(`campaign.item.${kindOf(card)}`)] : []),
    ...(card && 'tier' in card ? [t('campaign.item.tier', { tier: card.tier })] : []),
    ...(slots > 0 ? [t('campaign.item.slots', { count: slots })] : []),
    ...(notes ?? []),
  ];
  const dice = diceOf(pack, id);
  return (
    <span className="item-facts">
      <span className="item-icon">
        <Icon name={iconOf(card)} />
      </span>
      <span className="item-words">
        <b>{teller.gear(id)}</b>
        <span>{facts.join(' · ')}</span>
        {dice.length > 0 && (
          <span className="item-dice">
            {dice.map((die, index) => (
              // Dice of one weapon never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <GameIcon key={index} name={die} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

type Card = KitItem | KitClassCard | KitReward;

const cardOf = ({ items, classCards, rewards }: CampaignKit, id: string): Card | undefined =>
  items[id] ?? classCards[id] ?? rewards?.[id];

function kindOf({ kind, reach }: Card) {
  if (reach === undefined) return kind;
  if (kind === 'weapon') return reach;
  return kind === 'modification' ? (`${reach}Modification` as const) : kind;
}

function iconOf(card: Card | undefined): IconName {
  if (!card) return 'equipment';
  return card.kind === 'weapon' ? (card.reach ?? 'ranged') : card.kind;
}

function diceOf(pack: Pack, id: string): readonly AttackDie[] {
  const gear =
    pack.items.get(id as ItemId) ??
    pack.classCards.get(id as ClassCardId) ??
    pack.rewards.get(id as RewardId);
  return (gear?.attack?.dice ?? []).filter((die) => die !== 'any');
}
