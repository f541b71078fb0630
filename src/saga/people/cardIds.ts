// The numbers under which the Saga format knows the printed cards, and what we call them. Boxes that hold a card twice
// have two numbers for it: two groups that may be in play at the same time.

const ENEMIES =
  'stormtrooper stormtrooper stormtrooper-elite imperial-officer imperial-officer imperial-officer-elite ' +
  'e-web-engineer e-web-engineer-elite royal-guard royal-guard-elite probe-droid probe-droid probe-droid-elite ' +
  'at-st trandoshan-hunter trandoshan-hunter-elite nexu nexu-elite ' +
  'heavy-stormtrooper heavy-stormtrooper-elite tusken-raider tusken-raider-elite ' +
  'snowtrooper snowtrooper-elite sc2-m-repulsor-tank hk-assassin-droid hk-assassin-droid-elite wampa wampa-elite ' +
  'ugnaught-tinkerer ugnaught-tinkerer ugnaught-tinkerer-elite wing-guard wing-guard wing-guard-elite ' +
  'jet-trooper jet-trooper jet-trooper-elite gamorrean-guard gamorrean-guard gamorrean-guard-elite ' +
  'weequay-pirate weequay-pirate weequay-pirate-elite rancor ' +
  'at-dp riot-trooper riot-trooper riot-trooper-elite sentry-droid sentry-droid sentry-droid-elite ' +
  'clawdite-shapeshifter clawdite-shapeshifter clawdite-shapeshifter-elite ' +
  'death-trooper death-trooper death-trooper-elite death-trooper-elite loth-cat loth-cat-elite ' +
  'dewback-rider hired-gun hired-gun-elite bantha-rider jawa-scavenger jawa-scavenger-elite ' +
  'isb-infiltrator isb-infiltrator-elite';
const VILLAINS =
  'ig-88 darth-vader general-weiss royal-guard-champion kayn-somos boba-fett dengar general-sorin agent-blaise bossk ' +
  'jabba-the-hutt captain-terro emperor-palpatine maul thrawn hondo-ohnaka the-grand-inquisitor 0-0-0 bt-1 greedo';
const ALLIES =
  'luke-skywalker rebel-trooper rebel-saboteur chewbacca han-solo c-3po r2-d2 leia-organa echo-base-trooper ' +
  'lando-calrissian luke-skywalker-jedi-knight alliance-ranger ahsoka-tano ezra-bridger kanan-jarrus sabine-wren ' +
  'zeb-orrelios obi-wan-kenobi hera-syndulla c1-10p alliance-smuggler alliance-smuggler-elite wookiee-warrior ' +
  'wookiee-warrior-elite alliance-ranger-elite echo-base-trooper-elite rebel-saboteur-elite rebel-trooper-elite';
const HEROES =
  'diala-passil fenn-signis gaarkhan gideon-argus jyn-odan mak-eshkarey biv-bodhrik saska-teft loku-kanoloa mhd-19 ' +
  'verena-talos davith-elso murne-rin onar-koma shyla-varad vinto-hreeda drokkatta jarrod-kelvin ko-tun-feralo ' +
  'ct-1701 tress-hacnua';

const numbered = (
  cards: string,
  first: number,
  id: (number: number) => string,
): readonly (readonly [string, string])[] =>
  cards.split(' ').map((card, index) => [id(first + index), card] as const);

const enemyId = (number: number): string => `DG${String(number).padStart(3, '0')}`;

/** Groups of the Empire that may be drawn, by their numbers. */
export const ENEMY_CARDS: ReadonlyMap<string, string> = new Map(numbered(ENEMIES, 1, enemyId));

/** Every printed card by its number. */
export const CARD_IDS: ReadonlyMap<string, string> = new Map([
  ...ENEMY_CARDS,
  ...numbered(VILLAINS, 71, enemyId),
  ...numbered(ALLIES, 1, (number) => `A${String(number).padStart(3, '0')}`),
]);

export const HERO_IDS: ReadonlyMap<string, string> = new Map(numbered(HEROES, 1, (number) => `H${number}`));
