// The power tokens of a figure: as signs where it is shown, as buttons where its tokens are set by hand.

import { useTranslation } from 'react-i18next';
import { MAX_POWER_TOKENS, POWER_TOKENS, type PowerToken } from '../../rules';
import { GameIcon } from '../activation/GameIcon';
import { Toggles } from './Toggles';

/** "Power tokens: damage, block" */
export function usePowerTokenWords(): (tokens: readonly PowerToken[]) => readonly string[] {
  const { t } = useTranslation();
  return (tokens) => {
    const kinds = tokens.map((token) => t(`aid.results.${token}`)).join(', ');
    return tokens.length === 0 ? [] : [t('table.powerTokenList', { kinds })];
  };
}

export function PowerTokenSigns({ of }: { of: readonly PowerToken[] }) {
  const wordsOf = usePowerTokenWords();
  if (of.length === 0) return null;
  return (
    <span className="token-signs" role="img" aria-label={wordsOf(of).join()}>
      {of.map((token, place) => (
        // Two of one kind are alike.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className="token-sign">
          <GameIcon name={token} />
        </span>
      ))}
    </span>
  );
}

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
