// The past of a game comes from its file, and only its state is checked through and through: a line of the past that cannot be
// told stays untold, and does not take the screen along. Its error is noted for a bug report.

export type NoteError = (error: unknown) => void;

export function orElse<T>(tell: () => T, otherwise: T, note: NoteError): T {
  try {
    return tell();
  } catch (error) {
    note(error);
    return otherwise;
  }
}
