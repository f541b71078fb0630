// An attack as the players tell it: weapon, cards, dice, surges. What it comes to is worked out anew with every tap, by the rules
// that the game will carry it out with.

import { useRef, useState } from 'react';
import type { Pending } from '../../../imperial';
import { seedRandom } from '../../../kernel';
import {
  attackHelp,
  attackSides,
  numbersOf,
  type AttackAsk,
  type AttackTold,
  type CardUse,
} from '../../../mission';
import {
  oddsOf,
  resolveAttack,
  rollDice,
  type AttackRoll,
  type PowerToken,
  type Reroll,
} from '../../../rules';
import { useEntry } from '../../activation/entry';
import { newSeed } from '../../parts/seed';
import { useMission } from '../mission';
import { chipsOf, isOnAtFirst, type HelpChip } from './chips';

type Told = { readonly pool: string; readonly roll: AttackRoll; readonly lies: boolean };

export function useAttack(attacker: string, target: string, wanted: string | null) {
  const { play, game } = useMission();
  const weapons = numbersOf(play, game, attacker)?.weapons ?? [];
  const weapon = weapons.find(({ id }) => id === wanted) ?? weapons[0];
  const [tapped, setTapped] = useState<Readonly<Record<string, boolean>>>({});
  const [token, setToken] = useState<PowerToken | null>(null);
  const [surges, setSurges] = useState<readonly number[] | null>(null);
  const [cleave, setCleave] = useState<string | null>(null);
  const [free, setFree] = useState(false);
  const [thrown, setThrown] = useState<Told | null>(null);
  const random = useRef(seedRandom(newSeed()));

  const bare: AttackAsk = { attacker, target, ...(weapon && { weapon: weapon.id }) };
  const isOn = (chip: HelpChip) => tapped[chip.key] ?? isOnAtFirst(chip);
  const usesOf = (of: readonly HelpChip[]): readonly CardUse[] => of.filter(isOn).map(({ use }) => use);
  // Some cards only go with others that are used.
  const alone = usesOf(chipsOf(attackHelp(play, game, bare)));
  const chips = chipsOf(attackHelp(play, game, { ...bare, uses: alone }));
  const uses = usesOf(chips);
  const first = attackSides(play, game, { ...bare, uses });
  const ask: AttackAsk = {
    ...bare,
    ...(uses.length > 0 && { uses }),
    ...(surges && { surges }),
    ...(token && { tokens: { attacker: token } }),
    ...(first?.whyNot && { allowed: true }),
  };
  const sides = attackSides(play, game, ask);
  const odds = sides && oddsOf(sides.attacker, sides.defender, sides.context);
  const chosen = odds?.dice ?? [];
  const defenseDice = sides?.defender.defense ?? [];
  const pool = [target, weapon?.id, ...chosen, ...defenseDice].join(' ');
  const pending = {
    kind: 'attack',
    step: 0,
    figure: pool,
    target,
    attackDice: chosen,
    chosen,
    defenseDice,
    rerolls: [],
  } as unknown as Extract<Pending, { kind: 'attack' }>;
  const entry = useEntry(pending);
  const lying = thrown?.pool === pool ? thrown : null;
  const roll = entry.way === 'roll' ? (lying?.roll ?? null) : enteredRoll(entry);
  const rolled = roll && attackSides(play, game, { ...ask, roll });
  const resolved = rolled && resolveAttack({ ...rolled, roll });
  const result = resolved?.ok ? resolved.value : null;

  return {
    weapons,
    weapon,
    chips,
    isOn,
    /** Of one card only one of its options. */
    tap: (chip: HelpChip) => {
      const on = !isOn(chip);
      const others = chips.filter((one) => one.card === chip.card && one.key !== chip.key);
      setTapped({
        ...tapped,
        ...(on && Object.fromEntries(others.map(({ key }) => [key, false]))),
        [chip.key]: on,
      });
    },
    sides,
    whyNot: first?.whyNot ?? null,
    odds,
    pending,
    entry,
    roll,
    result,
    tray: entry.way === 'roll' && lying ? lying : null,
    throwDice: () => {
      const { rolled, state } = rollDice(random.current, [...chosen, ...defenseDice]);
      random.current = state;
      setThrown({ pool, roll: { kind: 'faces', faces: rolled }, lies: false });
    },
    land: () => setThrown((now) => now && { ...now, lies: true }),
    /** A die that the app rolled, rolled again. */
    reroll: (at: number) => {
      if (!lying || lying.roll.kind !== 'faces') return;
      const die = lying.roll.faces[at]?.die;
      if (!die) return;
      const { rolled, state } = rollDice(random.current, [die]);
      random.current = state;
      const [to] = rolled;
      const others = (lying.roll.rerolls ?? []).filter((one) => one.at !== at);
      const rerolls: readonly Reroll[] = to ? [...others, { at, to }] : others;
      setThrown({ ...lying, roll: { ...lying.roll, rerolls } });
    },
    rerolls: rerollsLeft(chips.filter(isOn), lying?.roll ?? null),
    surges,
    setSurges,
    token,
    setToken,
    cleave,
    setCleave,
    free,
    setFree,
    told: (): AttackTold | null =>
      roll && {
        ...ask,
        roll,
        ...(cleave !== null && { cleave }),
        ...(free && { free: true }),
      },
  };
}

export type AttackState = ReturnType<typeof useAttack>;

/** Nothing: faces are missing. */
function enteredRoll(entry: ReturnType<typeof useEntry>): AttackRoll | null {
  const answer = entry.missing > 0 ? null : entry.answer();
  return answer?.kind === 'dice' ? answer.roll : null;
}

/** How many dice of each side the cards in use let roll again. */
function rerollsLeft(chips: readonly HelpChip[], roll: AttackRoll | null) {
  const sum = (of: 'rerollAttack' | 'rerollDefense') =>
    chips.reduce((all, { effect }) => all + (effect.gives?.[of] ?? 0), 0);
  const again = roll?.kind === 'faces' ? (roll.rerolls ?? []) : [];
  const isDefense = (die: string) => die === 'black' || die === 'white';
  return {
    attack: sum('rerollAttack') - again.filter(({ to }) => !isDefense(to.die)).length,
    defense: sum('rerollDefense') - again.filter(({ to }) => isDefense(to.die)).length,
    isDefense,
  };
}
