// Rows as a terminal shows them: a line of heads, and columns as wide as their longest entry.

export type Cells = Readonly<Record<string, string | number>>;

/** All rows have the same heads. */
export function columnsOf(rows: readonly Cells[]): readonly string[] {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
