// The weapon in hand, as far as there is a choice.

import { useTranslation } from 'react-i18next';
import type { HeroWeapon } from '../../rules';
import { numbered } from './distinct';
import { useOfferNames } from './names';
import { Toggles } from './Toggles';

type Props = {
  readonly weapons: readonly HeroWeapon[];
  readonly chosen: string | null;
  readonly onChoose: (weapon: string) => void;
  /** A single weapon is named as well. */
  readonly named?: boolean;
  readonly look?: 'tab' | 'chip';
};

export function WeaponChoice({ weapons, chosen, onChoose, named = false, look = 'chip' }: Props) {
  const { t } = useTranslation();
  const nameOf = useOfferNames();
  const [first] = weapons;
  if (!first) return null;
  const names = numbered(weapons.map(({ id, name }) => nameOf({ from: id, name })));
  if (weapons.length === 1)
    return named ? <p className="lead">{t('mission.lens.with', { weapon: names[0] })}</p> : null;
  const held = weapons.find(({ id }) => id === chosen) ?? first;
  return (
    <Toggles
      label={t('mission.lens.weapon')}
      look={look}
      options={weapons.map(({ id }) => id)}
      isOn={(id) => id === held.id}
      onTap={onChoose}
    >
      {(id) => names[weapons.findIndex((weapon) => weapon.id === id)] ?? id}
    </Toggles>
  );
}
