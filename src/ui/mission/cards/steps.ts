// What has to be said about a card before it can be used: on whom, which token, which condition, the test, the die. One question
// after the other, and none where only one answer is left.

import type { CardAct, Game, MomentOffer } from '../../../mission';
import {
  HARMFUL_CONDITIONS,
  type Attribute,
  type AttackDie,
  type Condition,
  type PowerToken,
} from '../../../rules';

export type CardStep =
  | { readonly kind: 'on'; readonly options: readonly string[] }
  | { readonly kind: 'token'; readonly options: readonly PowerToken[] }
  | { readonly kind: 'condition'; readonly options: readonly Condition[] }
  | { readonly kind: 'attribute'; readonly options: readonly Attribute[] }
  | { readonly kind: 'test'; readonly attribute: Attribute }
  | { readonly kind: 'die'; readonly die: AttackDie };

/** `settled`: questions that the app answers by rolling. */
export type CardDraft = { readonly act: CardAct; readonly settled: readonly CardStep['kind'][] };

/** As far as it needs no question. */
export function draftOf({ hero, offer, pick, on, alone, come }: MomentOffer): CardDraft {
  const { of, to } = offer.effect;
  const [only, ...others] = on ?? [];
  const subject = of !== 'self' && to === undefined && come.hero !== null ? come.hero : undefined;
  const whom = only !== undefined && others.length === 0 && !alone ? only : subject;
  const act = {
    hero,
    from: offer.from,
    place: offer.place,
    ...pick,
    ...(whom !== undefined && { on: whom }),
  };
  return { act, settled: [] };
}

/** What is asked next; nothing: it can be used. In told play the table carries everything out. */
export function nextStep(game: Game, one: MomentOffer, { act, settled }: CardDraft): CardStep | null {
  if (!game.tracked) return null;
  const { on, alone, hero, tokens, tests, die, aid } = one;
  if (on && act.on === undefined) return { kind: 'on', options: alone ? [...on, hero] : on };
  if (tokens.length > 0 && act.token === undefined) return { kind: 'token', options: tokens };
  const conditions = aid.discardConditions === 1 ? harmfulOf(game, act.on ?? hero) : [];
  if (conditions.length > 1 && act.condition === undefined) return { kind: 'condition', options: conditions };
  const [attribute, ...more] = tests;
  if (attribute !== undefined && act.tested === undefined)
    return more.length > 0 ? { kind: 'attribute', options: tests } : { kind: 'test', attribute };
  if (act.tested && act.tested.passed === undefined && !settled.includes('test'))
    return { kind: 'test', attribute: act.tested.attribute };
  const isThrown = die !== null && act.tested?.passed !== false;
  return isThrown && act.face === undefined && !settled.includes('die') ? { kind: 'die', die } : null;
}

/** With the only harmful condition there is: nobody has to point at it. */
export function readyAct(game: Game, { aid, hero }: MomentOffer, act: CardAct): CardAct {
  const [condition] = harmfulOf(game, act.on ?? hero);
  const isMeant = aid.discardConditions === 1 && act.condition === undefined && condition !== undefined;
  return isMeant ? { ...act, condition } : act;
}

const harmfulOf = (game: Game, id: string): readonly Condition[] =>
  (game.figures[id]?.conditions ?? []).filter((one) => HARMFUL_CONDITIONS.some((harmful) => harmful === one));
