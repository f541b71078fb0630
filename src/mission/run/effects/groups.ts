// Effects on Imperial groups and on single figures.

import {
  discardConditions,
  gainConditions,
  gainPowerToken,
  recoverDamage,
  recoverStrain,
  spendPowerTokens,
  sufferDamage,
  sufferStrain,
  type Condition,
  type Fighter,
  type PowerToken,
} from '../../../rules';
import { alliesIn, heroIn } from '../../actors';
import { grown } from '../../bounds';
import type { GroupState, ScriptScope, StandingOrders } from '../../game';
import { bounded } from '../../language/expressionUse';
import type { FigureRef } from '../../language/words';
import type { Prompt } from '../../prompt';
import { applyFighter } from '../groups/aftermath';
import { removeGroup, sendAway, withdrawHero, woundHero } from '../figures/damage';
import { deployByBudget, deployGroup, joinAlly, reinforceGroup } from '../groups/deploy';
import { countOf, numberOf } from '../scripts/numbers';
import { doNext, emit, showNext, update, type MissionRun } from '../run';
import { fighterInMission } from '../groups/situation';
import { addThreat, putInHand, takeFromHand, updateThreat } from '../round/threat';
import { landNow } from '../round/threatMoves';
import { figuresOf, heroesOf } from '../figures/who';
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
  | 'powerTokens'
  | 'wound'
  | 'withdraw'
  | 'allyJoins'
  | 'allyLeaves'
  | 'threat'
  | 'land'
  | 'hand'
  | 'pause';

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
  orders: (run, { group, put, lines, once = false, standing }) =>
    instruct(run, group, standing, ({ orders }) => ({ orders: grown(orders, { put, lines, once }) })),
  clearOrders: (run, { group }) => instruct(run, group, true, () => ({ orders: [] })),
  prefer: (run, { group, target = null, standing, chance = ALWAYS }, scope) =>
    // What a group is told no more, those that come later are not told either.
    instruct(run, group, target === null ? true : standing, (told) => {
      const percent = countOf(run, chance, scope);
      return { target, ...((percent < ALWAYS || told.chance !== undefined) && { chance: percent }) };
    }),
  bonusHealth: (run, { group, amount }, scope) => {
    const more = Math.trunc(numberOf(run, amount, scope));
    change(run, group, ({ bonusHealth }) => ({ bonusHealth: bounded(Math.max(0, bonusHealth + more)) }));
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
  powerTokens: (run, { who, tokens, lose }, scope) =>
    affect(run, who, scope, { effect: lose ? 'disarm' : 'arm', tokens }, (fighter) =>
      lose
        ? spendPowerTokens(fighter, tokens)
        : tokens.reduce((armed, token) => gainPowerToken(armed, token), fighter),
    ),
  wound: (run, { who }, scope) => {
    const healthy = heroesOf(run, who, scope).filter((id) => !heroIn(run.game, id)?.wounded);
    showFate(run, 'wound', healthy);
    for (const hero of healthy) woundHero(run, hero);
  },
  withdraw: (run, { who }, scope) => {
    const heroes = heroesOf(run, who, scope);
    showFate(run, 'withdraw', heroes);
    for (const hero of heroes) withdrawHero(run, hero);
  },
  allyJoins: joinAlly,
  allyLeaves: (run, { card }) => {
    for (const { id, of } of alliesIn(run.game))
      if (card === undefined || of === card) sendAway(run, id, 'left');
  },
  threat: (run, { add }, scope) => addThreat(run, numberOf(run, add, scope)),
  land: landNow,
  hand: (run, { group, off }) => (off ? takeFromHand(run, group) : putInHand(run, group)),
  pause: (run, { what, off }) => {
    const others = run.game.threat?.paused.filter((paused) => paused !== what) ?? [];
    updateThreat(run, { paused: off ? others : [...others, what] });
  },
};

function showFate(run: MissionRun, effect: 'wound' | 'withdraw', who: readonly string[]): void {
  if (who.length > 0)
    showNext(run, { kind: 'affect', effect, who, region: null, damage: 0, strain: 0, conditions: [] });
}

const ALWAYS = 100;

const onTracker = ({ game }: MissionRun, of: string): readonly GroupState[] =>
  game.groups.filter((group) => group.of === of);

/** All groups on the tracker that were deployed from this one of the mission. */
function change(run: MissionRun, of: string, how: (group: GroupState) => Partial<GroupState>): void {
  update(run, {
    groups: run.game.groups.map((group) => (group.of === of ? { ...group, ...how(group) } : group)),
  });
}

/** `standing`: also for groups that come later. */
function instruct(
  run: MissionRun,
  of: string,
  standing: true | undefined,
  how: (told: StandingOrders) => Partial<StandingOrders>,
): void {
  change(run, of, how);
  if (!standing) return;
  const told = run.game.standing?.[of] ?? { orders: [], target: null };
  update(run, { standing: { ...run.game.standing, [of]: { ...told, ...how(told) } } });
}

type Affected = {
  readonly effect: Extract<Prompt, { readonly kind: 'affect' }>['effect'];
  readonly damage?: number;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
  readonly tokens?: readonly PowerToken[];
};

/** The players move their tokens in any case; in tracked play the app knows what comes of it. */
function affect(
  run: MissionRun,
  who: FigureRef,
  scope: ScriptScope,
  { effect, damage = 0, strain = 0, conditions = [], tokens = [] }: Affected,
  how: (fighter: Fighter) => Fighter,
): void {
  const { tracked } = run.game;
  const region = !tracked && who.startsWith('region:') ? who.slice('region:'.length) : null;
  const all = region === null ? figuresOf(run, who, scope) : [];
  const ids = all.filter((id) => !run.game.figures[id]?.incapacitated);
  const isNothing = damage + strain + conditions.length + tokens.length === 0;
  if (isNothing || (ids.length === 0 && region === null)) return;
  showNext(run, {
    kind: 'affect',
    effect,
    who: ids,
    region,
    damage,
    strain,
    conditions,
    ...(tokens.length > 0 && { tokens }),
  });
  if (tracked) for (const id of ids) alter(run, id, how);
}

function alter(run: MissionRun, id: string, how: (fighter: Fighter) => Fighter): void {
  const figure = run.game.figures[id];
  if (figure) applyFighter(run, id, how(fighterInMission(run.play, run.game, figure)));
}
