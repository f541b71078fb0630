// One item that a hero carries or that lies in the ship; a tap shows where else it can go.

import { useTranslation } from 'react-i18next';
import type { CampaignCommand, Gear } from '../../campaign';
import { useCampaign } from './campaign';
import { ItemFacts } from './ItemFacts';

export type GearChoice = {
  readonly gear: readonly Gear[];
  readonly open: string | null;
  /** Handed over last: it keeps the focus, wherever it stands now. */
  readonly moved: string | null;
  readonly onOpen: (id: string) => void;
  readonly onMoved: (id: string) => void;
};

type Props = { readonly piece: Gear; readonly choice: GearChoice };

const focus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

export function GearItem({ piece, choice }: Props) {
  const { t } = useTranslation();
  const { play, teller } = useCampaign();
  const { id, from, on, kind } = piece;
  const isOpen = choice.open === id;
  const moments = (from === 'reward' && play.kit.rewards?.[id]?.when) || [];
  const notes = [
    ...(from === 'item' ? [] : [t(`campaign.inventory.${from}`)]),
    ...(on === null ? [] : [t('campaign.inventory.fixedOn', { weapon: teller.gear(on) })]),
    ...(kind === 'modification' && on === null ? [t('campaign.inventory.loose')] : []),
    ...moments.map((when) => t(`campaign.moments.${when}`)),
  ];
  return (
    <>
      <button
        type="button"
        className="gear-item"
        aria-expanded={isOpen}
        ref={choice.moved === id ? focus : null}
        onClick={() => choice.onOpen(id)}
      >
        <ItemFacts id={id} notes={notes} />
      </button>
      {isOpen && <HandOver piece={piece} choice={choice} />}
    </>
  );
}

type Way = { readonly key: string; readonly words: string; readonly command: CampaignCommand };

function HandOver({ piece, choice }: Props) {
  const { t } = useTranslation();
  const { state, teller } = useCampaign();
  const { id, from, hero, kind, on, owner } = piece;
  const holders = owner === null ? state.heroes.map((one) => one.id) : [owner];
  const hands: readonly Way[] =
    kind === 'modification' && owner !== null
      ? []
      : [...holders, null]
          .filter((to) => to !== hero)
          .map((to) => ({
            key: to ?? '',
            words: to === null ? t('campaign.inventory.toShip') : teller.hero(to),
            command: { kind: 'assign', item: id, hero: to },
          }));
  const weapons: readonly Way[] =
    kind === 'modification'
      ? choice.gear
          .filter((weapon) => weapon.kind === 'weapon' && weapon.slots > 0 && weapon.id !== on)
          .map((weapon) => ({
            key: weapon.id,
            words: teller.gear(weapon.id),
            command: { kind: 'fix', item: id, on: weapon.id },
          }))
      : [];
  const off: readonly Way[] =
    on === null
      ? []
      : [{ key: 'off', words: t('campaign.inventory.off'), command: { kind: 'fix', item: id, on: null } }];
  return (
    <div className="hand-over">
      {from === 'reward' && <p>{t('campaign.inventory.keeps')}</p>}
      <Ways title={t('campaign.inventory.to')} ways={hands} onMoved={() => choice.onMoved(id)} />
      <Ways
        title={t('campaign.inventory.onto')}
        ways={[...weapons, ...off]}
        onMoved={() => choice.onMoved(id)}
      />
      {hands.length + weapons.length + off.length === 0 && <p>{t('campaign.inventory.nowhere')}</p>}
    </div>
  );
}

type WaysProps = { readonly title: string; readonly ways: readonly Way[]; readonly onMoved: () => void };

function Ways({ title, ways, onMoved }: WaysProps) {
  const { say, whyNot } = useCampaign();
  if (ways.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p>{title}</p>
      <div className="chips">
        {ways.map(({ key, words, command }) => {
          const why = whyNot(command);
          return (
            <button
              key={key}
              type="button"
              className="btn way"
              disabled={why !== null}
              onClick={() => {
                say(command);
                onMoved();
              }}
            >
              <span>{words}</span>
              {why !== null && <span className="way-why">{why}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
