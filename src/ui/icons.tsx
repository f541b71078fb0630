// Our own icons: strokes on a 24 by 24 grid, so that they stay readable at arm's length.

const ICONS = {
  newGame: 'M6 4v16l13-8z',
  join: 'M7 3h6v10H7zM11 17h6V7M4 21h16M9 10.500h2',
  load: 'M4 7h6l2 3h8v9H4zM12 12v5m-2.5-2.5L12 17l2.5-2.5',
  collection: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4',
  content: 'M4 9h16v11H4zM4 9l2-4h12l2 4M12 12v5m-2.500-2.500L12 17l2.500-2.500',
  tiles: 'M4 4h9v6h7v10H9v-6H4zM9 4v10M4 10h9M13 10v10M9 14h11',
  rules: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  settings:
    'M4 7h9m5 0h2M4 17h3m5 0h8M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM7 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
  turn: 'M19 12a7 7 0 1 1-2-5M17 3v4.5h-4.5',
  flip: 'M12 3v18M8 7l-5 10h5zM16 7l5 10h-5z',
  add: 'M12 5v14M5 12h14',
  reset: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M12 10v4M10 12h4',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  eye: 'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0z',
  noEye:
    'M4 4l16 16M6.5 7.5C5 8.700 3.700 10.200 2.5 12c2.5 4.5 6 6.5 9.5 6.5 1.600 0 3.200-.4 4.600-1.200M10 5.700c.7-.1 1.300-.2 2-.2 3.5 0 7 2 9.5 6.5-.7 1.300-1.5 2.400-2.400 3.300',
  sight: 'M12 3v4M12 17v4M3 12h4M17 12h4M7 12a5 5 0 1 0 10 0 5 5 0 0 0-10 0z',
  drill: 'M12 3l7 4v6c0 4-3 7-7 8-4-1-7-4-7-8V7zM8.5 12l2.5 2.5 4.5-5',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  medpac: 'M5 8h14v12H5zM9 8V5h6v3M12 11v6M9 14h6',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  door: 'M5 20V4h14v16M9 20V7h6v13M3 20h18',
  map: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5C8 13 15 6 20.500 11M5 17c4-3 9 1 14-2',
  armory: 'M3 9h14l4-2v4l-4 1h-5l-1.500 4H6l1.500-4H3zM14 12v2.500h-2.500',
  training: 'M2.500 9L12 4.500 21.500 9 12 13.500zM6.500 11v5c3 2.500 8 2.500 11 0v-5M21.500 9v6',
  inventory: 'M5 9h14v11H5zM8 9V6.500a4 4 0 0 1 8 0V9M9 14h6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  star: 'M12 3l2.700 6 6.300.600-4.800 4.300 1.500 6.300-5.700-3.400-5.700 3.400 1.500-6.300L3 9.600 9.300 9z',
  credits: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM14.500 9a3.600 3.600 0 1 0 0 6M12 6.500v11',
  ally: 'M8.500 10.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2.500-6.500 5.500-6.500S14 16 14 20M16 11.500a2.500 2.500 0 1 0 0-5M17 14c2.500.500 4 2.800 4 6',
  melee: 'M4 20l4-4M6 14l4 4M9 15L20 4l-1 5-8 8',
  ranged: 'M3 8h15l3 2v3h-9l-1 4H7l1-4H3zM13 13v2h-2',
  armor: 'M8 3l4 2 4-2 4 4-3 4v10H7V11L4 7z',
  equipment: 'M6 8h12v12H6zM9 8V5h6v3M9 14h6M12 11v6',
  modification: 'M10 3v4l-2 2v3H5v4h3v3l2 2M14 3v4l2 2v3h3v4h-3v3l-2 2M10 12h4',
  feat: 'M13 2L5 14h6l-2 8 10-13h-6z',
  speaker: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  silence: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = '1.5em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
