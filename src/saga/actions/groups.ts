// Actions on the Empire's groups and on allies: deployments, orders, targets, states.

import type { ScriptCond, Effect } from '../../mission';
import { AS_WORDS, IMPORTED, when, type MissionDraft, type DraftGroup } from '../draft';
import { setConsequence } from '../people/consequences';
import { deploySagaGroup, mayReturn, orderOf, placesNamed, setFate } from '../story/deploying';
import { fireEvent, fireTrigger } from '../story/firing';
import { repositionSlot, resetAll, resetGroups } from '../people/overrides';
import { allyOf, groupNamed, heroOf } from '../people/people';
import type { ActionOf } from '../source/action';
import { holdRule, tellAll } from '../people/standing';
import {
  ALL_GROUPS,
  allyTarget,
  preferTarget,
  targetByTraits,
  targetInWords,
  type SagaTarget,
} from '../people/targets';
import { isEmpty, nameOf } from '../source/text';
import { wordPlace, type Placed } from '../story/words';
import {
  conversion,
  doneOr,
  leftOut,
  NOBODY,
  type Convert,
  type Conversion,
  type ActionTable,
} from './action';
import { customDeployment, groupToDeploy, heldWords } from './custom';

type Groups = 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'GM1' | 'GM2' | 'GM3' | 'GM4' | 'GM5' | 'GM6' | 'GM7';

type Named = readonly { readonly name: string; readonly id: string }[];

const groupsIn = (draft: MissionDraft, named: Named): readonly DraftGroup[] =>
  named.flatMap(({ id, name }) => groupNamed(draft, id, name) ?? []);

export const GROUPS: { readonly [T in Groups]: Convert<T> } = {
  D1: ({ draft, things }, action) => {
    const data = action.enemyGroupData;
    const group = groupToDeploy(draft, action);
    if (!group) return NOBODY;
    setFate(draft, group, action);
    const told = action.useCustomInstructions ? data : data && { ...data, customText: '' };
    const called = {
      raw: action.enemyName || (data?.cardName ?? ''),
      place: wordPlace(action.guid, 'name'),
    };
    const about = { told: wordPlace(action.guid, 'customText'), called };
    const deployed = deploySagaGroup(draft, things, group, told, about, action);
    const price = clamp(group.card.deploymentCost + action.threatCost);
    return {
      effects: when({ kind: 'not', of: { kind: 'groupInPlay', group: group.id } }, [
        { kind: 'hand', group: group.id, off: true },
        ...heldWords(draft, group, action, isEmpty(called.raw) ? { raw: group.name, place: '' } : called),
        ...deployed.effects,
        ...(action.useThreat && price !== 0 ? [{ kind: 'threat', add: -price } as const] : []),
      ]),
      fate: deployed.fate,
    };
  },
  D2: ({ draft, things }, action) => {
    const card = allyOf(draft, action.allyID, action.allyName);
    if (!card) return NOBODY;
    const on = { kind: 'allyDefeated', card: card.id } as const;
    const down = setConsequence(draft, on, card.id, {
      trigger: action.setTrigger,
      event: action.setEvent,
      then: [],
    });
    const price = clamp(card.deploymentCost + action.threatCost);
    return conversion([
      ...down,
      {
        kind: 'message',
        rules: draft.words.own('joins', {
          name: { raw: nameOf(action.allyName) || card.name, place: wordPlace(action.guid, 'name') },
        }),
      },
      { kind: 'allyJoins', card: card.id, beside: true, ...placesNamed(draft, things, action) },
      ...(action.useThreat && price !== 0 ? [{ kind: 'threat', add: price } as const] : []),
    ]);
  },
  D3: ({ draft, things }, action) =>
    conversion([
      {
        kind: 'land',
        ...placesNamed(draft, things, action),
        ...(action.isOnslaught && { onslaught: true }),
        ...(!action.isOnslaught && !action.useThreat && { free: true }),
        ...(!action.isOnslaught &&
          action.useThreat &&
          action.threatCost !== 0 && { dearer: action.threatCost }),
      },
    ]),
  D4: ({ draft, things }, action) => {
    if (action.threatType === 'None') return leftOut('noBudget');
    const budget =
      action.threatType === 'Multiple'
        ? `${Math.max(0, action.threatLevel)} * threatLevel`
        : Math.max(0, action.fixedValue);
    return conversion([{ kind: 'deployBudget', budget, ...placesNamed(draft, things, action) }]);
  },
  D5: ({ draft }, { groupsToAdd }) => {
    const groups = groupsIn(draft, groupsToAdd);
    for (const group of groups) mayReturn(draft, group);
    return groups.length === 0
      ? NOBODY
      : conversion(groups.map(({ id }): Effect => ({ kind: 'hand', group: id })));
  },
  D6: customDeployment,
  GM1: ({ draft, script }, { theText, instructionType, groupsToAdd, guid }) => {
    if (isEmpty(theText)) return leftOut('noText');
    const place = wordPlace(guid, 'theText');
    const order = orderOf(draft, theText, instructionType, place);
    if (groupsToAdd.length > 0) {
      const groups = groupsIn(draft, groupsToAdd);
      return groups.length === 0 ? NOBODY : { effects: groups.flatMap(order.tell), fate: order.fate };
    }
    // Whoever comes later by chance is told as well, by a rule.
    const rule = holdRule(draft, 'orders', draft.words.write(`${script}.orders`, theText, place));
    const key = `${instructionType} ${theText} ${place}`;
    return { effects: [...tellAll(draft, 'orders', 'named', key, order.tell), ...rule], fate: order.fate };
  },
  GM2: changeTarget,
  GM3: ({ draft }, { readyGroups, exhaustGroups }) => {
    const effects = [
      ...groupsIn(draft, readyGroups).map(({ id }): Effect => ({ kind: 'ready', group: id })),
      ...groupsIn(draft, exhaustGroups).map(({ id }): Effect => ({ kind: 'exhaust', group: id })),
    ];
    return effects.length === 0 ? NOBODY : conversion(effects);
  },
  GM4: ({ draft }, { theText, useSpecific, repoGroups, guid }) =>
    repositionEffects(
      draft,
      { raw: theText, place: wordPlace(guid, 'theText') },
      useSpecific ? repoGroups : [],
    ),
  GM5: ({ draft }, { groupsToAdd, resetAll: isForAll }) => {
    if (isForAll) return conversion(resetAll(draft));
    const groups = groupsIn(draft, groupsToAdd);
    return groups.length === 0 ? NOBODY : doneOr(resetGroups(draft, groups), 'noChange');
  },
  GM6: ({ draft }, { groupsToRemove, allyGroupsToRemove }) => {
    const groups = groupsIn(draft, groupsToRemove).map(({ id }): Effect => ({
      kind: 'removeGroup',
      group: id,
    }));
    const leaving = allyGroupsToRemove.map(({ name, id }) => ({ name, id, card: allyOf(draft, id, name) }));
    const allies = leaving.flatMap(({ name, id, card }): readonly Effect[] => [
      { kind: 'message', rules: draft.words.own('leaves', { name: nameOf(name) || (card?.name ?? id) }) },
      ...(card ? [{ kind: 'allyLeaves', card: card.id } as const] : []),
    ]);
    if (groups.length + allies.length === 0) return NOBODY;
    const isDone = groups.length > 0 || leaving.some(({ card }) => card !== null);
    return { effects: [...groups, ...allies], fate: isDone ? IMPORTED : AS_WORDS };
  },
  GM7: ({ draft }, { groupEnemyToQuery: enemy, groupRebelToQuery: rebel, foundEvent, foundTrigger }) => {
    const group = enemy && groupNamed(draft, enemy.id, enemy.name);
    const ally = rebel && allyOf(draft, rebel.id, rebel.name);
    const conds: readonly ScriptCond[] = [
      ...(group
        ? [{ kind: 'groupInPlay', group: group.id } as const, { kind: 'inHand', group: group.id } as const]
        : []),
      ...(ally ? [{ kind: 'allyPlays', card: ally.id } as const] : []),
    ];
    const [first, ...others] = conds;
    const found = [...fireEvent(draft, foundEvent), ...fireTrigger(draft, foundTrigger)];
    if (first === undefined) return NOBODY;
    if (found.length === 0) return leftOut('nothingFollows');
    return conversion(when(others.length === 0 ? first : { kind: 'any', of: [first, ...others] }, found));
  },
};

const clamp = (cost: number): number => Math.min(100, Math.max(0, Math.trunc(cost)));

/** Where groups go that find nobody: players read it while it holds. */
export function repositionEffects(draft: MissionDraft, text: Placed, named: Named): Conversion {
  if (isEmpty(text.raw)) return leftOut('noText');
  if (named.length === 0) {
    const key = draft.words.own('repositionOfAll', { text });
    return { effects: holdRule(draft, repositionSlot(), key), fate: AS_WORDS };
  }
  const effects = groupsIn(draft, named).flatMap(({ id, name }) =>
    holdRule(draft, repositionSlot(id), draft.words.own('reposition', { who: nameOf(name), text })),
  );
  return effects.length === 0 ? NOBODY : { effects, fate: AS_WORDS };
}

/** Whom groups go for: a hero or somebody with a trait is a target of ours; everything else stays words. */
function changeTarget({ draft }: ActionTable, action: ActionOf<'GM2'>): Conversion {
  const groups = action.groupType === 'Specific' ? groupsIn(draft, action.groupsToAdd) : ALL_GROUPS;
  if (groups !== ALL_GROUPS && groups.length === 0) return NOBODY;
  const prefer = (target: SagaTarget): Conversion =>
    conversion(preferTarget(draft, groups, target, action.percentChance));
  switch (action.targetType) {
    case 'Rebel':
      return prefer({ order: [{ kind: 'closest' }], soft: true });
    case 'Hero': {
      const hero = heroOf(draft, action.specificHero);
      return hero === null ? NOBODY : prefer({ noun: `hero:${hero}`, soft: true });
    }
    case 'Trait': {
      const target = targetByTraits(draft, action.groupPriorityTraits.traits);
      return target ? prefer(target) : leftOut('noTrait');
    }
    case 'Ally':
      return prefer(allyTarget(draft, action.specificAlly));
    case 'Other': {
      const target = { raw: action.otherTarget, place: wordPlace(action.guid, 'otherTarget') };
      if (isEmpty(target.raw)) return leftOut('noTarget');
      return { effects: targetInWords(draft, groups, target, action.percentChance), fate: AS_WORDS };
    }
  }
}
