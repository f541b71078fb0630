// The power tokens of a figure, to be set by hand.

import { useTranslation } from 'react-i18next';
import { MAX_POWER_TOKENS, POWER_TOKENS, type PowerToken } from '../../rules';
import { Toggles } from './Toggles';

type Props = {
  readonly held: readonly PowerToken[];
  readonly onChange: (change: { readonly powerTokens: readonly PowerToken[] }) => void;
};

/** A tap adds one of the kind; where no more fit, it takes that kind away. */
export function PowerTokenChips({ held, onChange }: Props) {
  const { t } = useTranslation();
  const tap = (kind: PowerToken) => {
    const others = held.filter((token) => token !== kind);
    const isFull = held.length >= MAX_POWER_TOKENS;
    if (isFull && others.length === held.length) return;
    onChange({ powerTokens: isFull ? others : [...held, kind] });
  };
  return (
    <Toggles
      label={t('table.powerTokens')}
      look="chip"
      options={POWER_TOKENS}
      isOn={(kind) => held.includes(kind)}
      onTap={tap}
    >
      {(kind) => {
        const count = held.filter((token) => token === kind).length;
        const name = t('mission.attack.tokenOf', { kind: t(`aid.results.${kind}`) });
        return count > 1 ? `${name} ×${count}` : name;
      }}
    </Toggles>
  );
}
