// The terms of a classic campaign in the kit of a mission: its threat level, its threat, and the groups that plans, allies and
// villains bring.

import type { ImperialPlayer, Kit, MissionGroup, Num, Script } from '../../mission';
import type { ClassicTerms } from '../state';

/** No more than the dial shows (classic 8.3). */
const MOST_THREAT = 20;

export function withTerms(kit: Kit, terms: ClassicTerms | undefined): Kit {
  if (!terms || kit.mission.encounter) return kit;
  const { mission } = kit;
  const villains = terms.villains
    .filter((card) => Object.hasOwn(kit.cards, card) && !isDeployed(mission.groups, card))
    .map((card): MissionGroup => ({ id: `villain-${card}`, cards: [{ card }] }));
  const groups = [...mission.groups, ...(mission.deployment ? villains : [])];
  const deployment = mission.deployment && {
    ...mission.deployment,
    level: terms.level,
    start: more(mission.deployment.start ?? 0, terms.threat),
    size: more(mission.deployment.size ?? 'heroes + 3', terms.hand + villains.length),
    hand: [...mission.deployment.hand, ...villains.map(({ id }) => id)],
    most: MOST_THREAT,
  };
  return {
    ...kit,
    ...(kit.imperial && { imperial: playerFor(terms, villains) }),
    mission: {
      ...mission,
      groups: terms.health === 0 ? groups : groups.map((group) => withHealth(group, terms.health)),
      scripts: [...scriptsFor(terms), ...mission.scripts],
      ...(deployment && { deployment }),
    },
  };
}

const playerFor = ({ doctrine }: ClassicTerms, villains: readonly MissionGroup[]): ImperialPlayer => ({
  ...(doctrine !== undefined && { doctrine }),
  villains: villains.map(({ id }) => id),
});

const isDeployed = (groups: readonly MissionGroup[], card: string): boolean =>
  groups.some(({ cards }) => cards.some((one) => one.card === card));

const withHealth = (group: MissionGroup, health: number): MissionGroup => ({
  ...group,
  bonusHealth: more(group.bonusHealth ?? 0, health),
});

function scriptsFor({ strain, landing, answer }: ClassicTerms): readonly Script[] {
  return [
    ...(strain > 0 ? [atStart('plan-strain', { kind: 'suffer', who: 'eachHero', strain })] : []),
    // Where no spawn point is on yet, the group comes as soon as there is one.
    ...(answer ? [atStart('ally-answer', { kind: 'land', waits: true })] : []),
    ...(landing ? [FIRST_WAVE] : []),
  ];
}

const atStart = (id: string, effect: Script['do'][number]): Script => ({
  id,
  on: { kind: 'missionStart' },
  do: [effect],
});

const FIRST_WAVE: Script = {
  id: 'plan-landing',
  on: { kind: 'roundEnd', round: 1 },
  do: [{ kind: 'land', free: true, waits: true }],
};

/** A number of the mission language, and so much on top. */
function more(num: Num, by: number): Num {
  if (by === 0) return num;
  if (typeof num === 'number') return num + by;
  if (typeof num === 'string') return `(${num}) + ${by}`;
  if ('normal' in num) return { normal: more(num.normal, by), hard: more(num.hard, by) };
  return { '2': more(num['2'], by), '3': more(num['3'], by), '4': more(num['4'], by) };
}
