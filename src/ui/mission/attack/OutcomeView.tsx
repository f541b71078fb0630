// What an attack comes to, in one sentence over the button that carries it out.

import { useTranslation } from 'react-i18next';
import type { AttackState } from './useAttack';

type Props = {
  readonly attack: AttackState;
  readonly target: string;
  readonly nameOf: (id: string) => string;
};

export function OutcomeView({ attack: { result, sides, cleave }, target, nameOf }: Props) {
  const { t } = useTranslation();
  if (!result || !sides) return null;
  const { reached } = sides;
  const { others, changes, fate, damage, miss } = result;
  const [first] = reached.cleave;
  const more = [
    ...changes.defender.gained.map((condition) => t(`conditions.${condition}`)),
    ...(others.blast > 0 ? [t('aid.gives.blast', { n: others.blast })] : []),
    ...(others.cleave > 0 && first !== undefined
      ? [t('mission.attack.cleft', { count: others.cleave, name: nameOf(cleave ?? first) })]
      : []),
    ...(others.splash > 0 ? [t('aid.gives.splash', { n: others.splash })] : []),
    ...(result.movement > 0 ? [t('aid.gives.movement', { count: result.movement })] : []),
    ...(result.recovered > 0 ? [t('aid.gives.recover', { n: result.recovered })] : []),
    ...(result.strainRecovered > 0 ? [t('aid.gives.recoverStrain', { n: result.strainRecovered })] : []),
  ];
  return (
    <p className="outcome" role="status">
      {miss ? t(`activation.miss.${miss}`) : t('activation.hit', { damage, name: nameOf(target) })}{' '}
      {fate !== 'stands' && t(`activation.fates.${fate}`)} {sentence(more.join('; '))}
    </p>
  );
}

const sentence = (words: string): string =>
  words === '' ? '' : `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}.`;
