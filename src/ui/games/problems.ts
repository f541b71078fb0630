// Why a save cannot be opened or imported, in a sentence.

import { useTranslation } from 'react-i18next';
import type { SaveProblem } from '../../session';

export function useProblemText(): (problem: SaveProblem) => string {
  const { t } = useTranslation();
  return (problem) => t(`load.problems.${codeOf(problem)}`);
}

function codeOf(problem: SaveProblem) {
  if (problem.code === 'storage') return problem.reason;
  return problem.code === 'damaged' && problem.problem.code === 'newer' ? 'newer' : problem.code;
}
