// The steps to the home screen as small pictures: a phone, and what to tap on it in the accent colour. Drawn by us; no
// sign of a maker's is copied.

import type { ReactNode } from 'react';

const PAGE = (
  <g className="phone-soft">
    <rect x="22" y="26" width="56" height="8" rx="2" />
    <rect x="22" y="42" width="40" height="5" rx="2" />
    <rect x="22" y="52" width="56" height="5" rx="2" />
    <rect x="22" y="62" width="48" height="5" rx="2" />
  </g>
);

/** A box, and an arrow that leaves it. */
const SHARE = (
  <g className="phone-tap">
    <circle cx="50" cy="136" r="13" />
    <path d="M45 134 h-2 v10 h14 v-10 h-2 M50 140 v-13 M46 130 l4 -4 l4 4" />
  </g>
);

const DOTS = (
  <g className="phone-tap">
    <circle cx="78" cy="20" r="9" />
    <path d="M78 15 v0.1 M78 20 v0.1 M78 25 v0.1" />
  </g>
);

/** Rows of a list, one of them with a plus in a box. */
const LIST = (
  <>
    <g className="phone-soft">
      <rect x="22" y="58" width="56" height="14" rx="3" />
      <rect x="22" y="112" width="56" height="14" rx="3" />
    </g>
    <g className="phone-tap">
      <rect x="18" y="80" width="64" height="24" rx="4" />
      <path d="M64 85 h12 v14 h-12 z M70 88.5 v7 M66.5 92 h7" />
      <path d="M24 92 h30" />
    </g>
  </>
);

const SYMBOLS = (
  <>
    <g className="phone-soft">
      {[26, 52, 78].flatMap((y) =>
        [22, 43, 64].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="14" height="14" rx="4" />),
      )}
    </g>
    <g className="phone-tap">
      <rect x="38" y="104" width="24" height="24" rx="6" />
      <path d="M50 109 v14 M43 116 h14 M50 111 l5 5 l-5 5 l-5 -5 z" />
    </g>
  </>
);

/** A sheet of paper that leaves the phone. */
const FILE = (
  <>
    {PAGE}
    <g className="phone-tap">
      <path d="M36 88 h20 l8 8 v30 h-28 z M56 88 v8 h8 M50 102 v16 M44 112 l6 6 l6 -6" />
    </g>
  </>
);

const PICTURES = {
  iphone: { copy: FILE, share: [PAGE, SHARE], add: LIST, open: SYMBOLS },
  android: { menu: [PAGE, DOTS], add: LIST, open: SYMBOLS },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

export type PhonePictures = typeof PICTURES;

type Props = { readonly system: keyof PhonePictures; readonly step: string };

export function PhonePicture({ system, step }: Props) {
  const pictures: Readonly<Record<string, ReactNode>> = PICTURES[system];
  return (
    <svg className="phone-picture" viewBox="0 0 100 160" aria-hidden="true">
      <rect className="phone-case" x="10" y="4" width="80" height="152" rx="10" />
      {pictures[step]}
    </svg>
  );
}
