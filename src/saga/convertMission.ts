// Turns a Saga mission into one of ours: first the map and the things on it, then every event with its actions, then
// the triggers, and at last the deployment by threat.

import { memo } from '../kernel';
import type { Effect, Mission, Thing, ThreatDeployment, Variable } from '../mission';
import { factsAbout, liveIn, needsOf } from '../packs';
import { addChecks } from './story/conditions';
import { addConsequences } from './people/consequences';
import { deploySagaGroup, mayReturn, withFilters } from './story/deploying';
import {
  addScript,
  IMPORTED,
  MOST_LISTED,
  addNote,
  nothing,
  addAccountRow,
  when,
  type MissionDraft,
} from './draft';
import { askForEnd, canBeWon, outcomesOf, WON } from './story/ending';
import { entranceOf } from './map/entrance';
import { addEventGroups, addTriggers, fireEvent } from './story/firing';
import { addStops, INFO, objectiveEffects } from './actions/flow';
import { meetCustom, meetWords } from './actions/custom';
import { repositionEffects } from './actions/groups';
import { addAims } from './people/aims';
import { ALL_GROUPS, allyTarget, preferTarget, targetInWords } from './people/targets';
import { convertAction } from './actions/convertAction';
import { noteUnused } from './people/ownCards';
import { layMap, type DraftMap } from './map/map';
import { printedMissionOf } from './campaign/slots';
import { groupNamed, heroOf } from './people/people';
import { allyFor, isImprovised, roundLimitOf, sagaBringsAlly, threatOf } from './story/terms';
import type { SagaEvent } from './source/mission';
import { addButtons, addHighlights, finishedThings, makeThings, type Things } from './map/things';
import { addLater, holdAtStart } from './people/standing';
import { isEmpty } from './source/text';
import { initialGroup, wordPlace } from './story/words';

/** `level`: the threat level, from the campaign; `null`: no tile of its map is one of ours. */
export function convertMission(draft: MissionDraft, level: number | null): Mission | null {
  const map = layMap(draft);
  if (!map) return null;
  const things = makeThings(draft, map);
  meetCustom(draft);
  const begin = beginEffects(draft, things);
  meetWords(draft);
  convertEvents(draft, map, things);
  addTriggers(draft);
  addEventGroups(draft);
  addChecks(draft);
  addStops(draft);
  addButtons(draft);
  addHighlights(draft, map, things);
  addConsequences(draft);
  addScript(draft, { id: draft.nameScript('begin', 'begin'), on: { kind: 'missionStart' }, do: begin });
  const named = [...draft.groups.values()];
  const deployment = threatOf(draft, level);
  addLater(draft, named);
  addAims(draft);
  noteUnused(draft);
  const mission = assemble(draft, map, things, deployment);
  // What is refused for its size needs no ending, and looking for one takes long.
  return draft.parts.isSpent() ? mission : withEnding(draft, mission);
}

function convertEvents(draft: MissionDraft, map: DraftMap, things: Things): void {
  for (const [guid, event] of draft.events) {
    if (draft.parts.isSpent()) return;
    const script = draft.eventScripts.get(guid) ?? '';
    const table = { draft, map, things, event, script };
    const told = storyOf(draft, script, event);
    const effects = event.eventActions.flatMap((action) => convertAction(table, action));
    addAccountRow(draft, {
      what: 'event',
      guid,
      name: event.name,
      fate:
        told.length + effects.length > 0 || event.eventActions.length === 0 ? IMPORTED : nothing('noActions'),
    });
    const runs = isRepeatable(draft, guid, event.isRepeatable) ? 'always' : 'once';
    addScript(draft, { id: script, runs, do: [...told, ...effects] });
  }
}

/** What is read before anything is done. */
function storyOf(draft: MissionDraft, script: string, { GUID, eventText }: SagaEvent): readonly Effect[] {
  if (isEmpty(eventText)) return [];
  const { key, with: blanks } = draft.words.say(`${script}.story`, eventText, wordPlace(GUID, 'eventText'));
  return [{ kind: 'message', story: key, ...(blanks && { with: blanks }) }];
}

/** Members of a group of events are repeatable as the group is. */
function isRepeatable({ eventGroups }: MissionDraft, guid: string, own: boolean): boolean {
  return repeatableIn(eventGroups).get(guid) ?? own;
}

const repeatableIn = memo((eventGroups: MissionDraft['eventGroups']): ReadonlyMap<string, boolean> => {
  const repeatable = new Map<string, boolean>();
  for (const { missionEvents, repeateable } of eventGroups.values())
    for (const guid of missionEvents) repeatable.set(guid, repeateable || repeatable.get(guid) === true);
  return repeatable;
});

/** The beginning, in the order of the source: objective, entities, groups, a first landing, the first event. */
function beginEffects(draft: MissionDraft, things: Things): readonly Effect[] {
  const { missionProperties: properties, initialDeploymentGroups } = draft.source;
  if (!isEmpty(properties.missionInfo)) {
    const text = draft.words.write('info', properties.missionInfo, wordPlace('mission', 'missionInfo'));
    holdAtStart(draft, INFO, text);
  }
  const objective = isEmpty(properties.startingObjective)
    ? []
    : objectiveEffects(
        draft,
        'begin',
        properties.startingObjective,
        wordPlace('mission', 'startingObjective'),
      );
  const reposition = properties.changeRepositionOverride;
  const repositions = reposition
    ? repositionEffects(
        draft,
        { raw: reposition.theText, place: wordPlace('mission', 'repositionOverride') },
        reposition.useSpecific ? reposition.repoGroups : [],
      ).effects
    : [];
  const groups = initialDeploymentGroups.flatMap((data) => {
    const group = groupNamed(draft, data.cardID, data.cardName);
    const told = wordPlace(initialGroup(data.cardName), 'customText');
    const called = { raw: data.useInitialGroupCustomName ? data.cardName : '', place: '' };
    if (!group) return [];
    mayReturn(draft, group);
    return deploySagaGroup(draft, things, group, data, { told, called }).effects;
  });
  reserve(draft);
  const { doorways } = draft;
  return [
    ...(doorways.length > 0
      ? [{ kind: 'edge', between: doorways.slice(0, MOST_LISTED), kindOfEdge: 'open' } as const]
      : []),
    ...shuffles(draft, things),
    ...objective,
    ...repositions,
    ...priorities(draft),
    ...groups,
    ...firstLanding(draft),
    ...fireEvent(draft, properties.startingEvent),
  ];
}

/** In side missions, or because of an ally whom players bring. */
function firstLanding(draft: MissionDraft): readonly Effect[] {
  const land: readonly Effect[] = [{ kind: 'land', waits: true }];
  if (draft.source.missionProperties.missionType === 'Side') return land;
  return sagaBringsAlly(draft) ? when({ kind: 'allyPlays' }, land) : [];
}

/** Entities that change places with each other. */
function shuffles(draft: MissionDraft, things: Things): readonly Effect[] {
  return draft.source.entityGroups.flatMap(({ name, missionEntities }): readonly Effect[] => {
    const made = missionEntities.flatMap((guid) => things.get(guid) ?? []);
    const movable = made.filter(({ thing }) => 'at' in thing).map(({ thing }) => thing.id);
    if (movable.length < made.length) addNote(draft, 'partlyShuffled', { group: name });
    const all = [...new Set(movable)];
    if (all.length > MOST_LISTED) addNote(draft, 'groupCut', { group: name, most: MOST_LISTED });
    const ids = all.slice(0, MOST_LISTED);
    return ids.length < 2 ? [] : [{ kind: 'shuffle', things: ids }];
  });
}

/** Groups that the script keeps for itself: known, but never drawn. */
function reserve(draft: MissionDraft): void {
  for (const { cardID, cardName } of draft.source.reservedDeploymentGroups)
    groupNamed(draft, cardID, cardName);
}

/** An old way to say whom the Empire goes for. */
function priorities(draft: MissionDraft): readonly Effect[] {
  const {
    priorityTargetType: type,
    specificHero,
    specificAlly,
    priorityOther,
  } = draft.source.missionProperties;
  if (type === 'Hero' && specificHero !== '') {
    const hero = heroOf(draft, specificHero);
    return hero === null ? [] : preferTarget(draft, ALL_GROUPS, { noun: `hero:${hero}`, soft: true });
  }
  if (type === 'Ally') {
    return preferTarget(draft, ALL_GROUPS, allyTarget(draft, specificAlly));
  }
  if (type === 'Trait') addNote(draft, 'traitsLeft', {});
  if (type !== 'Other' || isEmpty(priorityOther)) return [];
  return targetInWords(draft, ALL_GROUPS, { raw: priorityOther, place: '' });
}

function assemble(
  draft: MissionDraft,
  map: DraftMap,
  things: Things,
  deployment: ThreatDeployment | undefined,
): Mission {
  const { missionProperties: properties } = draft.source;
  const { words } = draft;
  const title = words.write(
    'title',
    properties.missionName || 'Mission',
    wordPlace('mission', 'missionName'),
  );
  const briefing = isEmpty(properties.missionDescription)
    ? words.own('noBriefing')
    : words.write('briefing', properties.missionDescription, wordPlace('mission', 'missionDescription'));
  if (!isEmpty(properties.additionalMissionInfo)) {
    const text = words.write(
      'additional',
      properties.additionalMissionInfo,
      wordPlace('mission', 'additionalMissionInfo'),
    );
    draft.rules.push({ id: draft.nameRule('additional', 'additional'), text, start: true });
  }
  const laid = withFilters(draft, finishedThings(things), things);
  const all: readonly Thing[] = [...laid, entranceOf(draft, map, things)];
  const limit = roundLimitOf(draft);
  const ally = allyFor(draft);
  const improvised = isImprovised(draft, map, all);
  const needs = [...draft.needs];
  const printed = printedMissionOf(draft.source);
  return {
    id: draft.id,
    version: 1,
    title,
    briefing,
    ...(needs.length > 0 && { needs }),
    sections: map.sections.map(({ section, source, tile }) =>
      tile !== undefined || isEmpty(source.name)
        ? section
        : { ...section, name: words.write(`${section.id}.name`, source.name, '') },
    ),
    things: all,
    groups: draft.missionGroups,
    objectives: draft.objectives,
    rules: draft.rules,
    variables: shownVariables(draft),
    scripts: draft.scripts,
    outcomes: outcomesOf(draft),
    ...(limit && { rounds: limit }),
    ...(ally && { ally }),
    ...(deployment && { deployment }),
    ...(printed !== null && { printed }),
    ...(improvised && { improvised: true }),
  };
}

/** Triggers that texts speak of where nobody can fill them in are shown as counters. */
const shownVariables = ({ variables, shown, words, triggers }: MissionDraft): readonly Variable[] => {
  const names = new Map([...triggers.values()].map(({ id, trigger }) => [id, trigger.name]));
  return variables.map((variable) => {
    const name = names.get(variable.id);
    return shown.has(variable.id) && name !== undefined
      ? { ...variable, shown: words.write(`${variable.id}.shown`, name, '') }
      : variable;
  });
};

/** A mission must be able to end well. */
function withEnding(draft: MissionDraft, mission: Mission): Mission {
  if (canBeWon(mission) || liveIn(factsAbout(mission, draft.tools.pack)).world.outcome.has(WON))
    return mission;
  addNote(draft, 'noGoodEnd', {});
  addScript(draft, {
    id: draft.nameScript('is-it-over', 'is-it-over'),
    on: { kind: 'roundEnd' },
    runs: 'always',
    priority: -10,
    do: askForEnd(draft),
  });
  return { ...mission, scripts: draft.scripts };
}

export const neededProducts = (mission: Mission): readonly string[] => needsOf(mission);
