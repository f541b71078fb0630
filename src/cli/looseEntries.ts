// The entries of a file before any check, as far as there are any.

export type LooseFile = { readonly kind: string; readonly entries: readonly unknown[] };

export function looseEntries(data: unknown): LooseFile {
  const { kind, entries } = Object(data) as { readonly kind?: unknown; readonly entries?: unknown };
  return { kind: String(kind), entries: Array.isArray(entries) ? (entries as readonly unknown[]) : [] };
}

export const entryField = (entry: unknown, field: string): string =>
  String(Reflect.get(Object(entry), field));
