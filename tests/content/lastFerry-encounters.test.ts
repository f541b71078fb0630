// The encounters of The Last Ferry and of The Wrong Passenger: every one of their outcomes, and what each leaves behind.

import { beforeAll, describe, expect, it } from 'vitest';
import type { CampaignId, MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { outcomeOf, walk, type Walk, type Ways } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Flags = Readonly<Record<string, number>>;
type Meeting = Ways & {
  readonly of: string;
  readonly outcome: string;
  readonly flags?: Flags;
  /** What the campaign remembers afterwards. */
  readonly then?: Flags;
  readonly gains?: object;
  readonly products?: readonly string[];
};
const START = { count: 4, crossed: 10, 'party-credits': 500 };

/** Options by the text of the question; most encounters ask only one. */
const pick = (option: string, more: Readonly<Record<string, string>> = {}): Ways => ({
  choose: { question: option, ...more },
});

const MEETINGS: readonly Meeting[] = [
  { of: 'enc-second-hand', outcome: 'blurred', ...pick('read') },
  { of: 'enc-second-hand', outcome: 'exact', ...pick('read'), successes: 1, then: { 'second-hand': 1 } },
  { of: 'enc-second-hand', outcome: 'on-ombry', ...pick('read'), successes: 2, then: { 'second-hand': 1 }, gains: { credits: 50 } }, // prettier-ignore
  { of: 'enc-second-hand', outcome: 'enough', ...pick('enough'), gains: { fame: 1 } },

  { of: 'enc-toll', outcome: 'paid', ...pick('pay'), then: { 'han-in': 1 }, gains: { credits: -150, allies: { 'han-solo': 1 } } }, // prettier-ignore
  { of: 'enc-toll', outcome: 'kitchen', ...pick('kitchen'), successes: 1, then: { 'han-in': 1 }, gains: { allies: { 'han-solo': 1 } } }, // prettier-ignore
  { of: 'enc-toll', outcome: 'crockery', ...pick('kitchen'), gains: { credits: -50, allies: {} } },
  { of: 'enc-toll', outcome: 'tea', ...pick('tea'), gains: { credits: 100, allies: {} } },

  { of: 'enc-nought', outcome: 'mended', ...pick('mend'), successes: 2, then: { 'nought-mended': 1 }, gains: { credits: 225 } }, // prettier-ignore
  {
    of: 'enc-nought',
    outcome: 'mended',
    ...pick('pay'),
    then: { 'nought-mended': 1 },
    gains: { credits: 125 },
  },
  { of: 'enc-nought', outcome: 'mended', ...pick('mend', { 'question.again': 'pay' }), successes: 1, gains: { credits: 125 } }, // prettier-ignore
  { of: 'enc-nought', outcome: 'rested', ...pick('mend', { 'question.again': 'rest' }), gains: { fame: 1 } },
  { of: 'enc-nought', outcome: 'asked', ...pick('how-many'), then: { 'nought-asked': 1 } },

  { of: 'enc-empty-shop', outcome: 'soot', ...pick('chimney') },
  { of: 'enc-empty-shop', outcome: 'glasses', ...pick('chimney'), successes: 1, then: { 'odra-glasses': 1 }, gains: { items: ['survival-gear'] } }, // prettier-ignore
  { of: 'enc-empty-shop', outcome: 'sweeping', ...pick('neighbour') },
  {
    of: 'enc-empty-shop',
    outcome: 'nobody-talked',
    ...pick('neighbour'),
    successes: 1,
    then: { 'second-hand': 1 },
  },
  { of: 'enc-empty-shop', outcome: 'painted', ...pick('paint'), then: { crossed: 12 } },

  { of: 'enc-hale-audit', outcome: 'turned', ...pick('tell'), successes: 2, then: { 'hale-met': 1, 'hale-turned': 1, count: 4 } }, // prettier-ignore
  {
    of: 'enc-hale-audit',
    outcome: 'heard',
    ...pick('tell'),
    successes: 1,
    then: { 'hale-met': 1, count: 4 },
  },
  { of: 'enc-hale-audit', outcome: 'reported', ...pick('tell'), then: { 'hale-met': 1, count: 5 } },
  {
    of: 'enc-hale-audit',
    outcome: 'sold',
    ...pick('sell'),
    then: { 'hale-met': 1 },
    gains: { credits: 100 },
  },
  { of: 'enc-hale-audit', outcome: 'arrested', ...pick('arrest'), flags: { 'hale-page': 1 }, then: { 'hale-page': 0, 'hale-arrested': 1 }, gains: { fame: 1, items: ['dl-44'] } }, // prettier-ignore

  { of: 'enc-dice', outcome: 'against-air', ...pick('money') },
  { of: 'enc-dice', outcome: 'a-life', ...pick('life'), successes: 2, then: { 'skarsh-debt': 1 } },
  { of: 'enc-dice', outcome: 'laughter', ...pick('life'), successes: 1, gains: { credits: -50 } },
  { of: 'enc-dice', outcome: 'manners', ...pick('stand'), then: { 'skarsh-paid': 1 } },

  { of: 'enc-waiting-room', outcome: 'by-twos', ...pick('back'), successes: 1, then: { crossed: 16 } },
  { of: 'enc-waiting-room', outcome: 'by-twos', ...pick('back'), successes: 3, then: { crossed: 18 } },
  { of: 'enc-waiting-room', outcome: 'the-road', ...pick('back'), then: { crossed: 10 } },
  { of: 'enc-waiting-room', outcome: 'slept', ...pick('sleep'), then: { packed: 1 } },
  { of: 'enc-waiting-room', outcome: 'wet-hands', ...pick('ask'), then: { 'second-hand': 1 } },

  { of: 'enc-harrow', outcome: 'joined', ...pick('help'), then: { 'harrow-in': 1 }, gains: { allies: { 'rebel-trooper': 2 } } }, // prettier-ignore
  { of: 'enc-harrow', outcome: 'home', ...pick('home'), then: { crossed: 14 }, gains: { fame: 1 } },
  { of: 'enc-harrow', outcome: 'rifles', ...pick('rifles'), gains: { credits: -200, items: ['e-11', 'marksman-barrel'] } }, // prettier-ignore

  { of: 'enc-dray-letter', outcome: 'burned', ...pick('burn'), gains: { fame: 1 } },
  { of: 'enc-dray-letter', outcome: 'answered', ...pick('answer'), flags: { 'dray-left': 1 }, then: { 'dray-left': 0, 'dray-turned': 1 }, gains: { credits: -100 } }, // prettier-ignore
  { of: 'enc-dray-letter', outcome: 'aloud', ...pick('aloud'), then: { count: 3 } },

  {
    of: 'enc-false-report',
    outcome: 'a-little-low',
    ...pick('low'),
    successes: 1,
    then: { 'false-report': 1, count: 3 },
  },
  {
    of: 'enc-false-report',
    outcome: 'absurdly-high',
    ...pick('high'),
    successes: 2,
    then: { 'false-report': 1, count: 2 },
  },
  { of: 'enc-false-report', outcome: 'doubted', ...pick('low'), then: { count: 5 } },
  { of: 'enc-false-report', outcome: 'doubted', ...pick('high'), successes: 1, then: { count: 5 } },
  { of: 'enc-false-report', outcome: 'too-late', ...pick('late'), then: { 'false-report': 1, count: 4 } },

  {
    of: 'enc-cradle',
    outcome: 'born',
    ...pick('help'),
    successes: 1,
    then: { crossed: 11 },
    gains: { fame: 1 },
  },
  { of: 'enc-cradle', outcome: 'born', ...pick('doctor'), flags: { 'dray-forgiven': 1 }, then: { crossed: 11 }, gains: { fame: 1 } }, // prettier-ignore
  { of: 'enc-cradle', outcome: 'next-landing', ...pick('help'), then: { crossed: 10 } },
  { of: 'enc-cradle', outcome: 'in-time', ...pick('faster'), successes: 1, then: { crossed: 11 } },
  { of: 'enc-cradle', outcome: 'coupling', ...pick('faster'), gains: { credits: -100 } },

  {
    of: 'enc-inspection',
    outcome: 'bribed',
    ...pick('bribe'),
    then: { 'hale-met': 1 },
    gains: { credits: -100 },
  },
  {
    of: 'enc-inspection',
    outcome: 'rounded',
    ...pick('why'),
    successes: 1,
    then: { 'hale-met': 1, crossed: 10 },
  },
  { of: 'enc-inspection', outcome: 'four', ...pick('why'), then: { crossed: 6 } },
  { of: 'enc-inspection', outcome: 'net-weight', ...pick('nought'), flags: { 'nought-saved': 1 }, then: { 'hale-met': 1 } }, // prettier-ignore
  { of: 'enc-inspection', outcome: 'lightened', ...pick('lighten'), gains: { credits: -50 } },

  { of: 'enc-luke', outcome: 'coming', ...pick('come'), then: { 'luke-coming': 1 }, gains: { allies: { 'luke-skywalker': 1 } } }, // prettier-ignore
  { of: 'enc-luke', outcome: 'medicine', ...pick('medicine'), then: { packed: 2, crossed: 12 } },
  { of: 'enc-luke', outcome: 'both', ...pick('both'), then: { 'luke-coming': 1, packed: 2, crossed: 12 } },

  { of: 'enc-iva', outcome: 'hold-still', ...pick('yes'), flags: { 'dray-forgiven': 1 }, gains: { gear: 1 } },
  { of: 'enc-iva', outcome: 'room-for-a-face', ...pick('yes'), gains: { fame: 1, gear: 0 } },
  { of: 'enc-iva', outcome: 'the-twins', ...pick('ask'), then: { count: 3 } },
  { of: 'enc-iva', outcome: 'paper', ...pick('paper'), gains: { credits: -25, fame: 2 } },

  { of: 'enc-life-debt', outcome: 'no-charge', ...pick('free'), then: { 'han-in': 1 }, gains: { allies: { 'han-solo': 2 } } }, // prettier-ignore
  { of: 'enc-life-debt', outcome: 'paid', ...pick('reward'), gains: { credits: 300, allies: {} } },

  { of: 'enc-keeper', outcome: 'keeper', ...pick('keeper'), then: { 'tavi-keeper': 1 } },
  { of: 'enc-keeper', outcome: 'two-others', ...pick('split'), then: { count: 3 } },
  { of: 'enc-keeper', outcome: 'the-cup', ...pick('wait'), gains: { fame: 1 } },

  { of: 'enc-weiss-calls', outcome: 'hung-up', ...pick('hang-up'), gains: { fame: 1 } },
  { of: 'enc-weiss-calls', outcome: 'the-fans', ...pick('talk'), successes: 2, then: { count: 3 } },
  { of: 'enc-weiss-calls', outcome: 'exact', ...pick('talk'), successes: 1, then: { count: 5 } },
  {
    of: 'enc-weiss-calls',
    outcome: 'it-agrees',
    ...pick('name'),
    flags: { 'nought-mended': 1 },
    then: { count: 3 },
  },
  {
    of: 'enc-weiss-calls',
    outcome: 'it-agrees',
    ...pick('name'),
    flags: { 'false-report': 1 },
    then: { count: 3 },
  },
  { of: 'enc-weiss-calls', outcome: 'no-such-person', ...pick('name'), then: { count: 5 } },

  { of: 'enc-salt-pilots', outcome: 'not-seed', ...pick('tell'), successes: 1, then: { 'salt-crew': 1 } },
  { of: 'enc-salt-pilots', outcome: 'only-paper', ...pick('tell') },
  {
    of: 'enc-salt-pilots',
    outcome: 'by-twelve',
    ...pick('pay'),
    then: { 'salt-crew': 1 },
    gains: { credits: -200 },
  },
  { of: 'enc-salt-pilots', outcome: 'looked-after', ...pick('walk') },
  { of: 'enc-salt-pilots', outcome: 'not-seed', choose: { 'question.taken': 'tell' }, successes: 1, flags: { 'slow-train-left-behind': 1 }, then: { 'salt-crew': 1 } }, // prettier-ignore
  { of: 'enc-salt-pilots', outcome: 'by-twelve', choose: { 'question.taken': 'pay' }, flags: { 'slow-train-left-behind': 1 }, gains: { credits: -200 } }, // prettier-ignore
  { of: 'enc-salt-pilots', outcome: 'lamps', choose: { 'question.turn': 'lamps' }, flags: { 'salt-crew': 1 }, then: { crossed: 13 } }, // prettier-ignore
  { of: 'enc-salt-pilots', outcome: 'packs', choose: { 'question.turn': 'packs' }, flags: { 'salt-crew': 1 }, then: { packed: 1 } }, // prettier-ignore

  { of: 'enc-signature', outcome: 'wrong-date', ...pick('sign'), then: { count: 3 } },
  { of: 'enc-signature', outcome: 'the-box', ...pick('come'), then: { packed: 2 }, gains: { credits: 150 } },
  {
    of: 'enc-signature',
    outcome: 'everyone-knows',
    ...pick('publish'),
    then: { count: 5 },
    gains: { fame: 3 },
  },

  { of: 'enc-night-before', outcome: 'children', ...pick('children'), then: { crossed: 12 } },
  { of: 'enc-night-before', outcome: 'old-ones', ...pick('old'), flags: { 'odra-taken': 1, 'han-in': 1 }, then: { packed: 1 } }, // prettier-ignore
  { of: 'enc-night-before', outcome: 'longest', ...pick('waited'), gains: { fame: 2 } },

  { of: 'enc-wet-coats', outcome: 'stayed', products: ['return-to-hoth'], ...pick('echo'), gains: { allies: { 'echo-base-trooper': 2 } } }, // prettier-ignore
  { of: 'enc-wet-coats', outcome: 'stayed', products: ['jabbas-realm'], ...pick('rangers'), gains: { allies: { 'alliance-ranger': 2 } } }, // prettier-ignore
  { of: 'enc-wet-coats', outcome: 'stayed', products: ['pack-wookiee-warriors'], ...pick('wookiees'), gains: { allies: { 'wookiee-warrior': 2 } } }, // prettier-ignore
  { of: 'enc-wet-coats', outcome: 'stayed', products: ['pack-alliance-smuggler'], ...pick('smuggler'), gains: { allies: { 'alliance-smuggler': 2 } } }, // prettier-ignore
  { of: 'enc-wet-coats', outcome: 'across', products: ['jabbas-realm'], ...pick('across'), then: { crossed: 14 }, gains: { fame: 1, allies: {} } }, // prettier-ignore

  { of: 'enc-answered-lamp', outcome: 'comes', products: ['twin-shadows'], ...pick('droids'), gains: { allies: { 'r2-d2': 1, 'c-3po': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['return-to-hoth'], ...pick('leia'), gains: { allies: { 'leia-organa': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['the-bespin-gambit'], ...pick('lando'), gains: { allies: { 'lando-calrissian': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['heart-of-the-empire'], ...pick('ahsoka'), gains: { allies: { 'ahsoka-tano': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['tyrants-of-lothal'], ...pick('sabine'), gains: { allies: { 'sabine-wren': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['pack-hera-syndulla-and-c1-10p'], ...pick('hera'), gains: { allies: { 'hera-syndulla': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'comes', products: ['pack-obi-wan-kenobi'], ...pick('ben'), gains: { allies: { 'obi-wan-kenobi': 1 } } }, // prettier-ignore
  { of: 'enc-answered-lamp', outcome: 'nobody', products: ['twin-shadows'], ...pick('nobody'), then: { crossed: 13 }, gains: { fame: 1, allies: {} } }, // prettier-ignore

  { of: 'enc-price', outcome: 'bought', products: ['pack-bossk'], ...pick('buy'), gains: { credits: -250 } },
  { of: 'enc-price', outcome: 'misled', products: ['pack-bossk'], ...pick('mislead'), successes: 2, gains: { fame: 1 } }, // prettier-ignore
  { of: 'enc-price', outcome: 'known', products: ['pack-bossk'], ...pick('mislead'), successes: 1, then: { hunted: 2 } }, // prettier-ignore
  { of: 'enc-price', outcome: 'followed', products: ['pack-bossk'], ...pick('leave'), then: { hunted: 2 }, gains: { fame: 1 } }, // prettier-ignore

  { of: 'enc-coin', outcome: 'told', ...pick('listen'), successes: 1, then: { 'coin-half': 1 } },
  { of: 'enc-coin', outcome: 'many-cousins', ...pick('listen') },
  { of: 'enc-coin', outcome: 'kept', ...pick('keep'), gains: { fame: 1 } },

  { of: 'enc-explanation', outcome: 'seen-through', ...pick('ask'), successes: 1, then: { 'spy-known': 1 } },
  { of: 'enc-explanation', outcome: 'convinced', ...pick('ask') },
  { of: 'enc-explanation', outcome: 'trusted', ...pick('trust'), gains: { credits: 50 } },

  { of: 'enc-fish', outcome: 'paid', ...pick('pay'), then: { 'fish-paid': 1 }, gains: { credits: -100 } },
  { of: 'enc-fish', outcome: 'worked', ...pick('work'), then: { 'fish-worked': 1 } },
  { of: 'enc-fish', outcome: 'stowed', ...pick('stow'), gains: { credits: 50 } },
];

/** Told to its end. The answers must be there before the first question is. */
function met(
  { of, flags = {}, products = [], ...ways }: Omit<Meeting, 'outcome'>,
  setup: Partial<Parameters<typeof walk>[2]> = {},
): Walk {
  return walk(
    pack,
    of,
    { heroes: 3, difficulty: 'normal', flags: { ...START, ...flags }, products, ...setup },
    ways,
  );
}

describe('[encounters] of our campaigns', () => {
  it.each(MEETINGS)('$of: $outcome', ({ outcome, then = {}, gains = {}, ...meeting }) => {
    const { result, flags, gains: gained } = met(meeting).game();
    expect(result?.outcome).toBe(outcome);
    expect(flags).toMatchObject(then);
    expect(gained).toMatchObject(gains);
  });

  it('knucklebones: any stake up to 150 is doubled or gone', () => {
    const thrown = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      met({ of: 'enc-dice', ...pick('money'), number: 120 }, { seed }),
    );
    expect(new Set(thrown.map(outcomeOf))).toEqual(new Set(['doubled', 'gone']));
    for (const walked of thrown)
      expect(walked.game().gains.credits).toBe(outcomeOf(walked) === 'doubled' ? 120 : -120);
  });

  it('some are for certain heroes', () => {
    const party = { heroes: [{ id: 'gaarkhan' }, { id: 'fenn-signis' }] };
    const walked = met({ of: 'enc-life-debt', ...pick('silence') }, { heroes: 2, party });
    expect(outcomeOf(walked)).toBe('not-a-word');
    expect(walked.game().gains).toMatchObject({ credits: 300, allies: { 'han-solo': 2 } });
    const without = { heroes: [{ id: 'jyn-odan' }, { id: 'fenn-signis' }] };
    expect(() => met({ of: 'enc-life-debt', ...pick('silence') }, { heroes: 2, party: without })).toThrow();
    expect(() => met({ of: 'enc-luke', ...pick('both') }, { heroes: 2, party: without })).toThrow();
  });

  it('nobody is offered what they cannot pay for', () => {
    const poor = { flags: { 'party-credits': 20 } };
    for (const [of, option] of [
      ['enc-toll', 'pay'],
      ['enc-nought', 'pay'],
      ['enc-harrow', 'rifles'],
      ['enc-dray-letter', 'answer'],
      ['enc-inspection', 'bribe'],
      ['enc-iva', 'paper'],
      ['enc-salt-pilots', 'pay'],
      ['enc-fish', 'pay'],
      ['enc-price', 'buy'],
    ] as const)
      expect(() => met({ of, ...pick(option), ...poor }), of).toThrow();
  });

  it('all outcomes are in this file, and every script runs in one of them', () => {
    const all = ['the-last-ferry', 'the-wrong-passenger'].flatMap(
      (id) => pack.campaigns.get(id as CampaignId)?.encounters?.map(({ mission }) => mission) ?? [],
    );
    // Evenings of single heroes are in lastFerry-own.test.ts.
    const encounters = all.filter((id) => !id.startsWith('own-'));
    expect(encounters).toHaveLength(26);
    const ran = new Set<string>();
    const ended = new Set(['enc-dice doubled', 'enc-dice gone', 'enc-life-debt not-a-word']);
    for (const { outcome, ...meeting } of MEETINGS) {
      ended.add(`${meeting.of} ${outcome}`);
      for (const script of Object.keys(met(meeting).game().ran)) ran.add(`${meeting.of} ${script}`);
    }
    for (const id of encounters) {
      const { outcomes = [], scripts = [] } = pack.missions.get(id as MissionId) ?? {};
      expect(outcomes.filter((one) => !ended.has(`${id} ${one.id}`))).toEqual([]);
      expect(scripts.filter((one) => !ran.has(`${id} ${one.id}`)).map((one) => one.id)).toEqual([]);
    }
  });
});
