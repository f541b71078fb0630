// Missions in the Saga format, written for these tests in our own words. Together they use every construct of it.

import {
  action,
  button,
  countAnew,
  entity,
  event,
  guid,
  HALL,
  mission,
  NONE,
  OFFICE,
  properties,
  section,
  tile,
  trigger,
} from './builder';

type Json = Readonly<Record<string, unknown>>;

countAnew();

const fires = (name: string): Json => ({ eventGUID: guid(name) });
const raises = (name: string): Json => ({ triggerGUID: guid(name) });
const when = (name: string, value: number): Json => ({
  triggerName: name,
  triggerGUID: guid(name),
  triggerValue: value,
});
const named = (id: string, name: string): Json => ({ id, name });

const group = (id: string, name: string, more: Json = {}): Json => ({
  GUID: guid(`group ${id}`),
  cardName: name,
  cardID: id,
  customInstructionType: 2,
  customText: '',
  pointList: [],
  groupPriorityTraits: { useDefaultPriority: true },
  defeatedTrigger: NONE,
  defeatedEvent: NONE,
  ...more,
});

const changed = (name: string, more: Json): Json => ({
  GUID: guid(`to ${name} ${JSON.stringify(more).length}`),
  sourceGUID: guid(name),
  hasColor: true,
  hasProperties: true,
  entityProperties: properties({ name, ...more }),
});

const ENTRANCE = entity('Entrance', 5, [0, 0], { Width: 2, Height: 2, Duration: 1 });
const LIFT = entity('Lift', 3, [0, 3], { deploymentPointProps: { incHuge: false, incVehicle: false } });
const SHAFT = entity('Shaft', 3, [6, 3], {
  mapSectionOwner: guid('Office'),
  entityProperties: properties({ isActive: false }),
});
const DOOR = entity('Office Door', 6, [5, 1], {
  entityRotation: 90,
  entityProperties: properties({
    isActive: false,
    entityColor: null,
    theText: 'A heavy door. {A}: push it.',
    buttonActions: [button('Push', fires('Door opens'))],
  }),
});

/** Doors, crates, questions, numbers, countdowns, a limit of rounds, groups that come and go. */
export const QUIET_DEPOT: Json = mission(
  {
    missionGUID: guid('quiet depot'),
    globalTriggers: [
      trigger('None (Global)', { GUID: NONE }),
      trigger('Alarm', { maxValue: 5 }),
      trigger('Crates', { initialValue: 1, useReset: true, ...fires('Crate counted') }),
      trigger('Fuse'),
    ],
    globalEvents: [
      event('None (Global)', [], { GUID: NONE }),
      event('Begin', [
        action(1, { theText: 'Every crate you open is heard. Alarm: &Alarm&.' }),
        action(2, {
          theText: 'Open the crates (&Crates&)',
          longText: 'Search the depot before anybody comes.',
        }),
        action(16, { theText: '<b>Hush!</b>\r\nThe guards pay *2* for news.' }),
        action(4, { threatModifierType: 1, fixedValue: 2 }),
        action(29, {
          countdownTimerName: 'Fuse',
          countdownTimer: 3,
          showPlayerCountdown: true,
          ...fires('Bang'),
          ...raises('Fuse'),
        }),
      ]),
      event('Door opens', [
        action(14, {
          mapSection: guid('Office'),
          mapSectionRemove: NONE,
          mapTile: NONE,
          mapTileRemove: NONE,
        }),
        action(15, {
          entitiesToModify: [
            changed('Office Door', { isActive: true, theText: 'It stands open.' }),
            changed('Shaft', { isActive: true }),
            changed('Console', {
              theText: 'A console. {A} {I}: read it.',
              buttonActions: [button('Read', fires('Console'))],
            }),
          ],
        }),
        action(6, {
          enemyName: 'Stormtrooper',
          deploymentGroup: 'DG002',
          deploymentPoint: 1,
          specificDeploymentPoint: guid('Shaft'),
          useThreat: true,
          threatCost: -2,
          modification: 'They have seen you coming.',
          useCustomInstructions: true,
          canReinforce: true,
          canRedeploy: false,
          enemyGroupData: group('DG002', 'Stormtrooper', {
            customInstructionType: 0,
            customText: '{Q} Move 3 to attack {R1}.\n{-} Shout about the door.',
            defeatedTrigger: guid('Alarm'),
          }),
        }),
      ]),
      event('Crate opened', [
        action(3, {
          triggerList: [
            { triggerName: 'Alarm', triggerGUID: guid('Alarm'), setValue: -1, modifyValue: 1 },
            { triggerName: 'Fuse', triggerGUID: guid('Fuse'), setValue: 0, modifyValue: 0 },
          ],
        }),
        action(25, { creditsToModify: 50, multiplyByHeroCount: true }),
        action(15, { entitiesToModify: [changed('Crate', { isActive: false })] }),
        action(19, { eventGroupGUID: guid('Rumours') }),
      ]),
      event('Crate counted', [action(16, { theText: 'One more.' })], { isRepeatable: true }),
      event('Rumour one', [action(16, { theText: 'A guard coughs.' })]),
      event('Rumour two', [action(16, { theText: 'A pipe drips.' })]),
      event('Console', [
        action(5, {
          theText: 'Alarm stands at &Alarm&. Copy the list?',
          includeCancel: true,
          buttonList: [button('Copy', fires('Copied')), button('Smash', raises('Alarm'))],
        }),
      ]),
      event('Copied', [
        action(20, {
          theText: 'How many {I} successes?',
          inputList: [
            {
              GUID: guid('few'),
              theText: 'Slow.',
              fromValue: 0,
              toValue: 1,
              triggerGUID: guid('Alarm'),
              eventGUID: NONE,
            },
            {
              GUID: guid('many'),
              theText: 'Done.',
              fromValue: 2,
              toValue: -1,
              triggerGUID: NONE,
              eventGUID: guid('Won'),
            },
          ],
          failText: 'Nothing.',
          failTriggerGUID: NONE,
          failEventGUID: guid('Loud'),
        }),
      ]),
      event(
        'Loud',
        [
          action(8, { deploymentPoint: 0, isOnslaught: true }),
          action(8, {
            deploymentPoint: 1,
            specificDeploymentPoint: guid('Lift'),
            useThreat: true,
            threatCost: 1,
          }),
          action(9, { threatType: 1, fixedValue: 6, deploymentPoint: 0 }),
          action(10, { groupsToAdd: [named('DG009', 'Royal Guard')] }),
          action(22, { groupsToRemove: [named('DG002', 'Stormtrooper')], allyGroupsToRemove: [] }),
        ],
        { additionalTriggers: [when('Alarm', 3)] },
      ),
      event('Bang', [
        action(28, { roundLimitModifier: 1 }),
        action(29, { countdownTimerName: 'Fuse', countdownTimer: -1 }),
        action(16, { theText: 'Something explodes, far away.' }),
      ]),
      event('Patrol', [action(12, { targetType: 3, groupType: 0, otherTarget: 'the closest crate' })], {
        useStartOfRound: true,
        startOfRound: 2,
      }),
      event('Every start', [action(4, { threatModifierType: 2, threatValue: 1 })], {
        useStartOfEachRound: true,
        isRepeatable: true,
      }),
      event('Every end', [action(3, { triggerList: [{ triggerGUID: guid('Fuse'), setValue: 1 }] })], {
        useEndOfEachRound: true,
        isRepeatable: true,
      }),
      event('Late', [action(11, { theText: 'Block the door.', instructionType: 1, groupsToAdd: [] })], {
        useEndOfRound: true,
        endOfRound: 3,
      }),
      event('Lost', [action(16, { theText: 'The heroes have lost.' }), action(0, { endMission: true })], {
        useAllHeroesWounded: true,
      }),
      event('Won', [
        action(16, { theText: 'The heroes win!' }),
        action(24, { xpToAdd: 1 }),
        action(0, { endMission: true }),
      ]),
      event('Out of time', [action(0, { endMission: true })]),
    ],
    mapEntities: [
      ENTRANCE,
      LIFT,
      SHAFT,
      DOOR,
      entity('Crate', 2, [3, 3], {
        entityProperties: properties({
          name: 'Crate',
          theText: 'Nailed shut. {A}: open it.',
          buttonActions: [button('Open', { ...fires('Crate opened'), ...raises('Crates') })],
        }),
      }),
      entity('Console', 1, [7, 1], { mapSectionOwner: guid('Office') }),
    ],
    initialDeploymentGroups: [
      group('DG001', 'Stormtrooper', {
        pointList: [{ GUID: guid('Lift') }, { GUID: guid('Lift') }, { GUID: guid('Lift') }],
        groupPriorityTraits: { useDefaultPriority: false, incSmuggler: true },
        defeatedEvent: guid('Every start'),
      }),
    ],
    reservedDeploymentGroups: [group('DG002', 'Stormtrooper')],
    eventGroups: [
      {
        name: 'Rumours',
        GUID: guid('Rumours'),
        repeateable: true,
        isUnique: true,
        triggerGUID: guid('Fuse'),
        missionEvents: [guid('Rumour one'), guid('Rumour two')],
      },
    ],
  },
  {
    missionName: 'The Quiet Depot',
    missionDescription: 'A depot at night, and somebody is paid to count the crates.',
    missionInfo: 'Doors are heavy here.',
    additionalMissionInfo: 'For patient people.',
    startingObjective: 'Get in',
    startingEvent: guid('Begin'),
    roundLimit: 6,
    roundLimitEvent: guid('Out of time'),
    missionType: 1,
    bannedGroups: ['DG014'],
    changeRepositionOverride: {
      GUID: guid('repo'),
      eventActionType: 17,
      theText: 'Toward the office.',
      useSpecific: false,
      repoGroups: [],
    },
  },
);

/** The other system of events, allies, a character of its own, custom figures, tiles that come and go. */
export const LAST_CUSTOMER: Json = mission(
  {
    missionGUID: guid('last customer'),
    mapSections: [
      HALL,
      {
        ...OFFICE,
        missionEvents: [event('Old place for events', [action(16, { theText: 'From a section.' })])],
      },
      section('Annex', [
        tile(22, 'B', [0, 4], { GUID: guid('floor'), entityProperties: properties({ isActive: false }) }),
        tile(23, 'B', [4, 4], { GUID: guid('cellar') }),
      ]),
      section('Only things', []),
    ],
    globalTriggers: [trigger('None (Global)', { GUID: NONE }), trigger('Steps'), trigger('Found')],
    globalEvents: [
      event('None (Global)', [], { GUID: NONE }),
      event('Begin', [
        action(7, {
          allyName: 'A friend',
          allyID: 'A002',
          setEvent: guid('Friend down'),
          deploymentPoint: 1,
          specificDeploymentPoint: guid('Lift'),
          useThreat: true,
        }),
        action(21, {
          customType: 2,
          attackType: 1,
          groupAttack: '1Red 1Yellow',
          groupDefense: '1Black',
          surges: '{B}: +1 {H}\n{B}: Something else',
          bonuses: 'RAGE: It is angry.',
          keywords: 'Reach\n+1 {G}\nUnheard of',
          abilities: 'GRUMBLE: It grumbles.',
          groupCost: 4,
          groupRedeployCost: 2,
          groupSize: 2,
          groupHealth: 4,
          groupSpeed: 4,
          useThreatMultiplier: true,
          useDeductCost: true,
          useCustomInstructions: true,
          deploymentPoint: 0,
          enemyGroupData: group(guid('bouncer'), 'Bouncers', { customText: '{A} Move 4 toward {R1}.' }),
        }),
        action(21, {
          customType: 0,
          groupAttack: 'Blue',
          groupSize: 1,
          enemyGroupData: group(guid('cook'), 'The cook'),
        }),
        action(6, {
          deploymentGroup: 'TC1',
          enemyName: 'The Landlord',
          deploymentPoint: 0,
          enemyGroupData: group('TC1', 'The Landlord'),
        }),
        action(14, { mapSection: guid('Annex') }),
        action(14, { mapTile: guid('floor') }),
        action(14, { mapTileRemove: guid('floor') }),
        action(14, { mapSection: guid('Only things') }),
      ]),
      event(
        'Step',
        [
          action(3, { triggerList: [{ triggerGUID: guid('Steps'), setValue: -1, modifyValue: 1 }] }),
          action(13, {
            readyGroups: [named('DG004', 'Imperial Officer')],
            exhaustGroups: [named('TC1', 'The Landlord')],
          }),
          action(17, {
            theText: 'Toward the bar.',
            useSpecific: true,
            repoGroups: [named('DG004', 'Imperial Officer')],
          }),
          action(12, {
            targetType: 1,
            groupType: 1,
            specificHero: 'H1',
            percentChance: 50,
            groupsToAdd: [named('DG004', 'Imperial Officer')],
          }),
          action(12, {
            targetType: 4,
            groupType: 0,
            groupPriorityTraits: { useDefaultPriority: false, incLeader: true },
          }),
          action(12, { targetType: 2, groupType: 0, specificAlly: 'A002' }),
          action(12, { targetType: 0, groupType: 0 }),
          action(11, {
            theText: '{A} Move 4 toward {R1}.',
            instructionType: 0,
            groupsToAdd: [named('DG004', 'Imperial Officer')],
          }),
          action(18, { groupsToAdd: [], resetAll: true }),
          action(23, {
            groupEnemyToQuery: named('DG004', 'Imperial Officer'),
            groupRebelToQuery: null,
            foundEvent: guid('Officer there'),
            foundTrigger: guid('Found'),
          }),
          action(23, {
            groupEnemyToQuery: null,
            groupRebelToQuery: named('A002', 'Rebel Trooper'),
            foundTrigger: guid('Found'),
            foundEvent: NONE,
          }),
        ],
        { isRepeatable: true },
      ),
      event('Officer there', [action(16, { theText: 'He salutes.' })], {
        isRepeatable: true,
        isEndOfCurrentRound: true,
      }),
      event('Friend down', [action(16, { theText: 'Your friend falls.' })]),
      event('Friend is down', [action(2, { theText: '', longText: 'Avenge your friend.' })], {
        useAllyDefeated: true,
        allyDefeated: 'A002',
      }),
      event('Officer acts', [action(16, { theText: 'The officer looks about.' })], {
        useActivation: true,
        activationOf: 'DG004',
      }),
      event('Nobody left', [action(0, { incRoundCounter: true, pauseDeployment: true, pauseThreat: true })], {
        useAllGroupsDefeated: true,
        useStartOfRound: true,
        startOfRound: 9,
        behaviorAll: false,
      }),
      event('Somebody hurt', [action(0, { unpauseDeployment: true, unpauseThreat: true })], {
        useAnyHeroWounded: true,
      }),
      event('Somebody gone', [action(16, { theText: 'One less.' })], {
        useAnyHeroDefeated: true,
        isRepeatable: true,
      }),
      event('Diala hurt', [action(16, { theText: 'She stumbles.' })], {
        useHeroWounded: true,
        heroWounded: 'H1',
      }),
      event('Diala gone', [action(16, { theText: 'She is gone.' })], {
        useHeroWithdraws: true,
        heroWithdraws: 'H1',
      }),
      event('Both', [action(16, { theText: 'Three steps or found.' })], {
        behaviorAll: false,
        additionalTriggers: [when('Steps', 3), when('Found', 2)],
      }),
      event(
        'Spoils',
        [
          action(26, { fameToAdd: 2, awardsToAdd: 1 }),
          action(27, { missionID: 'Custom', customMissionID: guid('quiet depot') }),
          action(30, {
            campaignItems: ['I7'],
            campaignRewards: [],
            earnedVillains: ['DG072'],
            earnedAllies: ['A005'],
            medpacsToModify: 1,
            threatToModify: 2,
          }),
          action(0, { endMission: true }),
        ],
        { additionalTriggers: [when('Steps', 6)] },
      ),
      event('Down', [action(0, { endMission: true })], { useAllHeroesWounded: true }),
      event('Last call', [action(0, { endMission: true })]),
      event(
        'Extend',
        [
          action(28, { setRoundLimit: true, setLimitTo: 5, ...fires('Last call') }),
          action(28, { disableRoundLimit: false, roundLimitModifier: 1 }),
        ],
        { useStartOfRound: true, startOfRound: 2 },
      ),
    ],
    mapEntities: [
      ENTRANCE,
      LIFT,
      entity('Bar', 4, [2, 0], {
        tokenColor: 'Red',
        markerType: 1,
        entityProperties: properties({
          name: 'Bar',
          theText: 'Step up?',
          buttonActions: [button('Step', fires('Step'))],
        }),
      }),
      entity('Stool', 4, [3, 0], { tokenColor: 'Blue', markerType: 2 }),
      entity('Corner', 5, [2, 2], {
        Width: 1,
        Height: 1,
        Duration: 0,
        entityProperties: properties({
          name: 'Corner',
          theText: 'A dark corner.',
          buttonActions: [button('Hide', fires('Step'))],
        }),
      }),
      entity('Bottle', 4, [3, 3], { mapSectionOwner: guid('Only things') }),
    ],
    entityGroups: [
      {
        name: 'Furniture',
        GUID: guid('Furniture'),
        repeateable: false,
        triggerGUID: NONE,
        missionEntities: [guid('Bar'), guid('Stool')],
      },
    ],
    initialDeploymentGroups: [group('DG004', 'Imperial Officer', { pointList: [{ GUID: NONE }] })],
    customCharacters: [
      {
        customCharacterGUID: guid('landlord'),
        cardName: 'The Landlord',
        cardSubName: 'Keeper of the tab',
        cardID: 'TC1',
        groupAttack: '1Red 1Green',
        groupDefense: '1Black',
        groupPriorityTraits: { useDefaultPriority: true },
        deploymentCard: {
          name: 'The Landlord',
          id: 'TC1',
          characterType: 3,
          faction: 'Mercenary',
          cost: 5,
          rcost: 0,
          size: 1,
          health: 9,
          speed: 4,
          traits: ['Brawler'],
          groupTraits: [4],
          attacks: [3, 4],
          defense: ['Black'],
          attackType: 'Melee',
          miniSize: 0,
          surges: ['{B}: Pierce 1', '{B}{B}: +2 {H}'],
          keywords: ['Cleave 1'],
          abilities: [{ name: 'Tab', text: 'Everybody owes.' }],
          isElite: true,
        },
        bonusEffect: { bonusID: 'TC1', effects: ['LAST ROUND: He pours.'] },
        cardInstruction: {
          instName: 'The Landlord',
          instID: 'TC1',
          content: [
            { instruction: ['{Q} Move 4 to attack {R1}.', '{A} Pour a drink.', '{A} Glare at everybody.'] },
          ],
        },
        canRedeploy: false,
        useThreatMultiplier: false,
        heroSkills: [],
      },
    ],
  },
  {
    missionName: 'The Last Customer',
    missionDescription: 'He will not leave.',
    startingEvent: guid('Begin'),
    roundLimit: 4,
    roundLimitEvent: guid('Last call'),
    useAlternateEventSystem: true,
    useFixedAlly: 1,
    useBannedAlly: 3,
    bannedAlly: 'A001',
    multipleBannedAllies: ['A001', 'A005'],
    priorityTargetType: 3,
    priorityOther: 'the till',
  },
);

/** Almost nothing in it: no events, no entities, no end. */
export const EMPTY_ROOM: Json = mission(
  { missionGUID: guid('empty room') },
  { missionName: 'An Empty Room' },
);

/** A fixed ally, nobody else may come; section that is taken away; a door that stands open. */
export const OPEN_HOUSE: Json = mission(
  {
    missionGUID: guid('open house'),
    globalEvents: [
      event('Begin', [action(14, { mapSection: guid('Office') })]),
      event('Leave', [action(14, { mapSectionRemove: guid('Office') }), action(0, { endMission: true })], {
        useEndOfRound: true,
        endOfRound: 2,
      }),
    ],
    mapEntities: [ENTRANCE, LIFT, { ...DOOR, entityProperties: properties({ isActive: true }) }],
  },
  {
    missionName: 'Open House',
    startingEvent: guid('Begin'),
    useFixedAlly: 0,
    fixedAlly: 'A005',
    priorityTargetType: 1,
    specificHero: 'H2',
    missionType: 'Forced',
  },
);

export const COLLECTION: Readonly<Record<string, Json>> = {
  'the-quiet-depot': QUIET_DEPOT,
  'the-last-customer': LAST_CUSTOMER,
  'an-empty-room': EMPTY_ROOM,
  'open-house': OPEN_HOUSE,
};

/** The first of them in German, as far as somebody got. */
export const DEPOT_IN_GERMAN: Json = {
  languageID: 'Deutsch (DE)',
  missionProperties: { missionName: 'Das stille Depot', missionDescription: 'Ein Depot bei Nacht.' },
  events: [{ eventName: 'Bang', GUID: guid('Bang'), eventText: 'Es kracht.', eventActions: [] }],
  mapEntities: [
    {
      entityName: 'Crate',
      GUID: guid('Crate'),
      mainText: 'Zugenagelt. {A}: öffnen.',
      buttonList: [{ GUID: guid('bOpen'), theText: 'Öffnen' }],
    },
  ],
  initialGroups: [],
};

export const CAMPAIGN: Json = {
  packageVersion: '2',
  GUID: guid('campaign'),
  campaignName: 'Two Nights',
  campaignInstructions: 'Play them in order.',
  campaignIconName: 'icon.png',
  campaignMissionItems: [
    {
      GUID: guid('i1'),
      missionGUID: guid('quiet depot'),
      missionName: 'The Quiet Depot',
      customMissionIdentifier: guid('quiet depot'),
    },
    {
      GUID: guid('i2'),
      missionGUID: guid('last customer'),
      missionName: 'The Last Customer',
      customMissionIdentifier: '',
    },
  ],
  campaignStructure: [
    {
      missionType: 0,
      missionID: guid('last customer'),
      threatLevel: 2,
      itemTier: ['1'],
      expansionCode: 'Imported',
    },
    { missionType: 1, missionID: NONE, threatLevel: 3, itemTier: ['1', '2'] },
    { missionType: 5, missionID: guid('quiet depot'), threatLevel: 4, itemTier: ['3'] },
  ],
  campaignTranslationItems: [
    {
      fileName: 'depot_DE.json',
      isInstruction: false,
      assignedMissionGUID: guid('quiet depot'),
      assignedMissionName: 'The Quiet Depot',
    },
  ],
};
