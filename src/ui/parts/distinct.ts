// Options that would read the same are told apart.

/** Counts those that are equal by their keys. */
export const numbered = (labels: readonly string[], keys: readonly string[] = labels): readonly string[] =>
  labels.map((label, place) =>
    countOf(keys, keys[place]) > 1 ? `${label} (${1 + countOf(keys.slice(0, place), keys[place])})` : label,
  );

/** Equal labels say what they belong to, and are counted where that is not enough. */
export const toldApart = (
  labels: readonly string[],
  of: readonly (string | undefined)[],
): readonly string[] =>
  numbered(
    labels.map((label, place) =>
      countOf(labels, label) > 1 && of[place] !== undefined ? `${label} (${of[place]})` : label,
    ),
  );

const countOf = (list: readonly string[], one: string | undefined): number =>
  list.filter((other) => other === one).length;
