// How things on the map get used, opened, broken and seen, and groups get defeated.

import { OPEN, optionsOf, RETRIEVE, thingStateOf } from '../../mission';
import { wishFor, anyDeed, WAIT, type PlayedSoFar, type Want } from './wants';

/** `option` left out: any of them. */
export function toUse(at: PlayedSoFar, id: string, option?: string): readonly Want[] {
  const { play, game } = at;
  const thing = play.things.get(id);
  const { onMap, carriedBy, usedUp, destroyed } = thingStateOf(play, game, id);
  if (!thing || carriedBy !== null || destroyed) return [];
  if (!onMap) return toSee(at, id);
  const offered = optionsOf(play, game, id).filter((one) => option === undefined || one.id === option);
  if (offered.length > 0) return offered.map((one) => wishFor({ kind: 'use', thing: id, option: one.id }));
  if (usedUp) return anyDeed(play.mission, 'use', (effect) => effect.thing === id && effect.undo === true);
  if (option === OPEN) return toOpen(at, id);
  const written = 'options' in thing ? (thing.options ?? []) : [];
  return written
    .filter((one) => one.if !== undefined && (option === undefined || one.id === option))
    .map((one): Want => ({ kind: 'cond', cond: one.if ?? '1', is: true }));
}

export const toRetrieve = (at: PlayedSoFar, id: string): readonly Want[] => [
  ...toUse(at, id, RETRIEVE),
  ...anyDeed(at.play.mission, 'carry', ({ thing }) => thing === id),
];

export function toSee({ play, game }: PlayedSoFar, id: string): readonly Want[] {
  const section = play.things.get(id)?.section;
  return section !== undefined && !game.map.sections.includes(section)
    ? toReveal({ play, game }, section)
    : anyDeed(play.mission, 'place', ({ thing }) => thing === id);
}

export const toReveal = ({ play }: PlayedSoFar, section: string): readonly Want[] =>
  anyDeed(play.mission, 'reveal', (effect) => effect.section === section);

export function toOpen(at: PlayedSoFar, id: string): readonly Want[] {
  const { play, game } = at;
  const { onMap, door, destroyed } = thingStateOf(play, game, id);
  if (destroyed || (onMap && door === 'open')) return [];
  if (!onMap) return toSee(at, id);
  const byHand = optionsOf(play, game, id).some((option) => option.id === OPEN);
  return [
    ...(byHand ? [wishFor({ kind: 'use', thing: id, option: OPEN })] : []),
    ...anyDeed(play.mission, 'open', (effect) => effect.door === id),
    ...(byHand ? [] : anyDeed(play.mission, 'unlock', (effect) => effect.door === id)),
    ...toBreak(at, id),
  ];
}

export function toBreak(at: PlayedSoFar, id: string): readonly Want[] {
  const { play, game } = at;
  const thing = play.things.get(id);
  const { onMap, carriedBy, destroyed } = thingStateOf(play, game, id);
  if (!thing || destroyed || carriedBy !== null || !('health' in thing) || thing.health === undefined)
    return [];
  return onMap ? [wishFor({ kind: 'break', thing: id })] : toSee(at, id);
}

/** `group` of the mission; left out: whoever is there. */
export function toDefeat({ play, game }: PlayedSoFar, group?: string): readonly Want[] {
  const there = [...new Set(game.groups.map(({ of }) => of))].filter(
    (of) => group === undefined || of === group,
  );
  if (there.length > 0) return there.map((of) => wishFor({ kind: 'defeat', group: of }));
  return group === undefined ? [WAIT] : anyDeed(play.mission, 'deploy', (effect) => effect.group === group);
}
