// Groups come to the map: which of the source's deployment points they use, and which orders they get.

import type { Effect, EffectOf, Thing } from '../../mission';
import { setConsequence } from '../people/consequences';
import { IMPORTED, AS_WORDS, isGuid, addNote, type MissionDraft, type DraftGroup } from '../draft';
import type { ActionFate } from '../imported';
import { isRead, linesOf } from '../people/orders';
import { characterOfCard, traitsOf } from '../people/ownCards';
import { resetGroups } from '../people/overrides';
import { NO_GUID, ONE_GUID } from '../source/enums';
import { cardOf, changeGroup } from '../people/people';
import type { ActionOf } from '../source/action';
import type { SagaGroup } from '../source/group';
import type { Things } from '../map/things';
import type { Point } from '../../rules';
import { preferTarget, targetByTraits } from '../people/targets';
import { isEmpty } from '../source/text';
import type { Placed } from './words';

type Spot = {
  readonly deploymentPoint: 'Active' | 'Specific' | 'None';
  readonly specificDeploymentPoint: string;
};
type Places = Pick<EffectOf<'deploy'>, 'at' | 'as'>;

/** As many places as one effect may name. */
const MOST_PLACES = 20;

/** Near one of the points that are active and for such figures: chance decides which. */
const ANYWHERE: Places = { as: 'anywhere' };

/** Points with the groups that they are not for, as far as somebody is. */
export function withFilters(draft: MissionDraft, things: readonly Thing[], made: Things): readonly Thing[] {
  const filters = new Map([...made.values()].map(({ thing, entity }) => [thing.id, entity]));
  const groups = [...draft.groups.values()];
  return things.map((thing) => {
    const filter = filters.get(thing.id)?.deploymentPointProps;
    if (thing.kind !== 'spawn' || !filter) return thing;
    const keepsOut = groups.filter(({ card }) => !takes(filter, card)).map(({ id }) => id);
    return keepsOut.length > 0 ? { ...thing, keepsOut } : thing;
  });
}

type Filter = {
  readonly imperial: boolean;
  readonly mercenary: boolean;
  readonly sizes: readonly boolean[];
  readonly traits: Parameters<typeof traitsOf>[0];
};

function takes(filter: Filter, { affiliation, size, traits }: DraftGroup['card']): boolean {
  if (affiliation === 'imperial' ? !filter.imperial : !filter.mercenary) return false;
  const [width, height] = size;
  const index = width * height === 1 ? 0 : width * height === 2 ? 1 : width * height === 4 ? 2 : 3;
  if (filter.sizes[index] === false) return false;
  const wanted = traitsOf(filter.traits);
  return traits.length === 0 || traits.some((trait) => wanted.includes(trait));
}

/** The very space of a point, whether it is switched on or not. */
function pointAt(draft: MissionDraft, things: Things, guid: string): Point | null {
  const made = things.get(guid);
  if (made?.thing.kind === 'spawn') return made.thing.at;
  addNote(draft, 'noSuchPoint', { id: guid });
  return null;
}

/** For groups: what the action says counts before what the group says. */
export function placesFor(
  draft: MissionDraft,
  things: Things,
  group: DraftGroup,
  data: SagaGroup | null | undefined,
  spot?: Spot,
): Places {
  if (spot?.deploymentPoint === 'Specific' && isGuid(spot.specificDeploymentPoint)) {
    const at = pointAt(draft, things, spot.specificDeploymentPoint);
    return at ? { at: [at] } : ANYWHERE;
  }
  const points = data?.pointList.map(({ GUID }) => GUID) ?? [];
  if (spot ? spot.deploymentPoint === 'None' : points.includes(ONE_GUID)) {
    addNote(draft, 'noPlace', { group: group.name });
    return ANYWHERE;
  }
  if (spot?.deploymentPoint === 'Active' || !points.some(isGuid)) return ANYWHERE;
  const active = points.every(isGuid) ? null : firstActive(things, group);
  const spaces = points
    .slice(0, MOST_PLACES)
    .map((guid) => (isGuid(guid) ? pointAt(draft, things, guid) : active))
    .filter((at) => at !== null);
  return spaces.length === 0 ? ANYWHERE : { at: spaces, as: 'individuals' };
}

/** Where single figures of a group go to the active point: the first one that is for them. */
function firstActive(things: Things, { card }: DraftGroup): Point | null {
  const active = [...things.values()].flatMap(({ thing, entity }) =>
    thing.kind === 'spawn' && !thing.off ? [{ at: thing.at, filter: entity.deploymentPointProps }] : [],
  );
  return (active.find(({ filter }) => takes(filter, card)) ?? active[0])?.at ?? null;
}

/** For scripts that only name a place, if any. */
export function placesNamed(
  draft: MissionDraft,
  things: Things,
  spot: Spot,
): { readonly at?: readonly Point[] } {
  if (spot.deploymentPoint !== 'Specific' || !isGuid(spot.specificDeploymentPoint)) return {};
  const at = pointAt(draft, things, spot.specificDeploymentPoint);
  return at ? { at: [at] } : {};
}

/** As the source has it, in percent. */
const TRAIT_CHANCE = 60;

type GroupFate = Pick<
  ActionOf<'D1'>,
  'canRedeploy' | 'canReinforce' | 'canBeDefeated' | 'useResetOnRedeployment'
>;
/** As groups are that nobody says anything about. */
const USUAL: Pick<GroupFate, 'canRedeploy' | 'useResetOnRedeployment'> = {
  canRedeploy: true,
  useResetOnRedeployment: false,
};

/** What a group may do after it was defeated, and whether it gets figures back. */
export function setFate(
  draft: MissionDraft,
  group: DraftGroup,
  { canRedeploy, canReinforce, canBeDefeated }: GroupFate,
): void {
  if (!canBeDefeated) addNote(draft, 'undefeatable', { group: group.name });
  if (canRedeploy) mayReturn(draft, group);
  if (!canReinforce) changeGroup(draft, group, { noReinforcements: true });
}

/** Defeated, it goes back to the hand, unless it is a character that never does. */
export function mayReturn(draft: MissionDraft, group: DraftGroup): void {
  if (returnsByCard(draft, group)) changeGroup(draft, group, { returns: true });
}

/** Whoever does not come back forgets what it was told; others do if the action says so. */
function afterDefeat(
  draft: MissionDraft,
  group: DraftGroup,
  { canRedeploy, useResetOnRedeployment }: typeof USUAL,
): readonly Effect[] {
  const returns = canRedeploy && returnsByCard(draft, group);
  return [
    ...(!returns || useResetOnRedeployment ? resetGroups(draft, [group]) : []),
    ...(returns ? [] : [{ kind: 'hand', group: group.id, off: true } as const]),
  ];
}

const returnsByCard = (draft: MissionDraft, { card }: DraftGroup): boolean =>
  characterOfCard(draft, card)?.canRedeploy !== false;

/** What groups are told in words: read as lines where they are sentences of ours. It replaces what they were told before. */
export function orderOf(
  draft: MissionDraft,
  text: string,
  type: 'Top' | 'Bottom' | 'Replace',
  place: string,
): { readonly tell: (group: DraftGroup) => readonly Effect[]; readonly fate: ActionFate } {
  const lines = isEmpty(text) ? [] : linesOf(draft, text, place);
  if (lines.length === 0) return { tell: () => [], fate: IMPORTED };
  const put = ({ Top: 'before', Bottom: 'after', Replace: 'instead' } as const)[type];
  return {
    tell: ({ id }) => [
      { kind: 'clearOrders', group: id },
      { kind: 'orders', group: id, put, lines, standing: true },
    ],
    fate: isRead(lines) ? IMPORTED : AS_WORDS,
  };
}

/** Where translations of what is said about a group stand, and what its author calls it. */
export type GroupTexts = { readonly told: string; readonly called?: Placed };

/** Brings a group in, with all that its file says about it. */
export function deploySagaGroup(
  draft: MissionDraft,
  things: Things,
  group: DraftGroup,
  data: SagaGroup | null | undefined,
  about: GroupTexts,
  spot?: Spot & typeof USUAL,
): { readonly effects: readonly Effect[]; readonly fate: ActionFate } {
  const order = orderOf(draft, data?.customText ?? '', data?.customInstructionType ?? 'Top', about.told);
  const target =
    data && !data.groupPriorityTraits.usual ? targetByTraits(draft, data.groupPriorityTraits.traits) : null;
  const preferred = target ? preferTarget(draft, [group], target, TRAIT_CHANCE) : [];
  const on = { kind: 'groupDefeated', group: group.id } as const;
  const defeat = setConsequence(draft, on, group.id, {
    trigger: data?.defeatedTrigger ?? NO_GUID,
    event: data?.defeatedEvent ?? NO_GUID,
    then: afterDefeat(draft, group, spot ?? USUAL),
  });
  const places = placesFor(draft, things, group, data, spot);
  return {
    effects: [
      ...order.tell(group),
      ...preferred,
      ...defeat,
      { kind: 'deploy', group: group.id, ...places, ...namedAs(draft, group, about.called) },
    ],
    fate: order.fate,
  };
}

/** A name that is not on the card is told when the group comes. */
function namedAs(
  draft: MissionDraft,
  { id, card }: DraftGroup,
  called?: Placed,
): { readonly story?: string } {
  if (!called || isEmpty(called.raw)) return {};
  const isPrinted = card.mission === undefined && cardOf(draft, '', called.raw)?.name === card.name;
  return isPrinted ? {} : { story: draft.words.write(`${id}.called`, called.raw, called.place) };
}
