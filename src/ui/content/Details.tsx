// Lines for whoever wants to know exactly; folded away from everybody else.

const MOST_LINES = 30;

export function Details({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="content-details">
      <summary>{summary}</summary>
      <ul>
        {[...new Set(lines)].slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_LINES && <li>…</li>}
      </ul>
    </details>
  );
}
