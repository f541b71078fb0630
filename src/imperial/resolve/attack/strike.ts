// One attack, from its declaration to its after effects. Here the resolution waits for dice.

import {
  accuracyNeeded,
  attackDiceOf,
  readRoll,
  resolveAttack,
  settledAids,
  withAids,
  type AttackResult,
  type AttackRoll,
  type FigureId,
  type PowerToken,
} from '../../../rules';
import type { Mod } from '../../language/nodes';
import { aimAt, duelOf, oddsFor, othersHurt, type Aim, type Duel, type Others } from './aim';
import type { AttackAid, Change } from '../answers';
import { givenMods } from './arms';
import { followedUp, paidFor, targetWith } from './cards';
import { harm, interrupt, remember, useUp } from '../change';
import { asOptions, propose } from '../choose/imperialRule';
import type { Act, Choice } from '../result';
import { needOnBoard, note, stepNumber, type Doing, type Run, type Scope } from '../run';
import { clearGone, isThere, pieceOf, rebelsOf, withFighter, type AnyId } from '../situation';

type Told =
  | { readonly roll: AttackRoll; readonly duel: Duel; readonly result: AttackResult }
  | { readonly changes: readonly Change[] };
type AttackAct = Extract<Act, { kind: 'attack' }>;
type Hurt = NonNullable<AttackAct['others']>;

/** Says whether the attack was made, or the players changed something once it was declared (D17). */
export function* strike(
  run: Run,
  scope: Scope,
  attacker: FigureId,
  declared: AnyId,
  mods: readonly Mod[],
  choice?: Choice,
): Doing<'made' | 'changed'> {
  yield* declare(run, scope, attacker, declared);
  // What the declaration set off may have taken one of them away.
  if (!isThere(run.situation, attacker) || !isThere(run.situation, declared)) return 'changed';
  const aids = aidsOf(run);
  const target = takeUp(run, declared, aids);
  const given = givenMods(run, scope, attacker, target, mods);
  const aim = aimAt(run, scope, pieceOf(run.situation, attacker), target, mods);
  const printed = duelOf(run, pieceOf(run.situation, attacker), aim);
  // Cards break rules: whoever steps in need not be in sight or reach.
  const bare = target === declared ? printed : { ...printed, context: { ...printed.context, allowed: true } };
  const inAttack = aids.filter(({ after }) => !after);
  const duel = withAids(bare, settledAids(inAttack, bare, null));
  const act: AttackAct = {
    kind: 'attack',
    figure: attacker,
    target,
    ...(choice ? { choice } : {}),
    distance: duel.context.distance,
    sight: duel.sight,
    needed: accuracyNeeded(duel.attacker, duel.defender, duel.context),
    attackDice: attackDiceOf(duel.attacker),
    defenseDice: duel.defender.defense,
    odds: oddsFor(duel),
    ...(aids.length > 0 ? { aids } : {}),
  };
  note(scope, act);
  const told = yield* rolled(run, attacker, aim, { bare, duel, aids: inAttack }, act);
  if (told && 'changes' in told) {
    replaceLast(scope, { ...act, interrupted: true });
    scope.interrupted = true;
    interrupt(run, told.changes, scope.log.acts.length);
    return 'changed';
  }
  for (const { limit } of given) if (limit !== undefined) run.situation = useUp(run.situation, limit);
  const others = told ? land(run, scope, aim, mods, told.result) : [];
  run.situation = followedUp(run.situation, attacker, target, aids);
  if (told) {
    replaceLast(scope, {
      ...act,
      roll: told.roll,
      result: told.result,
      ...(others.length > 0 ? { others } : {}),
    });
  }
  afterwards(run, scope, attacker, target, told?.result);
  yield* followed(run, scope, attacker, target, told?.result, others);
  return 'made';
}

/** The cards of the dice that are told next, or of those that the players lay out before they tell them. */
function aidsOf({ mode, answers, read, draft }: Run): readonly AttackAid[] {
  const answer = answers[read];
  if (answer === undefined) return mode === 'play' ? draft : [];
  return (answer.kind === 'dice' && answer.aids) || [];
}

/** Pays for cards and says whom they make the target. Nobody falls by the price of a card that defends them. */
function takeUp(run: Run, declared: AnyId, aids: readonly AttackAid[]): AnyId {
  const wanted = targetWith(declared, aids);
  const target = isThere(run.situation, wanted) ? wanted : declared;
  const paid = paidFor(run.situation, target, aids);
  if (isThere(paid, target)) run.situation = paid;
  return target;
}

/** The act that was told while it waited gives way to the whole one. */
function replaceLast({ log }: Scope, act: AttackAct): void {
  const at = log.acts.findLastIndex((one) => one.kind === 'attack' && one.target === act.target);
  const { rule } = log.acts[at] ?? {};
  log.acts[at] = rule === undefined ? act : { ...act, rule };
}

function* declare(run: Run, scope: Scope, attacker: FigureId, target: AnyId): Doing<void> {
  const { deeds, earlier } = run.situation.memory;
  const attacks = deeds.filter((deed) => deed.kind === 'attack');
  const own = attacks.filter(({ turn, by }) => by === attacker && turn === (run.turn?.figure ?? null));
  const used = attacks.some(({ during }) => during !== undefined && scope.names.includes(during));
  const moment = { self: attacker, target, that: [target] } as const;
  yield* run.tools.fire(run, scope, [
    { kind: 'declaring', ...moment },
    { kind: 'beforeAttack', ...moment },
    { kind: 'attacking', ...moment },
    ...(own.length === 0 ? [{ kind: 'firstAttack', of: 'figure', ...moment } as const] : []),
    ...(attacks.length === 0 ? [{ kind: 'firstAttack', of: 'group', ...moment } as const] : []),
    ...([...earlier, ...deeds].some(({ kind }) => kind === 'attack')
      ? []
      : [{ kind: 'firstAttack', of: 'round', ...moment } as const]),
    ...(used ? [] : [{ kind: 'firstUse', ability: scope.names, ...moment } as const]),
  ]);
}

function* rolled(
  run: Run,
  attacker: FigureId,
  { arms, target }: Aim,
  { bare, duel, aids }: { readonly bare: Duel; readonly duel: Duel; readonly aids: readonly AttackAid[] },
  { attackDice, odds }: AttackAct,
): Doing<Told | undefined> {
  const pending = {
    kind: 'attack',
    step: stepNumber(run),
    figure: attacker,
    target,
    attackDice,
    chosen: odds.dice,
    defenseDice: duel.defender.defense,
    rerolls: arms.rerolls,
  } as const;
  return yield* needOnBoard<'dice' | 'changed', Told>(run, pending, ['dice', 'changed'], (answer) => {
    if (answer.kind === 'changed') {
      return answer.during === 'attack' && answer.step === stepNumber(run)
        ? { value: { changes: answer.changes } }
        : { refused: { code: 'otherAnswerExpected', found: 'changed' } };
    }
    const wanted = targetWith(target, answer.aids ?? []);
    if (wanted !== target) return { refused: { code: 'noSuchTarget', target: wanted } };
    const read = readRoll(duel.attacker, duel.defender, answer.roll);
    const helped = read.ok ? withAids(bare, settledAids(aids, bare, read.value.final)) : duel;
    const spent = withToken(helped, answer.token);
    const resolved = resolveAttack({ roll: answer.roll, ...spent });
    return resolved.ok
      ? { value: { roll: answer.roll, duel: spent, result: resolved.value } }
      : { refused: { code: 'wrongDice', problem: resolved.error.code } };
  });
}

const withToken = (duel: Duel, token: PowerToken | undefined): Duel =>
  token === undefined ? duel : { ...duel, context: { ...duel.context, tokens: { defender: token } } };

/** What the result makes of both figures. What the order lent the attacker is not kept. */
function land(run: Run, scope: Scope, aim: Aim, mods: readonly Mod[], result: AttackResult): Hurt {
  const { attacker, target } = aim;
  const own = run.situation.fighters.get(attacker);
  const spread = spreadOf(run, scope, aim, mods);
  const victim =
    run.situation.fighters.get(target as FigureId) ?? run.situation.things.get(target as never)?.fighter;
  if (own) {
    const { damage, conditions, powerTokens } = result.attacker;
    run.situation = withFighter(run.situation, attacker, { ...own, damage, conditions, powerTokens });
  }
  if (victim) {
    const { defense } = victim;
    run.situation = clearGone(withFighter(run.situation, target, { ...result.defender, defense }), target);
  }
  const others: { figure: AnyId; by: 'blast' | 'cleave' | 'splash'; damage: number }[] = [];
  for (const by of ['blast', 'cleave', 'splash'] as const) {
    if (result.others[by] === 0) continue;
    for (const figure of spread[by]) {
      if (!isThere(run.situation, figure)) continue;
      const hurt = harm(run.situation, figure, 'damage', result.others[by]);
      run.situation = hurt.situation;
      remembered(run, scope, figure, hurt.damage, hurt.defeated);
      others.push({ figure, by, damage: hurt.damage });
    }
  }
  return others;
}

/** Of those whom a cleave could hurt the Imperial Rule picks one. */
function spreadOf(run: Run, scope: Scope, aim: Aim, mods: readonly Mod[]): Others {
  const piece = pieceOf(run.situation, aim.attacker);
  const hurt = othersHurt(run, piece, aim);
  const { proposed } = propose(asOptions(hurt.cleave, piece), { run, scope, piece, attack: mods });
  return { ...hurt, cleave: hurt.cleave.slice(proposed, proposed + 1) };
}

const remembered = (run: Run, scope: Scope, on: AnyId, damage: number, defeated: boolean): void => {
  const [during] = scope.names;
  run.situation = remember(run.situation, {
    kind: 'harm',
    turn: run.turn?.figure ?? null,
    on,
    damage,
    defeated,
    ...(during === undefined ? {} : { during }),
  });
};

function afterwards(
  run: Run,
  scope: Scope,
  attacker: FigureId,
  target: AnyId,
  result: AttackResult | undefined,
): void {
  const [during] = scope.names;
  remembered(run, scope, target, result?.damage ?? 0, result !== undefined && result.fate !== 'stands');
  run.situation = remember(run.situation, {
    kind: 'attack',
    turn: run.turn?.figure ?? null,
    by: attacker,
    target,
    damage: result?.damage ?? 0,
    hit: result?.hit ?? false,
    action: scope.attackAction,
    ...(during === undefined ? {} : { during }),
  });
  if (result) scope.lastAttack = result;
  scope.target = target;
  scope.that = [target];
  scope.changed = true;
  scope.affected = true;
}

function* followed(
  run: Run,
  scope: Scope,
  attacker: FigureId,
  target: AnyId,
  result: AttackResult | undefined,
  others: Hurt,
): Doing<void> {
  const moment = { self: attacker, target, that: [target] } as const;
  const isRebel = (id: AnyId): boolean => rebelsOf(run.situation).some((rebel) => rebel.id === id);
  const hurt = [
    ...(result && result.damage > 0 ? [target] : []),
    ...others.map(({ figure }) => figure),
  ].filter(isRebel);
  if (isThere(run.situation, attacker)) {
    yield* run.tools.fire(run, scope, [
      { kind: 'afterAttack', ...moment },
      { kind: 'afterAnyAttack', ...moment },
      ...hurt.map((id) => ({ kind: 'hurtBy', self: attacker, ability: scope.names, that: [id] }) as const),
    ]);
  }
  run.lasting = run.lasting.filter(({ during }) => during !== 'attack');
}
