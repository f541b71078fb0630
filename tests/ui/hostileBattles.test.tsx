// Battles with one value of their state or setup spoiled, all the way to the screen: what opens is shown, each panel and sheet
// of it, and every tap is obeyed or refused.

import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  advanceBattle,
  startBattle,
  type BattleCommand,
  type BattleSetup,
  type BattleState,
} from '../../src/battle';
import { unitCardFor } from '../../src/legion';
import { battleGame } from '../../src/session/games/battleGame';
import { BattleProvider, type BattleTable } from '../../src/ui/battle/battle';
import { StagePanel } from '../../src/ui/battle/panels/StagePanel';
import { BothArmies } from '../../src/ui/battle/parts/BothArmies';
import { OddsSheet } from '../../src/ui/battle/sheets/OddsSheet';
import { UnitSheet } from '../../src/ui/battle/sheets/UnitSheet';
import { useBattleWords } from '../../src/ui/battle/text/useBattleWords';
import { ServicesProvider, type Services } from '../../src/ui/services';
import { battleSetup } from '../legion/content';
import { atActivation, begin, say, type Played } from '../battle/table';
import { sized } from '../sized';
import { spoiled } from './hostile';
import { readable, textHtml } from './missionHtml';

const RUNS = sized(120, 2000);
const SERVICES = { settings: createStore(() => ({})) } as unknown as Services;

type Battle = { readonly setup: BattleSetup; readonly state: BattleState };

function Table({ setup, state, children }: Battle & { readonly children: ReactNode }) {
  const table: BattleTable = {
    setup,
    state,
    words: useBattleWords(setup, state),
    say: () => undefined,
    look: () => undefined,
    cardOf: ({ card }) => unitCardFor(setup.cards, card),
    unitOf: (id) => state.units.find((unit) => unit.id === id),
  };
  return <BattleProvider value={table}>{children}</BattleProvider>;
}

function screenOf({ setup, state }: Battle): string {
  const parts = [
    <StagePanel key="stage" />,
    <BothArmies key="armies" />,
    <OddsSheet key="odds" />,
    ...state.units.map(({ id }) => <UnitSheet key={id} id={id} />),
  ];
  return parts
    .map((part) =>
      readable(
        textHtml(
          <ServicesProvider value={SERVICES}>
            <Table setup={setup} state={state}>
              {part}
            </Table>
          </ServicesProvider>,
        ),
      ),
    )
    .join(' ');
}

const APP = { app: 'empire' } as const;

/** At each panel that a battle shows. */
function moments(): readonly (readonly [string, Battle])[] {
  const at = (name: string, played: Played): readonly [string, Battle] => [
    name,
    { setup: played.setup, state: played.state },
  ];
  const { chosen: _, ...open } = battleSetup();
  const cards = { setup: open, ...startBattle(open), events: [] };
  const asked = say(begin(APP), { kind: 'deployed' }, { kind: 'playCard', army: 'rebels', card: 'assault' });
  const turn = say(atActivation(), { kind: 'activate', unit: 'empire-2' });
  const fight = say(atActivation(), { kind: 'activate', unit: 'empire-2' }, {
    kind: 'attack', unit: 'empire-2', target: 'rebels-2', band: 3, cover: 1, waits: true,
  }); // prettier-ignore
  return [at('cards', cards), at('asked', asked), at('turn', turn), at('fight', fight)];
}

const TAPS: readonly BattleCommand[] = [
  { kind: 'deployed' },
  { kind: 'playCard', army: 'rebels', card: 'assault' },
  { kind: 'tellInCommand', units: ['empire-2'] },
  { kind: 'giveOrders', army: 'rebels', units: ['rebels-1'] },
  { kind: 'draw', army: 'rebels' },
  { kind: 'activate', unit: 'rebels-2' },
  { kind: 'act', act: 'aim' },
  { kind: 'attack', unit: 'empire-2', target: 'rebels-2', band: 3, cover: 0 },
  { kind: 'defend' },
  { kind: 'endActivation' },
  { kind: 'adjust', unit: 'empire-2', what: 'wounds', by: 1 },
];

describe('spoiled battles', () => {
  it.each(moments())('[hostile] %s: each is told, or shown and played on', (name, { setup, state }) => {
    const broken: string[] = [];
    const told = { impossible: 0, shown: 0 };
    for (const part of ['state', 'setup'] as const) {
      const changes = spoiled(part === 'state' ? state : setup, `${name} ${part}`);
      for (let run = 0; run < RUNS; run++) {
        const { value, how } = changes.next().value;
        const battle = { setup, state, [part]: value } as Battle;
        if (!battleGame.accepts(battle.setup, battle.state)) continue;
        if (battleGame.impossible?.(battle.setup, battle.state) !== undefined) {
          told.impossible++;
          continue;
        }
        told.shown++;
        try {
          if (screenOf(battle).trim() === '') broken.push(`${part} ${how}: blank`);
          for (const tap of TAPS) advanceBattle(battle.setup, battle.state, tap);
        } catch (error) {
          broken.push(`${part} ${how}: ${String(error)}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(Math.min(told.impossible, told.shown), JSON.stringify(told)).toBeGreaterThan(0);
  });
});

describe('what somebody would try first', () => {
  const { setup, state } = atActivation();
  const [first, ...others] = state.units;
  const withUnit = (change: object) => ({ ...state, units: [{ ...first, ...change }, ...others] });
  const side = (change: object) => ({
    ...state,
    sides: { ...state.sides, rebels: { ...state.sides.rebels, ...change } },
  });

  it.each<[string, unknown]>([
    ['a stage called constructor', { ...state, stage: 'constructor' }],
    ['a hand of constructor', side({ hand: ['constructor'] })],
    ['a card toString on the table', side({ played: 'toString' })],
    ['chance without an end', { ...state, random: { ...state.random, s0: 1e15 } }],
    ['100,000 minis', withUnit({ minis: Array.from({ length: 1e5 }, () => ({ role: 'plain', wounds: 0 })) })],
    ['a rank __proto__', withUnit({ rank: '__proto__' })],
    ['a name of 20,000 letters', withUnit({ id: 'x'.repeat(20_000) })],
    ['marks of nothing', { ...state, marks: [null] }],
    [
      'a winner called constructor',
      { ...state, stage: 'over', result: { winner: 'constructor', by: 'score' } },
    ],
  ])('[saves] a battle with %s is found out', (_, wrong) =>
    expect(battleGame.impossible?.(setup, wrong)).toBeDefined(),
  );

  const trooper = setup.cards.units['stormtroopers'];
  const withCard = (change: object) => ({
    ...setup,
    cards: { ...setup.cards, units: { ...setup.cards.units, stormtroopers: { ...trooper, ...change } } },
  });

  it.each<[string, unknown]>([
    ['dice -5', withCard({ weapons: [{ id: 'a', name: 'a', dice: { red: -5, black: 0, white: 0 } }] })],
    ['1e9 dice', withCard({ weapons: [{ id: 'a', name: 'a', dice: { red: 1e9, black: 0, white: 0 } }] })],
    ['1e9 minis', withCard({ minis: 1e9 })],
    ['a name that is a list', withCard({ name: [] })],
    ['another id', withCard({ id: 'constructor' })],
    ['no behaviours', { ...setup, behaviours: {} }],
    ['an army of strangers', { ...setup, armies: { ...setup.armies, empire: [{ card: 'toString' }] } }],
  ])('[saves] cards with %s are found out', (_, wrong) =>
    expect(battleGame.impossible?.(wrong as BattleSetup, state)).toBe('figures'),
  );
});
