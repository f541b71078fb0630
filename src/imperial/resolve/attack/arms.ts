// The profile a figure attacks with: its own, changed by the order, by lasting effects and by the bonus effect.

import { spendWork } from '../../../kernel';
import {
  inflictedBy,
  type AttackContext,
  type Fighter,
  type FigureId,
  type Keyword,
  type Surge,
  type SurgeEffect,
} from '../../../rules';
import type { Mod, Rule } from '../../language/nodes';
import type { Word } from '../../language/words';
import type { Pending } from '../answers';
import { isUsedUp, limitOf } from '../limits';
import { eyeOf, isMeantOnBoard } from '../select/select';
import { amountOf, newScope, type Run, type Scope } from '../run';
import { fighterOf, modsOfForm, type AnyId, type FormCard } from '../situation';

/** A change with the words it was said in: an X in it means what it meant there. */
export type Given = { readonly mod: Mod; readonly scope: Scope; readonly limit?: string };

type AttackerBonus = SurgeEffect & { readonly surge?: number };
type DefenderBonus = NonNullable<NonNullable<AttackContext['bonus']>['defender']>;

export type Arms = {
  readonly fighter: Fighter;
  readonly attacker: AttackerBonus;
  readonly defender: DefenderBonus;
  readonly removedDice: number;
  readonly unaimed: boolean;
  readonly seeThrough?: Word<'blockers'>;
  readonly preferDistance?: number;
  readonly rerolls: Extract<Pending, { kind: 'attack' }>['rerolls'];
};

type Mods = {
  readonly [K in Mod['kind']]: (arms: Arms, mod: Extract<Mod, { kind: K }>, scope: Scope) => Arms;
};

const plus = (a: number | undefined, b: number): number => (a ?? 0) + b;
const withBonus = (arms: Arms, bonus: AttackerBonus): Arms => ({
  ...arms,
  attacker: { ...arms.attacker, ...bonus },
});
const withFighter = (arms: Arms, fighter: Partial<Fighter>): Arms => ({
  ...arms,
  fighter: { ...arms.fighter, ...fighter },
});

function withDice(
  arms: Arms,
  change: (dice: NonNullable<Fighter['attack']>['dice']) => NonNullable<Fighter['attack']>['dice'],
): Arms {
  const { attack } = arms.fighter;
  return attack ? withFighter(arms, { attack: { type: attack.type, dice: change(attack.dice) } }) : arms;
}

const MODS: Mods = {
  add: (arms, { damage = 0, surge = 0, accuracy = 0, block = 0, evade = 0, dodge = 0 }, scope) => {
    const { attacker, defender } = arms;
    const number = (amount: number | Word<'variable'>) => amountOf(scope, amount);
    // More block, evade or dodge is for the figure's own defense; less is for whoever it attacks.
    const less = (amount: number | Word<'variable'>) => Math.min(0, number(amount));
    return {
      ...arms,
      attacker: {
        ...attacker,
        damage: plus(attacker.damage, number(damage)),
        surge: plus(attacker.surge, number(surge)),
        accuracy: plus(attacker.accuracy, number(accuracy)),
      },
      defender: {
        block: plus(defender.block, less(block)),
        evade: plus(defender.evade, less(evade)),
        dodge: plus(defender.dodge, less(dodge)),
      },
    };
  },
  pierce: (arms, { amount }, scope) =>
    withBonus(arms, { pierce: plus(arms.attacker.pierce, amountOf(scope, amount)) }),
  blast: (arms, { amount }, scope) =>
    withBonus(arms, { blast: plus(arms.attacker.blast, amountOf(scope, amount)) }),
  cleave: (arms, { amount }, scope) =>
    withBonus(arms, { cleave: plus(arms.attacker.cleave, amountOf(scope, amount)) }),
  recover: (arms, { amount }, scope) =>
    withBonus(arms, { recover: plus(arms.attacker.recover, amountOf(scope, amount)) }),
  keyword: (arms, { is }) => {
    const inflicted = inflictedBy(is);
    if (inflicted) return withBonus(arms, { inflict: [...(arms.attacker.inflict ?? []), inflicted] });
    return withFighter(arms, { keywords: [...arms.fighter.keywords, { name: is as Keyword['name'] }] });
  },
  surge: (arms, { surge }) =>
    withFighter(arms, { bonusSurges: [...(arms.fighter.bonusSurges ?? []), surge] }),
  addDice: (arms, { dice, to }, { names }) =>
    to === undefined || names.includes(to) ? withDice(arms, (own) => [...own, ...dice]) : arms,
  // Dice in defense help the figure when it is attacked, not when it attacks.
  addDefense: (arms) => arms,
  useDice: (arms, { dice }) => withDice(arms, () => dice),
  replaceDie: (arms, { die, by }) =>
    withDice(arms, (own) => {
      const at = own.indexOf(die);
      return at < 0 ? own : own.with(at, by);
    }),
  reroll: (arms, { dice }) => ({ ...arms, rerolls: [...arms.rerolls, { of: 'attacker', dice }] }),
  defenderRerolls: (arms, { dice }) => ({ ...arms, rerolls: [...arms.rerolls, { of: 'defender', dice }] }),
  removeDefense: (arms, { dice }) => ({ ...arms, removedDice: arms.removedDice + dice }),
  seeThrough: (arms, { figures }) => ({ ...arms, seeThrough: figures }),
  unaimed: (arms) => ({ ...arms, unaimed: true }),
  noAbilities: (arms) => withFighter(arms, { keywords: [], passives: {}, surges: [], bonusSurges: [] }),
  preferDistance: (arms, { spaces }) => ({ ...arms, preferDistance: spaces }),
};

/** Everything that changes this attack. `target` is left out where nobody is aimed at yet. */
export function givenMods(
  run: Run,
  scope: Scope,
  attacker: FigureId,
  target: AnyId | undefined,
  own: readonly Mod[],
): readonly Given[] {
  spendWork(1 + run.lasting.length);
  const lasting = run.lasting
    .filter(({ of }) => of.includes(attacker))
    .flatMap(({ mods, scope: said }) => mods.map((mod) => ({ mod, scope: said })));
  const form = modsOfForm(run.situation, attacker);
  return [
    ...[...own, ...form].map((mod) => ({ mod, scope })),
    ...lasting,
    ...passiveMods(run, attacker, target),
  ];
}

/** How often at most, for each figure that attacks. */
function passiveLimit(
  { situation }: Run,
  { limit, with: mods }: Extract<Rule, { kind: 'passive' }>,
  index: number,
  attacker: FigureId,
): string | undefined {
  if (limit === undefined) return undefined;
  const per = limit === 'round' ? 'round' : 'figure';
  return limitOf(situation, per, { key: `rule${index}:${limit}`, figure: attacker, says: [attacker, mods] });
}

/** Rules of the bonus effect that always hold, as far as they hold now. */
function passiveMods(run: Run, attacker: FigureId, target: AnyId | undefined): readonly Given[] {
  return (run.orders.rules ?? []).flatMap((rule, index) => {
    if (rule.kind !== 'passive') return [];
    const said = newScope(attacker, { kind: 'rule', index });
    if (target !== undefined) said.target = target;
    const eye = eyeOf(run, said);
    const isOne =
      rule.who === undefined ? run.figures.includes(attacker) : isMeantOnBoard(eye, rule.who, attacker);
    const isAgainst =
      rule.against === undefined || (target !== undefined && isMeantOnBoard(eye, rule.against, target));
    const limit = passiveLimit(run, rule, index, attacker);
    if (
      !isOne ||
      !isAgainst ||
      isUsedUp(run.situation, limit) ||
      (rule.if && !run.tools.holds(run, said, rule.if))
    )
      return [];
    return rule.with.map((mod) => ({ mod, scope: said, ...(limit === undefined ? {} : { limit }) }));
  });
}

export function armsOf(run: Run, attacker: FigureId, given: readonly Given[]): Arms {
  const fighter = fighterOf(run.situation, attacker);
  const surges: readonly Surge[] =
    (run.figures.includes(attacker) ? run.orders.surgePriority : undefined) ?? fighter.surges;
  return changed({ ...fighter, surges }, given);
}

function changed(fighter: Fighter, given: readonly Given[]): Arms {
  spendWork(given.length);
  const bare: Arms = {
    fighter,
    attacker: {},
    defender: {},
    removedDice: 0,
    unaimed: false,
    rerolls: [],
  };
  return given.reduce(
    (arms, { mod, scope }) =>
      (MODS[mod.kind] as (arms: Arms, mod: Mod, scope: Scope) => Arms)(arms, mod, scope),
    bare,
  );
}

/** A figure as it fights in its form, outside of any orders: dice, what is always added, and surge abilities. */
export function fighterInForm(fighter: Fighter, { with: mods }: FormCard, id: FigureId): Fighter {
  const scope = newScope(id, { kind: 'rule', index: 0 });
  const { fighter: worn, attacker } = changed(
    fighter,
    mods.map((mod) => ({ mod, scope })),
  );
  const { damage = 0, surge = 0, accuracy = 0 } = attacker;
  const { passives } = worn;
  return {
    ...worn,
    passives: {
      ...passives,
      ...(damage !== 0 && { damage: plus(passives.damage, damage) }),
      ...(surge !== 0 && { surge: plus(passives.surge, surge) }),
      ...(accuracy !== 0 && { accuracy: plus(passives.accuracy, accuracy) }),
    },
  };
}
