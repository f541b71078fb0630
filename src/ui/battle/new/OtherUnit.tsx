// A unit that no list has: the few numbers of its card that matter.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEGION_RANKS, UNIT_TYPES, type ArmyName, type UnitCard } from '../../../legion';
import { Stepper } from '../../parts/Stepper';
import { Chips } from '../parts/Chips';

type Props = {
  readonly army: ArmyName;
  /** How many were typed in before: each gets an id of its own. */
  readonly taken: number;
  readonly onAdd: (card: UnitCard) => void;
};

const SURGES = ['none', 'hit', 'crit'] as const;
const DICE = ['red', 'black', 'white'] as const;

const FIRST = {
  name: '',
  rank: 'corps' as UnitCard['rank'],
  type: 'trooper' as UnitCard['type'],
  points: 40,
  minis: 4,
  wounds: 1,
  nerve: 1,
  defence: 'white' as UnitCard['defence'],
  surge: 'none' as (typeof SURGES)[number],
  block: false,
  reach: 3,
  red: 0,
  black: 1,
  white: 0,
};

export function OtherUnit({ army, taken, onAdd }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(FIRST);
  const set = (change: Partial<typeof FIRST>) => setTyped({ ...typed, ...change });
  const isTrooper = typed.type === 'trooper';
  const number = (what: 'minis' | 'wounds', most: number) => (
    <Stepper
      label={t(`legion.new.${what}`)}
      value={typed[what]}
      most={most}
      onChange={(value) => set({ [what]: Math.max(1, value) })}
    />
  );
  return (
    <fieldset className="battle-field">
      <legend>{t('legion.new.other')}</legend>
      <p className="lead">{t('legion.new.otherHelp')}</p>
      <label className="battle-select">
        {t('legion.new.name')}
        <input
          className="field"
          value={typed.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label className="battle-select">
        {t('legion.new.pointsLabel')}
        <input
          className="field"
          type="number"
          inputMode="numeric"
          min={0}
          max={500}
          value={typed.points}
          onChange={({ target }) =>
            set({ points: Math.min(500, Math.max(0, Math.round(Number(target.value)))) })
          }
        />
      </label>
      <Chips
        label={t('legion.new.rank')}
        options={LEGION_RANKS}
        chosen={typed.rank}
        onChoose={(rank) => set({ rank })}
      >
        {(rank) => t(`legion.rank.${rank}`)}
      </Chips>
      <Chips
        label={t('legion.new.type')}
        options={UNIT_TYPES}
        chosen={typed.type}
        onChoose={(type) => set({ type })}
      >
        {(type) => t(`legion.type.${type}`)}
      </Chips>
      {number('minis', 12)}
      {number('wounds', 20)}
      <Stepper
        label={t(isTrooper ? 'legion.new.courage' : 'legion.new.resilience')}
        value={typed.nerve}
        most={isTrooper ? 9 : 20}
        onChange={(nerve) => set({ nerve })}
      />
      <Field label={t('legion.new.defence')}>
        <Chips
          label={t('legion.new.defence')}
          options={['red', 'white'] as const}
          chosen={typed.defence}
          onChoose={(defence) => set({ defence })}
        >
          {(die) => t(`legion.new.${die}`)}
        </Chips>
      </Field>
      <Field label={t('legion.new.surgeAttack')}>
        <Chips
          label={t('legion.new.surgeAttack')}
          options={SURGES}
          chosen={typed.surge}
          onChoose={(surge) => set({ surge })}
        >
          {(surge) => t(`legion.new.surge.${surge}`)}
        </Chips>
      </Field>
      <label className="battle-check">
        <input
          type="checkbox"
          checked={typed.block}
          onChange={({ target }) => set({ block: target.checked })}
        />
        {t('legion.new.surgeBlock')}
      </label>
      <h3>{t('legion.new.weapon')}</h3>
      <Stepper
        label={t('legion.new.reach')}
        value={typed.reach}
        most={4}
        onChange={(reach) => set({ reach })}
      />
      {DICE.map((die) => (
        <Stepper
          key={die}
          label={t(`legion.new.${die}Dice`)}
          value={typed[die]}
          most={8}
          onChange={(count) => set({ [die]: count })}
        />
      ))}
      <button
        type="button"
        className="btn btn-main btn-wide"
        disabled={typed.name.trim() === ''}
        onClick={() => onAdd(cardOf(typed, army, taken))}
      >
        {t('legion.new.addOther')}
      </button>
    </fieldset>
  );
}

const Field = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="battle-label">
    <span>{label}</span>
    {children}
  </div>
);

function cardOf(typed: typeof FIRST, army: ArmyName, taken: number): UnitCard {
  const { name, rank, type, points, minis, wounds, nerve, defence, surge, block, reach } = typed;
  const { red, black, white } = typed;
  const isTrooper = type === 'trooper';
  const dice = { red, black, white };
  return {
    id: `typed-${taken + 1}`,
    name: name.trim(),
    army,
    rank,
    type,
    role: isTrooper ? 'gunline' : 'walker',
    points,
    minis,
    wounds,
    courage: isTrooper && nerve > 0 ? nerve : null,
    resilience: !isTrooper && nerve > 0 ? nerve : null,
    defence,
    surge: { attack: surge === 'none' ? null : surge, block },
    speed: 2,
    weapons: [
      { id: `typed-${taken + 1}-melee`, name: name.trim(), dice },
      ...(reach > 0
        ? [{ id: `typed-${taken + 1}-ranged`, name: name.trim(), range: [1, reach] as const, dice }]
        : []),
    ],
  };
}
