// What the players tell of a turn in tracked play, and what the rules make of it: attacks, rests, conditions, strain for
// movement points, Bleeding. The app carries out what is told and refuses nothing that a card might allow (7.3 to 7.7).

import {
  applyMedpac,
  DISCARDED_BY_ACTION,
  ENDING_WITH_ACTIVATION,
  rest,
  restLost,
  SPENT_BY_ATTACKING,
  SPENT_BY_TESTING,
  sufferStrain,
  type Condition,
  type Fighter,
  type Suffered,
} from '../../../rules';
import { figuresOfActor, heroIn } from '../../actors';
import type { HeroAction, RefusalCode } from '../../command';
import type { FigureState } from '../../game';
import { defeatFigure } from '../figures/damage';
import { fighterInMission } from '../groups/situation';
import { emit, update, updateFigure, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { actingFigure, countedTurn, spendAction, updateTurn } from './turn';

type Acting = { readonly who: string; readonly figure: FigureState; readonly fighter: Fighter };

/** Whoever acts, with a figure that the app knows of. */
function aboutActing(
  run: MissionRun,
  tell: (acting: Acting) => RefusalCode | undefined,
): RefusalCode | undefined {
  const { play, game } = run;
  if (!game.tracked) return 'notTracked';
  const figure = actingFigure(game);
  if (game.active === null || !figure) return 'notYourTurn';
  return tell({ who: game.active, figure, fighter: fighterInMission(play, game, figure) });
}

export const takeAction = (run: MissionRun, action: HeroAction): RefusalCode | undefined =>
  aboutActing(run, (acting) => ACTIONS[action.as](run, acting, action as never));

type ActionOf<K extends HeroAction['as']> = Extract<HeroAction, { readonly as: K }>;

const ACTIONS: {
  readonly [K in HeroAction['as']]: (
    run: MissionRun,
    acting: Acting,
    action: ActionOf<K>,
  ) => RefusalCode | undefined;
} = {
  attack: (run, { who, figure }) => {
    emit(run, { kind: 'acted', who, as: 'attack' });
    spendAction(run);
    endConditions(run, figure.id, SPENT_BY_ATTACKING);
    return undefined;
  },
  rest: (run, { who, figure, fighter }, { medpac }) => {
    const { hero } = fighter;
    if (!hero) return 'cannotAct';
    if (medpac && run.game.medpacs === 0) return 'noMedpac';
    emit(run, { kind: 'acted', who, as: 'rest' });
    const rested = rest({ ...fighter, hero });
    const lost = restLost(heroIn(run.game, who)?.injuries ?? []);
    updateFigure(run, figure.id, { strain: Math.min(figure.strain, rested.hero.strain + lost) });
    if (medpac) {
      update(run, { medpacs: run.game.medpacs - 1 });
      emit(run, { kind: 'medpacUsed', who });
      updateFigure(run, figure.id, { damage: applyMedpac(fighter).damage });
    }
    spendAction(run);
    return undefined;
  },
  discard: (run, { who, figure: { id, conditions } }, { condition }) => {
    if (!DISCARDED_BY_ACTION.includes(condition) || !conditions.includes(condition)) return 'cannotAct';
    emit(run, { kind: 'acted', who, as: 'discard', condition });
    // Before the action is counted: the one that discards Bleeding costs no strain.
    updateFigure(run, id, { conditions: conditions.filter((other) => other !== condition) });
    spendAction(run);
    return undefined;
  },
};

export const strainToMove = (run: MissionRun): RefusalCode | undefined =>
  aboutActing(run, ({ who, figure, fighter }) => {
    if (!fighter.hero) return 'cannotAct';
    const { gained, strained } = countedTurn(run.game);
    updateTurn(run, { gained: gained + 1, strained: strained + 1 });
    emit(run, { kind: 'strainedToMove', who });
    strainFigure(run, figure, 1);
    return undefined;
  });

/** What Bleeding asks for after the actions so far: suffered now, or not at all. */
export const bleed = (run: MissionRun, suffers: boolean): RefusalCode | undefined =>
  aboutActing(run, ({ figure }) => {
    const { due } = countedTurn(run.game);
    if (due === 0) return 'badNumber';
    updateTurn(run, { due: 0 });
    if (suffers) sufferBleeding(run, figure, due);
    return undefined;
  });

function sufferBleeding(run: MissionRun, figure: FigureState, due: number): void {
  const { strain, damage } = sufferedBy(run, figure, due);
  emit(run, { kind: 'bled', figure: figure.id, strain, damage });
  strainFigure(run, figure, due);
}

const sufferedBy = ({ play, game }: MissionRun, figure: FigureState, amount: number): Suffered<Fighter> =>
  sufferStrain(fighterInMission(play, game, figure), amount);

/** Heroes turn what exceeds their endurance into damage, others all of it; whoever has no health left by it falls (6.4). */
export function strainFigure(run: MissionRun, figure: FigureState, amount: number): void {
  const before = run.game;
  const { strain, damage, fate } = sufferedBy(run, figure, amount);
  updateFigure(run, figure.id, { strain: figure.strain + strain, damage: figure.damage + damage });
  if (fate !== 'stands') defeatFigure(run, figure.id);
  notice(run, before);
}

/** Before the activation is over: strain that is still due, then the conditions that end with it. */
export function endOfTurn(run: MissionRun, who: string): void {
  if (!run.game.tracked) return;
  const { due } = countedTurn(run.game);
  const bleeding = actingFigure(run.game);
  if (due > 0 && bleeding) {
    updateTurn(run, { due: 0 });
    sufferBleeding(run, bleeding, due);
  }
  for (const { id } of figuresOfActor(run.game, who)) endConditions(run, id, ENDING_WITH_ACTIVATION);
}

/** A test that Focused gave a die to. */
export function spendFocus(run: MissionRun, hero: string): void {
  if (run.game.tracked) endConditions(run, hero, SPENT_BY_TESTING);
}

function endConditions(run: MissionRun, id: string, ending: readonly Condition[]): void {
  const conditions = run.game.figures[id]?.conditions ?? [];
  const ended = conditions.filter((condition) => ending.includes(condition));
  if (ended.length === 0) return;
  updateFigure(run, id, { conditions: conditions.filter((condition) => !ended.includes(condition)) });
  emit(run, { kind: 'conditionsEnded', figure: id, conditions: ended });
}
