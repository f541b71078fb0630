// Icons for the campaign and the table that src/ui/icons.tsx lacks, drawn in the same manner: strokes on a 24 by 24
// grid. They live here so that only the pages that show them load them.

import { nameFor } from './naming';

const ICONS = {
  accuracy:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1.5v5M22.5 12h-5M12 22.5v-5M1.5 12h5',
  ally: 'M8.5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4.5 2.5-7 6-7s6 2.5 6 7zM18 6v8M14 10h8',
  armory: 'M3 7h15v4h3v3h-7l-1.5 3H10v-3H8l-2 6H3l1.5-6.5L3 11zM13 7V5',
  credits: 'M5 6l3-3h8l3 3v12l-3 3H8l-3-3zM15 9.5c-2-2-6-1-6 2.5s4 4.5 6 2.5M12 6.5v2M12 15.5v2',
  crate: 'M3 8l9-4 9 4v9l-9 4-9-4zM3 8l9 4 9-4M12 12v9M7.5 6l9 4v3.5',
  encounter: 'M4 4h16v12h-7l-5 5v-5H4zM12 7v4M12 13.2v.1',
  fame: 'M12 3l1.8 3.8 4.200.5-3.1 2.900.8 4.1L12 12.3l-3.7 2 .8-4.1L6 7.3l4.2-.5zM4 13c.5 4 3.5 7 8 8 4.5-1 7.5-4 8-8',
  inventory:
    'M8 7V5c0-1.5 1-2 2-2h4c1 0 2 .5 2 2v2M5 21V11c0-2.5 1.5-4 4-4h6c2.5 0 4 1.5 4 4v10zM5 14h14M10 12.5v3h4v-3',
  lock: 'M5 11h14v10H5zM8 11V8c0-5.5 8-5.5 8 0v3M12 15v2.5',
  map: 'M3 6l6-2.5 6 2.5 6-2.5v14.5L15 20.5 9 18l-6 2.5zM9 3.5V18M15 6v14.5',
  medpac: 'M3 7h18v13H3zM8.5 7V4h7v3M12 10v7M8.5 13.5h7',
  objective: 'M6 22V3M6 4c4-2 7 2 13 0v9c-6 2-9-2-13 0',
  peril:
    'M7 19v-3c-3-1.5-4-4-4-6.5C3 5.5 7 3 12 3s9 2.5 9 6.5c0 2.5-1 5-4 6.5v3zM8 9.5v2M16 9.5v2M12 13.5v1M10.5 19v2.5M13.5 19v2.5',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  round: 'M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9M9.5 18.5h5',
  star: 'M12 2.5l2.9 6.2 6.800.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z',
  supply: 'M4 9l4-5h8l4 5v11H4zM4 9h16M9.5 12.5h5',
  terminal: 'M3 4h18v12H3zM8.5 20.5h7M12 16v4.5M6.5 8l2.5 2-2.5 2M11.5 12.5H15',
  token: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  told: 'M3 10v5h4l7 5V5L7 10zM17.5 9.5c1.5 1.5 1.5 4.5 0 6M20 6.5c3.5 3.5 3.5 8.5 0 12',
  tracked:
    'M4 4h16v16H4zM4 12h16M12 4v16M16 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 14.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  training: 'M4 19l8-5 8 5M4 13.5l8-5 8 5M4 8l8-5 8 5',
  warning: 'M12 3l10 17.5H2zM12 10v5M12 17.7v.1',
} as const;

export type ArtIconName = keyof typeof ICONS;
export const ART_ICON_NAMES = Object.keys(ICONS) as readonly ArtIconName[];

export interface ArtIconProps {
  readonly name: ArtIconName;
  readonly size?: number | string;
  /** An accessible name; without it the icon is decoration. */
  readonly label?: string;
}

export function ArtIcon({ name, size = '1.5em', label }: ArtIconProps) {
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
      focusable="false"
      {...nameFor(label)}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
