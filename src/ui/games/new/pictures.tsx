// Small drawings of what to fetch from the boxes: shapes that players know by the outline of the card in their hand.

const PICTURES = {
  sheet: (
    <>
      <rect x="3" y="11" width="58" height="42" rx="3" fill="#2a3441" stroke="#8fa1b5" strokeWidth="2" />
      <path
        d="M18 17 28 22.700v11.500L18 40 8 34.200V22.700z"
        fill="#0f151c"
        stroke="#ff9d7a"
        strokeWidth="2"
      />
      <path d="M34 20h21M34 27h21M34 34h14" stroke="#c3cedb" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M8 46h46" stroke="#5d6b7a" strokeWidth="3" strokeLinecap="round" strokeDasharray="5 4" />
    </>
  ),
  classCard: (
    <>
      <rect x="22" y="5" width="30" height="44" rx="3" fill="#1d2630" stroke="#5d6b7a" strokeWidth="2" />
      <rect x="14" y="12" width="30" height="46" rx="3" fill="#2a3441" stroke="#ffd9a0" strokeWidth="2" />
      <path d="M19 30h20M19 37h20M19 44h12" stroke="#c3cedb" strokeWidth="2.500" strokeLinecap="round" />
      <path
        d="M29 16l2.400 4.600 5 .700-3.700 3.500.900 5-4.600-2.400-4.600 2.400.900-5-3.700-3.500 5-.700z"
        fill="#ffd166"
        transform="translate(5.800 4) scale(.8)"
      />
    </>
  ),
  supply: (
    <>
      <rect x="14" y="8" width="36" height="48" rx="3" fill="#23302a" stroke="#7fe0a8" strokeWidth="2" />
      <path d="M22 28h20v16H22zM27 28v-5h10v5" fill="none" stroke="#c3cedb" strokeWidth="2.500" />
      <path d="M10 54 54 10" stroke="#ff5a4d" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  reward: (
    <>
      <rect x="14" y="8" width="36" height="48" rx="3" fill="#33290f" stroke="#ffd166" strokeWidth="2" />
      <path
        d="M32 16l3.600 7.400 8.100 1.200-5.900 5.700 1.400 8.100-7.200-3.900-7.200 3.900 1.400-8.100-5.900-5.700 8.100-1.200z"
        fill="#ffd166"
      />
      <path d="M21 46h22" stroke="#c3cedb" strokeWidth="2.500" strokeLinecap="round" />
    </>
  ),
  dice: (
    <>
      <rect x="6" y="24" width="26" height="26" rx="6" fill="#4a90e2" stroke="#f3efe6" strokeWidth="2" />
      <rect x="30" y="12" width="26" height="26" rx="6" fill="#d64545" stroke="#f3efe6" strokeWidth="2" />
      <circle cx="46" cy="50" r="8" fill="#8a1f1a" stroke="#ff9d7a" strokeWidth="2" />
      <path d="M46 45v10M41 50h10" stroke="#ffd9d4" strokeWidth="2.500" />
    </>
  ),
} as const;
export type PictureName = keyof typeof PICTURES;

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 64 64" className="fetch-picture" aria-hidden="true" focusable="false">
      {PICTURES[name]}
    </svg>
  );
}
