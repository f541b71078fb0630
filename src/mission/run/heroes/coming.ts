// What has just come to pass for the heroes' cards: read from what happened, kept until the next thing is done. What costs nothing and
// leaves nothing open happens by itself, once, and the log says so.

import { grown } from '../../bounds';
import { heroesIn, heroIn, isOfHero, sideOf } from '../../actors';
import type { Command, CommandKind } from '../../command';
import type { Event } from '../../event';
import type { Game } from '../../game';
import type { ComeMoment, Moments } from '../../moments';
import { countedTurn, updateTurn } from '../round/turn';
import { update, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { cardIn, offersOf } from './cards';
import { giveFrom } from './gifts';
import { isAutomatic, momentOffers, paragraphKey, type MomentOffer } from './moments';

/** Whatever came before is over with the next thing that is done. */
const DEEDS: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'beginActivation',
  'endActivation',
  'takeAction',
  'attack',
  'strainToMove',
  'interact',
  'report',
  'wound',
  'withdraw',
  'defeat',
  'defeatGroup',
  'countFigures',
  'destroy',
  'finishActivation',
  'moveFigure',
  'defeatFigure',
]);
/** What was used in these goes on to count: an activation that ends, a move that is told in pieces. */
const GOES_ON: ReadonlySet<CommandKind> = new Set<CommandKind>(['endActivation', 'moveFigure']);

export const NO_MOMENTS: Moments = { open: [], used: [] };

/** Before a command is carried out. */
export function closeMoments(run: MissionRun, { kind }: Command): void {
  const { moments } = run.game;
  if (!moments || !DEEDS.has(kind)) return;
  update(run, { moments: { open: [], used: GOES_ON.has(kind) ? moments.used : [] } });
}

/** What came between two games: events tell some of it, figures and the turn the rest. */
export function seeMoments(
  run: MissionRun,
  before: Game,
  events: readonly Event[],
  command: Command | null,
): void {
  if (!run.game.moments || (run.game === before && events.length === 0)) return;
  if (before.active === run.game.active && events.some((event) => isAttackOf(event, run.game.active)))
    updateTurn(run, { attacked: true });
  const come = [
    ...events.flatMap((event) => cameBy(event, events, run.game)),
    ...walked(run, before),
    ...hurtSince(run.game, before),
    ...defeatedBy(run.game, before, events, command),
  ];
  for (const one of come) comeNow(run, one);
}

/** It is there now: what goes by itself does, the rest is offered. */
export function comeNow(run: MissionRun, come: ComeMoment): void {
  const { moments } = run.game;
  if (!moments) return;
  const isKnown = moments.open.some((other) => other.moment === come.moment && other.hero === come.hero);
  if (!isKnown) update(run, { moments: { ...moments, open: grown(moments.open, come) } });
  const fitting = momentOffers(run.play, run.game, come);
  if (come.moment === 'activationEnd') forgetOthers(run, come, fitting);
  for (const one of fitting) if (isAutomatic(run.game, one)) giveByItself(run, one);
}

/** Judged while the turn is still there: what does not fit its end is not asked about later. */
function forgetOthers(run: MissionRun, { moment }: ComeMoment, fitting: readonly MomentOffer[]): void {
  const { moments = NO_MOMENTS } = run.game;
  const keys = new Set(fitting.map(({ hero, offer }) => paragraphKey({ hero, ...offer })));
  const others = heroesIn(run.game).flatMap(({ id }) =>
    offersOf(run.play, run.game, id)
      .filter(({ effect }) => effect.moments.includes(moment))
      .map((offer) => paragraphKey({ hero: id, ...offer }))
      .filter((key) => !keys.has(key)),
  );
  update(run, { moments: { ...moments, used: grown(moments.used, ...others) } });
}

function giveByItself(run: MissionRun, { hero, offer, aid, come }: MomentOffer): void {
  const { moments = NO_MOMENTS } = run.game;
  const key = paragraphKey({ hero, ...offer });
  if (moments.used.includes(key)) return;
  const before = run.game;
  const { to, of } = offer.effect;
  const gainer = to === undefined && of !== 'self' ? (come.hero ?? hero) : hero;
  giveFrom(run, cardIn(run.play, offer), gainer, aid);
  update(run, { moments: { ...moments, used: grown(moments.used, key) } });
  notice(run, before);
}

// ── What happened

const heroOr = (game: Game, who: string | null): readonly string[] =>
  who !== null && heroIn(game, who) ? [who] : [];

function cameBy(event: Event, events: readonly Event[], game: Game): readonly ComeMoment[] {
  switch (event.kind) {
    case 'missionStarted':
      return [{ moment: 'missionStart', hero: null }];
    case 'roundStarted':
      return [{ moment: 'roundStart', hero: null }];
    case 'activationBegan':
      // Told at once with its end: nobody waits for its start.
      return events.some((other) => other.kind === 'activationEnded' && other.who === event.who)
        ? []
        : heroOr(game, event.who).map((hero) => ({ moment: 'activationStart', hero }));
    case 'acted':
      return event.as === 'rest' ? heroOr(game, event.who).map((hero) => ({ moment: 'rest', hero })) : [];
    case 'interacted':
      return heroOr(game, event.who).map((hero) => ({ moment: 'interact', hero }));
    case 'groupActivated':
    case 'groupFinished':
      return [{ moment: 'enemyTurn', hero: null }];
    default:
      return [];
  }
}

const isAttackOf = (event: Event, who: string | null): boolean =>
  (event.kind === 'acted' && event.as === 'attack' && event.who === who) ||
  (event.kind === 'attacked' && event.attacker.id === who);

/** With another move action the cards of a move can be used again. */
function walked(run: MissionRun, before: Game): readonly ComeMoment[] {
  const { active, moments = NO_MOMENTS } = run.game;
  if (active === null || active !== before.active) return [];
  const [was, is] = [countedTurn(before), countedTurn(run.game)];
  if (is.points <= was.points) return [];
  if (is.moves > was.moves) update(run, { moments: { ...moments, used: [] } });
  return heroOr(run.game, active).map((hero) => ({ moment: 'move', hero }));
}

/** More damage than before, or the sheet turned by it. */
function hurtSince(game: Game, before: Game): readonly ComeMoment[] {
  if (game.figures === before.figures && game.actors === before.actors) return [];
  return heroesIn(game)
    .filter((hero) => {
      const was = heroIn(before, hero.id);
      const more = (game.figures[hero.id]?.damage ?? 0) > (before.figures[hero.id]?.damage ?? 0);
      return hero.gone === null && was !== undefined && (more || (hero.wounded && !was.wounded));
    })
    .map(({ id }) => ({ moment: 'hurt', hero: id }));
}

/** By the hero who attacked, or in whose turn it fell. */
function defeatedBy(
  game: Game,
  before: Game,
  events: readonly Event[],
  command: Command | null,
): readonly ComeMoment[] {
  const fell = events.some(
    (event) =>
      event.kind === 'groupDefeated' || (event.kind === 'figureDefeated' && isEnemy(before, event.figure)),
  );
  if (!fell) return [];
  const attacker = command?.kind === 'attack' ? before.figures[command.attacker] : undefined;
  const who = attacker && isOfHero(before, attacker) ? attacker.actor : before.active;
  const weapon = command?.kind === 'attack' && command.weapon !== undefined && { weapon: command.weapon };
  return heroOr(game, who).map((hero) => ({ moment: 'enemyDefeated', hero, ...weapon }));
}

function isEnemy(game: Game, id: string): boolean {
  const figure = game.figures[id];
  return figure !== undefined && sideOf(game, figure) === 'imperial';
}
