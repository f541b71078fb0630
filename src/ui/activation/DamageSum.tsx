// How the damage of a hit comes about, as a sum that players can check: dice, surges, block, pierce, health that is left.

import { useTranslation } from 'react-i18next';
import type { AttackResult } from '../../rules';

export function DamageSum({ result }: { result: AttackResult }) {
  const { t } = useTranslation();
  const sum = sumOf(result);
  if (!sum) return null;
  const { rolled, surge, block, pierced, reached, surges } = sum;
  const terms = [
    `${rolled}`,
    ...(surge > 0 ? [t('activation.sum.surge', { amount: surge })] : []),
    ...(block > 0 ? [t('activation.sum.block', { amount: block })] : []),
    ...(pierced > 0 ? [t('activation.sum.pierce', { amount: pierced })] : []),
  ];
  return (
    <>
      {t('activation.sum.rolled', {
        accuracy: result.accuracy,
        surges: t('activation.surgeCount', { count: surges }),
      })}{' '}
      <span className="damage-sum">
        {t('activation.sum.is', { terms: terms.join(' '), damage: reached })}
      </span>{' '}
      {result.damage < reached && t('activation.sum.left', { count: result.damage })}
    </>
  );
}

/** `null`: a miss adds nothing up. */
function sumOf({ steps, miss }: AttackResult) {
  const modified = steps.find((one) => one.kind === 'modify');
  const dealt = steps.find((one) => one.kind === 'damage');
  if (miss || !modified || !dealt) return null;
  const pierced = Math.min(dealt.pierce, dealt.block);
  return {
    rolled: modified.damage,
    surges: modified.surges,
    surge: dealt.damage - modified.damage,
    block: dealt.block,
    pierced,
    reached: Math.max(0, dealt.damage - dealt.block + pierced),
  };
}
