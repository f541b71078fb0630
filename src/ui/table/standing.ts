// Which figures stand where, as the address of a page says it: `stormtrooper.2@3,4;at-st@6,2t;fenn-signis@1,1d4s1cb`. Behind the
// name the number within its group, behind the place: `t` the base is turned by a quarter, `w` the hero is wounded, `d4`
// four damage, `s1` one strain, `c` conditions by a letter each.

import { BUDGETS } from '../../kernel';
import { conditionRow, CONDITIONS, type Condition, type Point } from '../../rules';

export type TableStanding = {
  /** Id of a card or a hero of the content. */
  readonly of: string;
  /** Which one of its group it is, so that it keeps its number when others leave. */
  readonly number: number;
  readonly at: Point;
  readonly turned: boolean;
  readonly wounded: boolean;
  readonly damage: number;
  readonly strain: number;
  readonly conditions: readonly Condition[];
};

export const FRESH = {
  number: 1,
  turned: false,
  wounded: false,
  damage: 0,
  strain: 0,
  conditions: [],
} as const;

const letterOf = (condition: Condition): string => conditionRow(condition).letter;

const FORM = new RegExp(
  `^(?<of>[a-z0-9-]+)(?:\\.(?<number>\\d{1,2}))?@(?<x>-?\\d{1,4}),(?<y>-?\\d{1,4})(?<turned>t?)(?<wounded>w?)(?:d(?<damage>\\d{1,3}))?(?:s(?<strain>\\d{1,2}))?(?:c(?<conditions>[${CONDITIONS.map(letterOf).join('')}]+))?$`,
);

/** What cannot be read is left out: a link that was cut off still shows the rest. */
export const parseStandings = (text: string): readonly TableStanding[] =>
  partsOf(text, BUDGETS.address.most.figures).flatMap((part) => {
    const found = FORM.exec(part.trim())?.groups;
    if (!found) return [];
    const {
      of = '',
      x,
      y,
      turned,
      wounded,
      number = '1',
      damage = '0',
      strain = '0',
      conditions = '',
    } = found;
    return [
      {
        of,
        number: Number(number),
        at: [Number(x), Number(y)],
        turned: turned === 't',
        wounded: wounded === 'w',
        damage: Number(damage),
        strain: Number(strain),
        conditions: CONDITIONS.filter((condition) => conditions.includes(letterOf(condition))),
      },
    ];
  });

/** Of an address: as much of it as may be, and of that the first parts. */
const partsOf = (text: string, most: number): readonly string[] =>
  text.slice(0, BUDGETS.address.bytes).split(';').slice(0, most);

export const formatStandings = (standings: readonly TableStanding[]): string =>
  standings.map(formatStanding).join(';');

function formatStanding({
  of,
  number,
  at,
  turned,
  wounded,
  damage,
  strain,
  conditions,
}: TableStanding): string {
  const state = [
    turned ? 't' : '',
    wounded ? 'w' : '',
    damage > 0 ? `d${damage}` : '',
    strain > 0 ? `s${strain}` : '',
    conditions.length > 0 ? `c${conditions.map(letterOf).join('')}` : '',
  ];
  return `${of}${number > 1 ? `.${number}` : ''}@${at.join(',')}${state.join('')}`;
}

/** Doors in the address: `3,4-3,5`. */
export type DoorAt = readonly [Point, Point];

const DOOR = /^(-?\d{1,4}),(-?\d{1,4})-(-?\d{1,4}),(-?\d{1,4})$/;

export const parseDoors = (text: string): readonly DoorAt[] =>
  partsOf(text, BUDGETS.address.most.doors).flatMap((part) => {
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
