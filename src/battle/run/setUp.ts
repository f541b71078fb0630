// How a battle begins: battle cards that are removed in turns (legion 3.2), then units on the table.

import { seedRandom, shuffled, type RandomState } from '../../kernel';
import { ARMIES, musterUnits, type ArmyName } from '../../legion';
import {
  BATTLE_CONDITIONS,
  BATTLE_ROWS,
  DEPLOYMENTS,
  OBJECTIVE_RULES,
  OBJECTIVES,
  type BattleChoice,
  type BattleRow,
  type BattleRows,
} from '../battleCards';
import type { BattleCommand } from '../command';
import { foeOf, type BattleSetup, type BattleSide, type BattleState } from '../state';
import { change, refuseUnless, tellEvent, type Draft } from './draft';
import { showCards } from './rounds';

const CARDS_SHOWN = 3;
const CHANCES = 4;

export function beginBattle(setup: BattleSetup): BattleState {
  const { rows, random } = dealt(seedRandom(setup.seed), setup.chosen);
  const side = (army: ArmyName): BattleSide => ({
    hand: setup.hands[army],
    chosen: null,
    played: null,
    pool: [],
    score: 0,
    inCommand: [],
  });
  const choice = leftmost(rows);
  return {
    kind: 'battle',
    random,
    stage: setup.chosen ? 'deploy' : 'cards',
    round: 1,
    counter: setup.blue,
    rows,
    removals: 0,
    choice,
    units: ARMIES.flatMap((army) => musterUnits(setup.cards, army, setup.armies[army])),
    sides: { empire: side('empire'), rebels: side('rebels') },
    priority: setup.blue,
    next: setup.blue,
    ordersLeft: [],
    drawn: null,
    turn: null,
    fight: null,
    marks: marksOf(choice),
    ask: null,
    result: null,
  };
}

const marksOf = ({ objective }: BattleChoice) =>
  OBJECTIVE_RULES[objective].marks.map((id) => ({ id, holder: null }));

function dealt(
  random: RandomState,
  chosen: BattleChoice | undefined,
): { readonly rows: BattleRows; readonly random: RandomState } {
  if (chosen) {
    const { objective, deployment, condition } = chosen;
    return { rows: { objective: [objective], deployment: [deployment], condition: [condition] }, random };
  }
  const objectives = shuffled(random, OBJECTIVES);
  const deployments = shuffled(objectives.state, DEPLOYMENTS);
  const conditions = shuffled(deployments.state, BATTLE_CONDITIONS);
  return {
    rows: {
      objective: objectives.value.slice(0, CARDS_SHOWN),
      deployment: deployments.value.slice(0, CARDS_SHOWN),
      condition: conditions.value.slice(0, CARDS_SHOWN),
    },
    random: conditions.state,
  };
}

function leftmost({ objective, deployment, condition }: BattleRows): BattleChoice {
  const [first] = objective;
  const [second] = deployment;
  const [third] = condition;
  if (!first || !second || !third) throw new Error('a row of battle cards is empty');
  return { objective: first, deployment: second, condition: third };
}

/** Blue, red, blue, red. */
export const remover = ({ blue }: BattleSetup, { removals }: BattleState): ArmyName =>
  removals % 2 === 0 ? blue : foeOf(blue);

export const removable = ({ rows }: BattleState): readonly BattleRow[] =>
  BATTLE_ROWS.filter((row) => rows[row].length > 1);

export function removeCard(draft: Draft, { row }: Extract<BattleCommand, { kind: 'removeCard' }>): void {
  const { state, setup } = draft;
  refuseUnless(state.stage === 'cards', 'notNow');
  refuseUnless(row === null || removable(state).includes(row), 'notPossible');
  tellEvent(draft, { kind: 'cardRemoved', row, army: remover(setup, state) });
  const rows = row === null ? state.rows : { ...state.rows, [row]: state.rows[row].slice(1) };
  const removals = state.removals + 1;
  const choice = leftmost(rows);
  change(draft, {
    rows,
    removals,
    choice,
    marks: marksOf(choice),
    stage: removals < CHANCES ? 'cards' : 'deploy',
  });
}

export function deployed(draft: Draft): void {
  refuseUnless(draft.state.stage === 'deploy', 'notNow');
  change(draft, { stage: 'command' });
  tellEvent(draft, { kind: 'roundBegan', round: 1 });
  showCards(draft);
}
