// Whom a device plays: one hero, several, or the board in the middle of the table; and whether it alone finishes for the Empire.

import { useTranslation } from 'react-i18next';
import type { PartyMember, PartyWho } from '../../party';
import { Toggles } from '../parts/Toggles';

const BOARD = '*';
const NOBODY: readonly PartyMember[] = [];

type Props = {
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
  readonly who: PartyWho;
  readonly onChange: (who: PartyWho) => void;
  /** The other devices. */
  readonly others?: readonly PartyMember[];
};

export function Seats({ heroes, who, onChange, others = NOBODY }: Props) {
  const { t } = useTranslation();
  const nameOf = (id: string) => heroes.find((hero) => hero.id === id)?.name ?? t('party.board');
  const isTaken = (id: string) =>
    others.some(
      ({ here, role, heroes: theirs }) => here && (id === BOARD ? role === 'board' : theirs.includes(id)),
    );
  const empire = who.empire ? ({ empire: true } as const) : {};
  const choose = (id: string) => {
    if (id === BOARD && who.role !== 'board')
      return onChange({ name: t('party.board'), role: 'board', heroes: [], ...empire });
    const rest = who.heroes.filter((one) => one !== id);
    const chosen = id === BOARD || who.heroes.includes(id) ? rest : [...rest, id];
    const name = chosen.length > 0 ? chosen.map(nameOf).join(', ') : t('party.player');
    return onChange({ name: name.slice(0, 40), role: 'player', heroes: chosen, ...empire });
  };
  const { empire: _, ...anyone } = who;
  return (
    <>
      <Toggles
        look="chip"
        label={t('party.seats')}
        options={[...heroes.map(({ id }) => id), BOARD]}
        isOn={(id) => (id === BOARD ? who.role === 'board' : who.heroes.includes(id))}
        onTap={choose}
      >
        {(id) => (isTaken(id) ? t('party.taken', { hero: nameOf(id) }) : nameOf(id))}
      </Toggles>
      <label className="party-lock">
        <input
          type="checkbox"
          checked={who.empire === true}
          onChange={() => onChange(who.empire ? anyone : { ...who, empire: true })}
        />
        <span>{t('party.empire')}</span>
      </label>
    </>
  );
}
