// The odds of an attack, computed the slow and obvious way: every face of every die, each roll played to its end. Shares no
// code with the engine beyond the types; faces come from the content. Surges follow a literal reading of rule 6.5
// with D22, D49 to D52 and D54, subsets of abilities written as bits.

import type { DieCard, DieId } from '../../../src/packs';
import type { AttackContext, Condition, Fighter, Surge } from '../../../src/rules';

type Dice = ReadonlyMap<DieId, DieCard>;
type Numbers = { acc: number; dmg: number; sur: number; blk: number; eva: number; dod: number };

export type Enumerated = {
  rolls: number;
  hit: number;
  damage: number[];
  defeats: number;
  conditions: Record<Condition, number>;
};

function* rolls(dice: Dice, ids: readonly DieId[]): Generator<Numbers> {
  const [first, ...rest] = ids;
  if (first === undefined) {
    yield { acc: 0, dmg: 0, sur: 0, blk: 0, eva: 0, dod: 0 };
    return;
  }
  const die = dice.get(first);
  if (!die) throw new Error(first);
  for (const others of rolls(dice, rest)) {
    if (die.kind === 'attack')
      for (const f of die.faces)
        yield {
          ...others,
          acc: others.acc + f.accuracy,
          dmg: others.dmg + f.damage,
          sur: others.sur + f.surge,
        };
    else
      for (const f of die.faces)
        yield {
          ...others,
          blk: others.blk + f.block,
          eva: others.eva + f.evade,
          dod: others.dod + (f.dodge ? 1 : 0),
        };
  }
}

const tokens = (fighter: Fighter, kind: string, chosen?: string): number => {
  if (fighter.side === 'imperial') return fighter.powerTokens.filter((t) => t === kind).length;
  return chosen === kind ? 1 : 0;
};

const has = (fighter: Fighter, condition: Condition): number =>
  fighter.conditions.includes(condition) ? 1 : 0;

const keyword = (fighter: Fighter, name: string): number => {
  let sum = 0;
  for (const k of fighter.keywords) if (k.name === name) sum += typeof k.value === 'number' ? k.value : 1;
  return sum;
};

/** One attack after the roll; `bits` says which abilities have been paid for. */
class Fight {
  readonly need: number;
  readonly left: number;
  readonly list: readonly Surge[];
  readonly surges: number;
  readonly n: Numbers;
  readonly a: Fighter;
  readonly d: Fighter;
  readonly c: AttackContext;
  constructor(n: Numbers, a: Fighter, d: Fighter, c: AttackContext) {
    [this.n, this.a, this.d, this.c] = [n, a, d, c];
    const chosen = c.tokens ?? {};
    n.acc += (a.passives.accuracy ?? 0) - 2 * has(d, 'hidden');
    n.dmg += (a.passives.damage ?? 0) + tokens(a, 'damage', chosen.attacker);
    n.sur +=
      (a.passives.surge ?? 0) + tokens(a, 'surge', chosen.attacker) + has(a, 'hidden') - has(a, 'weakened');
    n.eva += (d.passives.evade ?? 0) + tokens(d, 'evade', chosen.defender) - has(d, 'weakened');
    const holding = [];
    for (const guard of d.guards ?? []) {
      if (guard.friend) continue;
      if (guard.from !== undefined && (c.distance ?? 0) < guard.from) continue;
      if (guard.against !== undefined && a.attack?.type !== guard.against) continue;
      holding.push(guard);
    }
    const bare = n.blk === 0;
    let perEvade = d.blockPerEvade ?? 0;
    let turns = false;
    for (const guard of holding) {
      n.eva += guard.evade ?? 0;
      n.blk += (guard.block ?? 0) + (bare ? (guard.blockIfNone ?? 0) : 0);
      n.dod += guard.dodge ?? 0;
      perEvade += guard.blockPerEvade ?? 0;
      if (guard.turnsBlock) turns = true;
    }
    if (n.eva < 0) n.eva = 0;
    n.blk += (d.passives.block ?? 0) + tokens(d, 'block', chosen.defender);
    if (turns && n.blk >= 1 && n.sur > n.eva) {
      n.blk--;
      n.eva++;
    }
    n.blk += n.eva * perEvade;
    n.dod += d.passives.dodge ?? 0;
    this.need = a.attack?.type === 'ranged' ? Math.max(1, c.distance ?? 0) : -1000;
    this.left = d.health === undefined ? 1e9 : d.health - d.damage;
    this.list = [...(a.bonusSurges ?? []), ...a.surges];
    this.surges = Math.max(0, n.sur - n.eva);
  }
  total(
    bits: number,
    what: 'accuracy' | 'damage' | 'pierce' | 'removeDodge' | 'recover' | 'blast' | 'cleave' | 'splash',
  ) {
    let sum = 0;
    this.list.forEach((s, i) => {
      if (bits & (1 << i)) sum += s.effect[what] ?? 0;
    });
    return sum;
  }
  cost(bits: number): number {
    let sum = 0;
    this.list.forEach((s, i) => {
      if (bits & (1 << i)) sum += s.cost;
    });
    return sum;
  }
  enough(bits: number): boolean {
    return this.n.acc + this.total(bits, 'accuracy') >= this.need;
  }
  dodged(bits: number): boolean {
    return this.n.dod > this.total(bits, 'removeDodge');
  }
  hit(bits: number): boolean {
    return this.enough(bits) && !this.dodged(bits);
  }
  blockLeft(bits: number): number {
    return Math.max(0, this.n.blk - keyword(this.a, 'pierce') - this.total(bits, 'pierce'));
  }
  harm(bits: number): number {
    if (!this.hit(bits)) return 0;
    return Math.min(this.left, Math.max(0, this.n.dmg + this.total(bits, 'damage') - this.blockLeft(bits)));
  }
  leaves(bits: number): boolean {
    return this.harm(bits) === this.left && this.left > 0 && (!this.d.hero || this.d.hero.wounded);
  }
  given(bits: number): Set<Condition> {
    const set = new Set<Condition>();
    if (keyword(this.a, 'bleed')) set.add('bleeding');
    if (keyword(this.a, 'weaken')) set.add('weakened');
    this.list.forEach((s, i) => {
      if (bits & (1 << i))
        for (const c of [...(s.effect.inflict ?? []), ...(s.effect.become ?? [])]) set.add(c);
    });
    return set;
  }
  /** Some way to pay for ability `i` and others on top of `bits` after which the test holds. */
  withCompany(bits: number, i: number, test: (all: number) => boolean): boolean {
    for (let all = 0; all < 1 << this.list.length; all++) {
      const grows = (all & bits) === bits && all & (1 << i);
      if (grows && this.cost(all) <= this.surges && test(all)) return true;
    }
    return false;
  }
  /** D54: of all sets of accuracy abilities that reach and can still hurt, the cheapest; then the one that begins earlier. */
  fewest(bits: number): number {
    const reaching: number[] = [];
    for (let set = 1; set < 1 << this.list.length; set++) {
      const accurate = this.list.every((s, i) => !(set & (1 << i)) || Boolean(s.effect.accuracy));
      if (!accurate || set & bits || this.cost(bits | set) > this.surges || !this.enough(bits | set))
        continue;
      for (let all = 0; all < 1 << this.list.length; all++) {
        if ((all & (bits | set)) !== (bits | set) || this.cost(all) > this.surges) continue;
        if (this.harm(all) > 0) {
          reaching.push(set);
          break;
        }
      }
    }
    const places = (set: number) =>
      this.list.flatMap((_, i) => (set & (1 << i) ? [String(i).padStart(2, '0')] : []));
    reaching.sort(
      (a, b) =>
        this.cost(a) - this.cost(b) ||
        places(a).length - places(b).length ||
        (places(a).join() < places(b).join() ? -1 : 1),
    );
    return reaching[0] ?? 0;
  }
  useful(bits: number, i: number): boolean {
    const e = this.list[i]?.effect ?? {};
    const hurts = (all: number) => this.harm(all) > 0;
    const now = this.harm(bits);
    const others = this.c.others ?? {};
    if (e.recover && this.a.damage > this.total(bits, 'recover')) return true; // 6.5
    if (!this.hit(bits)) {
      if (e.accuracy && !this.enough(bits) && this.fewest(bits) & (1 << i)) return true; // D49, D54
      if (e.removeDodge && this.dodged(bits) && this.withCompany(bits, i, hurts)) return true; // D49
      return false;
    }
    const wanted = now < this.left && this.withCompany(bits, i, hurts); // D50
    if (e.damage && wanted) return true;
    if (e.pierce && this.blockLeft(bits) > 0 && wanted) return true;
    if (e.splash && (others.splash ?? 0) > 0) return true;
    if (e.movement) return true;
    if (e.powerToken) throw new Error('not compared here');
    if (now === 0) return false;
    if (e.blast && (others.blast ?? 0) > 0) return true; // D22
    if (e.cleave && (others.cleave ?? 0) > 0) return true;
    if (e.become?.some((c) => !this.given(bits).has(c))) return true; // D51
    const lacks = e.inflict?.some((c) => !this.d.conditions.includes(c) && !this.given(bits).has(c));
    return Boolean(lacks) && !this.leaves(bits); // D51
  }
  byPriority(): number {
    let bits = 0;
    for (;;) {
      const i = this.list.findIndex(
        (s, at) => !(bits & (1 << at)) && this.cost(bits) + s.cost <= this.surges && this.useful(bits, at),
      );
      if (i < 0) return bits;
      bits |= 1 << i;
    }
  }
  /** What the players picked, one after the other, as far as the surges go. */
  byWish(places: readonly number[]): number {
    let bits = 0;
    for (const place of places) {
      const more = bits | (1 << place);
      if (place < this.list.length && this.cost(more) <= this.surges) bits = more;
    }
    return bits;
  }
  score(bits: number): number[] {
    const now = this.harm(bits);
    const { blast = 0, cleave = 0, splash = 0 } = this.c.others ?? {};
    const given = [...this.given(bits)];
    const harmful = given.filter((c) => c !== 'focused' && c !== 'hidden' && !this.d.conditions.includes(c));
    const others =
      (now ? (this.total(bits, 'blast') + keyword(this.a, 'blast')) * blast : 0) +
      (now && cleave ? this.total(bits, 'cleave') + keyword(this.a, 'cleave') : 0) +
      (this.hit(bits) ? this.total(bits, 'splash') * splash : 0);
    const spare = this.surges - this.cost(bits);
    return [
      now,
      now && !this.leaves(bits) ? harmful.length : 0,
      others,
      now ? given.filter((c) => c === 'focused' || c === 'hidden').length : 0,
      Math.min(this.a.damage, this.total(bits, 'recover')),
      spare > 0 && (this.a.hero?.strain ?? 0) > 0 ? 1 : 0,
      spare,
    ];
  }
  byChoice(): number {
    const all = Array.from({ length: 1 << this.list.length }, (_, bits) => bits).filter(
      (bits) => this.cost(bits) <= this.surges,
    );
    const scores = new Map(all.map((bits) => [bits, this.score(bits)]));
    const order = (x: number, y: number): number => {
      const [a, b] = [scores.get(x) ?? [], scores.get(y) ?? []];
      const where = a.findIndex((v, i) => v !== b[i]);
      return where < 0 ? 0 : (b[where] ?? 0) - (a[where] ?? 0);
    };
    return all.sort(order)[0] ?? 0;
  }
}

export function enumerate(
  dice: Dice,
  attack: readonly DieId[],
  attacker: Fighter,
  defender: Fighter,
  context: AttackContext,
): Enumerated {
  const result: Enumerated = {
    rolls: 0,
    hit: 0,
    damage: [],
    defeats: 0,
    conditions: { stunned: 0, bleeding: 0, weakened: 0, focused: 0, hidden: 0 },
  };
  const focus: readonly DieId[] = attacker.conditions.includes('focused') ? ['green'] : [];
  for (const numbers of rolls(dice, [...attack, ...focus, ...defender.defense])) {
    const fight = new Fight(numbers, attacker, defender, context);
    const spending = context.spending ?? (attacker.side === 'imperial' ? 'priority' : 'best');
    const bits =
      typeof spending !== 'string'
        ? fight.byWish(spending)
        : spending === 'priority'
          ? fight.byPriority()
          : fight.byChoice();
    const harm = fight.harm(bits);
    result.rolls++;
    if (fight.hit(bits)) result.hit++;
    result.damage[harm] = (result.damage[harm] ?? 0) + 1;
    if (harm === 0) continue;
    if (harm === fight.left) result.defeats++;
    for (const condition of fight.given(bits)) {
      const own = condition === 'focused' || condition === 'hidden';
      if (own || (!fight.leaves(bits) && !defender.conditions.includes(condition)))
        result.conditions[condition]++;
    }
  }
  return result;
}
