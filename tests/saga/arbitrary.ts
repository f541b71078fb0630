// Any mission that is valid by the format: every field may be missing, null or there, every id may name something or
// nothing. The first tile is one of ours, so that there is a map at all.

import fc from 'fast-check';
import { guid, HALL, NONE, OFFICE, START } from './builder';

const NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
const CARDS = ['DG001', 'DG002', 'DG028', 'DG072', 'A005', 'H1', 'TC1', 'DG999', ''];
/** What means something to us, or is too long for it. */
const ODD_NAMES = [
  'Check End', 'Check change', 'Check Ally', 'Prototype', 'Constructor', '__proto__', 'toString', 'round', 'Heroes', 'Threat level',
  'and', 'Begin', 'Title', 'Info', 'Entrance', 'Round limit', 'One of Alpha', 'Fire Alpha', '1st', '任務', '{{x}}', '$t(y)', 'a.b', '2',
  'Terminal in the northern control room of it', 'x'.repeat(200),
]; // prettier-ignore
const CODES = [
  '{A}',
  '{B}',
  '{H}',
  '{-}',
  '{R1}',
  '{rebel}',
  '{zz}',
  '&Alpha&',
  '&Nobody&',
  '&Prototype&',
  '&$t(x)&',
  '&{{y}}&',
  '{toString}',
  '*2*',
  '<b>',
  '</b>',
];

const text = fc.oneof(
  fc.constantFrom(
    '',
    null,
    'Words.',
    '{Q} Move 3 to attack {R1}.',
    '{A} Move 4 toward {R1}.',
    '$t(x) {{y}} [z]',
  ),
  fc
    .array(fc.oneof(fc.constantFrom(...CODES), fc.string({ maxLength: 8 })), { maxLength: 6 })
    .map((all) => all.join(' ')),
);
const name = fc.oneof(
  fc.constantFrom(...NAMES, '', null),
  fc.constantFrom(...ODD_NAMES),
  fc.string({ maxLength: 12 }),
);
const id = (kind: string) =>
  fc.constantFrom(...NAMES.map((one) => guid(`${kind} ${one}`)), NONE, START, guid('lost'), null, '');
const flag = fc.boolean();
const small = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(-1, 0.5, 100, 999_999));
const some = <T>(item: fc.Arbitrary<T>, maxLength = 3) => fc.array(item, { maxLength });
const loose = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] });
const enumOf = (most: number) => fc.integer({ min: 0, max: most });

const card = fc.constantFrom(...CARDS);
const named = loose({ name, id: card });
const button = loose({
  GUID: id('button'),
  buttonText: fc.oneof(text, name),
  triggerGUID: id('trigger'),
  eventGUID: id('event'),
});
const properties = loose({
  name,
  isActive: flag,
  theText: text,
  entityColor: name,
  buttonActions: some(button),
});
const traits = loose({ useDefaultPriority: flag, incTrooper: flag, incLeader: flag, incHero: flag });
const place = fc
  .tuple(fc.integer({ min: 85, max: 102 }), fc.integer({ min: 85, max: 102 }))
  .map(([x, y]) => `${x * 10},${y * 10}`);
const rotation = fc.constantFrom(0, 90, 180, 270, 45, -90);

const group = loose({
  GUID: id('group'),
  cardName: name,
  cardID: card,
  customInstructionType: enumOf(2),
  customText: text,
  pointList: some(fc.record({ GUID: id('entity') })),
  groupPriorityTraits: traits,
  defeatedTrigger: id('trigger'),
  defeatedEvent: id('event'),
});

/** Fields of all actions at once: each reads its own. */
const action = fc
  .tuple(
    fc.record({ eventActionType: enumOf(30), GUID: fc.oneof(fc.uuid(), fc.constantFrom(NONE, null)) }),
    loose({
      displayName: name,
      theText: text,
      longText: text,
      incRoundCounter: flag,
      pauseThreat: flag,
      endMission: flag,
      triggerList: some(loose({ triggerGUID: id('trigger'), setValue: small, modifyValue: small })),
      threatModifierType: enumOf(2),
      fixedValue: small,
      threatValue: small,
      includeCancel: flag,
      buttonList: some(button),
      enemyName: name,
      deploymentGroup: card,
      threatCost: small,
      useThreat: flag,
      useCustomInstructions: flag,
      canRedeploy: flag,
      canReinforce: flag,
      modification: text,
      repositionInstructions: text,
      deploymentPoint: enumOf(2),
      specificDeploymentPoint: id('entity'),
      enemyGroupData: fc.option(group),
      allyName: name,
      allyID: card,
      setTrigger: id('trigger'),
      setEvent: id('event'),
      isOnslaught: flag,
      threatType: enumOf(2),
      threatLevel: small,
    }),
    loose({
      groupsToAdd: some(named),
      instructionType: enumOf(2),
      targetType: enumOf(4),
      groupType: enumOf(1),
      otherTarget: text,
      specificHero: card,
      groupPriorityTraits: traits,
      readyGroups: some(named),
      exhaustGroups: some(named),
      mapSection: fc.constantFrom(guid('Office'), START, NONE, guid('section Alpha'), null),
      mapSectionRemove: fc.constantFrom(guid('Office'), NONE, NONE, null),
      mapTile: id('tile'),
      mapTileRemove: id('tile'),
      entitiesToModify: some(
        loose({ GUID: fc.uuid(), sourceGUID: id('entity'), entityProperties: properties }),
      ),
      useSpecific: flag,
      repoGroups: some(named),
      resetAll: flag,
      eventGroupGUID: id('eventGroup'),
      inputList: some(
        loose({
          GUID: fc.uuid(),
          theText: text,
          fromValue: small,
          toValue: small,
          triggerGUID: id('trigger'),
          eventGUID: id('event'),
        }),
      ),
      failText: text,
      failEventGUID: id('event'),
      customType: enumOf(2),
      groupAttack: fc.constantFrom('1Blue 2Yellow', '', null, 'Grey', 'nonsense'),
      groupDefense: fc.constantFrom('1Black', '', null),
      surges: text,
      keywords: text,
      abilities: text,
      bonuses: text,
    }),
    loose({
      groupCost: small,
      groupSize: small,
      groupHealth: small,
      groupSpeed: small,
      useThreatMultiplier: flag,
      useDeductCost: flag,
      groupsToRemove: some(named),
      allyGroupsToRemove: some(named),
      groupEnemyToQuery: fc.option(named),
      groupRebelToQuery: fc.option(named),
      foundEvent: id('event'),
      foundTrigger: id('trigger'),
      creditsToModify: small,
      multiplyByHeroCount: flag,
      fameToAdd: small,
      awardsToAdd: small,
      missionID: name,
      customMissionID: name,
      roundLimitModifier: small,
      setLimitTo: small,
      setRoundLimit: flag,
      disableRoundLimit: flag,
      eventGUID: id('event'),
      triggerGUID: id('trigger'),
      countdownTimerName: name,
      countdownTimer: small,
      showPlayerCountdown: flag,
      campaignItems: some(fc.string({ maxLength: 5 })),
      earnedAllies: some(card),
      medpacsToModify: small,
    }),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>);

const conditions = loose({
  isRepeatable: flag,
  isEndOfCurrentRound: flag,
  behaviorAll: flag,
  additionalTriggers: some(loose({ triggerGUID: id('trigger'), triggerValue: small })),
  useStartOfRound: flag,
  startOfRound: small,
  useStartOfEachRound: flag,
  useEndOfRound: flag,
  endOfRound: small,
  useEndOfEachRound: flag,
  useAllHeroesWounded: flag,
  useAnyHeroWounded: flag,
  useHeroWounded: flag,
  heroWounded: card,
  useAllyDefeated: flag,
  allyDefeated: card,
  useAllGroupsDefeated: flag,
  useActivation: flag,
  activationOf: card,
});

const event = (own: string) =>
  fc
    .tuple(conditions, loose({ name, eventText: text, eventActions: some(action, 4) }))
    .map(([when, rest]) => ({ ...when, ...rest, GUID: guid(`event ${own}`) }));

/** Careless writers leave the id out, or write that there is none. */
const eventWithoutId = fc
  .tuple(event('without an id'), fc.constantFrom({ GUID: NONE }, { GUID: null }, { GUID: '' }, {}))
  .map(([one, none]) => ({ ...one, GUID: undefined, ...none }));

const trigger = (own: string) =>
  loose({ name, useReset: flag, initialValue: small, maxValue: small, eventGUID: id('event') }).map(
    (rest) => ({
      name: own,
      ...rest,
      GUID: guid(`trigger ${own}`),
    }),
  );

const entity = (own: string) =>
  fc
    .tuple(
      fc.record({ entityType: enumOf(6), entityPosition: place }),
      loose({
        name,
        entityRotation: rotation,
        mapSectionOwner: fc.constantFrom(START, guid('Office'), guid('section Alpha'), NONE, null),
        entityProperties: properties,
        tokenColor: name,
        Width: small,
        Height: small,
        Duration: small,
        deploymentPointProps: loose({ incImperial: flag, incSmall: flag, incTrooper: flag }),
      }),
    )
    .map(([fixed, rest]) => ({ ...fixed, ...rest, GUID: guid(`entity ${own}`) }));

const tile = loose({
  name,
  entityRotation: rotation,
  tileID: fc.constantFrom('1', '7', '38', '99', ''),
  tileSide: fc.constantFrom('A', 'B', 'C', ''),
  expansion: enumOf(7),
  entityProperties: properties,
  GUID: id('tile'),
}).chain((rest) => place.map((entityPosition) => ({ ...rest, entityPosition })));

const character = loose({
  customCharacterGUID: fc.uuid(),
  cardName: name,
  cardID: fc.constantFrom('TC1', 'TC2'),
  groupAttack: fc.constantFrom('1Red', ''),
  deploymentCard: fc.option(
    loose({
      name,
      cost: small,
      size: small,
      health: small,
      speed: small,
      characterType: enumOf(4),
      surges: some(text),
      groupTraits: some(enumOf(13)),
      attacks: some(enumOf(6)),
    }),
  ),
  cardInstruction: fc.option(loose({ content: some(loose({ instruction: some(text) })) })),
});

const eachOf = <T>(make: (own: string) => fc.Arbitrary<T>) =>
  fc.tuple(...NAMES.map((own) => fc.option(make(own)))).map((all) => all.filter((one) => one !== null));

export const anyMission = fc
  .tuple(
    fc.record({
      missionGUID: fc.uuid(),
      globalEvents: eachOf(event),
      globalTriggers: eachOf(trigger),
      sectionEvents: some(event('of a section'), 1),
      nameless: some(eventWithoutId, 2),
      mapEntities: eachOf(entity),
      tiles: some(tile, 4),
    }),
    loose({
      languageID: fc.constantFrom('English (EN)', 'Deutsch (DE)', '', null),
      initialDeploymentGroups: some(group),
      reservedDeploymentGroups: some(group),
      eventGroups: some(
        loose({
          name,
          GUID: id('eventGroup'),
          repeateable: flag,
          isUnique: flag,
          triggerGUID: id('trigger'),
          missionEvents: some(id('event')),
        }),
      ),
      entityGroups: some(loose({ name, GUID: fc.uuid(), missionEntities: some(id('entity')) })),
      customCharacters: some(character, 2),
    }),
    loose({
      missionName: name,
      missionDescription: text,
      missionInfo: text,
      startingObjective: text,
      startingEvent: id('event'),
      roundLimit: small,
      roundLimitEvent: id('event'),
      useAlternateEventSystem: flag,
      useFixedAlly: enumOf(3),
      fixedAlly: card,
      useBannedAlly: enumOf(3),
      bannedGroups: some(card),
      factionImperial: flag,
      factionMercenary: flag,
      missionType: enumOf(5),
      priorityTargetType: enumOf(4),
      specificHero: card,
      priorityOther: text,
    }),
  )
  .map(
    ([{ tiles, sectionEvents, nameless, ...fixed }, rest, missionProperties]): Record<string, unknown> => ({
      ...rest,
      ...fixed,
      globalEvents: [...fixed.globalEvents, ...nameless],
      missionProperties,
      mapSections: [
        HALL,
        { ...OFFICE, missionEvents: sectionEvents },
        { name: 'Alpha', GUID: guid('section Alpha'), invisibleUntilActivated: true, mapTiles: tiles },
      ],
    }),
  );
