// Attacks of either side as events, for the log, and what heroes suffer without one.

import type { Act, Resolution } from '../../../imperial';
import type { AttackResult, AttackRoll, AttackStep, PowerToken } from '../../../rules';
import { isOfHero } from '../../actors';
import type { AttackReport, Combatant, TokensMoved } from '../../event';
import { emit, type MissionRun } from '../run';

type AttackAct = Extract<Act, { kind: 'attack' }>;

/** Before their consequences: whoever they defeat has left the game after that. */
export function tellAttacks(run: MissionRun, { steps }: Resolution): void {
  for (const act of steps.flatMap(({ acts }) => acts)) {
    if (act.kind === 'effect') tellEffect(run, act);
    const report = act.kind === 'attack' ? reportOf(run, act) : undefined;
    if (report) emit(run, { kind: 'attacked', ...report });
  }
}

function tellEffect(run: MissionRun, act: Extract<Act, { kind: 'effect' }>): void {
  const { verb, on, amount = 0, token } = act;
  const known = on.filter((id) => run.game.figures[id] !== undefined);
  if (verb === 'token' && token !== undefined && known.length > 0)
    emit(run, { kind: 'armed', figures: known, tokens: Array<PowerToken>(amount).fill(token) });
  const figures = on.filter((id) => {
    const figure = run.game.figures[id];
    return figure !== undefined && isOfHero(run.game, figure);
  });
  if ((verb === 'damage' || verb === 'strain') && figures.length > 0 && amount > 0)
    emit(run, { kind: 'suffered', of: verb, figures, amount });
}

/** Nothing: it was interrupted before anybody rolled. */
function reportOf(
  run: MissionRun,
  { figure: attacker, target, roll, result, others = [] }: AttackAct,
): AttackReport | undefined {
  return roll && result && attackReport(run, { attacker, target, roll, result, others });
}

type Attacked = {
  readonly attacker: string;
  readonly target: string;
  readonly roll: AttackRoll;
  readonly result: AttackResult;
  readonly others: readonly { readonly figure: string; readonly damage: number }[];
};

export function attackReport(
  run: MissionRun,
  { attacker, target, roll, result, others }: Attacked,
): AttackReport {
  const { miss, accuracy, needed, fate, damage: suffered, surgesSpent, strainRecovered } = result;
  const dealt = stepOf(result, 'damage');
  return {
    attacker: combatant(run, attacker),
    target: combatant(run, target),
    roll,
    accuracy,
    needed,
    miss,
    damage: dealt?.damage ?? 0,
    block: Math.max(0, (dealt?.block ?? 0) - (dealt?.pierce ?? 0)),
    surges: surgesSpent.length,
    ...(strainRecovered > 0 && { strainRecovered }),
    suffered,
    conditions: result.changes.defender.gained,
    ...tokensIn(result.changes),
    fate,
    others: others.map(({ figure: id, damage }) => ({ ...combatant(run, id), damage })),
  };
}

function tokensIn({ attacker, defender }: AttackResult['changes']): { readonly tokens?: TokensMoved } {
  const tokens = {
    attacker: attacker.tokensSpent,
    target: defender.tokensSpent,
    gained: attacker.tokensGained,
  };
  return Object.values(tokens).some(({ length }) => length > 0) ? { tokens } : {};
}

const stepOf = <K extends AttackStep['kind']>(
  { steps }: AttackResult,
  kind: K,
): Extract<AttackStep, { kind: K }> | undefined =>
  steps.find((step): step is Extract<AttackStep, { kind: K }> => step.kind === kind);

function combatant({ game, play }: MissionRun, id: string): Combatant {
  const of = game.figures[id]?.of ?? cardOfReinforced(game.window?.group, game.window?.card, id);
  return of === undefined || play.things.has(id) ? { id } : { id, of };
}

/** A figure that came back in this activation is not on the table of the game yet. */
const cardOfReinforced = (
  group: string | undefined,
  card: string | undefined,
  id: string,
): string | undefined => (group !== undefined && id.startsWith(`${group}-`) ? card : undefined);
