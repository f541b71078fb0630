// The signs of the map: a star for the story, a diamond for an encounter, a tick for what lies behind, a
// cross for a mission that was lost. Each has a shape of its own, so that colour is never the only sign.

export const MAP_SIGNS = {
  story: {
    d: 'M0-11 3.200-3.800 11-3.400 4.900 1.600 6.900 9.200 0 4.900-6.900 9.200-4.900 1.600-11-3.400-3.200-3.800z',
    fill: '#ffd166',
  },
  encounter: { d: 'M0-10 10 0 0 10-10 0z', fill: '#7cc4ff' },
  done: { d: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', fill: '#2f7a52' },
  lost: { d: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', fill: '#4d6788' },
} as const;
export type SignName = keyof typeof MAP_SIGNS;

/** Around the origin, 11 in every direction. */
export function SignShape({ name }: { name: SignName }) {
  const { d, fill } = MAP_SIGNS[name];
  return (
    <>
      <path d={d} fill={fill} stroke="#10141a" strokeWidth="1.600" strokeLinejoin="round" />
      {name === 'encounter' && (
        <path d="M0-4.500v5.500M0 4v.6" stroke="#10141a" strokeWidth="2.400" strokeLinecap="round" />
      )}
      {(name === 'done' || name === 'lost') && (
        <path
          d={name === 'done' ? 'M-4 .5-1 3.500 4.500-3' : 'M-3.500-3.500 3.500 3.500M3.500-3.500-3.500 3.500'}
          fill="none"
          stroke="#fff"
          strokeWidth="2.400"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

/** The same sign beside words. */
export function MapSign({ name }: { name: SignName }) {
  return (
    <svg viewBox="-12 -12 24 24" className="sign" aria-hidden="true" focusable="false">
      <SignShape name={name} />
    </svg>
  );
}
