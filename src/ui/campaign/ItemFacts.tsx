// A card that heroes carry or know: its sign, its name, what it is, the dice of a weapon, and what it gives where players choose by
// it.

import { useTranslation } from 'react-i18next';
import type { CampaignKit, KitClassCard, KitItem, KitReward } from '../../campaign';
import type { ClassCardId, ItemId, Pack, RewardId } from '../../packs';
import { GameIcon } from '../activation/GameIcon';
import { Icon, type IconName } from '../icons';
import { useCampaign } from './campaign';
import { cardGives } from './cardGives';

type Props = {
  readonly id: string;
  /** What else there is to say. */
  readonly notes?: readonly string[] | undefined;
  /** In place of the icon of its kind. */
  readonly sign?: string;
  /** Also what it gives. */
  readonly whole?: boolean;
};

export function ItemFacts({ id, notes, sign, whole = false }: Props) {
  const { t } = useTranslation();
  const { play, teller, pack } = useCampaign();
  const card = cardOf(play.kit, id);
  const slots = card?.slots ?? 0;
  const notesOfAll = [
    ...(card ? [t(`campaign.item.${kindOf(card)}`)] : []),
    ...(card && 'tier' in card ? [t('campaign.item.tier', { tier: card.tier })] : []),
    ...(slots > 0 ? [t('campaign.item.slots', { count: slots })] : []),
    ...(notes ?? []),
  ];
  const known = cardIn(pack, id);
  const dice = (known?.attack?.dice ?? []).filter((die) => die !== 'any');
  const facts = play.kit.gear?.[id] ?? known;
  return (
    <span className="item-facts">
      <span className="item-icon">{sign === undefined ? <Icon name={iconOf(card)} /> : <b>{sign}</b>}</span>
      <span className="item-words">
        <b>{teller.gear(id)}</b>
        <span>{notesOfAll.join(' · ')}</span>
        {dice.length > 0 && (
          <span className="item-dice">
            {dice.map((die, index) => (
              // Dice of one weapon never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <GameIcon key={index} name={die} />
            ))}
          </span>
        )}
        {whole && facts && <span className="item-gives">{cardGives(t, facts).join(' · ')}</span>}
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

const cardIn = (pack: Pack, id: string) =>
  pack.items.get(id as ItemId) ?? pack.classCards.get(id as ClassCardId) ?? pack.rewards.get(id as RewardId);
