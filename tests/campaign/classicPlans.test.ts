// The plans of the Empire, each in a campaign that goes on under it: in the mission that is played, in the armory, in the purse.

import { describe, expect, it } from 'vitest';
import { priceOf } from '../../src/campaign';
import { PLANS, type PlanId } from '../../src/campaign/classic/plans';
import { seedRandom } from '../../src/kernel';
import { legalCommands, type Command, type Game, type Play } from '../../src/mission';
import { ClassicTable } from './classicTable';
import { classicKit } from './sampleClassic';

const SIDE = 'grey-1';

/** In the mission stage, with these plans in force. */
const under = (plans: readonly PlanId[]): ClassicTable =>
  new ClassicTable({ kit: withHand() }).introduced().withClassic({ plans, sides: [SIDE] });

/** The side mission has begun, and the heroes have chosen to fight: troopers stand on the table. */
const fighting = (...plans: PlanId[]): ClassicTable => under(plans).begin(SIDE).choose('fight');

/** Seven groups for the hand, so that a hand that is one larger shows. */
function withHand() {
  const kit = classicKit();
  const { [SIDE]: side } = kit.missions;
  if (!side) throw new Error('no side mission');
  const hand = [1, 2, 3, 4, 5, 6, 7].map((number) => `hand-${number}`);
  const mission = {
    ...side.mission,
    groups: [...side.mission.groups, ...hand.map((id) => ({ id, cards: [{ card: 'trooper' }] }))],
    deployment: { model: 'threat' as const, level: 9, hand },
  };
  return { ...kit, imperial: true as const, missions: { ...kit.missions, [SIDE]: { ...side, mission } } };
}

const gameOf = ({ state }: ClassicTable) => {
  if (!state.game) throw new Error('no mission');
  return state.game;
};

/** Read, answer with the first that fits, end a turn. Asked how many have fallen: nobody. */
function nextIn(play: Play, game: Game): Command {
  const { prompt } = game;
  if (prompt?.kind === 'fallen') {
    const fallen = Object.fromEntries(prompt.groups.map(({ group }) => [group, 0]));
    return { kind: 'answer', answer: { kind: 'fallen', fallen } };
  }
  const commands = legalCommands(play, game, seedRandom('dice'));
  const next = commands.find(({ kind }) => kind === 'endActivation') ?? commands[0];
  if (!next) throw new Error(`waits for ${JSON.stringify(prompt)}`);
  return next;
}

/** Everybody has had a turn, and the Empire has done what it does at the end of a round. */
function endRound(table: ClassicTable): ClassicTable {
  const { running, heroes } = table.state;
  if (!running) throw new Error('no mission');
  const play = table.play.playOf(running, heroes.map(({ id }) => id)); // prettier-ignore
  const { round } = gameOf(table);
  for (let steps = 0; gameOf(table).round === round; steps++) {
    if (steps > 100) throw new Error('the round does not end');
    table.do({ kind: 'play', command: nextIn(play, gameOf(table)) });
  }
  return table;
}

describe('[classic 6.7] the rules of the plans hold in the mission that is played', () => {
  const threatAt = (table: ClassicTable) => gameOf(table).threat?.amount;

  it('dragnet: threat grows by one more in each round', () => {
    // Too little for any group: all of it stays on the dial.
    const grown = (...plans: PlanId[]) => threatAt(endRound(fighting(...plans)));
    expect(grown()).toBe(2);
    expect(grown('dragnet')).toBe(3);
  });

  it.each([
    [[], 0],
    [['cordon'], 3],
    [['garrison'], 1],
    [['cordon', 'garrison'], 4],
  ] as const)('cordon and garrison: %j begins with %i threat', (plans, threat) =>
    expect(threatAt(under(plans).begin(SIDE))).toBe(threat),
  );

  it('patrols: the hand holds one more group', () => {
    const hand = (...plans: PlanId[]) => gameOf(under(plans).begin(SIDE)).threat?.hand.length;
    expect(hand()).toBe(5);
    expect(hand('patrols')).toBe(6);
  });

  it('hardened troops: every group on the table has one more health, also one that lands later', () => {
    const health = (table: ClassicTable) => gameOf(table).groups.map(({ bonusHealth }) => bonusHealth);
    expect(health(fighting())).toEqual([0]);
    expect(health(fighting('hardened'))).toEqual([1]);
    expect(health(endRound(fighting('hardened', 'first-wave'))).slice(0, 2)).toEqual([1, 1]);
  });

  it('first wave: a group lands at the end of round 1 and costs nothing', () => {
    const after = (...plans: PlanId[]) => {
      const table = endRound(fighting(...plans));
      return { groups: gameOf(table).groups.length, threat: threatAt(table) };
    };
    const usual = after();
    const wave = after('first-wave');
    expect(usual).toEqual({ groups: 1, threat: 2 });
    expect(wave).toEqual({ groups: 2, threat: 2 });
  });

  it('night raid: each hero begins with 1 strain', () => {
    const strain = (...plans: PlanId[]) => {
      const table = under(plans);
      table.do({ kind: 'begin', mission: SIDE, ally: null, tracked: true }).read();
      return ['ada', 'bo'].map((id) => gameOf(table).figures[id]?.strain);
    };
    expect(strain()).toEqual([0, 0]);
    expect(strain('night-raid')).toEqual([1, 1]);
  });

  it('night raid: in told play the players are asked to take it', () => {
    const table = under(['night-raid']).do({ kind: 'begin', mission: SIDE, ally: null, tracked: false });
    const prompts: unknown[] = [];
    for (
      let prompt = gameOf(table).prompt;
      prompt && prompt.kind !== 'question';
      prompt = gameOf(table).prompt
    ) {
      prompts.push(prompt);
      table.do({ kind: 'play', command: { kind: 'answer', answer: { kind: 'done' } } });
    }
    expect(JSON.stringify(prompts)).toContain('"strain":1');
  });

  it('confiscation: a crate brings 25', () => {
    const table = under(['confiscation']).begin(SIDE);
    const game = gameOf(table);
    const things = { ...game.map.things, crate: { onMap: true, usedUp: true } };
    table.with({ game: { ...game, map: { ...game.map, things } } }).choose('win').do({ kind: 'conclude' }); // prettier-ignore
    expect(table.report.classic?.crateCredits).toBe(25);
  });

  it('double agent: no ally sets out', () => {
    const table = under(['double-agent']).with({ allies: { friend: 1 } });
    const command = { kind: 'begin', mission: SIDE, ally: 'friend', tracked: false } as const;
    expect(table.refusal(command)).toBe('noAllyAllowed:friend');
    expect(table.withClassic({ plans: [] }).refusal(command)).toBeUndefined();
  });
});

describe('[classic 6.7] and between the missions', () => {
  const shopping = () => new ClassicTable().choose4().finish('intro');

  it('checkpoints: items cost 50 more, and that is what is paid', () => {
    const table = shopping().with({ stock: ['carbine'], credits: 500 });
    table.withClassic({ plans: ['checkpoints'] });
    expect(priceOf(table.play, table.state, 'carbine')).toBe(500);
    expect(table.do({ kind: 'buy', item: 'carbine' }).state.credits).toBe(0);
  });

  it('empty shelves: two cards fewer', () => {
    const table = new ClassicTable().choose4().withClassic({ plans: ['empty-shelves'] });
    expect(table.finish('intro').state.stock).toHaveLength(4);
  });

  it('levy: a toll, as far as there are credits', () => {
    const table = (credits: number) =>
      shopping()
        .with({ credits })
        .withClassic({ planDeck: ['levy'], influence: 2, doctrine: 'quiet-hand' })
        .do({ kind: 'endStage' });
    expect(table(500).state.credits).toBe(400);
    expect(table(30).state.credits).toBe(0);
    expect(table(30).of('toll')).toEqual([{ kind: 'toll', credits: 30 }]);
    expect(table(30).classic.plans).toEqual([]);
  });

  it('every plan has a rule, and a price that the Empire can pay', () => {
    for (const [id, { cost, effects }] of Object.entries(PLANS)) {
      expect(Object.keys(effects).length, id).toBe(1);
      expect(cost, id).toBeGreaterThan(0);
    }
    expect(Object.keys(PLANS)).toHaveLength(12);
  });
});
