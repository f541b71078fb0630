// Which names an entry of a zip may have: a plain path downwards that means the same on every system, and looks like no other.

const MAX_NAME = 200;
const MAX_STEPS = 8;
/** A drive, or a stream beside a file. */
const FORBIDDEN = /[\\:*?"<>|]/;
/** Letters that nobody sees, that steer a terminal, or that turn the way of reading round; and blanks that are not the blank. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u;
/** Windows takes these for devices, whatever ending they have, and does not see blanks before it. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

export function isSafeName(name: string): boolean {
  if (name.length > MAX_NAME || FORBIDDEN.test(name) || UNSEEN.test(name)) return false;
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
