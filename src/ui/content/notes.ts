// The differences between a converted mission and its source, as sentences in the player's language.

import type { PackNote } from '../../session';
import type { Text, Words } from '../../text';

type NoteCode = keyof Words['content']['note'];
type LeftCode = keyof Words['content']['left'];

/** Names and facts are text from strangers: they fill blanks and are nothing else, neither options nor other texts. */
export function noteText(text: Text, note: PackNote): string {
  if (note.kind === 'sentence') return note.text;
  if (note.kind === 'words') return text.t('content.asWords', { replace: { name: note.name }, nest: false });
  const { kind, code } = note;
  // A later app may have kept codes that this one does not know.
  if (!text.exists(`content.${kind}.${code}`)) return JSON.stringify(note);
  if (kind === 'note')
    return text.t(`content.note.${code as NoteCode}`, { replace: note.facts, nest: false });
  const why = text.t(`content.left.${code as LeftCode}`);
  return text.t('content.noMeaning', { replace: { name: note.name, why }, nest: false });
}
