// Lines with exact details, folded away for most readers. There may be thousands: nothing of a fold is made before it is opened.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const MOST_LINES = 30;

type Props = { readonly summary: string; readonly count: number; readonly lines: () => readonly string[] };

export function Details({ summary, count, lines }: Props) {
  if (count === 0) return null;
  return (
    <Fold className="content-details" summary={summary}>
      {() => <DetailLines lines={lines()} />}
    </Fold>
  );
}

export function DetailLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  const all = [...new Set(lines)];
  const rest = all.slice(MOST_LINES);
  return (
    <>
      <Lines lines={all.slice(0, MOST_LINES)} />
      {rest.length > 0 && (
        <Fold summary={t('content.more', { count: rest.length })}>{() => <Lines lines={rest} />}</Fold>
      )}
    </>
  );
}

type FoldProps = {
  readonly summary: string;
  readonly className?: string;
  readonly children: () => ReactNode;
};

function Fold({ summary, className, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
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
