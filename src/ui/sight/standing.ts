// Which figures stand where, as the address of the page says it: `stormtrooper@3,4;at-st@6,2t`. A `t` turns the base by a
// quarter, a `w` shows the hero's wounded side.

import type { Point } from '../../rules';

export type Standing = {
  /** Id of a card or a hero of the content. */
  readonly of: string;
  readonly at: Point;
  readonly turned: boolean;
  readonly wounded: boolean;
};

const FORM = /^(?<of>[a-z0-9-]+)@(?<x>-?\d{1,4}),(?<y>-?\d{1,4})(?<flags>[tw]{0,2})$/;

/** What cannot be read is left out: a link that was cut off still shows the rest. */
export const parseStandings = (text: string): readonly Standing[] =>
  text.split(';').flatMap((part) => {
    const found = FORM.exec(part.trim())?.groups;
    if (!found) return [];
    const { of = '', x, y, flags = '' } = found;
    return [{ of, at: [Number(x), Number(y)], turned: flags.includes('t'), wounded: flags.includes('w') }];
  });

export const formatStandings = (standings: readonly Standing[]): string =>
  standings
    .map(({ of, at, turned, wounded }) => `${of}@${at.join(',')}${turned ? 't' : ''}${wounded ? 'w' : ''}`)
    .join(';');

/** Doors in the address: `3,4-3,5`. */
export type DoorAt = readonly [Point, Point];

const DOOR = /^(-?\d{1,4}),(-?\d{1,4})-(-?\d{1,4}),(-?\d{1,4})$/;

export const parseDoors = (text: string): readonly DoorAt[] =>
  text.split(';').flatMap((part) => {
    const [, ...numbers] = DOOR.exec(part.trim()) ?? [];
    const [ax, ay, bx, by] = numbers.map(Number);
    return ax === undefined || ay === undefined || bx === undefined || by === undefined
      ? []
      : [
          [
            [ax, ay],
            [bx, by],
          ],
        ];
  });

export const formatDoors = (doors: readonly DoorAt[]): string =>
  doors.map(([a, b]) => `${a.join(',')}-${b.join(',')}`).join(';');
