// One attack of a hero or ally, from the dice to the reports to the app.

import { boardOf, fighterInMission } from '../../mission';
import {
  areAdjacent,
  areHostile,
  attackContextOf,
  countSpaces,
  FITTING_TOKENS,
  oddsOf,
  resolveAttack,
  sufferDamage,
  sufferStrain,
  theFigure,
  type AttackContext,
  type AttackResult,
  type Fighter,
  type FigureId,
  type Piece,
} from '../../rules';
import type { BotActor } from '../bot/actor';
import type { BotScene } from '../bot/scene';
import { bonusFor, placingOf, type Shot, type BotTarget } from '../bot/targets';
import { reportFighter } from './reports';
import { rollForTable, sayCommand, type BotTable } from './table';

/** Hands back movement points that the attack gained; `null`: there was no attack to make. */
export function botStrike(
  table: BotTable,
  scene: BotScene,
  actor: BotActor,
  shot: Shot,
  exert: boolean,
): number | null {
  if (exert) {
    const strained = sufferStrain(actor.fighter, 1).figure;
    reportFighter(table, actor.figure.id, actor.fighter, strained);
    // That may have been too much.
    if (!table.game.figures[actor.figure.id] || table.game.result) return null;
  }
  const bare: AttackContext = { ...contextOf(scene, actor, shot), ...bonusFor(exert) };
  const { fighter: attacker } = shot.arm;
  const defender = shot.target.fighter;
  const { context, odds } = withToken(attacker, defender, bare);
  const faces = rollForTable(table, [...odds.dice, ...defender.defense]);
  const result = resolveAttack({ attacker, defender, context, roll: { kind: 'faces', faces } });
  if (!result.ok) return null;
  reportTarget(table, shot.target, result.value);
  if (shot.target.kind === 'figure') reportOthers(table, scene, actor, shot.target.enemy.piece, result.value);
  reportAttacker(table, actor, result.value);
  return result.value.movement;
}

/** Of the tokens at hand the one that does the most; one an attack. */
function withToken(attacker: Fighter, defender: Fighter, context: AttackContext) {
  let best = { context, odds: oddsOf(attacker, defender, context) };
  for (const token of FITTING_TOKENS.attacker) {
    if (!attacker.powerTokens.includes(token)) continue;
    const helped = { ...context, tokens: { attacker: token } };
    const odds = oddsOf(attacker, defender, helped);
    if (odds.expectedDamage > best.odds.expectedDamage) best = { context: helped, odds };
  }
  return best;
}

function contextOf(scene: BotScene, actor: BotActor, { target, arm }: Shot): AttackContext {
  return target.kind === 'figure'
    ? attackContextOf(scene.board, actor.piece, arm.fighter, target.enemy.piece)
    : placingOf(scene, actor, target);
}

function reportTarget(table: BotTable, target: BotTarget, { damage, defender }: AttackResult): void {
  if (target.kind === 'figure') reportFighter(table, target.id, target.fighter, defender);
  else if (damage > 0) hitThing(table, target, damage);
}

function hitThing(table: BotTable, { id, fighter }: BotTarget, damage: number): void {
  table.hits.set(id, (table.hits.get(id) ?? 0) + damage);
  if (fighter.damage + damage >= (fighter.health ?? Infinity))
    sayCommand(table, { kind: 'destroy', thing: id });
}

/** Whom blast, cleave and splash reach; scripts may have taken some of them away by now. */
function reportOthers(
  table: BotTable,
  { board }: BotScene,
  actor: BotActor,
  target: Piece,
  { others }: AttackResult,
): void {
  const foes = board.pieces.filter(
    (piece) => piece.id !== target.id && areHostile(actor.piece, piece) && !piece.companion,
  );
  const beside = (a: Piece, b: Piece): boolean => areAdjacent(board, theFigure(a), theFigure(b));
  if (others.blast > 0) for (const foe of foes) if (beside(target, foe)) harm(table, foe, others.blast);
  if (others.splash > 0)
    for (const foe of foes)
      if ((countSpaces(board, theFigure(target), theFigure(foe)) ?? Infinity) <= 2)
        harm(table, foe, others.splash);
  const cleft = others.cleave > 0 ? foes.find((foe) => beside(actor.piece, foe)) : undefined;
  if (cleft) harm(table, cleft, others.cleave);
}

function harm(table: BotTable, { id }: { readonly id: FigureId }, damage: number): void {
  const figure = table.game.figures[id];
  if (!figure || table.game.result) return;
  const fighter = fighterInMission(table.play, table.game, figure);
  reportFighter(table, id, fighter, sufferDamage(fighter, damage).figure);
}

/** What the attack did to whoever attacked: strain and damage recovered, conditions used up and gained. */
function reportAttacker(
  table: BotTable,
  { figure: { id } }: BotActor,
  { attacker, strainRecovered, recovered }: AttackResult,
): void {
  const figure = table.game.figures[id];
  if (!figure || !boardOf(table.play, table.game)?.figures.has(id as FigureId)) return;
  const now = fighterInMission(table.play, table.game, figure);
  const hero = now.hero && { hero: { ...now.hero, strain: Math.max(0, now.hero.strain - strainRecovered) } };
  const after: Fighter = {
    ...now,
    ...hero,
    damage: Math.max(0, now.damage - recovered),
    conditions: attacker.conditions,
    powerTokens: attacker.powerTokens,
  };
  reportFighter(table, id, now, after);
}
