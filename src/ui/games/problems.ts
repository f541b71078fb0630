// Why a save cannot be opened or imported, in a sentence.

import { useTranslation } from 'react-i18next';
import type { SaveProblem } from '../../session';

export function useProblemText(): (problem: SaveProblem) => string {
  const { t } = useTranslation();
  return (problem) =>
    problem.code === 'impossible'
      ? t('load.problems.impossible', { what: t(`load.impossible.${problem.what}`) })
      : t(`load.problems.${codeOf(problem)}`);
}

function codeOf(problem: Exclude<SaveProblem, { code: 'impossible' }>) {
  if (problem.code === 'storage') return problem.reason;
  return problem.code === 'damaged' && problem.problem.code === 'newer' ? 'newer' : problem.code;
}
