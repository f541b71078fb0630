// Tracked play: damage, strain and conditions of the figure in hand, one tap each.

import { useTranslation } from 'react-i18next';
import { fighterInMission, isOfHero, type FigureChange, type FigureState } from '../../../mission';
import { GameIcon } from '../../activation/GameIcon';
import { ConditionSigns } from '../../parts/ConditionSigns';
import { StepButton } from '../../parts/Stepper';
import { ConditionChips } from '../../parts/VitalsRow';
import { useMission } from '../mission';

type Props = {
  readonly figure: FigureState;
  /** Whoever acts has signs of them, and has them explained; the rare change of them is in the panel. */
  readonly conditions: boolean;
};

export function HandVitals({ figure, conditions: changeable }: Props) {
  const { play, game, say } = useMission();
  const { id, damage, strain, conditions } = figure;
  const { health, hero } = fighterInMission(play, game, figure);
  const set = (change: FigureChange) => say({ kind: 'setFigure', figure: id, set: change });
  return (
    <>
      <div className="hand-row">
        {isOfHero(game, figure) ? (
          <>
            <Count of="damage" value={damage} most={health} onChange={(value) => set({ damage: value })} />
            <Count
              of="strain"
              value={strain}
              most={hero?.endurance}
              onChange={(value) => set({ strain: value })}
            />
          </>
        ) : (
          <Hits figure={figure} health={health} onDamage={(value) => set({ damage: value })} />
        )}
        {!changeable && <ConditionSigns of={conditions} />}
      </div>
      {changeable && (
        <div className="hand-row hand-conditions">
          <ConditionChips conditions={conditions} onChange={set} />
        </div>
      )}
    </>
  );
}

/** The same numbers where there is no room to change them; heard with the name of what they open. */
export function VitalsReadout({ figure }: { figure: FigureState }) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const { health, hero } = fighterInMission(play, game, figure);
  return (
    <span className="readout">
      <span className="visually-hidden">{t('mission.hand.more')}: </span>
      <span>
        <GameIcon name="damage" /> {outOf(figure.damage, health)}
      </span>
      {hero && (
        <span>
          <GameIcon name="strain" /> {outOf(figure.strain, hero.endurance)}
        </span>
      )}
      <ConditionSigns of={figure.conditions} />
    </span>
  );
}

export const outOf = (value: number, most: number | undefined): string =>
  most === undefined ? String(value) : `${value}/${most}`;

type CountProps = {
  readonly of: 'damage' | 'strain';
  readonly value: number;
  readonly most: number | undefined;
  readonly onChange: (value: number) => void;
};

function Count({ of, value, most, onChange }: CountProps) {
  const { t } = useTranslation();
  const label = t(`table.${of}Label`);
  return (
    <div className="count" role="group" aria-label={label}>
      <StepButton way="less" what={label} disabled={value <= 0} onClick={() => onChange(value - 1)} />
      <Amount of={of} value={value} most={most} />
      <StepButton
        way="more"
        what={label}
        disabled={most !== undefined && value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}

/** The sign, the number, and in small letters what it counts. */
function Amount({ of, value, most }: Omit<CountProps, 'onChange'>) {
  const { t } = useTranslation();
  return (
    <output>
      <GameIcon name={of} /> {outOf(value, most)}
      <span className="count-word" aria-hidden="true">
        {t(`table.${of}Label`)}
      </span>
    </output>
  );
}

/** An attack seldom deals more than that at once. */
const HITS = [1, 2, 3, 4, 5] as const;

type HitsProps = {
  readonly figure: FigureState;
  readonly health: number | undefined;
  readonly onDamage: (value: number) => void;
};

/** What an attack dealt, in one tap: so much, or as much as it takes. */
function Hits({ figure: { id, damage }, health, onDamage }: HitsProps) {
  const { t } = useTranslation();
  const { say } = useMission();
  const left = health === undefined ? Infinity : health - damage;
  return (
    <div className="hits" role="group" aria-label={t('table.damageLabel')}>
      <StepButton
        way="less"
        what={t('table.damageLabel')}
        disabled={damage <= 0}
        onClick={() => onDamage(damage - 1)}
      />
      <Amount of="damage" value={damage} most={health} />
      {HITS.filter((hit) => hit < left).map((hit) => (
        <button
          key={hit}
          type="button"
          className="btn"
          aria-label={t('mission.hand.hit', { count: hit })}
          onClick={() => onDamage(damage + hit)}
        >
          +{hit}
        </button>
      ))}
      <button
        type="button"
        className="btn hit-last"
        onClick={() => say({ kind: 'defeatFigure', figure: id })}
      >
        {t('mission.defeated')}
      </button>
    </div>
  );
}
