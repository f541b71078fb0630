// The campaign map: places, the routes between them, and signs for missions and encounters. The list beside it serves
// screen readers, so the picture itself is hidden from them.

import { useEffect, useRef, useState } from 'react';
import type { Campaign, MapPlace, PlaceNow } from '../../../campaign';
import { Planet } from '../../art/Planet';
import { Scene } from '../../art/Scene';
import { sceneOfCampaign } from '../../art/sceneOf';
import { isPast, type Mark } from './marks';
import { SignShape } from './MapSign';
import { Starfield } from './Starfield';

const WIDTH = 400;
/** As high as there is room for, but never so that places lie on or far from each other. */
const HEIGHTS = { least: 250, most: 480 } as const;
/** Room for planets, signs and names at the border. */
const MARGIN = { x: 56, top: 50, bottom: 52 } as const;
const PLANET = 54;
const SIGN_STEP = 25;

type Props = {
  readonly campaign: Campaign;
  readonly marks: readonly Mark[];
  /** As they lie now. */
  readonly places: readonly PlaceNow[];
  readonly routes: readonly (readonly [string, string])[];
  readonly placeName: (place: PlaceNow) => string;
  readonly chosen: string | null;
  readonly onChoose: (mission: string) => void;
};

export function CampaignMap({ campaign, places, routes, marks, placeName, chosen, onChoose }: Props) {
  const [box, height] = useHeight();
  // Places that are not there yet keep their room, so that the map does not jump.
  const at = spread(campaign.places, height);
  return (
    <div className="campaign-map" ref={box}>
      <Starfield />
      <Scene of={sceneOfCampaign(campaign)} as="fill" />
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="campaign-map-picture"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <radialGradient id="glow">
            <stop offset="0.55" stopColor="#f4e3bd" stopOpacity="0.4" />
            <stop offset="1" stopColor="#f4e3bd" stopOpacity="0" />
          </radialGradient>
        </defs>
        {routes.map(([from, to]) => {
          const [start, end] = [at.get(from), at.get(to)];
          return (
            start &&
            end && (
              <line
                key={`${from} ${to}`}
                className="route"
                x1={start[0]}
                y1={start[1]}
                x2={end[0]}
                y2={end[1]}
              />
            )
          );
        })}
        {places.map((place) => (
          <PlaceOnMap
            key={place.id}
            place={place}
            at={at.get(place.id) ?? [0, 0]}
            name={placeName(place)}
            marks={marks.filter((mark) => mark.place === place.id)}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </svg>
    </div>
  );
}

/** The height of the map, for its width, in the box that the screen has for it. */
function useHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>(HEIGHTS.least);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height: high } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0)
        setHeight(Math.round(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, (WIDTH * high) / width))));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, height] as const;
}

type PlaceProps = Pick<Props, 'marks' | 'chosen' | 'onChoose'> & {
  readonly place: PlaceNow;
  readonly at: Point;
  readonly name: string;
};

function PlaceOnMap({ place, at: [x, y], name, marks, chosen, onChoose }: PlaceProps) {
  // One sign is enough for everything that was done at a place.
  const open = marks.filter((mark) => !isPast(mark));
  const done = marks.findLast(isPast);
  const shown = [...open, ...(done ? [done] : [])];
  const [first] = shown;
  const isChosen = marks.some(({ mission }) => mission === chosen);
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`place${open.length > 0 ? ' place-open' : ''}${place.closed ? ' place-closed' : ''}`}
    >
      {isChosen && <circle r="34" className="place-chosen" />}
      <circle r="38" fill="url(#glow)" />
      <g
        transform={`translate(${-PLANET / 2} ${-PLANET / 2})`}
        onClick={() => first && onChoose(first.mission)}
      >
        <Planet look={place.look} size={PLANET} />
        {place.closed && (
          <path
            className="place-cross"
            d={`M6 6L${PLANET - 6} ${PLANET - 6}M${PLANET - 6} 6L6 ${PLANET - 6}`}
          />
        )}
      </g>
      <text x={labelShift(name, x)} y="40" className="place-name">
        {name}
      </text>
      {shown.map((mark, index) => (
        <g
          key={mark.mission}
          className="place-sign"
          transform={`translate(${(index - (shown.length - 1) / 2) * SIGN_STEP} -26)`}
          onClick={() => onChoose(mark.mission)}
        >
          <circle r="16" fill="transparent" />
          <SignShape name={mark.sign} />
        </g>
      ))}
    </g>
  );
}

type Point = readonly [x: number, y: number];

/** The places use the whole map, however close together their author put them. */
function spread(places: readonly MapPlace[], height: number): ReadonlyMap<string, Point> {
  const along = (axis: 0 | 1, from: number, to: number) => {
    const all = places.map(({ at }) => at[axis]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (value: number) =>
      most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from);
  };
  const x = along(0, MARGIN.x, WIDTH - MARGIN.x);
  const y = along(1, MARGIN.top, height - MARGIN.bottom);
  return new Map(places.map(({ id, at }) => [id, [x(at[0]), y(at[1])]]));
}

/** Wide enough for Cyrillic. */
const LETTER = 9;

/** How far a name moves sideways so that the border does not cut it. */
function labelShift(name: string, x: number): number {
  const half = (name.length * LETTER) / 2 + 6;
  return Math.min(Math.max(x, half), WIDTH - half) - x;
}
