// An attack in two steps: the attacker's dice, then the defender's (legion 10). Between them the defender may roll at the
// table.

import {
  type Contact,
  attackBy,
  attackCounts,
  diceIn,
  diceListed,
  gatherPool,
  isTrooper,
  keywordOf,
  landing,
  rerollsOf,
  rollAttack,
  surgesBlock,
  totalOf,
  woundsAfter,
  type LegionFace,
  type GatheredPool,
  type LegionAttack,
  type LegionUnit,
  type LegionRolledDie,
} from '../../legion';
import { sightLimit } from '../battleCards';
import type { BattleCommand, EnteredDice } from '../command';
import {
  unitCardOf,
  change,
  changeTurn,
  changeUnit,
  findUnit,
  refuseUnless,
  roll,
  tellEvent,
  tokens,
  unitIn,
  type Draft,
} from './draft';
import { bringIntoContact, suppress, wound } from './wounds';

type Attack = Extract<BattleCommand, { kind: 'attack' }>;
type Defend = Extract<BattleCommand, { kind: 'defend' }>;

export function attack(draft: Draft, command: Attack): void {
  const { state } = draft;
  const from = unitIn(state, command.unit);
  const to = unitIn(state, command.target);
  checkTarget(draft, from, to, command);
  pay(draft, from, command);
  const moved = state.turn?.unit === from.id && state.turn.moved;
  const gathered = gatherPool(draft.setup.cards, {
    from,
    to,
    band: command.band,
    moved,
    ...(command.minis !== undefined && { minis: command.minis }),
  });
  refuseUnless(command.rolled !== undefined || diceIn(gathered.pool) > 0, 'outOfRange');
  if (command.band === 0) bringIntoContact(draft, from, to);
  exhaust(draft, from, gathered);
  const fighting = attackBy(draft.setup.cards, { from, to, band: command.band }, gathered, {
    cover: command.cover,
    aims: from.aims,
    dodges: to.dodges,
  });
  const rolled = command.rolled
    ? { hits: command.rolled.hits, crits: command.rolled.crits, dice: [], rerolled: 0, spent: from.aims }
    : throwDice(draft, fighting);
  changeUnit(draft, from.id, { aims: from.aims - rolled.spent, standby: false });
  const { hits, crits, dice, rerolled } = rolled;
  tellEvent(draft, {
    kind: 'attacked',
    unit: from.id,
    target: to.id,
    band: command.band,
    dice,
    rerolled,
    hits,
    crits,
  });
  noteContact(draft, to, { unit: from.id, band: command.band });
  change(draft, {
    fight: {
      attacker: from.id,
      target: to.id,
      band: command.band,
      attack: withEntered(fighting, command.rolled),
      hits,
      crits,
      suppressive: gathered.suppressive,
      ion: gathered.ion,
      ...(command.waits && { waits: true }),
    },
  });
}

/** Who was shot at knows from where: the app need not ask again in this round. */
function noteContact(draft: Draft, { id, army, seen }: LegionUnit, contact: Contact): void {
  const { round } = draft.state;
  if (army !== draft.setup.app) return;
  const isLate = seen !== undefined && seen.round >= round - 1;
  const others = isLate ? seen.contacts.filter(({ unit }) => unit !== contact.unit) : [];
  const shots = seen?.round === round ? (seen.shots ?? []) : [];
  const near = seen?.near;
  changeUnit(draft, id, {
    seen: {
      round,
      contacts: [...others, contact],
      shots: [...shots, contact.unit],
      ...(near !== undefined && { near }),
    },
  });
}

/** Weapons that the app does not know bring their keywords along. */
const withEntered = (fighting: LegionAttack, rolled: EnteredDice | undefined): LegionAttack => ({
  ...fighting,
  pool: {
    ...fighting.pool,
    pierce: rolled?.pierce ?? fighting.pool.pierce,
    impact: rolled?.impact ?? fighting.pool.impact,
  },
});

function checkTarget(draft: Draft, from: LegionUnit, to: LegionUnit, { band }: Attack): void {
  const { state } = draft;
  refuseUnless(state.fight === null && state.stage === 'activation', 'notNow');
  refuseUnless(from.army !== to.army, 'notPossible');
  refuseUnless(band <= sightLimit(state.choice.condition, state.round), 'tooDark');
  if (band === 0) {
    const isOther =
      from.engaged.length > 0 && !from.engaged.includes(to.id) && isTrooper(unitCardOf(draft, to));
    refuseUnless(!isOther, 'engaged');
    refuseUnless(keywordOf(unitCardOf(draft, to).keywords, 'immuneMelee') === 0, 'notPossible');
  } else refuseUnless(from.engaged.length === 0 && to.engaged.length === 0, 'engaged');
}

/** One attack action in an activation, free or not (legion 5.4); or a standby token (legion 5.6). */
function pay(draft: Draft, from: LegionUnit, { standby, given, band }: Attack): void {
  const { turn } = draft.state;
  if (given) return;
  if (standby) {
    refuseUnless(from.standby && turn !== null && turn.unit !== from.id && band <= 2, 'notPossible');
    return;
  }
  refuseUnless(turn?.unit === from.id && turn.nerve !== 'panicked', 'notYours');
  refuseUnless(!turn.done.includes('attack'), 'doneAlready');
  const isFree = turn.free === 'any' || (turn.free === 'ranged' && band > 0);
  refuseUnless(isFree || turn.actions > 0, 'noActionLeft');
  changeTurn(draft, {
    actions: turn.actions - Number(!isFree),
    free: null,
    done: [...turn.done, 'attack'],
  });
}

const exhaust = (draft: Draft, from: LegionUnit, { weapons }: GatheredPool): void =>
  changeUnit(draft, from.id, {
    exhausted: [...from.exhausted, ...weapons.flatMap(({ weapon }) => (weapon.exhausts ? [weapon.id] : []))],
  });

type Thrown = {
  readonly hits: number;
  readonly crits: number;
  readonly dice: readonly LegionRolledDie[];
  readonly rerolled: number;
  readonly spent: number;
};

/** Aims are spent one by one, as long as one of them has something to reroll (legion 10.2). */
function throwDice(draft: Draft, fighting: LegionAttack): Thrown {
  const { surge, aims } = fighting.attacker;
  const first = rollAttack(draft.state.random, diceListed(fighting.pool.dice));
  let { faces, random } = first;
  let rerolled = 0;
  let spent = 0;
  for (; spent < aims; spent += 1) {
    const rerolls = rerollsOf(fighting, attackCounts(faces, surge));
    if (rerolls.length === 0) break;
    const kept = [...faces];
    for (const { die, from } of rerolls) {
      const index = kept.findIndex((one) => one.die === die && seenAs(one.face, surge) === from);
      kept.splice(index, 1);
    }
    const again = rollAttack(
      random,
      rerolls.map(({ die }) => die),
    );
    faces = [...kept, ...again.faces];
    ({ random } = again);
    rerolled += rerolls.length;
  }
  change(draft, { random });
  const counts = attackCounts(faces, surge);
  return { hits: totalOf(counts, 'hit'), crits: totalOf(counts, 'crit'), dice: faces, rerolled, spent };
}

const seenAs = (face: LegionFace, surge: 'hit' | 'crit' | null): string =>
  face === 'surge' ? (surge ?? 'blank') : face;

export function defend(draft: Draft, { dodges, blocks, surges }: Defend): void {
  const { fight } = draft.state;
  refuseUnless(fight !== null, 'notNow');
  const to = unitIn(draft.state, fight.target);
  const card = unitCardOf(draft, to);
  const isDeflecting = fight.attack.defender.deflect;
  const most = Math.min(to.dodges, Math.max(fight.hits, Number(isDeflecting)));
  const spent = Math.min(dodges ?? most, to.dodges);
  const fighting = { ...fight.attack, defender: { ...fight.attack.defender, dodges: spent } };
  const landed = landing(fighting, fight.hits, fight.crits);
  const areBlocks = surgesBlock(fighting);
  const dice = blocks === undefined ? roll(draft, card.defence, landed.landed) : [];
  const blocked = blocks ?? dice.filter((face) => face === 'block' || (face === 'surge' && areBlocks)).length;
  const wounds = woundsAfter(fighting, landed.landed, Math.min(blocked, landed.landed));
  change(draft, { fight: null });
  const nimble = spent > 0 ? keywordOf(card.keywords, 'nimble') : 0;
  changeUnit(draft, to.id, { dodges: to.dodges - spent + nimble });
  tellEvent(draft, {
    kind: 'defended',
    unit: to.id,
    dodged: landed.dodged,
    covered: landed.covered,
    armored: landed.armored,
    dice,
    blocks: blocked,
    wounds,
  });
  wound(draft, to.id, wounds);
  // Any hit or critical suppresses, cancelled or not (legion 6.1).
  if (fight.hits + fight.crits > 0) suppress(draft, to.id, 1 + fight.suppressive);
  if (wounds > 0 && !isTrooper(card)) ionise(draft, to.id, fight.ion);
  if (isDeflecting && spent > 0 && fight.band > 0)
    wound(draft, fight.attacker, surges ?? dice.filter((face) => face === 'surge').length);
}

function ionise(draft: Draft, id: string, by: number): void {
  const unit = findUnit(draft.state, id);
  if (unit && by > 0) changeUnit(draft, id, { ion: tokens(unit.ion + by) });
}
