// The power tokens of a figure as small signs, and in words for whoever hears them.

import { useTranslation } from 'react-i18next';
import type { PowerToken } from '../../rules';
import { GameIcon } from '../activation/GameIcon';

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
