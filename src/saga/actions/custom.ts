// Figures that an author made up for one action, and the extra settings of groups that come.

import type { Effect } from '../../mission';
import type { DeploymentCard } from '../../packs';
import { setConsequence } from '../people/consequences';
import { deploySagaGroup, placesNamed, setFate } from '../story/deploying';
import { addNote, type MissionDraft, type DraftGroup } from '../draft';
import { alignedParts, linesIn, type Raws } from '../story/lines';
import { makeCard } from '../people/ownCards';
import { modificationSlot, repositionSlot } from '../people/overrides';
import { toldIn } from '../people/ownOrders';
import { addGroup, groupNamed, multiplyHealth } from '../people/people';
import { readPool } from '../people/profile';
import type { ActionOf } from '../source/action';
import { NO_GUID } from '../source/enums';
import { clearSlot, holdRule, slotOf } from '../people/standing';
import { isEmpty } from '../source/text';
import { wordPlace, type Placed } from '../story/words';
import { conversion, NOBODY, type Conversion, type ActionTable } from './action';

type Deployment = ActionOf<'D1'> | ActionOf<'D6'>;

/** What the source says besides about a group that comes: it holds until something else is said. */
export function heldWords(
  draft: MissionDraft,
  { id }: DraftGroup,
  action: Deployment,
  who: Placed,
): readonly Effect[] {
  const isRead = action.type === 'D6' || action.showMod;
  return besides(id, action).flatMap(({ slot, field, phrase, raw }): readonly Effect[] => {
    if (isEmpty(raw)) return draft.slots.has(slot) ? [clearSlot(draft, slot)] : [];
    const text = { raw, place: wordPlace(action.guid, field) };
    const rules = draft.words.own(phrase, { who, text });
    const read = isRead && field === 'modification' ? [{ kind: 'message', rules } as const] : [];
    return [...read, ...holdRule(draft, slot, rules)];
  });
}

const besides = (id: string, { modification, repositionInstructions }: Deployment) =>
  [
    { slot: modificationSlot(id), field: 'modification', phrase: 'modification', raw: modification },
    {
      slot: repositionSlot(id),
      field: 'repositionInstructions',
      phrase: 'reposition',
      raw: repositionInstructions,
    },
  ] as const;

/** Deployments without words replace what others say that stand behind them in the file. */
export function meetWords(draft: MissionDraft): void {
  for (const action of actionsOf(draft)) {
    if (action.type !== 'D1' && action.type !== 'D6') continue;
    if (isEmpty(action.modification) && isEmpty(action.repositionInstructions)) continue;
    const group = action.type === 'D1' ? groupToDeploy(draft, action) : foeOf(draft, action);
    if (!group) continue;
    for (const { slot, raw } of besides(group.id, action)) if (!isEmpty(raw)) slotOf(draft, slot);
  }
}

export function groupToDeploy(
  draft: MissionDraft,
  { deploymentGroup, enemyName, enemyGroupData: data }: ActionOf<'D1'>,
): DraftGroup | null {
  return groupNamed(draft, deploymentGroup || (data?.cardID ?? ''), data?.cardName || enemyName);
}

const actionsOf = ({ events }: MissionDraft) =>
  [...events.values()].flatMap(({ eventActions }) => eventActions);

/** Players move allies, so what is said about one is only read. */
function allyWords({ draft, script }: ActionTable, action: ActionOf<'D6'>, name: Placed): readonly Effect[] {
  const orders = action.useCustomInstructions ? (action.enemyGroupData?.customText ?? '') : '';
  return [
    { raw: action.modification, field: 'modification' },
    { raw: action.repositionInstructions, field: 'repositionInstructions' },
    { raw: orders, field: 'customText' },
    { raw: action.bonuses, field: 'bonuses' },
  ].flatMap(({ raw, field }): readonly Effect[] => {
    if (isEmpty(raw)) return [];
    const { key, with: blanks } = draft.words.say(`${script}.${field}`, raw, wordPlace(action.guid, field));
    const title = draft.words.write(`${script}.who`, name.raw, name.place);
    return [{ kind: 'message', title, rules: key, ...(blanks && { with: blanks }) }];
  });
}

const keyOf = ({ enemyGroupData, guid }: ActionOf<'D6'>): string =>
  (enemyGroupData?.cardID || guid).toLowerCase();
const isFoe = ({ customType }: ActionOf<'D6'>): boolean => customType === 2;

function customCard(draft: MissionDraft, action: ActionOf<'D6'>): DeploymentCard {
  const key = keyOf(action);
  const listed = (field: 'surges' | 'keywords' | 'abilities' | 'bonuses'): readonly Raws[] =>
    alignedParts(draft.words.rawsOf(action[field], wordPlace(action.guid, field)), linesIn).slice(
      0,
      MOST_LINES,
    );
  return (
    draft.madeUp.get(key) ??
    makeCard(draft, key, {
      key,
      guid: action.guid,
      name: action.enemyGroupData?.cardName || action.displayName || 'Figure',
      subtitle: '',
      side: isFoe(action) ? 'imperial' : 'rebel',
      elite: false,
      unique: false,
      cost: action.groupCost,
      reinforceCost: action.canReinforce ? action.groupRedeployCost : 0,
      figures: action.groupSize,
      health: action.groupHealth,
      speed: action.groupSpeed,
      miniSize: action.miniSize,
      attackType: action.attackType,
      attack: readPool(action.groupAttack),
      defense: readPool(action.groupDefense),
      traits: [],
      surges: listed('surges'),
      keywords: listed('keywords'),
      abilities: listed('abilities').map(toldIn),
      bonuses: listed('bonuses'),
      lists: [],
    })
  );
}

const customGroup = (draft: MissionDraft, action: ActionOf<'D6'>): DraftGroup | null => {
  const card = customCard(draft, action);
  return draft.groups.get(keyOf(action)) ?? addGroup(draft, keyOf(action), card, card.name, { custom: true });
};

const foeOf = (draft: MissionDraft, action: ActionOf<'D6'>): DraftGroup | null =>
  isFoe(action) ? customGroup(draft, action) : null;

/** Everybody whom authors made up on the spot: actions may name them that stand before those that bring them. */
export function meetCustom(draft: MissionDraft): void {
  for (const action of actionsOf(draft))
    if (action.type === 'D6') (isFoe(action) ? customGroup : customCard)(draft, action);
}

/** Somebody whom the author made up on the spot. */
export function customDeployment(table: ActionTable, action: ActionOf<'D6'>): Conversion {
  const { draft, things } = table;
  const data = action.enemyGroupData;
  const card = customCard(draft, action);
  const called = { raw: card.name, place: wordPlace(action.guid, 'name') };
  if (!isFoe(action)) {
    const on = { kind: 'allyDefeated', card: card.id } as const;
    if (action.useThreatMultiplier) addNote(draft, 'allyHealth', { ally: card.name });
    if (!action.canBeDefeated) addNote(draft, 'undefeatable', { group: card.name });
    return conversion([
      ...setConsequence(draft, on, card.id, {
        trigger: data?.defeatedTrigger ?? NO_GUID,
        event: data?.defeatedEvent ?? NO_GUID,
        then: [],
      }),
      ...allyWords(table, action, called),
      { kind: 'message', rules: draft.words.own('joins', { name: called }) },
      { kind: 'allyJoins', card: card.id, beside: true, ...placesNamed(draft, things, action) },
    ]);
  }
  const group = customGroup(draft, action);
  if (!group) return NOBODY;
  setFate(draft, group, action);
  if (action.useThreatMultiplier) multiplyHealth(draft, group);
  const told = action.useCustomInstructions ? data : data && { ...data, customText: '' };
  const deployed = deploySagaGroup(
    draft,
    things,
    group,
    told,
    { told: wordPlace(action.guid, 'customText'), called },
    action,
  );
  return {
    effects: [
      ...heldWords(draft, group, action, called),
      ...deployed.effects,
      ...(action.useDeductCost && card.deploymentCost > 0
        ? [{ kind: 'threat', add: -card.deploymentCost } as const]
        : []),
    ],
    fate: deployed.fate,
  };
}

/** As many lines of a card as are read. */
const MOST_LINES = 20;
