// One save of every version that was ever released, and of what later versions had to lift: whatever changes, these must
// load, be played on and be taken back.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalCampaignCommands, type CampaignEvent } from '../../src/campaign';
import { legalCommands, type Event, type Game } from '../../src/mission';
import {
  campaignGame,
  campaignPlayOf,
  memoryFiles,
  missionGame,
  playOf,
  type GameKind,
} from '../../src/session';
import { FROM_V1 } from '../golden/saves';
import { toySaves, told } from '../session/toySaves';

const GOLDEN = join(import.meta.dirname, '../golden');
const filesOf = (name: RegExp): readonly string[] => readdirSync(GOLDEN).filter((file) => name.test(file));
const MISSIONS = filesOf(/^mission-.*json$/);
const CAMPAIGNS = filesOf(/^campaign-.*json$/);

const textOf = (file: string): string => readFileSync(join(GOLDEN, file), 'utf8');

/** As it stands in the file, whatever version that is. */
type Written = Readonly<Record<string, unknown>>;
const stateIn = (file: string): Written => {
  const { body } = JSON.parse(textOf(file)) as { body: { tip: { state: Written } } };
  return body.tip.state;
};

async function load<S, State, C, E, R>(file: string, kind: GameKind<S, State, C, E, R>) {
  const saves = toySaves(memoryFiles());
  const imported = await saves.importInto(2, textOf(file));
  if (!imported.ok) throw new Error(imported.error.code);
  const loaded = await saves.load(2, kind);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const { running } = loaded.value;
  await running.readPast();
  return { running, lost: running.store.getState().lost };
}

/** Version 1 had the heroes and the ally apart, figures of three kinds, and no turn; everything else stays. */
function expectLifted(file: string, written: Written, game: Game): void {
  const golden = FROM_V1[file];
  const { heroes: _heroes, ally: _ally, figures, ...rest } = written;
  const { actors, figures: now, turn, ...others } = game;
  expect(others).toEqual(rest);
  expect(turn).toEqual(rest['active'] === null ? null : { actions: 0, points: 0 });
  expect(actors).toEqual(golden?.actors);
  const owners = { hero: (id: string) => id, ally: () => golden?.ally, imperial: () => null };
  type Figure = Written & { readonly id: string; readonly kind: keyof typeof owners };
  const expected = Object.values(figures as Readonly<Record<string, Figure>>).map(({ kind, ...figure }) => ({
    ...figure,
    actor: owners[kind](figure.id),
  }));
  expect(Object.values(now)).toEqual(expected);
}

/** Who is no hero: whose turns ended, who came and who went. */
function othersIn(events: readonly Event[], heroes: readonly string[]) {
  return {
    turns: events.flatMap((event) =>
      event.kind === 'activationEnded' && !heroes.includes(event.who) ? [event.who] : [],
    ),
    comings: events.flatMap((event) => {
      if (event.kind === 'actorJoined') return [`${event.actor} joined`];
      return event.kind === 'actorGone' ? [`${event.actor} ${event.why}`] : [];
    }),
  };
}

const HEROES = ['diala-passil', 'gaarkhan', 'fenn-signis'];

describe.each(MISSIONS)('%s', (file) => {
  it('loads, with nothing lost, in the state in which it was saved', async () => {
    const { running, lost } = await load(file, missionGame);
    expect(lost).toBeNull();
    const { game, canUndo, canRedo } = running.store.getState();
    expect([canUndo, canRedo]).toEqual([true, true]);
    if (file in FROM_V1) expectLifted(file, stateIn(file), game);
    else expect(game).toEqual(stateIn(file));
  });

  it('[migrate] the log names whoever "the ally" was at that time', async () => {
    const { running } = await load(file, missionGame);
    const golden = FROM_V1[file];
    const events = running.log(0, running.store.getState().length).flatMap((entry) => entry.events);
    if (golden) expect(othersIn(events, HEROES)).toEqual({ turns: golden.turns, comings: golden.comings });
    expect(JSON.stringify(events)).not.toContain('"who":"ally"');
  });

  it('can be played on, and all of it taken back', async () => {
    const { running } = await load(file, missionGame);
    const { game } = running.store.getState();
    const [command] = legalCommands(playOf(running.setup.kit), game);
    if (!command) throw new Error('nothing can be done');
    expect((await told(running.dispatch(command))).ok).toBe(true);
    expect((await told(running.goTo(0))).ok).toBe(true);
    const { round, stage }: Game = running.store.getState().game;
    expect({ round, stage }).toEqual({ round: 0, stage: 'setup' });
  });
});

describe.each(MISSIONS.filter((file) => file.includes('told')))('%s', (file) => {
  it('[told play] every command is played again from the start, and leads to the same game', async () => {
    const { running } = await load(file, missionGame);
    const { cursor, game } = running.store.getState();
    expect((await told(running.goTo(0))).ok).toBe(true);
    for (let index = 1; index <= cursor; index++)
      expect(await told(running.goTo(index)), `step ${index}`).toMatchObject({ ok: true });
    const { actors, ...again } = running.store.getState().game;
    const { actors: saved, ...before } = game;
    expect(again).toEqual(before);
    // Version 1 forgot who had left as soon as somebody else came.
    const known = new Set(saved.map(({ id }) => id));
    expect(actors.filter(({ id }) => known.has(id))).toEqual(saved);
  });
});

describe.each(CAMPAIGNS)('%s', (file) => {
  it('loads with its running mission, with nothing lost, in the state in which it was saved', async () => {
    const { running, lost } = await load(file, campaignGame);
    expect(lost).toBeNull();
    const { game: state } = running.store.getState();
    const { game: written, ...rest } = stateIn(file);
    const { game, ...others } = state;
    expect(others).toEqual(rest);
    if (!game) throw new Error('no mission is running');
    if (file in FROM_V1) expectLifted(file, written as Written, game);
    else expect(game).toEqual(written);
  });

  it('[migrate] the log names whoever "the ally" was at that time', async () => {
    const { running } = await load(file, campaignGame);
    const golden = FROM_V1[file];
    const events = running
      .log(0, running.store.getState().length)
      .flatMap((entry): readonly CampaignEvent[] => entry.events)
      .flatMap((event) => (event.kind === 'mission' ? [event.event] : []));
    if (golden) expect(othersIn(events, HEROES)).toEqual({ turns: golden.turns, comings: golden.comings });
  });

  it('can be played on, and all of it taken back', async () => {
    const { running } = await load(file, campaignGame);
    const { game: state } = running.store.getState();
    const [command] = legalCampaignCommands(campaignPlayOf(running.setup.kit), state);
    if (!command) throw new Error('nothing can be done');
    expect((await told(running.dispatch(command))).ok).toBe(true);
    expect((await told(running.goTo(0))).ok).toBe(true);
    expect(running.store.getState().game).toMatchObject({ running: null, finished: [] });
  });
});
