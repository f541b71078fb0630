// The closed lists of the Saga format, in its own order: some files hold the number of a word, some the word.

export const EXPANSIONS = ['Core', 'Twin', 'Hoth', 'Bespin', 'Jabba', 'Empire', 'Lothal', 'Other'] as const;
export const ENTITY_TYPES = [
  'Tile',
  'Terminal',
  'Crate',
  'DeploymentPoint',
  'Token',
  'Highlight',
  'Door',
] as const;
export const ACTION_TYPES = [
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'G6',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'GM1',
  'GM2',
  'GM3',
  'M1',
  'M2',
  'G7',
  'GM4',
  'GM5',
  'G8',
  'G9',
  'D6',
  'GM6',
  'GM7',
  'CM1',
  'CM2',
  'CM3',
  'CM4',
  'G10',
  'G11',
  'CM5',
] as const;
export const INSTRUCTION_TYPES = ['Top', 'Bottom', 'Replace'] as const;
export const THREAT_MODIFIERS = ['None', 'Fixed', 'Multiple'] as const;
export const YES_NO_ALL = ['Yes', 'No', 'All', 'Multi'] as const;
export const TARGET_TYPES = ['Rebel', 'Hero', 'Ally', 'Other', 'Trait'] as const;
export const DEPLOYMENT_SPOTS = ['Active', 'Specific', 'None'] as const;
export const GROUP_TYPES = ['All', 'Specific'] as const;
export const MARKER_TYPES = ['Neutral', 'Rebel', 'Imperial'] as const;
export const MISSION_TYPES = ['Story', 'Side', 'Forced', 'Introduction', 'Interlude', 'Finale'] as const;
export const AGENDA_TYPES = ['NotSet', 'Rebel', 'Imperial'] as const;
export const DICE = ['White', 'Black', 'Yellow', 'Red', 'Green', 'Blue', 'Grey'] as const;
export const ATTACK_TYPES = ['Ranged', 'Melee', 'None'] as const;
export const FIGURE_SIZES = ['Small1x1', 'Medium1x2', 'Large2x2', 'Huge2x3'] as const;
export const TRAITS = [
  'Trooper',
  'Leader',
  'HeavyWeapon',
  'Guardian',
  'Brawler',
  'Droid',
  'Vehicle',
  'Hunter',
  'Creature',
  'Smuggler',
  'Spy',
  'ForceUser',
  'Wookiee',
  'Hero',
] as const;
export const CHARACTER_TYPES = ['Hero', 'Ally', 'Imperial', 'Villain', 'Rebel'] as const;

export type ActionType = (typeof ACTION_TYPES)[number];
export type EntityType = (typeof ENTITY_TYPES)[number];
export type SagaTrait = (typeof TRAITS)[number];

/** No id: nothing, or as a place to deploy whichever is active. */
export const NO_GUID = '00000000-0000-0000-0000-000000000000';
/** As a place to deploy: none, the players are told. As a section: the one that lies at the start. */
export const ONE_GUID = '11111111-1111-1111-1111-111111111111';
