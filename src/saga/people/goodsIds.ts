// The numbers under which the Saga format knows the printed Item and Reward cards, and what we call them.

const TIER_1 =
  'armored-gauntlets bacta-pump balanced-hilt charge-pistol charged-ammo-pack combat-coat-tier-1 ' +
  'combat-vambrace ddc-defender dh-17 dl-44 e-11 emergency-injector extended-haft gaffi-stick hand-cannon ' +
  'marksman-barrel portable-medkit punch-dagger responsive-armor shadowsilk-cloak survival-gear ' +
  'tactical-display tatooine-hunting-rifle under-barrel-hh-4 vibroblade vibroknife vibrosword';
const TIER_2 =
  '434-deathhammer a280 bd-1-vibro-ax bolt-upgrade combat-coat-tier-2 cybernetic-arm double-vibrosword ' +
  'dt-12-heavy-blaster-pistol e-11d ee-3-carbine energized-hilt environment-hazard-suit extra-ammunition ' +
  'focusing-beam high-impact-guard hunters-rifle laminate-armor-tier-2 mandalorian-helmet overcharger ' +
  'plasma-cell polearm r5-astromech slicing-tools spread-barrel stun-baton t-21 vibro-knucklers ' +
  'weighted-head';
const TIER_3 =
  'a-12-sniper-rifle admirals-uniform ancient-lightsaber bo-rifle combat-knife combat-visor ' +
  'concussion-grenades disruption-cell disruptor-pistol dlt-19 dxr-6 electrostaff force-pike hidden-blade ' +
  'laminate-armor-tier-3 modified-energy-cannon personal-shields plastoid-armor power-charger pulse-cannon ' +
  'reinforced-helmet ryyk-blades shock-emitter sniper-scope sporting-blaster supply-pack telescoping-sights valken-38-carbine ' +
  'vibrogenerator';
const CAMPAIGN = 'bardottan-shard inside-source intercepted-plans lessons-of-history scouted-enemies';
const GENERAL =
  'adrenal-implant allied-operations cautious-approach counterparts hondos-treasure intimidation lady-luck ' +
  'lobots-favor nova-cell-leader populist-support quickdraw-holster rebel-recon relief-effort rough-rider ' +
  'tech-specialist the-ways-of-the-force under-the-radar';
const PERSONAL =
  'alliance-efficiency battle-vision bullseye reward-cam-droid desperado fearless-leader haymaker ' +
  'hunt-them-down iron-hand life-debt mandalorian-heritage peacemaker radiant-holocron shadow-suit ' +
  'shu-yens-lightsaber systems-upgrade tech-goggles veteran-prowess wholeness wookiee-roar x-8-upgrade';

const numbered = (cards: string, prefix: string): readonly (readonly [string, string])[] =>
  cards.split(' ').map((card, index) => [`${prefix}${String(index + 1).padStart(2, '0')}`, card] as const);

export const ITEM_IDS: ReadonlyMap<string, string> = new Map([
  ...numbered(TIER_1, 'item1'),
  ...numbered(TIER_2, 'item2'),
  ...numbered(TIER_3, 'item3'),
]);

export const REWARD_IDS: ReadonlyMap<string, string> = new Map([
  ...numbered(CAMPAIGN, 'camp'),
  ...numbered(GENERAL, 'general'),
  ...numbered(PERSONAL, 'personal'),
]);

/** Cards that the boxes hold, but no rule of the app: players keep them and do what they say. */
export const KEPT_REWARDS: ReadonlyMap<string, string> = new Map([
  ['camp06', 'Invigorated by Success'],
  ['camp07', 'Networks Restored'],
  ['camp08', 'Resurgence'],
  ['camp09', 'Strategy Executed'],
  ['number01', 'Heroic (1)'],
  ['number02', 'Heroic (2)'],
  ['number03', 'Heroic (3)'],
  ['number04', 'Legendary (1)'],
  ['number05', 'Legendary (2)'],
]);
