// Figures that an author made up on the spot, and what is said besides about groups that come.

import type { Effect } from '../../../mission';
import type { DeploymentCard } from '../../pack';
import { setConsequence } from '../consequences';
import { deployGroup, placesNamed, setFate } from '../deploying';
import { note, type Draft, type DraftGroup } from '../draft';
import { alignedParts, linesIn, type Raws } from '../lines';
import { makeCard } from '../ownCards';
import { addGroup, multiplyHealth } from '../people';
import { readPool } from '../profile';
import type { ActionOf } from '../source/action';
import { NO_GUID } from '../source/enums';
import { isEmpty } from '../text';
import { placeOf, type Placed } from '../words';
import { done, NOBODY, type Done, type Table } from './action';

/** What the source says besides about a group that comes. */
export function extraWords(
  { draft, script }: Table,
  {
    modification,
    repositionInstructions,
    guid,
  }: Pick<ActionOf<'D1'>, 'modification' | 'repositionInstructions' | 'guid'>,
  name: Placed,
): readonly Effect[] {
  const texts = [
    { raw: modification, field: 'modification' },
    { raw: repositionInstructions, field: 'repositionInstructions' },
  ].filter(({ raw }) => !isEmpty(raw));
  return texts.map(({ raw, field }): Effect => {
    const { key, with: blanks } = draft.words.say(`${script}.${field}`, raw, placeOf(guid, field));
    const title = draft.words.write(`${script}.who`, name.raw, name.place);
    return { kind: 'message', title, rules: key, ...(blanks && { with: blanks }) };
  });
}

/** Players move allies, so orders and bonus effects of one are only read. */
function allyWords({ draft, script }: Table, action: ActionOf<'D6'>, name: Placed): readonly Effect[] {
  const orders = action.useCustomInstructions ? (action.enemyGroupData?.customText ?? '') : '';
  return [
    { raw: orders, field: 'customText' },
    { raw: action.bonuses, field: 'bonuses' },
  ].flatMap(({ raw, field }): readonly Effect[] => {
    if (isEmpty(raw)) return [];
    const { key, with: blanks } = draft.words.say(`${script}.${field}`, raw, placeOf(action.guid, field));
    const title = draft.words.write(`${script}.who`, name.raw, name.place);
    return [{ kind: 'message', title, rules: key, ...(blanks && { with: blanks }) }];
  });
}

const keyOf = ({ enemyGroupData, guid }: ActionOf<'D6'>): string =>
  (enemyGroupData?.cardID || guid).toLowerCase();
const isFoe = ({ customType }: ActionOf<'D6'>): boolean => customType === 2;

function customCard(draft: Draft, action: ActionOf<'D6'>): DeploymentCard {
  const key = keyOf(action);
  const listed = (field: 'surges' | 'keywords' | 'abilities' | 'bonuses'): readonly Raws[] =>
    alignedParts(draft.words.rawsOf(action[field], placeOf(action.guid, field)), linesIn).slice(
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
      abilities: listed('abilities'),
      bonuses: listed('bonuses'),
      lists: [],
    })
  );
}

const customGroup = (draft: Draft, action: ActionOf<'D6'>): DraftGroup | null => {
  const card = customCard(draft, action);
  return draft.groups.get(keyOf(action)) ?? addGroup(draft, keyOf(action), card, card.name, { custom: true });
};

/** Everybody whom authors made up on the spot: actions may name them that stand before those that bring them. */
export function meetCustom(draft: Draft): void {
  for (const { eventActions } of draft.events.values())
    for (const action of eventActions)
      if (action.type === 'D6') (isFoe(action) ? customGroup : customCard)(draft, action);
}

/** Somebody whom the author made up on the spot. */
export function customDeployment(table: Table, action: ActionOf<'D6'>): Done {
  const { draft, things } = table;
  const data = action.enemyGroupData;
  const card = customCard(draft, action);
  const called = { raw: card.name, place: placeOf(action.guid, 'name') };
  if (!isFoe(action)) {
    note(draft, 'oneAlly', {});
    const on = { kind: 'allyDefeated', card: card.id } as const;
    if (action.useThreatMultiplier) note(draft, 'allyHealth', { ally: card.name });
    if (!action.canBeDefeated) note(draft, 'undefeatable', { group: card.name });
    return done([
      ...setConsequence(draft, on, card.id, {
        trigger: data?.defeatedTrigger ?? NO_GUID,
        event: data?.defeatedEvent ?? NO_GUID,
        then: [],
      }),
      ...extraWords(table, action, called),
      ...allyWords(table, action, called),
      { kind: 'message', rules: draft.words.own('joins', { name: called }) },
      { kind: 'allyJoins', card: card.id, ...placesNamed(draft, things, action) },
    ]);
  }
  const group = customGroup(draft, action);
  if (!group) return NOBODY;
  setFate(draft, group, action);
  if (action.useThreatMultiplier) multiplyHealth(draft, group);
  const told = action.useCustomInstructions ? data : data && { ...data, customText: '' };
  const deployed = deployGroup(
    draft,
    things,
    group,
    told,
    { told: placeOf(action.guid, 'customText'), called },
    action,
  );
  return {
    effects: [
      ...extraWords(table, action, called),
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
