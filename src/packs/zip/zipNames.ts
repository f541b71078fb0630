// Which names an entry of a zip may have: a plain path downwards that means the same on every system.

const MAX_NAME = 200;
const MAX_STEPS = 8;
/** A drive, or a stream beside a file. */
const FORBIDDEN = /[\\:*?"<>|]/;

export function isSafeName(name: string): boolean {
  if (name.length > MAX_NAME || FORBIDDEN.test(name) || hasControls(name)) return false;
  const steps = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  return steps.length <= MAX_STEPS && steps.every((step) => step !== '' && step !== '.' && step !== '..');
}

/** The letters that steer a terminal, or turn the way of reading round, so that a name looks like another one. */
const hasControls = (name: string): boolean =>
  [...name].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return (
      point < 0x20 || (point >= 0x7f && point < 0xa0) || (point >= 0x202a && point <= 0x202e) || isMark(point)
    );
  });

const isMark = (point: number): boolean =>
  (point >= 0x2066 && point <= 0x2069) || point === 0x200e || point === 0x200f;

/** What the systems of packers leave in a zip without being asked. */
export const isLeftover = (name: string): boolean =>
  name.split('/').some((step) => step === '__MACOSX' || step.startsWith('.') || step === 'Thumbs.db');
