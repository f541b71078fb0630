// Lines with exact details, folded away for most readers.

import { useTranslation } from 'react-i18next';

const MOST_LINES = 30;

export function Details({ summary, lines }: { summary: string; lines: readonly string[] }) {
  const { t } = useTranslation();
  const all = [...new Set(lines)];
  const rest = all.slice(MOST_LINES);
  if (all.length === 0) return null;
  return (
    <details className="content-details">
      <summary>{summary}</summary>
      <Lines lines={all.slice(0, MOST_LINES)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('content.more', { count: rest.length })}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
