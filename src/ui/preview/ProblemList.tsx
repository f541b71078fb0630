// What is wrong with the author's files, each with its place.

import { useTranslation } from 'react-i18next';
import type { PlacedProblem } from '../../packs';

export function ProblemList({ problems }: { problems: readonly PlacedProblem[] }) {
  const { t } = useTranslation();
  return (
    <section className="preview-problems" role="alert">
      <h2>{t('preview.problems', { count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <code>{placeOf(problem)}</code>
            {t('preview.expected', problem)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = ({ file, line, column, path }: PlacedProblem): string =>
  [line === undefined ? file : `${file}:${line}:${column}`, ...(path.startsWith('line ') ? [] : [path])]
    .filter((part) => part !== '')
    .join(' ');
