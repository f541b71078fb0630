// What players gain or lose. The app counts; the players fetch the cards.

import { injuryChanges } from '../../../rules';
import { heroIn } from '../../actors';
import { grown, grownRecord, grownTo, MOST_CHANGES } from '../../bounds';
import { heroFlag } from '../../heroFlags';
import { bounded } from '../../language/expressionUse';
import { countOf, numberOf } from '../scripts/numbers';
import { emit, showNext, update, updateHero, type MissionRun } from '../run';
import { heroesOf, partyOf } from '../figures/who';
import { fallIfWorn } from './persons';
import type { Gains } from '../../game';
import type { Prompt } from '../../prompt';
import type { EffectHandler } from './handler';

type Gain =
  | 'medpacs'
  | 'supply'
  | 'credits'
  | 'fame'
  | 'item'
  | 'ally'
  | 'classCard'
  | 'gainReward'
  | 'setFlag'
  | 'injure'
  | 'heal'
  | 'xp'
  | 'awards'
  | 'villain'
  | 'nextThreat';

export const GAIN_EFFECTS: { readonly [K in Gain]: EffectHandler<K> } = {
  medpacs: (run, { add }, scope) => {
    const medpacs = bounded(Math.max(0, run.game.medpacs + Math.trunc(numberOf(run, add, scope))));
    const amount = medpacs - run.game.medpacs;
    if (amount === 0) return;
    update(run, { medpacs });
    emit(run, { kind: 'medpacs', to: medpacs });
    show(run, 'medpacs', amount, []);
  },
  supply: (run, { who, cards }, scope) => {
    const amount = countOf(run, cards, scope);
    if (amount === 0) return;
    update(run, { supplies: bounded(run.game.supplies + amount) });
    show(run, 'supply', amount, heroesOf(run, who ?? 'active', scope));
  },
  credits: (run, { add }, scope) => {
    const amount = Math.trunc(numberOf(run, add, scope));
    gain(run, { credits: bounded(run.game.gains.credits + amount) });
    if (amount !== 0) show(run, 'credits', amount, []);
  },
  fame: (run, { add }, scope) =>
    gain(run, { fame: bounded(run.game.gains.fame + Math.trunc(numberOf(run, add, scope))) }),
  item: (run, { item, lose }) => {
    const { items, lostItems } = run.game.gains;
    gain(run, lose ? { lostItems: grown(lostItems, item) } : { items: grown(items, item) });
    show(run, lose ? 'lostItem' : 'item', 1, [item]);
  },
  ally: (run, { card, deployments = 1 }, scope) => {
    const amount = countOf(run, deployments, scope);
    const { allies } = run.game.gains;
    gain(run, { allies: grownRecord(allies, { [card]: bounded((allies[card] ?? 0) + amount) }) });
    show(run, 'ally', amount, [card]);
  },
  classCard: (run, { who }, scope) => {
    const heroes = heroesOf(run, who, scope);
    gain(run, { classCards: grown(run.game.gains.classCards, ...heroes) });
    if (heroes.length > 0) show(run, 'classCard', 1, heroes);
  },
  gainReward: (run, { reward, who }, scope) => {
    const [hero = null] = who === undefined ? [] : heroesOf(run, who, scope);
    gain(run, { rewards: grown(run.game.gains.rewards ?? [], { reward, hero }) });
    // What nobody here can have, the campaign turns into credits at the end.
    if (!Object.hasOwn(run.play.kit.rewards ?? {}, reward)) return;
    show(run, 'reward', 1, [reward, ...(hero === null ? [] : [hero])]);
  },
  setFlag: (run, { flag, to = 1, who }, scope) => {
    const names = who === undefined ? [flag] : partyOf(run, who, scope).map((hero) => heroFlag(flag, hero));
    const value = numberOf(run, to, scope);
    const raised = Object.fromEntries(names.map((name) => [name, value]));
    update(run, { flags: grownRecord(run.game.flags, raised) });
  },
  injure: (run, { who, injury }, scope) => {
    for (const hero of heroesOf(run, who, scope)) {
      const { injuries = [], changes = [] } = heroIn(run.game, hero) ?? {};
      if (injuries.includes(injury)) continue;
      updateHero(run, hero, {
        injuries: [...injuries, injury],
        changes: grownTo(MOST_CHANGES, changes, injuryChanges([injury])),
      });
      fallIfWorn(run, hero);
      show(run, 'injury', 1, [hero, injury]);
    }
  },
  heal: (run, { who, injury }, scope) => {
    for (const hero of partyOf(run, who, scope)) {
      const { injuries = [], changes = [] } = heroIn(run.game, hero) ?? {};
      const gone = injuries.filter((one) => injury === undefined || one === injury);
      if (gone.length === 0) continue;
      updateHero(run, hero, {
        injuries: injuries.filter((one) => !gone.includes(one)),
        changes: changes.filter(({ from }) => !gone.some((one) => one === from)),
      });
      for (const one of gone) show(run, 'healed', 1, [hero, one]);
    }
  },
  xp: (run, { add }, scope) => gainCount(run, 'xp', numberOf(run, add, scope)),
  awards: (run, { add }, scope) => gainCount(run, 'awards', numberOf(run, add, scope)),
  nextThreat: (run, { add }, scope) => gainCount(run, 'threat', numberOf(run, add, scope)),
  villain: (run, { card }) => {
    const { villains = [] } = run.game.gains;
    if (villains.includes(card)) return;
    gain(run, { villains: grown(villains, card) });
    show(run, 'villain', 1, [card]);
  },
};

/** Of a classic campaign: none in saves from before there were any. */
function gainCount(run: MissionRun, what: 'xp' | 'awards' | 'threat', by: number): void {
  const amount = Math.trunc(by);
  if (amount === 0) return;
  gain(run, { [what]: bounded((run.game.gains[what] ?? 0) + amount) });
  show(run, what, amount, []);
}

const gain = (run: MissionRun, change: Partial<Gains>): void =>
  update(run, { gains: { ...run.game.gains, ...change } });

const show = (
  run: MissionRun,
  what: Extract<Prompt, { kind: 'gain' }>['what'],
  amount: number,
  of: readonly string[],
): void => showNext(run, { kind: 'gain', what, amount, of });
