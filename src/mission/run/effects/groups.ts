// Effects on Imperial groups and on single figures.

import {
  discardConditions,
  gainConditions,
  recoverDamage,
  recoverStrain,
  sufferDamage,
  sufferStrain,
  type Condition,
  type Fighter,
} from '../../../rules';
import type { GroupState, Scope } from '../../game';
import type { FigureRef } from '../../language/words';
import type { Prompt } from '../../prompt';
import { applyFighter } from '../aftermath';
import { removeGroup, withdrawHero, woundHero } from '../damage';
import { deployByBudget, deployGroup, reinforceGroup } from '../deploy';
import { countOf, numberOf } from '../numbers';
import { doNext, emit, showNext, update, type Run } from '../run';
import { fighterOf } from '../situation';
import { figuresOf, heroesOf } from '../who';
import type { EffectHandler } from './handler';

type GroupEffect =
  | 'deploy'
  | 'deployBudget'
  | 'reinforce'
  | 'ready'
  | 'exhaust'
  | 'removeGroup'
  | 'activate'
  | 'orders'
  | 'clearOrders'
  | 'prefer'
  | 'bonusHealth'
  | 'suffer'
  | 'recover'
  | 'gain'
  | 'discard'
  | 'wound'
  | 'withdraw';

export const GROUP_EFFECTS: { readonly [K in GroupEffect]: EffectHandler<K> } = {
  deploy: deployGroup,
  deployBudget: deployByBudget,
  reinforce: reinforceGroup,
  ready: (run, { group }) => change(run, group, () => ({ activated: false })),
  exhaust: (run, { group }) => change(run, group, () => ({ activated: true })),
  removeGroup: (run, { group }) => {
    for (const { id, card, colour } of onTracker(run, group)) {
      removeGroup(run, id);
      emit(run, { kind: 'groupRemoved', group: id });
      showNext(run, { kind: 'removeGroup', card, colour });
    }
  },
  activate: (run, { group }) =>
    doNext(
      run,
      ...onTracker(run, group).map(({ id }) => ({ kind: 'openWindow', group: id, extra: true }) as const),
    ),
  orders: (run, { group, put, lines, once = false }) =>
    change(run, group, ({ orders }) => ({ orders: [...orders, { put, lines, once }] })),
  clearOrders: (run, { group }) => change(run, group, () => ({ orders: [] })),
  prefer: (run, { group, target = null }) => change(run, group, () => ({ target })),
  bonusHealth: (run, { group, amount }, scope) => {
    const more = Math.trunc(numberOf(run, amount, scope));
    change(run, group, ({ bonusHealth }) => ({ bonusHealth: Math.max(0, bonusHealth + more) }));
    if (run.game.tracked)
      for (const id of figuresOf(run, `group:${group}`, scope)) alter(run, id, (same) => same);
  },
  suffer: (run, { who, ...effect }, scope) => {
    const [damage, strain] = [
      countOf(run, effect.damage ?? 0, scope),
      countOf(run, effect.strain ?? 0, scope),
    ];
    affect(run, who, scope, { effect: 'suffer', damage, strain }, (fighter) => {
      const hurt = sufferDamage(fighter, damage).figure;
      return strain > 0 ? sufferStrain(hurt, strain).figure : hurt;
    });
  },
  recover: (run, { who, ...effect }, scope) => {
    const [damage, strain] = [
      countOf(run, effect.damage ?? 0, scope),
      countOf(run, effect.strain ?? 0, scope),
    ];
    affect(run, who, scope, { effect: 'recover', damage, strain }, (fighter) =>
      recoverStrain(recoverDamage(fighter, damage), strain),
    );
  },
  gain: (run, { who, conditions }, scope) =>
    affect(run, who, scope, { effect: 'gain', conditions }, (fighter) => gainConditions(fighter, conditions)),
  discard: (run, { who, conditions }, scope) =>
    affect(run, who, scope, { effect: 'discard', conditions }, (fighter) =>
      discardConditions(fighter, conditions),
    ),
  wound: (run, { who }, scope) => {
    const healthy = heroesOf(run, who, scope).filter((id) => !heroOf(run, id)?.wounded);
    showFate(run, 'wound', healthy);
    for (const hero of healthy) woundHero(run, hero);
  },
  withdraw: (run, { who }, scope) => {
    const heroes = heroesOf(run, who, scope);
    showFate(run, 'withdraw', heroes);
    for (const hero of heroes) withdrawHero(run, hero);
  },
};

const heroOf = ({ game }: Run, id: string) => game.heroes.find((hero) => hero.id === id);

function showFate(run: Run, effect: 'wound' | 'withdraw', who: readonly string[]): void {
  if (who.length > 0)
    showNext(run, { kind: 'affect', effect, who, region: null, damage: 0, strain: 0, conditions: [] });
}

const onTracker = ({ game }: Run, of: string): readonly GroupState[] =>
  game.groups.filter((group) => group.of === of);

/** All groups on the tracker that were deployed from this one of the mission. */
function change(run: Run, of: string, how: (group: GroupState) => Partial<GroupState>): void {
  update(run, {
    groups: run.game.groups.map((group) => (group.of === of ? { ...group, ...how(group) } : group)),
  });
}

type Affected = {
  readonly effect: Extract<Prompt, { readonly kind: 'affect' }>['effect'];
  readonly damage?: number;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
};

/** The players move their tokens in any case; in tracked play the app knows what comes of it. */
function affect(
  run: Run,
  who: FigureRef,
  scope: Scope,
  { effect, damage = 0, strain = 0, conditions = [] }: Affected,
  how: (fighter: Fighter) => Fighter,
): void {
  const { tracked } = run.game;
  const region = !tracked && who.startsWith('region:') ? who.slice('region:'.length) : null;
  const ids = region === null ? figuresOf(run, who, scope) : [];
  if (damage + strain + conditions.length === 0 || (ids.length === 0 && region === null)) return;
  showNext(run, { kind: 'affect', effect, who: ids, region, damage, strain, conditions });
  if (tracked) for (const id of ids) alter(run, id, how);
}

function alter(run: Run, id: string, how: (fighter: Fighter) => Fighter): void {
  const figure = run.game.figures[id];
  if (figure) applyFighter(run, id, how(fighterOf(run.play, run.game, figure)));
}
