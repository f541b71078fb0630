// An attack as the players tell it: weapon, cards, dice, surges. What it comes to is worked out anew with every tap, by the rules
// that the game will carry it out with.

import { useRef, useState } from 'react';
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
  attackDiceOf,
  oddsOf,
  resolveAttack,
  resultsThere,
  rollDice,
  type AttackResult,
  type AttackRoll,
  type Die,
  type PowerToken,
  type RolledDie,
} from '../../../rules';
import { pickedAtFirst, type Choices, type PickedParts } from '../../activation/defense/picks';
import { useEntry } from '../../activation/entry';
import { newSeed } from '../../parts/seed';
import { useMission } from '../mission';
import { cardFor, cardsFor, diceWith, type Again } from './again';
import { chipsOf, givesOf, isOnAtFirst, rerolls, chipUses, type HelpChip } from './chips';

type Thrown = { readonly pool: string; readonly roll: AttackRoll; readonly lies: boolean };

export function useAttack(attacker: string, target: string, wanted: string | null) {
  const { play, game } = useMission();
  const weapons = numbersOf(play, game, attacker)?.weapons ?? [];
  const weapon = weapons.find(({ id }) => id === wanted) ?? weapons[0];
  const cards = useCards();
  const [token, setToken] = useState<PowerToken | null>(null);
  const [surges, setSurges] = useState<readonly number[] | null>(null);
  const [cleave, setCleave] = useState<string | null>(null);
  const [free, setFree] = useState(false);
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const rollOne = useDice();

  const bare: AttackAsk = {
    attacker,
    target,
    ...(weapon && { weapon: weapon.id }),
    ...(token && { tokens: { attacker: token } }),
  };
  const bareSides = attackSides(play, game, bare);
  const choicesOf = (chip: HelpChip, result: AttackResult | null): Choices => {
    const { turn } = givesOf(chip);
    return {
      attack: bareSides ? attackDiceOf(bareSides.attacker) : [],
      defense: bareSides?.defender.defense ?? [],
      there: turn && result ? resultsThere(result, turn.from) : 0,
      on: chip.help.on,
    };
  };
  const helpFor = (ask: AttackAsk) => chipsOf(attackHelp(play, game, ask));
  const used = (chips: readonly HelpChip[], isOn: IsOn, result: AttackResult | null): readonly CardUse[] =>
    chips.filter(isOn).flatMap((chip) => chipUses(chip, cards.pickedOf(chip, choicesOf(chip, result))));

  // Some cards only go with others that are used.
  const isPlainOn: IsOn = (chip) => cards.tapped[chip.key] ?? isOnAtFirst(chip);
  const alone = used(helpFor(bare), isPlainOn, null);
  const before = helpFor({ ...bare, uses: alone });
  const first = askWith(bare, used(before, isPlainOn, null));
  const sides = attackSides(play, game, first);
  const whyNot = sides?.whyNot ?? null;
  const odds = sides && oddsOf(sides.attacker, sides.defender, withAllowed(sides.context, whyNot !== null));
  const dice: readonly Die[] = [...(odds?.dice ?? []), ...(sides?.defender.defense ?? [])];
  const pool = [target, weapon?.id, ...dice].join(' ');
  const entry = useEntry({ name: pool, dice });
  const lying = thrown?.pool === pool ? thrown : null;
  const base = entry.way === 'roll' ? (lying?.roll ?? null) : enteredRoll(entry);
  const again = cards.againOf(base);
  const roll = base?.kind === 'faces' && again.length > 0 ? { ...base, rerolls: again } : base;

  // After the roll other cards can be used; what some of them need is what the attack did.
  const isOn: IsOn = (chip) =>
    rerolls(chip) && roll?.kind === 'faces' ? again.some(({ key }) => key === chip.key) : isPlainOn(chip);
  const allowed = whyNot ? ({ allowed: true } as const) : {};
  const resolve = (uses: readonly CardUse[]): AttackResult | null => {
    const rolled =
      roll && attackSides(play, game, { ...askWith(bare, uses), ...allowed, ...picked(surges), roll });
    const resolved = rolled && resolveAttack({ ...rolled, roll });
    return resolved?.ok ? resolved.value : null;
  };
  const rolledHelp = (uses: readonly CardUse[]) =>
    roll ? helpFor({ ...askWith(bare, uses), ...allowed, ...picked(surges), roll }) : before;
  const sofar = resolve(first.uses ?? []);
  const chips = rolledHelp(used(rolledHelp(first.uses ?? []), isOn, sofar));
  const uses = used(chips, isOn, sofar);
  const result = resolve(uses);
  const ask: AttackAsk = { ...askWith(bare, uses), ...allowed, ...picked(surges) };

  return {
    chips,
    isOn,
    tap: (chip: HelpChip) => cards.tap(chip, chips, !isOn(chip)),
    picks: {
      choicesOf: (chip: HelpChip) => choicesOf(chip, sofar),
      pickedOf: (chip: HelpChip) => cards.pickedOf(chip, choicesOf(chip, sofar)),
      pick: cards.pick,
    },
    sides: attackSides(play, game, ask),
    whyNot,
    odds,
    entry,
    roll,
    result,
    tray: entry.way === 'roll' && lying ? lying : null,
    throwDice: () => setThrown({ pool, roll: { kind: 'faces', faces: dice.map(rollOne) }, lies: false }),
    land: () => setThrown((now) => now && { ...now, lies: true }),
    again: againstRoll(base, chips.filter(rerolls), again, cards, entry.way === 'roll' ? rollOne : null),
    setSurges,
    token,
    setToken,
    cleave,
    setCleave,
    free,
    setFree,
    told: (): AttackTold | null =>
      roll && { ...ask, roll, ...(cleave !== null && { cleave }), ...(free && { free: true }) },
  };
}

export type AttackState = ReturnType<typeof useAttack>;
type IsOn = (chip: HelpChip) => boolean;

const askWith = (ask: AttackAsk, uses: readonly CardUse[]): AttackAsk =>
  uses.length > 0 ? { ...ask, uses } : ask;
const picked = (surges: readonly number[] | null): Pick<AttackAsk, 'surges'> => (surges ? { surges } : {});
const withAllowed = <C extends object>(context: C, allowed: boolean): C =>
  allowed ? { ...context, allowed } : context;

function useDice(): (die: Die) => RolledDie {
  const random = useRef(seedRandom(newSeed()));
  return (die) => {
    const { rolled, state } = rollDice(random.current, [die]);
    random.current = state;
    return rolled[0] ?? { die, face: 0 };
  };
}

/** What the players tapped of their cards. */
function useCards() {
  const [tapped, setTapped] = useState<Readonly<Record<string, boolean>>>({});
  const [picks, setPicks] = useState<Readonly<Record<string, PickedParts>>>({});
  /** Of one roll only. */
  const [rolled, setRolled] = useState<{ readonly of: string; readonly list: readonly Again[] }>(NO_REROLLS);
  const [card, setCard] = useState<string | null>(null);
  return {
    tapped,
    /** Of one card only one of its options. */
    tap: (chip: HelpChip, chips: readonly HelpChip[], on: boolean) => {
      const others = chips.filter((one) => one.card === chip.card && one.key !== chip.key);
      setTapped({
        ...tapped,
        ...(on && Object.fromEntries(others.map(({ key }) => [key, false]))),
        [chip.key]: on,
      });
      setRolled({ ...rolled, list: rolled.list.filter(({ key }) => key !== chip.key) });
    },
    pickedOf: (chip: HelpChip, choices: Choices): PickedParts => ({
      ...pickedAtFirst(givesOf(chip), choices),
      ...picks[chip.key],
    }),
    pick: (chip: HelpChip, one: PickedParts) => setPicks({ ...picks, [chip.key]: one }),
    againOf: (base: AttackRoll | null) => (rolled.of === JSON.stringify(base) ? rolled.list : []),
    setAgain: (base: AttackRoll, list: readonly Again[]) => setRolled({ of: JSON.stringify(base), list }),
    card,
    setCard,
  };
}

const NO_REROLLS = { of: '', list: [] } as const;

/** Nothing: faces are missing. */
function enteredRoll(entry: ReturnType<typeof useEntry>): AttackRoll | null {
  const answer = entry.missing > 0 ? null : entry.answer();
  return answer?.kind === 'dice' ? answer.roll : null;
}

/** The dice that lie there, and the cards that may roll them again. `null`: nothing lies there die by die. */
function againstRoll(
  base: AttackRoll | null,
  chips: readonly HelpChip[],
  again: readonly Again[],
  { card, setCard, setAgain }: ReturnType<typeof useCards>,
  rollOne: ((die: Die) => RolledDie) | null,
) {
  if (base?.kind !== 'faces') return null;
  const cardsOf = (at: number) => cardsFor(chips, base, again, at);
  return {
    roll: again.length > 0 ? { ...base, rerolls: again } : base,
    rollOne,
    cards: chips.filter((chip) => base.faces.some((_, at) => cardsOf(at).includes(chip))),
    card,
    setCard,
    isOffered: (at: number) => cardsOf(at).length > 0,
    reroll: (at: number, to: RolledDie) => {
      const chip = cardFor(cardsOf(at), card);
      if (!chip) return;
      const others = diceWith(chips, chip, base, again, at).filter((place) => place !== at);
      const more = others.flatMap((place): Again[] => {
        const die = base.faces[place]?.die;
        return die && rollOne ? [{ key: chip.key, at: place, to: rollOne(die) }] : [];
      });
      setAgain(base, [...again, { key: chip.key, at, to }, ...more]);
    },
  };
}
