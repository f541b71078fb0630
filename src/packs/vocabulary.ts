// The traits printed on figures and gear, in our spelling. Closed lists, so that a slip of the pen in content is
// found when it is loaded and not when a mission asks for a trait that nobody has.

export const FIGURE_TRAITS = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;
export type FigureTrait = (typeof FIGURE_TRAITS)[number];

export const GEAR_TRAITS = [
  'accessory',
  'ammunition',
  'armor',
  'balance',
  'barrel',
  'blade',
  'blaster',
  'club',
  'consumable',
  'disruptor',
  'droid',
  'energy',
  'enhancement',
  'explosive',
  'fist',
  'heavy',
  'helmet',
  'impact',
  'intel',
  'light',
  'lightsaber',
  'medical',
  'medium',
  'modification',
  'pistol',
  'projectile',
  'rifle',
  'sights',
  'staff',
  'tool',
  'valuable',
] as const;
export type GearTrait = (typeof GEAR_TRAITS)[number];
