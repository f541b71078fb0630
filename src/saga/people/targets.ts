// The target preferences of groups. A new preference replaces the one before, in words or otherwise.

import type { Effect, EffectOf } from '../../mission';
import { addNote, type MissionDraft, type DraftGroup } from '../draft';
import { traitsOf } from './ownCards';
import type { SagaTrait } from '../source/enums';
import { forgetAims, setAims } from './aims';
import { allyOf } from './people';
import { clearSlot, holdRule, tellAll } from './standing';
import { nameOf } from '../source/text';
import type { Placed } from '../story/words';

export type SagaTarget = NonNullable<EffectOf<'prefer'>['target']>;
/** Whoever there is, now and later. */
export const ALL_GROUPS = 'all';
export type Groups = readonly DraftGroup[] | typeof ALL_GROUPS;

export const ANY_ALLY: SagaTarget = { noun: 'ally', order: [{ kind: 'closest' }], soft: true };

/** The rules that say in words whom a group goes for. */
export const targetSlot = (group?: string): string => `target ${group ?? ''}`.trim();

/** One ally, or whichever is closest. */
export function allyTarget(draft: MissionDraft, id: string): SagaTarget {
  const card = id === '' ? null : allyOf(draft, id, id);
  return card ? { noun: `card:${card.id}`, soft: true } : ANY_ALLY;
}

const ALWAYS = 100;
/** In so many of 100 activations. */
const percentOf = (chance: number): number => Math.min(ALWAYS, Math.max(0, Math.trunc(chance)));

/** `null`: nobody in particular. */
function prefer(
  draft: MissionDraft,
  groups: Groups,
  target: SagaTarget | null,
  chance = ALWAYS,
): readonly Effect[] {
  const percent = percentOf(chance);
  const preferred = ({ id }: DraftGroup): Effect => ({
    kind: 'prefer',
    group: id,
    ...(target && { standing: true, target }),
    ...(target && percent < ALWAYS && { chance: percent }),
  });
  if (groups !== ALL_GROUPS) return groups.map(preferred);
  const key = JSON.stringify([target, percent]);
  return tellAll(draft, 'target', 'all', key, (group) => [preferred(group)]);
}

export const preferTarget = (
  draft: MissionDraft,
  groups: Groups,
  target: SagaTarget,
  chance = ALWAYS,
): readonly Effect[] => [
  ...(groups === ALL_GROUPS ? [targetSlot()] : groups.map(({ id }) => targetSlot(id))).map((slot) =>
    clearSlot(draft, slot),
  ),
  ...forgetAims(draft, groups),
  ...prefer(draft, groups, target, chance),
];

/** A thing of the story: players read it while it holds. */
export function targetInWords(
  draft: MissionDraft,
  groups: Groups,
  target: Placed,
  chance = ALWAYS,
): readonly Effect[] {
  if (percentOf(chance) < ALWAYS)
    return [
      ...(groups === ALL_GROUPS ? [targetSlot()] : groups.map(({ id }) => targetSlot(id))).map((slot) =>
        clearSlot(draft, slot),
      ),
      ...setAims(draft, groups, target, percentOf(chance)),
      ...prefer(draft, groups, null),
    ];
  const rules =
    groups === ALL_GROUPS
      ? holdRule(draft, targetSlot(), draft.words.own('targetOfAll', { target }))
      : groups.flatMap(({ id, name }) =>
          holdRule(draft, targetSlot(id), draft.words.own('target', { who: nameOf(name), target })),
        );
  return [...rules, ...forgetAims(draft, groups), ...prefer(draft, groups, null)];
}

/** The closest one who has the first of these traits that we know; `null`: none of them. */
export function targetByTraits(draft: MissionDraft, traits: readonly SagaTrait[]): SagaTarget | null {
  const [trait, ...others] = traitsOf(traits);
  if (others.length > 0) addNote(draft, 'otherTraits', { traits: others.join(', ') });
  const isHero = traits.includes('Hero');
  if (trait === undefined && !isHero) return null;
  return {
    ...(isHero && { noun: 'hero' }),
    ...(trait !== undefined && { filter: [{ kind: 'trait', is: trait }] }),
    order: [{ kind: 'closest' }],
    soft: true,
  };
}
