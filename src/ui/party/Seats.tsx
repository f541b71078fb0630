// Whom a device plays: one hero, several, or the board in the middle of the table.

import { useTranslation } from 'react-i18next';
import type { PartyWho } from '../../party';
import { Toggles } from '../parts/Toggles';

const BOARD = '*';

type Props = {
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
  readonly who: PartyWho;
  readonly onChange: (who: PartyWho) => void;
};

export function Seats({ heroes, who, onChange }: Props) {
  const { t } = useTranslation();
  const nameOf = (id: string) => heroes.find((hero) => hero.id === id)?.name ?? t('party.board');
  const choose = (id: string) => {
    if (id === BOARD) return onChange({ name: t('party.board'), role: 'board', heroes: [] });
    const chosen = who.heroes.includes(id) ? who.heroes.filter((one) => one !== id) : [...who.heroes, id];
    const name = chosen.length > 0 ? chosen.map(nameOf).join(', ') : t('party.player');
    return onChange({ name: name.slice(0, 40), role: 'player', heroes: chosen });
  };
  return (
    <Toggles
      look="chip"
      label={t('party.seats')}
      options={[...heroes.map(({ id }) => id), BOARD]}
      isOn={(id) => (id === BOARD ? who.role === 'board' : who.heroes.includes(id))}
      onTap={choose}
    >
      {nameOf}
    </Toggles>
  );
}
