// Actions on the Empire's groups and on allies: deployments, orders, targets, states.

import type { Cond, Effect } from '../../../mission';
import { addRule, AS_WORDS, IMPORTED, note, when, type Draft, type DraftGroup } from '../draft';
import { forgetConsequence, setConsequence } from '../consequences';
import { deployGroup, instruct, placesNamed, preferTraits, setFate } from '../deploying';
import { fireEvent, fireTrigger } from '../firing';
import { allyOf, groupOf, heroOf } from '../people';
import type { ActionOf } from '../source/action';
import { isEmpty, nameOf } from '../text';
import { placeOf, type Placed } from '../words';
import { done, doneOr, leftOut, NOBODY, type Convert, type Done, type Table } from './action';
import { customDeployment, extraWords } from './custom';

type Groups = 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'GM1' | 'GM2' | 'GM3' | 'GM4' | 'GM5' | 'GM6' | 'GM7';

type Named = readonly { readonly name: string; readonly id: string }[];

const groupsIn = (draft: Draft, named: Named): readonly DraftGroup[] =>
  named.flatMap(({ id, name }) => groupOf(draft, id, name) ?? []);

/** Those that are named; without names all that the mission knows so far and that may come. */
const groupsOrAll = (draft: Draft, named: Named): readonly DraftGroup[] =>
  named.length > 0 ? groupsIn(draft, named) : [...draft.groups.values()];

export const GROUPS: { readonly [T in Groups]: Convert<T> } = {
  D1: (table, action) => {
    const { draft, things } = table;
    const data = action.enemyGroupData;
    const id = action.deploymentGroup || (data?.cardID ?? '');
    const group = groupOf(draft, id, data?.cardName || action.enemyName);
    if (!group) return NOBODY;
    setFate(draft, group, action);
    const told = action.useCustomInstructions ? data : data && { ...data, customText: '' };
    const called = {
      raw: action.enemyName || (data?.cardName ?? ''),
      place: placeOf(action.guid, 'name'),
    };
    const about = { told: placeOf(action.guid, 'customText'), called };
    const deployed = deployGroup(draft, things, group, told, about, action);
    const price = clamp(group.card.deploymentCost + action.threatCost);
    return {
      effects: when({ kind: 'not', of: { kind: 'groupInPlay', group: group.id } }, [
        { kind: 'hand', group: group.id, off: true },
        ...extraWords(table, action, isEmpty(called.raw) ? { raw: group.name, place: '' } : called),
        ...deployed.effects,
        ...(action.useThreat && price !== 0 ? [{ kind: 'threat', add: -price } as const] : []),
      ]),
      fate: deployed.fate,
    };
  },
  D2: ({ draft, things }, action) => {
    const card = allyOf(draft, action.allyID, action.allyName);
    if (!card) return NOBODY;
    note(draft, 'oneAlly', {});
    const on = { kind: 'allyDefeated', card: card.id } as const;
    const down = setConsequence(draft, on, card.id, action.setTrigger, action.setEvent);
    const price = clamp(card.deploymentCost + action.threatCost);
    return done([
      ...down,
      {
        kind: 'message',
        rules: draft.words.own('joins', {
          name: { raw: nameOf(action.allyName) || card.name, place: placeOf(action.guid, 'name') },
        }),
      },
      { kind: 'allyJoins', card: card.id, ...placesNamed(draft, things, action) },
      ...(action.useThreat && price !== 0 ? [{ kind: 'threat', add: price } as const] : []),
    ]);
  },
  D3: ({ draft, things }, action) =>
    done([
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
    const budget =
      action.threatType === 'Multiple'
        ? `${Math.max(0, action.threatLevel)} * threatLevel`
        : Math.max(0, action.fixedValue);
    return done([{ kind: 'deployBudget', budget, ...placesNamed(draft, things, action) }]);
  },
  D5: ({ draft }, { groupsToAdd }) => {
    const groups = groupsIn(draft, groupsToAdd);
    return groups.length === 0 ? NOBODY : done(groups.map(({ id }): Effect => ({ kind: 'hand', group: id })));
  },
  D6: customDeployment,
  GM1: ({ draft, script }, { theText, instructionType, groupsToAdd, guid }) => {
    if (isEmpty(theText)) return leftOut('noText');
    const place = placeOf(guid, 'theText');
    const told = instruct(draft, groupsOrAll(draft, groupsToAdd), theText, instructionType, place);
    if (groupsToAdd.length > 0) return told.effects.length === 0 ? NOBODY : told;
    // Whoever comes later by chance is told as well, by a rule.
    const key = draft.words.write(`${script}.orders`, theText, place);
    return { effects: [...told.effects, ...ruleOrWords(draft, 'orders', key)], fate: told.fate };
  },
  GM2: changeTarget,
  GM3: ({ draft }, { readyGroups, exhaustGroups }) => {
    const effects = [
      ...groupsIn(draft, readyGroups).map(({ id }): Effect => ({ kind: 'ready', group: id })),
      ...groupsIn(draft, exhaustGroups).map(({ id }): Effect => ({ kind: 'exhaust', group: id })),
    ];
    return effects.length === 0 ? NOBODY : done(effects);
  },
  GM4: ({ draft }, { theText, useSpecific, repoGroups, guid }) =>
    repositionEffects(
      draft,
      { raw: theText, place: placeOf(guid, 'theText') },
      useSpecific ? repoGroups : [],
    ),
  GM5: ({ draft }, { groupsToAdd, resetAll }) => {
    const groups = resetAll ? [...draft.groups.values()] : groupsIn(draft, groupsToAdd);
    if (groups.length === 0) return NOBODY;
    return done(
      groups.flatMap(({ id }): readonly Effect[] => [
        { kind: 'clearOrders', group: id },
        { kind: 'prefer', group: id },
        ...forgetConsequence(draft, { kind: 'groupDefeated', group: id }),
      ]),
    );
  },
  GM6: ({ draft }, { groupsToRemove, allyGroupsToRemove }) => {
    const groups = groupsIn(draft, groupsToRemove).map(({ id }): Effect => ({
      kind: 'removeGroup',
      group: id,
    }));
    const allies = allyGroupsToRemove.map(({ name, id }): Effect => ({
      kind: 'message',
      rules: draft.words.own('leaves', { name: nameOf(name) || id }),
    }));
    if (groups.length + allies.length === 0) return NOBODY;
    return { effects: [...groups, ...allies], fate: groups.length > 0 ? IMPORTED : AS_WORDS };
  },
  GM7: ({ draft }, { groupEnemyToQuery: enemy, groupRebelToQuery: rebel, foundEvent, foundTrigger }) => {
    const group = enemy && groupOf(draft, enemy.id, enemy.name);
    const ally = rebel && allyOf(draft, rebel.id, rebel.name);
    const conds: readonly Cond[] = [
      ...(group
        ? [{ kind: 'groupInPlay', group: group.id } as const, { kind: 'inHand', group: group.id } as const]
        : []),
      ...(ally ? [{ kind: 'allyPlays', card: ally.id } as const] : []),
    ];
    const [first, ...others] = conds;
    const found = [...fireEvent(draft, foundEvent), ...fireTrigger(draft, foundTrigger)];
    if (first === undefined) return NOBODY;
    if (found.length === 0) return leftOut('nothingFollows');
    return done(when(others.length === 0 ? first : { kind: 'any', of: [first, ...others] }, found));
  },
};

const clamp = (cost: number): number => Math.min(100, Math.max(0, Math.trunc(cost)));

/** A rule that stays in sight, or where there are too many, a message. */
function ruleOrWords(draft: Draft, name: string, key: string): readonly Effect[] {
  const rule = addRule(draft, name, key);
  return [rule === null ? { kind: 'message', rules: key } : { kind: 'rule', rule }];
}

/** Where groups go that find nobody: players read it while it holds. */
export function repositionEffects(draft: Draft, text: Placed, groups: Named): Done {
  if (isEmpty(text.raw)) return leftOut('noText');
  const names = groups.map(({ name, id }) => nameOf(name) || id).join(', ');
  const key =
    names === ''
      ? draft.words.own('repositionOfAll', { text })
      : draft.words.own('reposition', { who: names, text });
  return { effects: ruleOrWords(draft, `reposition-${names}`, key), fate: AS_WORDS };
}

/** Whom groups go for: a hero or somebody with a trait is a target of ours; everything else stays words. */
function changeTarget(table: Table, action: ActionOf<'GM2'>): Done {
  const { draft } = table;
  const named = action.groupType === 'Specific' ? action.groupsToAdd : [];
  const groups = groupsOrAll(draft, named);
  if (groups.length === 0) return NOBODY;
  const prefer = (target: Extract<Effect, { readonly kind: 'prefer' }>['target']): Done =>
    done(
      groups.map(({ id }): Effect => ({
        kind: 'prefer',
        group: id,
        standing: true,
        ...(target && { target }),
      })),
    );
  switch (action.targetType) {
    case 'Rebel':
      return prefer({ order: [{ kind: 'closest' }], soft: true });
    case 'Hero': {
      const hero = heroOf(draft, action.specificHero);
      return hero === null ? NOBODY : prefer({ noun: `hero:${hero}`, soft: true });
    }
    case 'Trait':
      return doneOr(preferTraits(groups, action.groupPriorityTraits.traits), 'noTrait');
    case 'Ally':
      return prefer({ noun: 'ally', order: [{ kind: 'closest' }], soft: true });
    case 'Other':
      return targetInWords(table, named, {
        raw: action.otherTarget,
        place: placeOf(action.guid, 'otherTarget'),
      });
  }
}

function targetInWords({ draft }: Table, named: Named, target: Placed): Done {
  if (isEmpty(target.raw)) return leftOut('noTarget');
  const names = named.map(({ name, id }) => nameOf(name) || id).join(', ');
  const key =
    names === ''
      ? draft.words.own('targetOfAll', { target })
      : draft.words.own('target', { who: names, target });
  return { effects: ruleOrWords(draft, 'target', key), fate: AS_WORDS };
}
