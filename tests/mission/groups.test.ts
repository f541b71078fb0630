import { describe, expect, it } from 'vitest';
import type { Script } from '../../src/mission/definition';
import { actorIn, heroesIn } from '../../src/mission/actors';
import type { Game } from '../../src/mission/game';
import type { EffectOf } from '../../src/mission/language/nodes';
import type { Prompt } from '../../src/mission/prompt';
import {
  defeatFigure,
  defeatGroup,
  destroyThing,
  sendAway,
  withdrawHero,
  woundHero,
} from '../../src/mission/run/figures/damage';
import { GROUP_EFFECTS } from '../../src/mission/run/effects/groups';
import type { EffectHandler } from '../../src/mission/run/effects/handler';
import { updateFigure, updateHero, updateThing, type MissionRun } from '../../src/mission/run/run';
import { thingStateOf } from '../../src/mission/run/table/things';
import {
  allyState,
  figureState,
  heroState,
  runOf,
  sampleGame,
  sampleKit,
  SCOPE,
  withTroopers,
} from './sample';

type GroupKind = keyof typeof GROUP_EFFECTS;

function carryOut(run: MissionRun, effect: EffectOf<GroupKind>): void {
  const handler = GROUP_EFFECTS[effect.kind] as EffectHandler<GroupKind>;
  handler(run, effect, SCOPE);
}

/** Scripts that say what was set off. */
const LISTENERS: readonly Script[] = [
  { id: 'hero-wounded', on: { kind: 'heroWounded' }, do: [] },
  { id: 'hero-withdrawn', on: { kind: 'heroWithdrawn' }, do: [] },
  { id: 'group-defeated', on: { kind: 'groupDefeated', group: 'troopers' }, do: [] },
  { id: 'captain-defeated', on: { kind: 'uniqueDefeated', card: 'captain' }, do: [] },
  { id: 'last-defeated', on: { kind: 'lastGroupDefeated' }, do: [] },
  { id: 'ally-defeated', on: { kind: 'allyDefeated' }, do: [] },
  { id: 'plans-dropped', on: { kind: 'dropped', thing: 'plans' }, do: [] },
  { id: 'terminal-destroyed', on: { kind: 'destroyed', thing: 'terminal' }, do: [] },
  { id: 'door-opened', on: { kind: 'opened', door: 'door' }, do: [] },
];

/** Two heroes, three troopers; tracked or told. */
function start(change: Partial<Game> = {}): MissionRun {
  const kit = sampleKit({ scripts: LISTENERS });
  return runOf(kit, withTroopers(sampleGame(kit, { tracked: true, ...change })));
}

const prompts = ({ game }: MissionRun): readonly Prompt[] =>
  game.agenda.flatMap((task) => (task.kind === 'prompt' ? [task.prompt] : []));
const scripts = ({ game }: MissionRun): readonly string[] =>
  game.agenda.flatMap((task) => (task.kind === 'script' ? [task.script] : []));
const kinds = ({ events }: MissionRun): readonly string[] => events.map(({ kind }) => kind);
const group = ({ game }: MissionRun) => game.groups[0];
const trooper = 'troopers-1-1';

describe('effects on groups', () => {
  it('[effect:ready, exhaust] whether a group has had its turn', () => {
    const run = start();
    carryOut(run, { kind: 'exhaust', group: 'troopers' });
    expect(group(run)?.activated).toBe(true);
    carryOut(run, { kind: 'ready', group: 'troopers' });
    expect(group(run)?.activated).toBe(false);
  });

  it('[effect:removeGroup] off the table, and not defeated', () => {
    const run = start();
    carryOut(run, { kind: 'removeGroup', group: 'troopers' });
    expect([run.game.groups, run.game.defeated]).toEqual([[], {}]);
    expect(Object.keys(run.game.figures)).toEqual(['ada', 'bo']);
    expect([kinds(run), scripts(run)]).toEqual([['groupRemoved'], []]);
  });

  it('[effect:activate] every such group gets a window besides its turn', () => {
    const run = start();
    carryOut(run, { kind: 'activate', group: 'troopers' });
    expect(run.game.agenda).toEqual([{ kind: 'openWindow', group: 'troopers-1', extra: true }]);
  });

  it('[effect:orders, clearOrders] lines for its next activations', () => {
    const run = start();
    const lines = [{ do: [{ kind: 'attack' }] }] as const;
    carryOut(run, { kind: 'orders', group: 'troopers', put: 'before', lines });
    carryOut(run, { kind: 'orders', group: 'troopers', put: 'instead', lines, once: true });
    expect(group(run)?.orders).toEqual([
      { put: 'before', lines, once: false },
      { put: 'instead', lines, once: true },
    ]);
    carryOut(run, { kind: 'clearOrders', group: 'troopers' });
    expect(group(run)?.orders).toEqual([]);
  });

  it('[effect:prefer] whom the group goes for; left out, as before', () => {
    const run = start();
    carryOut(run, { kind: 'prefer', group: 'troopers', target: { noun: 'thing:crate' } });
    expect(group(run)?.target).toEqual({ noun: 'thing:crate' });
    carryOut(run, { kind: 'prefer', group: 'troopers' });
    expect(group(run)?.target).toBeNull();
  });

  it('[effect:bonusHealth] [row 57] added to every figure of the group; without it, some are defeated', () => {
    const run = start();
    carryOut(run, { kind: 'bonusHealth', group: 'troopers', amount: 2 });
    expect(group(run)?.bonusHealth).toBe(2);
    carryOut(run, { kind: 'suffer', who: 'group:troopers', damage: 3 });
    expect(Object.keys(run.game.figures)).toHaveLength(5);
    updateFigure(run, trooper, { damage: 2 });
    carryOut(run, { kind: 'bonusHealth', group: 'troopers', amount: -5 });
    expect(group(run)?.bonusHealth).toBe(0);
    expect(Object.keys(run.game.figures)).toEqual(['ada', 'bo', trooper]);
  });
});

describe('effects on figures, tracked', () => {
  it('[effect:suffer] damage and strain by the rules, and the players are told to adjust their tokens', () => {
    const run = start();
    carryOut(run, { kind: 'suffer', who: 'hero:ada', damage: 2, strain: 5 });
    // Endurance 4: the fifth strain is damage.
    expect(run.game.figures['ada']).toMatchObject({ damage: 3, strain: 4 });
    expect(prompts(run)).toEqual([
      { kind: 'affect', effect: 'suffer', who: ['ada'], region: null, damage: 2, strain: 5, conditions: [] },
    ]);
  });

  it('[effect:suffer] [row 47] with two heroes each has 10 health more, on both sides of the sheet', () => {
    const run = start();
    carryOut(run, { kind: 'suffer', who: 'hero:ada', damage: 19 });
    expect(heroesIn(run.game)[0]?.wounded).toBe(false);
    carryOut(run, { kind: 'suffer', who: 'hero:ada', damage: 4 });
    expect([heroesIn(run.game)[0]?.wounded, run.game.figures['ada']?.damage]).toEqual([true, 0]);
    carryOut(run, { kind: 'suffer', who: 'hero:ada', damage: 19 });
    expect(heroesIn(run.game)[0]?.gone).toBe(null);
    carryOut(run, { kind: 'suffer', who: 'hero:ada', damage: 1 });
    expect(heroesIn(run.game)[0]?.gone).toBe('withdrew');
    expect(scripts(run)).toEqual(['hero-wounded', 'hero-withdrawn']);
  });

  it('[effect:suffer] who has no health left is defeated, the last one with the group', () => {
    const run = start();
    carryOut(run, { kind: 'suffer', who: 'group:troopers', damage: 3 });
    expect([run.game.groups, run.game.defeated]).toEqual([[], { troopers: 1 }]);
    expect(kinds(run)).toEqual(['figureDefeated', 'figureDefeated', 'figureDefeated', 'groupDefeated']);
    expect(scripts(run)).toEqual(['group-defeated', 'last-defeated']);
  });

  it('[effect:recover] [row 103] never more than was suffered', () => {
    const run = start();
    updateFigure(run, 'ada', { damage: 3, strain: 1 });
    carryOut(run, { kind: 'recover', who: 'eachHero', damage: 2, strain: 4 });
    expect(run.game.figures['ada']).toMatchObject({ damage: 1, strain: 0 });
    expect(prompts(run)).toMatchObject([{ effect: 'recover', who: ['ada', 'bo'], damage: 2, strain: 4 }]);
  });

  it('[effect:gain, discard] conditions, each held once', () => {
    const run = start();
    carryOut(run, { kind: 'gain', who: 'hero:ada', conditions: ['stunned', 'bleeding'] });
    carryOut(run, { kind: 'gain', who: 'hero:ada', conditions: ['stunned'] });
    expect(run.game.figures['ada']?.conditions).toEqual(['stunned', 'bleeding']);
    carryOut(run, { kind: 'discard', who: 'hero:ada', conditions: ['stunned'] });
    expect(run.game.figures['ada']?.conditions).toEqual(['bleeding']);
    expect(prompts(run)[0]).toMatchObject({ effect: 'discard', conditions: ['stunned'] });
  });

  it('[effect:suffer] of a region, those who stand there; nobody there, nothing to tell', () => {
    const run = start();
    carryOut(run, { kind: 'suffer', who: 'region:corner', damage: 1 });
    expect(prompts(run)).toEqual([]);
    updateFigure(run, 'bo', { at: [2, 0] });
    carryOut(run, { kind: 'suffer', who: 'region:corner', damage: 1 });
    expect(run.game.figures['bo']?.damage).toBe(1);
    expect(prompts(run)).toMatchObject([{ who: ['bo'], region: null }]);
  });
});

describe('effects on figures, told', () => {
  it('[row 53] the players do it: nothing is counted', () => {
    const run = start({ tracked: false });
    const before = run.game.figures;
    carryOut(run, { kind: 'suffer', who: 'eachHero', damage: 30 });
    carryOut(run, { kind: 'gain', who: 'region:corner', conditions: ['stunned'] });
    expect(run.game.figures).toBe(before);
    expect(prompts(run)).toMatchObject([
      { effect: 'gain', who: [], region: 'corner', conditions: ['stunned'] },
      { effect: 'suffer', who: ['ada', 'bo'], region: null, damage: 30 },
    ]);
  });

  it('nothing to suffer is nothing to tell', () => {
    const run = start({ tracked: false });
    carryOut(run, { kind: 'suffer', who: 'eachHero', damage: 'alarm' });
    expect(prompts(run)).toEqual([]);
  });

  it('[effect:wound, withdraw] [row 42] heroes alone', () => {
    const run = start({ tracked: false });
    carryOut(run, { kind: 'wound', who: 'eachRebel' });
    carryOut(run, { kind: 'wound', who: 'eachImperial' });
    expect(heroesIn(run.game).map(({ wounded }) => wounded)).toEqual([true, true]);
    carryOut(run, { kind: 'withdraw', who: 'hero:bo' });
    expect(heroesIn(run.game).map(({ gone }) => gone)).toEqual([null, 'withdrew']);
    expect('bo' in run.game.figures).toBe(false);
    expect(kinds(run)).toEqual(['heroWounded', 'heroWounded', 'heroWithdrew']);
  });
});

describe('what befalls figures and things', () => {
  it('[row 42] a wounded hero keeps as much strain as the other side can bear', () => {
    const run = start();
    updateFigure(run, 'ada', { damage: 5, strain: 4 });
    woundHero(run, 'ada');
    woundHero(run, 'ada');
    expect(run.game.figures['ada']).toMatchObject({ damage: 0, strain: 3 });
    expect(kinds(run)).toEqual(['heroWounded']);
    expect(run.game.agenda).toMatchObject([{ script: 'hero-wounded', scope: { active: 'ada' } }]);
  });

  it('[row 37] a hero who is wounded or withdraws drops what is carried on the own space', () => {
    const run = start();
    const dropped = { onMap: true, carriedBy: null, at: [2, 2] };
    updateFigure(run, 'ada', { at: [2, 2] });
    updateThing(run, 'plans', { onMap: false, carriedBy: 'ada' });
    woundHero(run, 'ada');
    expect(thingStateOf(run.play, run.game, 'plans')).toMatchObject(dropped);
    updateThing(run, 'plans', { onMap: false, carriedBy: 'ada' });
    withdrawHero(run, 'ada');
    withdrawHero(run, 'ada');
    expect(thingStateOf(run.play, run.game, 'plans')).toMatchObject(dropped);
    expect(kinds(run)).toEqual(['dropped', 'heroWounded', 'dropped', 'heroWithdrew']);
    expect(scripts(run)).toEqual(['plans-dropped', 'hero-wounded', 'plans-dropped', 'hero-withdrawn']);
  });

  it('[row 43] who withdraws without having been wounded is both', () => {
    const run = start();
    withdrawHero(run, 'ada');
    expect(heroesIn(run.game)[0]).toMatchObject({ wounded: true, gone: 'withdrew' });
  });

  it('[row 50] a defeated group leaves the tracker with its figures and its window', () => {
    const run = start();
    defeatGroup(run, 'troopers-1');
    defeatGroup(run, 'troopers-1');
    expect(run.game).toMatchObject({ groups: [], windows: {}, defeated: { troopers: 1 } });
    expect(Object.keys(run.game.figures)).toEqual(['ada', 'bo']);
    expect(scripts(run)).toEqual(['group-defeated', 'last-defeated']);
  });

  it('a unique figure is noticed by its card; the last group only when none is left', () => {
    const run = start();
    const [troopers] = run.game.groups;
    if (!troopers) throw new Error('no troopers');
    const boss = { ...troopers, id: 'boss-1', of: 'boss', card: 'captain', size: 1 };
    const figure = figureState('boss-1-1', 'imperial', { of: 'captain', group: 'boss-1' });
    const both = runOf(run.play.kit, {
      ...run.game,
      groups: [troopers, boss],
      figures: { ...run.game.figures, 'boss-1-1': figure },
    });
    defeatFigure(both, 'boss-1-1');
    expect(scripts(both)).toEqual(['captain-defeated']);
    expect(both.game.defeated).toEqual({ boss: 1 });
  });

  it('defeatFigure: a hero is wounded, then withdraws', () => {
    const run = start();
    defeatFigure(run, 'ada');
    expect(heroesIn(run.game)[0]).toMatchObject({ wounded: true, gone: null });
    defeatFigure(run, 'ada');
    expect(heroesIn(run.game)[0]?.gone).toBe('withdrew');
  });

  it('[row 78] a defeated ally is removed, with the last of its figures', () => {
    const run = start({
      actors: [heroState('ada'), allyState('friend')],
      figures: { 'ally-1': figureState('ally-1', 'ally', { of: 'friend' }), ada: figureState('ada', 'hero') },
    });
    defeatFigure(run, 'ally-1');
    sendAway(run, 'friend', 'defeated');
    expect(actorIn(run.game, 'friend')?.gone).toBe('defeated');
    expect('ally-1' in run.game.figures).toBe(false);
    expect(kinds(run)).toEqual(['figureDefeated', 'actorGone']);
    expect(scripts(run)).toEqual(['ally-defeated']);
  });

  it('a destroyed thing is off the map; a destroyed door is open', () => {
    const run = start();
    destroyThing(run, 'terminal');
    destroyThing(run, 'terminal');
    destroyThing(run, 'door');
    expect(thingStateOf(run.play, run.game, 'terminal')).toMatchObject({ onMap: false, destroyed: true });
    expect(thingStateOf(run.play, run.game, 'door')).toMatchObject({ door: 'open', destroyed: true });
    expect(kinds(run)).toEqual(['thingDestroyed', 'thingDestroyed']);
    expect(scripts(run)).toEqual(['terminal-destroyed', 'door-opened']);
  });

  it('[row 42] nobody is wounded twice', () => {
    const run = start();
    updateHero(run, 'bo', { wounded: true });
    woundHero(run, 'bo');
    woundHero(run, 'nobody');
    expect(run.events).toEqual([]);
  });
});
