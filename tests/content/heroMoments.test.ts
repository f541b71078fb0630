// The cards that come with the app, at their moments outside of attacks: what happens by itself, what is offered, to whom.

import { beforeAll, describe, expect, it } from 'vitest';
import {
  advance,
  endingOffers,
  heroIn,
  makePlay,
  momentOffers,
  openOffers,
  testOffers,
  turnOffers,
  testUsesOf,
  testDice,
  testBonus,
  type Command,
  type Event,
  type Game,
  type MomentOffer,
  type Play,
} from '../../src/mission';
import type { HeroActor } from '../../src/mission/actor';
import type { Kit } from '../../src/mission/kit';
import { kitFor, type Pack } from '../../src/packs';
import type { Moment, Point } from '../../src/rules';
import { figureState, heroState, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { builtIn } from './missions';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Hero = {
  readonly id: string;
  readonly cards?: readonly string[];
  readonly at?: Point | null;
  readonly strain?: number;
  readonly damage?: number;
  readonly conditions?: Game['figures'][string]['conditions'];
  readonly actor?: Partial<HeroActor>;
};
type Table = { readonly play: Play; readonly game: Game };

/** The hall of the sample, 4 by 3, and beside it the cell with three troopers at the far wall; the door is open. */
function table(heroes: readonly Hero[], change: Partial<Game> = {}): Table {
  const party = {
    heroes: heroes.map(({ id, cards = [] }) => ({ id, gear: cards.map((card) => ({ id: card, on: null })) })),
  };
  // A party has two heroes at least; who stands on the map is up to the test.
  const others = [FENN, DIALA].filter((id) => heroes.every((hero) => hero.id !== id)).map((id) => ({ id }));
  const real = kitFor(pack, 'first-steps', { heroes: [...party.heroes, ...others].slice(0, 4) }, []);
  if (!real.ok) throw new Error(real.error.code);
  const kit = withDroids({ ...sampleKit(), heroes: real.value.heroes, gear: real.value.gear ?? {} });
  const plain = sampleGame(kit, {
    tracked: true,
    actors: heroes.map(({ id, cards = [], actor }) =>
      heroState(id, { gear: cards.map((card) => ({ id: card, on: null })), ...actor }),
    ),
    figures: Object.fromEntries(
      heroes.map(({ id, at = null, strain = 0, damage = 0, conditions = [] }) => [
        id,
        figureState(id, 'hero', { at, strain, damage, conditions }),
      ]),
    ),
    moments: { open: [], used: [] },
    ...change,
  });
  const { map } = plain;
  const things = { ...map.things, door: { onMap: true, door: 'open' as const } };
  const open = { ...plain, map: { ...map, sections: ['hall', 'cell'], things } };
  return { play: makePlay(kit), game: withTroopers(open) };
}

/** Cards ask for droids and for troopers: these are both. */
function withDroids(kit: Kit): Kit {
  const { trooper } = kit.cards;
  if (!trooper) throw new Error('no troopers');
  const facts = { ...trooper.figure.facts, traits: ['droid', 'trooper'] as const };
  return { ...kit, cards: { ...kit.cards, trooper: { ...trooper, figure: { ...trooper.figure, facts } } } };
}

function told({ play, game }: Table, ...commands: readonly Command[]): Table & { events: readonly Event[] } {
  return commands.reduce<Table & { events: readonly Event[] }>(
    (now, command) => {
      const next = advance(play, now.game, command);
      if (!next.ok) throw new Error(`${command.kind}: ${next.error.code}`);
      return { play, ...next.value };
    },
    { play, game, events: [] },
  );
}

const begin = (who: string): Command => ({ kind: 'beginActivation', who });
const end = (who: string): Command => ({ kind: 'endActivation', who, upkeep: true });
const rest: Command = { kind: 'takeAction', as: 'rest' };
const names = (offers: readonly MomentOffer[]) => offers.map(({ offer }) => offer.name);
const open = ({ play, game }: Table) => names(openOffers(play, game));
const gave = (events: readonly Event[]) => events.filter((event) => event.kind === 'cardGave');
const use = (hero: string, from: string, more: object = {}): Command => ({
  kind: 'useCard',
  hero,
  from,
  place: 0,
  ...more,
});
const strainOf = ({ game }: Table, id: string) => game.figures[id]?.strain;

const FENN = 'fenn-signis';
const DIALA = 'diala-passil';
const GIDEON = 'gideon-argus';

describe('the end of an activation', () => {
  const fenn = (friend: Point | null, strain = 2) =>
    table([
      { id: FENN, at: [0, 0], strain },
      { id: DIALA, at: friend },
    ]);

  it('[7.11] Lone Wolf: with no friend adjacent Fenn recovers 1 strain, once, and the log says so', () => {
    const ended = told(fenn([3, 2]), begin(FENN), end(FENN));
    expect(strainOf(ended, FENN)).toBe(1);
    expect(gave(ended.events)).toEqual([
      { kind: 'cardGave', card: 'Lone Wolf', figure: FENN, gave: { strainRecovered: 1 } },
    ]);
    expect(open(ended)).not.toContain('Lone Wolf');
  });

  it('[7.11] with a friend adjacent it does not, and nobody is reminded of it', () => {
    const ended = told(fenn([1, 1]), begin(FENN), end(FENN));
    expect(strainOf(ended, FENN)).toBe(2);
    expect(gave(ended.events)).toEqual([]);
    expect(open(ended)).not.toContain('Lone Wolf');
  });

  it('[7.11] without strain nothing is said, and without a known place of the friend the app reminds', () => {
    expect(gave(told(fenn([3, 2], 0), begin(FENN), end(FENN)).events)).toEqual([]);
    const unseen = told(fenn(null), begin(FENN), end(FENN));
    expect(strainOf(unseen, FENN)).toBe(2);
    expect(open(unseen)).toContain('Lone Wolf');
  });

  it('[7.11] in told play the app only reminds, and the tap takes the card off the list', () => {
    const { play, game } = fenn(null);
    const ended = told({ play, game: { ...game, tracked: false } }, begin(FENN), end(FENN));
    expect(open(ended)).toContain('Lone Wolf');
    const used = told(ended, use(FENN, 'Lone Wolf'));
    expect(open(used)).not.toContain('Lone Wolf');
    expect(strainOf(used, FENN)).toBe(2);
  });

  it('[7.11] nothing is asked about before a turn ends where nothing has to be decided', () => {
    const { play, game } = told(fenn([3, 2]), begin(FENN));
    expect(endingOffers(play, game, FENN)).toEqual([]);
  });

  it('[7.11] what costs something is asked about first: Ko-Tun may give a token, once', () => {
    const ko = told(
      table([
        { id: 'ko-tun-feralo', at: [0, 0] },
        { id: DIALA, at: [1, 1] },
      ]),
      begin('ko-tun-feralo'),
    );
    const [asked] = endingOffers(ko.play, ko.game, 'ko-tun-feralo');
    expect(asked).toMatchObject({ on: [DIALA], alone: true, tokens: ['damage', 'block'], over: 0 });
    const used = told(ko, use('ko-tun-feralo', asked?.offer.from ?? '', { on: DIALA, token: 'block' }));
    expect(used.game.figures[DIALA]?.powerTokens).toEqual(['block']);
    expect(used.game.figures['ko-tun-feralo']).toMatchObject({ strain: 1, powerTokens: ['block'] });
    expect(endingOffers(used.play, used.game, 'ko-tun-feralo')).toEqual([]);
  });

  it('[7.11] MHD-19 becomes Focused only in a turn without an attack', () => {
    const start = told(table([{ id: 'mhd-19', at: [0, 0] }, { id: DIALA, at: [3, 2] }]), begin('mhd-19')); // prettier-ignore
    expect(told(start, end('mhd-19')).game.figures['mhd-19']?.conditions).toEqual(['focused']);
    const attacked = told(start, { kind: 'takeAction', as: 'attack' }, end('mhd-19'));
    expect(attacked.game.figures['mhd-19']?.conditions).toEqual([]);
    expect(open(attacked)).toEqual([]);
  });

  it('[7.11] a game from before keeps no moments: nothing happens by itself', () => {
    const { play, game } = fenn([3, 2]);
    const { moments: _none, ...old } = game;
    const ended = told({ play, game: old }, begin(FENN), end(FENN));
    expect(strainOf(ended, FENN)).toBe(2);
    expect(ended.game.moments).toBeUndefined();
  });
});

describe('the start of an activation', () => {
  const start = () =>
    told(
      table([
        { id: FENN, at: [0, 0], cards: ['fenn-signis-tactical-movement'] },
        { id: DIALA, at: [1, 1] },
        { id: GIDEON, at: [4, 2] },
      ]),
      begin(FENN),
    );

  it('[7.11] Tactical Movement: for Fenn or a friend within 3 spaces, and only until something is done', () => {
    const now = start();
    expect(openOffers(now.play, now.game)).toMatchObject([
      { hero: FENN, on: [FENN, DIALA], offer: { name: 'Tactical Movement' } },
    ]);
    expect(open(told(now, { kind: 'moveFigure', figure: FENN, to: [0, 1] }))).toEqual([]);
    const used = told(now, use(FENN, 'fenn-signis-tactical-movement', { on: FENN }));
    expect(open(used)).toEqual([]);
    expect(used.game.turn?.gained).toBe(2);
  });

  it('[7.11] Deadly Grace gives Shyla her movement points by itself', () => {
    const begun = told(table([{ id: 'shyla-varad', at: [0, 0], cards: ['shyla-varad-deadly-grace'] }]), begin('shyla-varad')); // prettier-ignore
    expect(begun.game.turn?.gained).toBe(2);
    expect(gave(begun.events)).toMatchObject([{ card: 'shyla-varad-deadly-grace', gave: { movement: 2 } }]);
  });
});

describe('rest, move, damage and defeat', () => {
  it('[7.11] Battle Meditation: after a rest, for Diala or a friend, with a test of insight', () => {
    const rested = told(table([{ id: DIALA, at: [0, 0], cards: ['diala-passil-battle-meditation'] }, { id: FENN, at: [2, 0] }]), begin(DIALA), rest); // prettier-ignore
    const [offer] = openOffers(rested.play, rested.game);
    expect(offer).toMatchObject({
      on: [DIALA, FENN],
      tests: ['insight'],
      offer: { name: 'Battle Meditation' },
    });
    const from = offer?.offer.from ?? '';
    const passed = { tested: { attribute: 'insight', passed: true }, on: FENN };
    expect(told(rested, use(DIALA, from, passed)).game.figures[FENN]?.conditions).toEqual(['focused']);
    const failed = { tested: { attribute: 'insight', passed: false }, on: FENN };
    expect(told(rested, use(DIALA, from, failed)).game.figures[FENN]?.conditions).toEqual([]);
    expect(open(told(rested, { kind: 'moveFigure', figure: DIALA, to: [0, 1] }))).toEqual([]);
  });

  it("[7.11] a friend's card: Solidarity when a friend rests within 3 spaces, by itself", () => {
    const at = (murne: Point) =>
      told(table([{ id: FENN, at: [0, 0] }, { id: 'murne-rin', at: murne, strain: 3, cards: ['murne-rin-solidarity'] }]), begin(FENN), rest); // prettier-ignore
    expect(strainOf(at([2, 0]), 'murne-rin')).toBe(1);
    expect(strainOf(at([6, 0]), 'murne-rin')).toBe(3);
  });

  it('[7.11] Plastoid Armor is offered with a move, once in each move action', () => {
    const walk = (x: number): Command => ({ kind: 'moveFigure', figure: FENN, to: [x, 0] });
    const moved = told(table([{ id: FENN, at: [0, 0], strain: 3, cards: ['plastoid-armor'] }]), begin(FENN), walk(1)); // prettier-ignore
    expect(open(moved)).toEqual(['Plastoid Armor']);
    const used = told(moved, use(FENN, 'plastoid-armor'));
    expect(strainOf(used, FENN)).toBe(1);
    expect(open(told(used, walk(2)))).toEqual([]);
  });

  it('[7.11] Get Cocky: the one who defeats an enemy may recover strain or become Focused', () => {
    const start = told(table([{ id: 'jyn-odan', at: [5, 0], strain: 2, cards: ['jyn-odan-get-cocky'] }]), begin('jyn-odan')); // prettier-ignore
    const fell = told(start, { kind: 'defeatFigure', figure: 'troopers-1-1' });
    expect(openOffers(fell.play, fell.game).map(({ pick }) => pick)).toEqual([{}, { or: true }]);
    const from = openOffers(fell.play, fell.game)[0]?.offer.from ?? '';
    const used = told(fell, use('jyn-odan', from, { or: true }));
    expect(used.game.figures['jyn-odan']).toMatchObject({ strain: 2, conditions: ['focused'] });
    expect(open(used)).toEqual([]);
  });

  it('[7.11] Miracle Worker: when a friend within 4 spaces suffers damage, out of turn as well', () => {
    const start = table([{ id: FENN, at: [0, 0] }, { id: 'mhd-19', at: [2, 0], cards: ['mhd-19-miracle-worker'] }]); // prettier-ignore
    const hurt = told(start, { kind: 'setFigure', figure: FENN, set: { damage: 4 } });
    expect(open(hurt)).toEqual(['Miracle Worker']);
    const used = told(hurt, use('mhd-19', 'mhd-19-miracle-worker', { on: FENN }));
    expect(used.game.figures[FENN]?.damage).toBe(1);
    expect(open(used)).toEqual([]);
  });

  it("[7.11] Smuggler's Luck is remembered when something is used on the map", () => {
    const start = told(table([{ id: 'jyn-odan', at: [0, 1], cards: ['jyn-odan-smugglers-luck'] }]), begin('jyn-odan')); // prettier-ignore
    expect(open(told(start, { kind: 'interact', thing: 'crate', option: 'search' }))).toEqual([
      "Smuggler's Luck",
    ]);
  });
});

describe('rounds, missions and the Empire', () => {
  it('[7.11] Bacta Radiator at the start of a round, for MHD-19 or a friend within 2 spaces', () => {
    const { play, game } = table([
      { id: 'mhd-19', at: [0, 0], cards: ['mhd-19-bacta-radiator'], actor: { activated: 2 } },
      { id: DIALA, at: [1, 1] },
      { id: FENN, at: [3, 2], actor: { activated: 1 } },
    ]);
    const groups = game.groups.map((group) => ({ ...group, activated: true }));
    const next = told({ play, game: { ...game, groups } }, end(DIALA));
    expect(next.game.round).toBe(2);
    expect(openOffers(play, next.game)).toMatchObject([{ on: ['mhd-19', DIALA] }]);
    expect(open(told(next, begin(FENN)))).toEqual([]);
  });

  it('[7.11] Covert Operative: Davith is Hidden when the mission starts', () => {
    const { play, game } = table([
      { id: 'davith-elso', at: [0, 0], cards: ['davith-elso-covert-operative'] },
    ]);
    const agenda: Game['agenda'] = [{ kind: 'missionStart' }, { kind: 'startRound' }];
    const prompt: Game['prompt'] = { kind: 'enter', spaces: [] };
    const before = { ...game, round: 0, stage: 'setup' as const, agenda, prompt };
    const started = told({ play, game: before }, { kind: 'answer', answer: { kind: 'done' } });
    expect(started.game.figures['davith-elso']?.conditions).toEqual(['hidden']);
  });

  it("[7.11] Jeswandi Training in the Empire's turn: with an enemy within 3 spaces, before the first answer", () => {
    const at = (spot: Point) =>
      told(table([{ id: 'mak-eshkarey', at: spot, cards: ['mak-eshkarey-jeswandi-training'] }, { id: FENN, at: [0, 0] }]), end(FENN)); // prettier-ignore
    expect(at([4, 1]).game.window?.group).toBe('troopers-1');
    const near = momentOffers(at([4, 1]).play, at([4, 1]).game, { moment: 'enemyTurn', hero: null });
    expect(near).not.toEqual([]);
    const used = told(at([4, 1]), use('mak-eshkarey', 'mak-eshkarey-jeswandi-training'));
    expect(used.game.figures['mak-eshkarey']?.conditions).toEqual(['focused']);
    expect(open(at([0, 2]))).not.toContain('Jeswandi Training');
  });
});

describe("a hero's own turn", () => {
  it('[7.11] what hurts is offered with the enemies that it reaches', () => {
    const start = (at: Point) =>
      told(table([{ id: GIDEON, at, strain: 1, cards: ['combat-knife'] }]), begin(GIDEON));
    const near = start([5, 1]);
    const knife = turnOffers(near.play, near.game, GIDEON).find(({ offer }) => offer.from === 'combat-knife');
    expect(knife).toMatchObject({ on: ['troopers-1-1', 'troopers-1-2', 'troopers-1-3'], die: 'green' });
    const far = start([0, 0]);
    expect(names(turnOffers(far.play, far.game, GIDEON))).not.toContain('Combat Knife');
  });

  it('[7.12] the die of a card does its damage: as it fell, or as the app rolls it', () => {
    const near = told(table([{ id: GIDEON, at: [5, 1], cards: ['combat-knife'] }]), begin(GIDEON));
    // The third face of a green die shows 2 damage.
    const fell = told(near, use(GIDEON, 'combat-knife', { on: 'troopers-1-1', face: 2 }));
    expect(fell.game.figures['troopers-1-1']?.damage).toBe(2);
    const rolled = told(near, use(GIDEON, 'combat-knife', { on: 'troopers-1-1' }));
    expect(rolled.events).toContainEqual(
      expect.objectContaining({ kind: 'cardRolled', card: 'combat-knife' }),
    );
    expect(rolled.game.random).not.toEqual(near.game.random);
  });

  it('[7.11] what goes with Command is offered when Command is used', () => {
    const start = told(table([{ id: GIDEON, at: [0, 0], cards: ['gideon-argus-mobile-tactician'] }, { id: FENN, at: [1, 0] }]), begin(GIDEON)); // prettier-ignore
    const list = names(turnOffers(start.play, start.game, GIDEON));
    expect(list).toContain('Command');
    expect(list).not.toContain('Mobile Tactician');
    const used = told(start, use(GIDEON, 'Command'));
    expect(open(used)).toEqual(['Mobile Tactician']);
    expect(used.game.figures[GIDEON]?.strain).toBe(2);
    expect(used.game.turn?.actions).toBe(1);
  });

  it('[7.11] Wookiee Fortitude: one half each, and the condition that is meant', () => {
    const start = told(table([{ id: 'gaarkhan', at: [0, 0], conditions: ['stunned', 'bleeding'], cards: ['gaarkhan-wookiee-fortitude'] }]), begin('gaarkhan')); // prettier-ignore
    const halves = turnOffers(start.play, start.game, 'gaarkhan').filter(({ offer }) => offer.from === 'gaarkhan-wookiee-fortitude'); // prettier-ignore
    expect(halves.map(({ pick }) => pick)).toEqual([{ or: true }]);
    const used = told(
      start,
      use('gaarkhan', 'gaarkhan-wookiee-fortitude', { or: true, condition: 'bleeding' }),
    );
    expect(used.game.figures['gaarkhan']?.conditions).toEqual(['stunned']);
  });

  it('[7.14] what could change nothing is not offered: of Wookiee Fortitude only the half that helps', () => {
    const gaarkhan = (change: object) =>
      told(table([{ id: 'gaarkhan', at: [0, 0], cards: ['gaarkhan-wookiee-fortitude'], ...change }]), begin('gaarkhan')); // prettier-ignore
    const halves = ({ play, game }: Table) =>
      turnOffers(play, game, 'gaarkhan')
        .filter(({ offer }) => offer.from === 'gaarkhan-wookiee-fortitude')
        .map(({ pick }) => pick);
    expect(halves(gaarkhan({}))).toEqual([]);
    expect(halves(gaarkhan({ conditions: ['focused'] }))).toEqual([]);
    expect(halves(gaarkhan({ damage: 1 }))).toEqual([{}]);
    expect(halves(gaarkhan({ damage: 1, conditions: ['bleeding'] }))).toEqual([{}, { or: true }]);
  });

  it('[7.13] strain beyond the endurance is announced', () => {
    const start = told(table([{ id: GIDEON, at: [5, 1], strain: 5, cards: ['combat-knife'] }]), begin(GIDEON)); // prettier-ignore
    const over = (name: string) => turnOffers(start.play, start.game, GIDEON).find(({ offer }) => offer.name === name)?.over; // prettier-ignore
    // Gideon has an endurance of 5.
    expect([over('Combat Knife'), over('Command')]).toEqual([1, 2]);
  });
});

describe('in a test', () => {
  const PROMPT: Game['prompt'] = {
    kind: 'test',
    says: { text: 'title', with: {} },
    attributes: ['strength', 'insight', 'tech'],
    heroes: [DIALA, FENN],
    before: 0,
  };
  const asked = () =>
    table([{ id: DIALA, at: [0, 0], cards: ['diala-passil-force-adept'] }, { id: FENN, at: [1, 0], cards: ['combat-visor'] }], { prompt: PROMPT }); // prettier-ignore
  const offered = ({ play, game }: Table, hero: string, attribute: 'strength' | 'insight', rolled = false) =>
    names(testOffers(play, game, { hero, attribute }, rolled));

  it('[7.12] cards for this attribute, of the tested hero and of friends', () => {
    expect(offered(asked(), DIALA, 'strength')).toEqual(['Force Adept', 'Force Adept']);
    expect(offered(asked(), DIALA, 'insight')).toEqual(['Force Adept']);
    expect(offered(asked(), FENN, 'insight').toSorted()).toEqual(['Combat Visor', 'Force Adept']);
    expect(offered(asked(), FENN, 'strength', true)).toEqual(['Force Adept']);
  });

  it('[7.12] Force Adept adds a blue die once, and rerolls one die for 1 strain', () => {
    const start = asked();
    const tested = { hero: DIALA, attribute: 'strength', focused: false } as const;
    const before = testDice(start.play, start.game, tested);
    const [reroll, die] = testOffers(start.play, start.game, tested, false);
    const places = [reroll, die].map((one) => one?.offer.place ?? -1).toSorted();
    expect(places).toEqual([0, 1]);
    const added = told(start, { kind: 'useCard', hero: DIALA, from: 'diala-passil-force-adept', place: 1 });
    expect(testDice(added.play, added.game, tested)).toEqual([...before, 'blue']);
    // The card speaks of strength and tech only: who tests insight after all does so without it.
    const other = { ...tested, attribute: 'insight' } as const;
    expect(testDice(added.play, added.game, other)).toEqual(testDice(start.play, start.game, other));
    const rolled = told(added, { kind: 'rollTest', ...tested });
    const faces = rolled.game.testRoll?.faces ?? [];
    expect(faces).toHaveLength(before.length + 1);
    const paid = told(rolled, { kind: 'useCard', hero: DIALA, from: 'diala-passil-force-adept', place: 0 });
    expect(strainOf(paid, DIALA)).toBe(1);
    const again = told(paid, { kind: 'rollTest', ...tested, again: [0] });
    expect(again.game.testRoll?.faces.slice(1)).toEqual(faces.slice(1));
    expect(testUsesOf(again.game, DIALA)).toMatchObject([{ place: 1 }, { place: 0, rerolled: true }]);
    const refused = advance(again.play, again.game, { kind: 'rollTest', ...tested, again: [0] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'wrongAnswer' } });
  });

  it('[7.12] successes of a card are added', () => {
    const start = table([{ id: FENN, at: [0, 0], cards: ['lobots-favor'] }], { prompt: { ...PROMPT, heroes: [FENN] } }); // prettier-ignore
    const [favor] = testOffers(start.play, start.game, { hero: FENN, attribute: 'tech' }, false);
    const used = told(start, use(FENN, favor?.offer.from ?? ''));
    expect(testBonus(used.play, used.game, FENN, 'tech')).toBe(2);
  });
});

// ── Nothing that no screen shows

const OUTSIDE: readonly Moment[] = ['rest', 'move', 'interact', 'roundStart', 'activationStart', 'activation', 'activationEnd', 'enemyTurn', 'enemyDefeated', 'hurt', 'missionStart']; // prettier-ignore

describe('every card of every hero', () => {
  it('[7.11, 7.12] whatever a paragraph gives at a moment outside of attacks, some screen offers it there', () => {
    const lost: string[] = [];
    const everything = [...pack.items.keys(), ...pack.rewards.keys()].map(String);
    expect(pack.heroes.size).toBe(21);
    for (const id of [...pack.heroes.keys()].map(String)) {
      const own = [...pack.classCards.values()].filter((card) => String(card.hero) === id).map((card) => String(card.id)); // prettier-ignore
      const friend = id === FENN ? DIALA : FENN;
      for (const wounded of [false, true])
        for (const tracked of [true, false]) {
          const now = table([{ id, at: [5, 0], cards: id === FENN ? [...own, ...everything] : own, actor: { wounded } }, { id: friend, at: [4, 0] }], { tracked, active: id, turn: { actions: 0, points: 0 } }); // prettier-ignore
          lost.push(
            ...unreachable(now, id).map((name) => `${id} ${wounded ? 'wounded' : 'healthy'}: ${name}`),
          );
        }
    }
    expect([...new Set(lost)]).toEqual([]);
  });

  /** Needs of the map aside: those are the players' and the board's. */
  function unreachable(now: Table, id: string): readonly string[] {
    const { play, game } = now;
    const free = { ...game, figures: unplaced(game) };
    const found = new Set<string>();
    const add = (offers: readonly MomentOffer[]) => offers.forEach(({ hero, offer }) => hero === id && found.add(`${offer.from} ${offer.place}`)); // prettier-ignore
    const whose = [id, free.actors.find((actor) => actor.id !== id)?.id ?? null, null];
    for (const moment of OUTSIDE) for (const hero of whose) add(momentOffers(play, free, { moment, hero }));
    const abilities = turnOffers(play, free, id).map(({ offer }) => offer.name);
    for (const ability of abilities)
      add(momentOffers(play, free, { moment: 'activation', hero: id, ability }));
    for (const attribute of ['strength', 'insight', 'tech'] as const)
      for (const hero of whose.filter((one) => one !== null))
        add(testOffers(play, free, { hero, attribute }, false));
    return offeredOutside(now, id).filter((key) => !found.has(key));
  }

  const unplaced = (game: Game): Game['figures'] =>
    Object.fromEntries(
      Object.values(game.figures).map((figure) => [
        figure.id,
        { ...figure, at: null, conditions: ['hidden', 'focused', 'bleeding'] as const },
      ]),
    );

  function offeredOutside({ play, game }: Table, id: string): readonly string[] {
    const held = heroIn(game, id)?.gear?.map((card) => card.id) ?? [];
    const cards = Object.entries(play.kit.gear ?? {}).filter(([card]) => held.includes(card));
    const isOutside = (moments: readonly string[]) => moments.some((moment) => !/^(attack|afterAttack|defend|afterDefense)/.test(moment)); // prettier-ignore
    const { abilities = [] } = play.kit.heroes[id]?.[heroIn(game, id)?.wounded ? 'wounded' : 'healthy'] ?? {};
    const sheet = abilities.flatMap(({ name, gives, moments }) => (gives && isOutside(moments) ? [`${name} 0`] : [])); // prettier-ignore
    const paragraphs = cards.flatMap(([card, { effects, type }]) =>
      effects.flatMap(({ gives, moments }, place) =>
        gives && isOutside(moments) && !type.startsWith('modification') ? [`${card} ${place}`] : [],
      ),
    );
    return [...sheet, ...paragraphs];
  }
});
