// The past of a game comes from its file, and only its state is checked through and through: a line of the past that nobody can
// tell stays untold, and does not take the screen along.

export function orElse<T>(tell: () => T, otherwise: T): T {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}
