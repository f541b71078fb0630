// The night behind the map: always the same stars, so that players find their way by them.

const STARS = 150;
const WIDTH = 400;
const HEIGHT = 400;

export function Starfield() {
  return (
    <svg
      className="starfield"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="nebula-red">
          <stop offset="0" stopColor="#7a2a2a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#7a2a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="nebula-blue">
          <stop offset="0" stopColor="#27486f" stopOpacity="0.6" />
          <stop offset="1" stopColor="#27486f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#070a0f" />
      <ellipse cx="300" cy="110" rx="210" ry="130" fill="url(#nebula-blue)" />
      <ellipse cx="90" cy="300" rx="200" ry="120" fill="url(#nebula-red)" />
      {SKY.map(({ x, y, size, glow }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={size} fill="#f4f1e8" opacity={glow} />
      ))}
    </svg>
  );
}

/** Spread evenly by turning through the golden section; no chance needed. */
const SKY = Array.from({ length: STARS }, (_, star) => {
  const part = (by: number) => (star * by) % 1;
  return {
    x: Math.round(part(0.618034) * WIDTH * 10) / 10,
    y: Math.round(part(0.754878) * HEIGHT * 10) / 10,
    size: 0.4 + part(0.367879) ** 4 * 1.3,
    glow: Math.round((0.25 + part(0.271828) * 0.65) * 100) / 100,
  };
});
