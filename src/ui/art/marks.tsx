// Marks that lie above a portrait. All are told by their shape.

import { INK } from './ink';

/** Up to two initials of an id, on a tab in the corner: for figures without a drawing of their own. */
export function Initials({ of }: { of: string }) {
  const letters = (of.match(/[\p{L}\p{N}]+/gu) ?? ['?']).slice(0, 2).map((word) => word.charAt(0));
  return (
    <>
      <path d="M0 74H36L44 82V100H0z" fill={INK.coal} />
      <text x="23.5" y="93" textAnchor="middle" fontSize="17" fontWeight="800" fill={INK.ivory}>
        {letters.join('').toUpperCase()}
      </text>
    </>
  );
}

/** A bright frame along the cut corners. */
export function EliteFrame() {
  return (
    <path
      d="M14.5 2H85.5L98 14.5V85.5L85.5 98H14.5L2 85.5V14.5z"
      fill="none"
      stroke={INK.gold}
      strokeWidth="4.5"
    />
  );
}

/** Two chevrons in the lower corner. */
export function Chevrons() {
  return (
    <>
      <path d="M66 100V78L72 72H100V100z" fill={INK.night} />
      <path d="M72 85L82 77L92 85M72 94L82 86L92 94" fill="none" stroke={INK.gold} strokeWidth="4.5" />
    </>
  );
}

/** A four-pointed star in the lower corner. */
export function UniqueMark() {
  return (
    <>
      <path d="M66 100V78L72 72H100V100z" fill={INK.night} />
      <path d="M82 73L85 82L94 85L85 88L82 97L79 88L70 85L79 82z" fill={INK.gold} />
    </>
  );
}
