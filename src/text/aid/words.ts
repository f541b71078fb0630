// What a card gives, word by word: one row for each thing that a card can change.

import type { TFunction } from 'i18next';
import { ALL_DICE, type Aid, type AttackDie, type DefenseDie } from '../../rules';

type T = TFunction;
type Given<K extends keyof Aid> = NonNullable<Aid[K]>;
type Row<K extends keyof Aid> = (t: T, value: Given<K>, aid: Aid, isTest: boolean) => string;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "2 blue dice, 1 red die". */
export const diceWords = (t: T, colours: readonly (AttackDie | DefenseDie | 'any')[]): string =>
  [...new Set(colours)]
    .map((colour) => t(`aid.dice.${colour}`, { count: colours.filter((other) => other === colour).length }))
    .join(', ');

const conditions = (t: T, list: Given<'inflict'> | Given<'become'>): string =>
  list.map((condition) => t(`conditions.${condition}`)).join(', ');

type Counted = 'prevent' | 'recover' | 'recoverStrain' | 'suffer' | 'hurt' | 'pierce' | 'blast' | 'cleave';
type Signed = 'accuracy' | 'damage' | 'surge' | 'block' | 'evade' | 'dodge';
const counted =
  (key: Counted) =>
  (t: T, n: number): string =>
    t(`aid.gives.${key}`, { n });
const bonus =
  (key: Signed) =>
  (t: T, n: number): string =>
    t(`aid.gives.${key}`, { n: signed(n) });

const ROWS: { readonly [K in keyof Required<Aid>]: Row<K> } = {
  attackDice: (t, colours) => t('aid.gives.attackDice', { dice: diceWords(t, colours) }),
  defenseDice: (t, colours) => t('aid.gives.defenseDice', { dice: diceWords(t, colours) }),
  dropAttackDice: (t, count) => t('aid.gives.dropAttackDice', { count }),
  dropDefenseDice: (t, count) => t('aid.gives.dropDefenseDice', { count }),
  swapAttackDie: (t, die) => t('aid.gives.swapAttackDie', { die: t(`aid.dieColours.${die}`) }),
  rerollAttack: (t, count, { together }, isTest) => {
    if (together) return t(isTest ? 'aid.gives.rerollTestAll' : 'aid.gives.rerollAttackAll');
    if (count === ALL_DICE) return t(isTest ? 'aid.gives.rerollTestAny' : 'aid.gives.rerollAttackAny');
    return t(isTest ? 'aid.gives.rerollTest' : 'aid.gives.rerollAttack', { count });
  },
  rerollDefense: (t, count, { together }) => {
    if (together) return t('aid.gives.rerollDefenseAll');
    return count === ALL_DICE ? t('aid.gives.rerollDefenseAny') : t('aid.gives.rerollDefense', { count });
  },
  together: () => '',
  accuracy: bonus('accuracy'),
  damage: bonus('damage'),
  surge: bonus('surge'),
  pierce: counted('pierce'),
  blast: counted('blast'),
  cleave: counted('cleave'),
  block: bonus('block'),
  evade: bonus('evade'),
  dodge: bonus('dodge'),
  turn: (t, { from, to, most }) => {
    const results = { from: t(`aid.results.${from}`), to: t(`aid.results.${to}`) };
    if (most === ALL_DICE) return t('aid.gives.turnAny', results);
    return most === 1 ? t('aid.gives.turnOne', results) : t('aid.gives.turn', { ...results, n: most });
  },
  prevent: counted('prevent'),
  miss: (t) => t('aid.gives.miss'),
  redirect: (t) => t('aid.gives.redirect'),
  inflict: (t, list) => t('aid.gives.inflict', { conditions: conditions(t, list) }),
  become: (t, list) => t('aid.gives.become', { conditions: conditions(t, list) }),
  discardConditions: (t, count) =>
    count === ALL_DICE ? t('aid.gives.discardConditionsAll') : t('aid.gives.discardConditions', { count }),
  powerToken: (t, kinds, { tokens = 1 }) =>
    t('aid.gives.powerToken', {
      count: tokens,
      kinds: kinds.map((kind) => t(`aid.results.${kind}`)).join(' / '),
    }),
  tokens: () => '',
  recover: counted('recover'),
  recoverStrain: counted('recoverStrain'),
  movement: (t, count) => t('aid.gives.movement', { count }),
  suffer: counted('suffer'),
  hurt: counted('hurt'),
  hurtDie: (t, die) => t('aid.gives.hurtDie', { dice: t(`aid.dice.${die}`, { count: 1 }) }),
};

/** In the order of the table. `isTest`: the dice are those of a test. */
export const aidWords = (t: T, aid: Aid, isTest: boolean): readonly string[] =>
  (Object.keys(ROWS) as (keyof Aid)[]).flatMap((key) => {
    const value = aid[key];
    if (value === undefined) return [];
    const words = (ROWS[key] as Row<typeof key>)(t, value as never, aid, isTest);
    return words === '' ? [] : [words];
  });
