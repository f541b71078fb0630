// The Empire spends threat by what it reads from the board: one decision after the other, until it keeps the rest. Each decision
// stays in the game with everything that was weighed, so that "Why?" has an answer.

import type { EmpireGoal, EmpireOption, EmpireStep } from '../../deciding';
import type { ThreatMove } from '../../event';
import type { Landing } from '../../game';
import type { Places } from '../../language/nodes';
import type { Prompt } from '../../prompt';
import { bringBackFor, deployCard } from '../groups/deploy';
import { addThreat, takeFromHand, updateThreat } from '../round/threat';
import { draw, emit, scopeOf, showNext, type MissionRun } from '../run';
import { choose, type SavedThreat } from './choose';
import { weighOptions, type Means, type Weighed } from './options';
import { readBoard } from './reading';
import { limitsOf, empireStanceOf } from './stance';

const NOBODY = scopeOf('', null);

/** The end of a round. */
export function spendByReading(run: MissionRun): void {
  const { lands, returns } = limitsOf(run.game);
  spend(
    run,
    { lands, returns, dearer: 0, budget: run.game.threat?.amount ?? 0 },
    { free: false, keeps: true },
  );
}

/** A script has it land now: it saves for nothing. What is free is chosen as if there were two levels at least. */
export function landByReading(
  run: MissionRun,
  { free, dearer, as }: Landing,
  most: number,
  at: Places | undefined,
): void {
  const { amount = 0, level = 0 } = run.game.threat ?? {};
  const budget = Math.max(amount, free ? 2 * level : 0);
  spend(run, { lands: most, returns: 0, dearer, budget, ...(at && { at }) }, { free, keeps: false, as });
}

type Manner = {
  readonly free: boolean;
  /** It may keep threat for something dearer. */
  readonly keeps: boolean;
  /** What it was told to do; left out: what comes of it. */
  readonly as?: ThreatMove;
};

function spend(run: MissionRun, all: Means, { free, keeps, as }: Manner): void {
  const { imperial = {} } = run.play.kit;
  const stance = empireStanceOf(imperial);
  const steps: EmpireStep[] = [];
  const prompts: Prompt[] = [];
  // Who arrives changes neither where the heroes are nor what they are after.
  const reading = readBoard(run);
  let means = all;
  for (;;) {
    const weighed = weighOptions(run, reading, stance, means);
    const saving = keeps ? savingOf(run, stance.patience) : null;
    const { taken, why, saves, equals } = choose(weighed, means.budget, saving);
    const chosen = equals.length > 1 ? equals[draw(run, equals.length)] : taken;
    const step = stepOf(weighed, means.budget, chosen, why, saves);
    if (!chosen) {
      steps.push(step);
      break;
    }
    const done = carryOut(run, chosen);
    if (!free) addThreat(run, -chosen.option.price);
    steps.push({ ...withPlace(step, done.at), came: done.came });
    prompts.push(...done.prompts);
    means = meansAfter(means, chosen.option);
    if (means.lands === 0 && means.returns === 0) break;
  }
  updateThreat(run, { latest: { round: run.game.round, steps } });
  emit(run, { kind: 'deployment', as: as ?? moveOf(steps), why: steps });
  showNext(run, ...prompts);
}

const meansAfter = (means: Means, { as, price, figures }: EmpireOption): Means => ({
  ...means,
  budget: means.budget - price,
  lands: means.lands - (as === 'land' ? 1 : 0),
  returns: means.returns - (as === 'reinforce' ? figures : 0),
});

/** How it comes by more threat; `null`: it never will. */
function savingOf({ game }: MissionRun, patience: number): SavedThreat | null {
  const { threat, roundLimit, round } = game;
  if (!threat || threat.level <= 0 || threat.paused.includes('threat')) return null;
  return {
    patience,
    level: threat.level,
    most: threat.most ?? Infinity,
    rounds: roundLimit ? roundLimit.rounds - round - 1 : Infinity,
  };
}

type Done = { readonly came: string; readonly at: string | null; readonly prompts: readonly Prompt[] };

function carryOut(run: MissionRun, weighed: Weighed): Done {
  if (weighed.as === 'reinforce') {
    const back = bringBackFor(run, weighed.group, weighed.option.figures);
    return { came: weighed.group.id, at: null, prompts: back ? [back] : [] };
  }
  const { group, choice, places } = weighed;
  const place = places.length > 1 ? places[draw(run, places.length)] : places[0];
  takeFromHand(run, group.id);
  const prompts = deployCard(run, group, choice, { as: 'group', ...(place && { at: [place.at] }) }, NOBODY);
  return { came: run.game.groups.at(-1)?.id ?? '', at: place?.thing ?? null, prompts };
}

/** Further ones say nothing that the first ones do not say. */
const MOST_TOLD = 8;

function stepOf(
  weighed: readonly Weighed[],
  threat: number,
  chosen: Weighed | undefined,
  why: EmpireStep['why'],
  saves: EmpireGoal | undefined,
): EmpireStep {
  const all = weighed.map(({ option }) => option);
  const told = all.filter((option, index) => index < MOST_TOLD || option === chosen?.option);
  return {
    threat,
    options: told,
    taken: chosen ? told.indexOf(chosen.option) : null,
    why,
    ...(saves && { saves }),
  };
}

/** Where several points were equally good, the one that was drawn. */
const withPlace = (step: EmpireStep, at: string | null): EmpireStep => ({
  ...step,
  options: step.options.map((option, index): EmpireOption =>
    index === step.taken ? { ...option, at } : option,
  ),
});

function moveOf(steps: readonly EmpireStep[]): ThreatMove {
  const taken = steps.flatMap(({ options, taken: at }) => (at === null ? [] : (options[at]?.as ?? [])));
  const lands = taken.filter((as) => as === 'land').length;
  if (lands > 1 || (lands === 1 && taken.length > 1)) return 'onslaught';
  return lands === 1 ? 'lands' : taken.length > 0 ? 'reinforces' : 'waits';
}
