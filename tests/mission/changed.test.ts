// Copies of a game and of a figure name every field, so a new one could be forgotten.

import { describe, expect, it } from 'vitest';
import type { FigureState, Game } from '../../src/mission';
import { changedFigure, changedGame } from '../../src/mission/run/changed';

type Names<T> = Readonly<Record<keyof Required<T>, true>>;

const GAME: Names<Game> = {
  mission: true,
  random: true,
  difficulty: true,
  pressure: true,
  leftOut: true,
  tracked: true,
  round: true,
  stage: true,
  actors: true,
  active: true,
  turn: true,
  groups: true,
  deployed: true,
  defeated: true,
  window: true,
  windows: true,
  figures: true,
  memory: true,
  map: true,
  variables: true,
  chosen: true,
  decisions: true,
  duels: true,
  countdowns: true,
  objective: true,
  achieved: true,
  rules: true,
  roundLimit: true,
  threat: true,
  standing: true,
  peril: true,
  medpacs: true,
  supplies: true,
  flags: true,
  gains: true,
  ran: true,
  picked: true,
  agenda: true,
  prompt: true,
  placed: true,
  testRoll: true,
  testUses: true,
  moments: true,
  result: true,
};
const FIGURE: Names<FigureState> = {
  id: true,
  of: true,
  actor: true,
  group: true,
  at: true,
  size: true,
  damage: true,
  strain: true,
  conditions: true,
  powerTokens: true,
  form: true,
  incapacitated: true,
};

/** Each field holds its own name: a copy that mixes two up is found as well. */
const named = <T>(fields: Names<T>): T =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, key])) as T;

describe('[one pure game] a copy with changes', () => {
  it.each(Object.keys(GAME) as (keyof Game)[])('[copy] of a game has its %s', (key) => {
    const game = named(GAME);
    expect(changedGame(game, {})).toEqual(game);
    expect(changedGame(game, { [key]: 'new' })).toEqual({ ...game, [key]: 'new' });
  });

  it.each(Object.keys(FIGURE) as (keyof FigureState)[])('[copy] of a figure has its %s', (key) => {
    const figure = named(FIGURE);
    expect(changedFigure(figure, {})).toEqual(figure);
    expect(changedFigure(figure, { [key]: 'new' })).toEqual({ ...figure, [key]: 'new' });
  });

  it('[copy] what a game or a figure leaves out, its copy leaves out', () => {
    const { threat: _threat, testRoll: _roll, ...game } = named(GAME);
    expect(Object.keys(changedGame(game, { round: 2 })).toSorted()).toEqual(Object.keys(game).toSorted());
    const { form: _form, ...figure } = named(FIGURE);
    expect(Object.keys(changedFigure(figure, { damage: 2 })).toSorted()).toEqual(
      Object.keys(figure).toSorted(),
    );
  });
});
