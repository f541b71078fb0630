// The opponent: told play by hand, then whole battles on a measured table.

import { describe, expect, it } from 'vitest';
import { nextOrder } from '../../src/battle';
import { TOLD } from '../../src/legion';
import { SAMPLE_ARMIES, surveyBattles, type BattleBot } from '../../src/sim';
import { CONTENT } from '../legion/content';
import { sized } from '../sized';
import { atActivation, begin, change, refused, say, unit } from './table';

const [VADER, STORM] = ['empire-1', 'empire-2'] as const;
const [LUKE, REBELS, FLEET] = ['rebels-1', 'rebels-2', 'rebels-3'] as const;

describe('told play', () => {
  const told = () => {
    const played = begin({ app: 'empire' });
    say(played, { kind: 'deployed' });
    return played;
  };

  it('[legion 17.2] its card is fixed before the players show theirs, and nobody is told', () => {
    const played = told();
    expect(played.state.sides.empire.chosen).not.toBeNull();
    expect(played.events.some(({ kind }) => kind === 'cardsShown')).toBe(false);
    expect(refused(played, { kind: 'playCard', army: 'empire', card: 'push' })).toBe('notNow');
  });

  it('[legion 4.3, 17.2] it asks who is in command, and orders units in contact first', () => {
    const played = say(change(told(), STORM, { seen: { round: 1, contacts: [{ unit: REBELS, band: 3 }] } }), {
      kind: 'playCard',
      army: 'rebels',
      card: 'assault',
    });
    if (played.state.ordersLeft[0] === 'rebels')
      say(played, { kind: 'giveOrders', army: 'rebels', units: [] });
    expect(played.state.ask).toEqual({ kind: 'inCommand', commander: VADER });
    say(played, { kind: 'tellInCommand', units: [STORM, 'empire-3'] });
    const ordered = played.events.find((event) => event.kind === 'ordered' && event.army === 'empire');
    expect(ordered).toMatchObject({ units: [STORM] });
  });

  it('[legion 17.4, 17.6] two questions, then an aimed shot with its reasons', () => {
    const played = atActivation();
    say(played, { kind: 'activate', unit: STORM });
    played.state = { ...played.state, round: 3 };
    const first = nextOrder(played.setup, played.state, TOLD);
    expect(first).toMatchObject({ ask: { kind: 'looking', unit: STORM } });
    say(played, {
      kind: 'tellLooking',
      looking: {
        contacts: [
          { unit: REBELS, band: 3 },
          { unit: FLEET, band: 4 },
        ],
        near: 1,
      },
    });
    expect(nextOrder(played.setup, played.state, TOLD)).toMatchObject({ step: 'aim', stance: 'take' });
    say(played, { kind: 'act', act: 'aim' });
    expect(nextOrder(played.setup, played.state, TOLD)).toMatchObject({
      ask: { kind: 'shot', target: REBELS, band: 3 },
    });
  });

  it('[legion 17.5] the engaged enemy first, then the one it likely destroys; equals stay open', () => {
    const played = say(atActivation(), { kind: 'activate', unit: STORM });
    change(change(played, STORM, { engaged: [FLEET] }), FLEET, { engaged: [STORM] });
    say(played, {
      kind: 'tellLooking',
      looking: {
        contacts: [
          { unit: REBELS, band: 1 },
          { unit: FLEET, band: 0 },
        ],
        near: 1,
      },
    });
    expect(nextOrder(played.setup, played.state, TOLD)).toMatchObject({ step: 'attack', target: FLEET });
    const weak = say(atActivation(), { kind: 'activate', unit: STORM }, { kind: 'act', act: 'aim' });
    change(weak, FLEET, { minis: unit(weak, FLEET).minis.slice(0, 1) });
    say(weak, {
      kind: 'tellLooking',
      looking: {
        contacts: [
          { unit: REBELS, band: 2 },
          { unit: FLEET, band: 3 },
        ],
        near: 1,
      },
    });
    expect(nextOrder(weak.setup, weak.state, TOLD)).toMatchObject({ ask: { kind: 'shot', target: FLEET } });
  });

  it('[legion 17.1] it hunts a broken army, and holds a lead late', () => {
    const stanceIn = (more: (played: ReturnType<typeof atActivation>) => void) => {
      const played = say(atActivation(), { kind: 'activate', unit: STORM });
      more(played);
      say(played, { kind: 'tellLooking', looking: { contacts: [], near: 1 } });
      const order = nextOrder(played.setup, played.state, TOLD);
      return order && 'stance' in order ? order.stance : 'none';
    };
    expect(stanceIn(() => undefined)).toBe('take');
    expect(stanceIn((played) => [LUKE, REBELS].forEach((id) => change(played, id, { minis: [] })))).toBe(
      'hunt',
    );
    expect(
      stanceIn((played) => {
        const { empire } = played.state.sides;
        played.state = {
          ...played.state,
          round: 5,
          sides: { ...played.state.sides, empire: { ...empire, score: 2 } },
        };
      }),
    ).toBe('hold');
  });
});

describe('battles on the plane', () => {
  const survey = (against: BattleBot, battles: number, told = false) =>
    surveyBattles({
      ...CONTENT,
      armies: SAMPLE_ARMIES,
      bots: ['automa', against],
      battles,
      seed: 'battle',
      told,
    });
  const isSound = ({ troubles, mostQuestions, disagreed, idle, automa }: ReturnType<typeof survey>) => {
    expect(troubles).toEqual([]);
    expect(mostQuestions).toBeLessThanOrEqual(2);
    expect(disagreed).toBe(0);
    expect(idle / automa).toBeLessThan(0.05);
  };

  it('[legion 17.6, 17.7] it beats a random mind, and told play gives the orders of the plane', () => {
    const found = survey('random', sized(12, 200));
    isSound(found);
    expect(found.won / found.battles).toBeGreaterThanOrEqual(0.9);
  });

  it('[legion 17.3, 17.7] it beats a mind that shoots the closest enemy', () => {
    const found = survey('closest', sized(36, 480));
    isSound(found);
    expect(found.won / found.battles).toBeGreaterThanOrEqual(sized(0.5, 0.6));
  });

  it('[legion 17.7] it is as good as itself', () => {
    const found = survey('automa', sized(16, 1000));
    isSound(found);
    const slack = sized(0.25, 0.05);
    expect(Math.abs(found.won / found.battles - 0.5)).toBeLessThanOrEqual(slack);
  });

  it('[legion 17.6, 17.8] the app itself, asked and answered, brings every battle to its end', () => {
    const found = survey('closest', sized(12, 240), true);
    isSound(found);
  });
});
