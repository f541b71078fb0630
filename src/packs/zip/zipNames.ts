// Which names an entry of a zip may have: a plain path downwards that means the same on every system, and looks like no other.

import { hasUnseen } from '../../kernel';

const MAX_NAME = 200;
const MAX_STEPS = 8;
/** A drive, a stream beside a file, or a second line. */
const FORBIDDEN = /[\\:*?"<>|\n\t]/;
/** What looks like the line between two folders. */
const LIKE_A_SLASH = /[\u2044\u2215\u29f8]/;
/** Blanks that are not the blank. What nobody sees otherwise is the kernel's to know. */
const BLANK = /(?! )\p{Zs}/u;
/** Windows takes these for devices, whatever ending they have, and does not see blanks before it. */
const DEVICE = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** As it is written, and as a system reads it that takes letters of one meaning for the same: `‥/` is a way up there. */
export const isSafeName = (name: string): boolean =>
  name.length <= MAX_NAME &&
  !LIKE_A_SLASH.test(name) &&
  isSafePath(name) &&
  isSafePath(name.normalize('NFKC'));

function isSafePath(name: string): boolean {
  if (FORBIDDEN.test(name) || hasUnseen(name) || BLANK.test(name)) return false;
  const steps = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  return steps.length <= MAX_STEPS && steps.every(isSafeStep);
}

/** Windows drops dots and blanks at the end. */
const isSafeStep = (step: string): boolean =>
  step !== '' && !step.endsWith('.') && step.trim() === step && !DEVICE.test(step);

/** Two names that are the same on some system, or look the same, have the same of these: some only in capitals. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** What the systems of packers leave in a zip without being asked. */
export const isLeftover = (name: string): boolean =>
  name.split('/').some((step) => step === '__MACOSX' || step.startsWith('.') || step === 'Thumbs.db');
