// Damage, strain, conditions and power tokens of a figure, to be set by hand.

import { useTranslation } from 'react-i18next';
import { CONDITIONS, type Condition, type PowerToken } from '../../rules';
import { PowerTokenChips } from './PowerTokenChips';
import { Stepper } from './Stepper';
import { Toggles } from './Toggles';

export type VitalsChange = {
  readonly damage?: number;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
  readonly powerTokens?: readonly PowerToken[];
};

type Props = {
  readonly damage: number;
  readonly mostDamage: number;
  /** Shown beside the damage where everybody should see how near the end is. */
  readonly health?: number | undefined;
  /** Heroes only. */
  readonly strain?: { readonly value: number; readonly most: number } | undefined;
  readonly conditions: readonly Condition[];
  /** Left out: this game has none. */
  readonly powerTokens?: readonly PowerToken[] | undefined;
  readonly onChange: (change: VitalsChange) => void;
};

export function VitalsRow(props: Props) {
  const { damage, mostDamage, health, strain, conditions, powerTokens, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <Stepper
        label={t('table.damageLabel')}
        value={damage}
        most={mostDamage}
        shown={health === undefined ? String(damage) : `${damage} / ${health}`}
        onChange={(value) => onChange({ damage: value })}
      />
      {strain && (
        <Stepper
          label={t('table.strainLabel')}
          value={strain.value}
          most={strain.most}
          shown={`${strain.value} / ${strain.most}`}
          onChange={(value) => onChange({ strain: value })}
        />
      )}
      <ConditionChips conditions={conditions} onChange={onChange} />
      {powerTokens && <PowerTokenChips held={powerTokens} onChange={onChange} />}
    </>
  );
}

/** Each condition is one tap, and one tap takes it away. */
export function ConditionChips({ conditions, onChange }: Pick<Props, 'conditions' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <Toggles
      label={t('table.conditions')}
      options={CONDITIONS}
      isOn={(condition) => conditions.includes(condition)}
      onTap={(condition) =>
        onChange({
          conditions: conditions.includes(condition)
            ? conditions.filter((other) => other !== condition)
            : [...conditions, condition],
        })
      }
      look="chip"
    >
      {(condition) => t(`conditions.${condition}`)}
    </Toggles>
  );
}
