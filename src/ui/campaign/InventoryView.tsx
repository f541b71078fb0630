// The inventory (rows 92 and 93): the gear of each hero and of the ship, the possible allies, and the pieces to fetch
// from the boxes to lay the table again.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARRY_LIMITS, gearOf, type Gear } from '../../campaign';
import { AllyFace, HeroFace } from '../games/Portrait';
import { useCampaign } from './campaign';
import { CampaignHeroPage } from './CampaignHeroPage';
import { FetchSection } from './FetchSection';
import { GearItem, type GearChoice } from './GearItem';
import { HeroRewards, SharedRewards } from './RewardList';

const KINDS = ['weapon', 'armor', 'equipment'] as const;

export function InventoryView() {
  const { t } = useTranslation();
  const { play, state } = useCampaign();
  const gear = gearOf(play, state);
  const [open, setOpen] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const choice: GearChoice = {
    gear,
    open,
    moved,
    onOpen: (id) => setOpen(open === id ? null : id),
    onMoved: (id) => {
      setOpen(null);
      setMoved(id);
    },
  };
  const ship = gear.filter(({ hero, on }) => hero === null && on === null);
  return (
    <>
      <p className="lead">{t('campaign.inventory.help')}</p>
      {state.heroes.map(({ id }) => (
        <HeroGear key={id} hero={id} choice={choice} />
      ))}
      <section className="hero-card" aria-label={t('campaign.inventory.ship')}>
        <h2>{t('campaign.inventory.ship')}</h2>
        {ship.length === 0 && <p className="lead">{t('campaign.inventory.shipEmpty')}</p>}
        <GearList pieces={ship} choice={choice} />
      </section>
      <SharedRewards />
      <Allies />
      <FetchSection />
    </>
  );
}

function HeroGear({ hero, choice }: { hero: string; choice: GearChoice }) {
  const { t } = useTranslation();
  const { teller } = useCampaign();
  const name = teller.hero(hero);
  const own = choice.gear.filter((piece) => piece.hero === hero);
  return (
    <section className="hero-card" aria-label={name}>
      <header className="hero-head">
        <HeroFace id={hero} />
        <span>
          <h2>{name}</h2>
          <span className="lead">
            {KINDS.map((kind) =>
              t(`campaign.inventory.counts.${kind}`, {
                count: own.filter((piece) => piece.kind === kind).length,
                most: CARRY_LIMITS[kind],
              }),
            ).join(' · ')}
          </span>
        </span>
      </header>
      {KINDS.map((kind) => {
        const pieces = own.filter((piece) => piece.kind === kind);
        return pieces.length === 0 ? (
          <p key={kind} className="free-slot">
            {t(`campaign.inventory.free.${kind}`)}
          </p>
        ) : (
          <GearList key={kind} pieces={pieces} choice={choice} />
        );
      })}
      <GearList
        pieces={own.filter(({ kind, on }) => kind === 'modification' && on === null)}
        choice={choice}
      />
      <HeroRewards hero={hero} />
      <CampaignHeroPage id={hero} />
    </section>
  );
}

/** Modifications stand below the weapon that they sit on. */
function GearList({ pieces, choice }: { pieces: readonly Gear[]; choice: GearChoice }) {
  if (pieces.length === 0) return null;
  return (
    <ul className="gear">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <GearItem piece={piece} choice={choice} />
          <GearList pieces={choice.gear.filter(({ on }) => on === piece.id)} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

function Allies() {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const allies = Object.entries(state.allies);
  return (
    <section className="hero-card" aria-label={t('campaign.inventory.allies')}>
      <h2>{t('campaign.inventory.allies')}</h2>
      {allies.length === 0 && <p className="lead">{t('campaign.inventory.noAllies')}</p>}
      <ul className="allies">
        {allies.map(([card, count]) => (
          <li key={card}>
            <AllyFace id={card} card={play.kit.cards[card]} />
            <span className="item-words">
              <b>{teller.card(card)}</b>
              <span>{t('campaign.mission.deployments', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
