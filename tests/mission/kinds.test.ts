// Every kind of trigger and effect is played once, in tables that the compiler wants complete: a trigger sets its script off
// in its moment and not before, and a mission with an effect is another one than without it. What each of them does in
// detail is asked elsewhere; conditions and values have tables of their own in conds.test.ts.

import { describe, expect, it } from 'vitest';
import type { Command, Effect, Script, Setup, ScriptTrigger } from '../../src/mission';
import { ALLY, BOSS, CELL, EFFECTS, MISSION, PEOPLE, TRACKED, type EffectRow } from './effectRows';
import { tableDoing, type Table } from './table';

type TriggerRow = {
  readonly on: ScriptTrigger;
  readonly act: (table: Table) => unknown;
  readonly setup?: Partial<Setup>;
};
const does =
  (...commands: readonly Command[]) =>
  (table: Table) =>
    commands.forEach((command) => table.do(command).read());
const moves = (...to: readonly (readonly [number, number])[]) =>
  does(...to.map((space): Command => ({ kind: 'moveFigure', figure: 'ada', to: space })));

/** A mission with these effects at its start, read until somebody has to decide something. */
function play(effects: readonly Effect[], scripts: readonly Script[], setup: Partial<Setup> = {}): Table {
  const aside: readonly Script[] = [
    { id: 'aside', do: [{ kind: 'set', variable: 'other', to: 1 }], runs: 'always' },
  ];
  return tableDoing(effects, { ...MISSION, scripts: [...aside, ...scripts] } as never, setup);
}

const TRIGGERS: {
  readonly [K in ScriptTrigger['kind']]: TriggerRow & { readonly on: { readonly kind: K } };
} = {
  missionStart: { on: { kind: 'missionStart' }, act: () => undefined },
  roundStart: { on: { kind: 'roundStart', round: 2 }, act: (table) => table.endRound() },
  roundEnd: { on: { kind: 'roundEnd' }, act: (table) => table.endRound() },
  countdownOver: { on: { kind: 'countdownOver', countdown: 'fuse' }, act: (table) => table.endRound() },
  groupActivation: { on: { kind: 'groupActivation', moment: 'after', group: 'boss' }, act: (table) => table.endRound() }, // prettier-ignore
  heroActivation: { on: { kind: 'heroActivation', moment: 'after', hero: 'bo' }, act: (table) => table.end('bo') }, // prettier-ignore
  allyActivation: { on: { kind: 'allyActivation', moment: 'before' }, act: (table) => table.end('friend'), setup: ALLY }, // prettier-ignore
  heroWounded: { on: { kind: 'heroWounded' }, act: does({ kind: 'wound', hero: 'ada' }) },
  allHeroesWounded: { on: { kind: 'allHeroesWounded' }, act: does({ kind: 'wound', hero: 'ada' }, { kind: 'wound', hero: 'bo' }) }, // prettier-ignore
  heroWithdrawn: { on: { kind: 'heroWithdrawn' }, act: does({ kind: 'wound', hero: 'ada' }, { kind: 'withdraw', hero: 'ada' }) }, // prettier-ignore
  allHeroesWithdrawn: { on: { kind: 'allHeroesWithdrawn' }, act: does({ kind: 'interact', thing: 'crate', option: 'search' }) }, // prettier-ignore
  escaped: { on: { kind: 'escaped', person: 'guide' }, act: does({ kind: 'interact', thing: 'crate', option: 'search' }) }, // prettier-ignore
  allHeroesEscaped: { on: { kind: 'allHeroesEscaped' }, act: does({ kind: 'interact', thing: 'crate', option: 'search' }) }, // prettier-ignore
  personDefeated: { on: { kind: 'personDefeated', person: 'guide' }, act: does({ kind: 'defeat', actor: 'guide' }) }, // prettier-ignore
  personIncapacitated: { on: { kind: 'personIncapacitated' }, act: does({ kind: 'defeat', actor: 'medic' }) },
  led: { on: { kind: 'led', person: 'guide' }, act: does({ kind: 'beginActivation', who: 'ada' }, { kind: 'lead', person: 'guide' }) }, // prettier-ignore
  decided: { on: { kind: 'decided', decision: 'flee' }, act: does({ kind: 'decide', decision: 'flee' }) },
  allyDefeated: { on: { kind: 'allyDefeated' }, act: does({ kind: 'defeat', actor: 'friend' }), setup: ALLY },
  groupDefeated: { on: { kind: 'groupDefeated', group: 'boss' }, act: does({ kind: 'defeatGroup', group: 'boss-1' }) }, // prettier-ignore
  uniqueDefeated: { on: { kind: 'uniqueDefeated', card: 'captain' }, act: does({ kind: 'defeatGroup', group: 'boss-1' }) }, // prettier-ignore
  lastGroupDefeated: { on: { kind: 'lastGroupDefeated' }, act: does({ kind: 'defeatGroup', group: 'boss-1' }, { kind: 'defeatGroup', group: 'troopers-1' }) }, // prettier-ignore
  interacted: { on: { kind: 'interacted', thing: 'crate' }, act: does({ kind: 'interact', thing: 'crate', option: 'search' }) }, // prettier-ignore
  opened: { on: { kind: 'opened', door: 'door' }, act: does({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }) }, // prettier-ignore
  retrieved: { on: { kind: 'retrieved', thing: 'plans' }, act: does({ kind: 'interact', thing: 'plans', option: 'retrieve', who: 'ada' }) }, // prettier-ignore
  dropped: { on: { kind: 'dropped', thing: 'plans' }, act: does({ kind: 'interact', thing: 'plans', option: 'retrieve', who: 'ada' }, { kind: 'drop', thing: 'plans' }) }, // prettier-ignore
  destroyed: { on: { kind: 'destroyed', thing: 'terminal' }, act: does({ kind: 'destroy', thing: 'terminal' }) }, // prettier-ignore
  revealed: { on: { kind: 'revealed', section: 'cell' }, act: () => undefined },
  variableChanged: { on: { kind: 'variableChanged', variable: 'alarm' }, act: does({ kind: 'interact', thing: 'crate', option: 'search' }) }, // prettier-ignore
  entersRegion: { on: { kind: 'entersRegion', region: 'corner' }, act: moves([2, 0], [3, 0]), setup: TRACKED }, // prettier-ignore
  endsInRegion: { on: { kind: 'endsInRegion', region: 'corner' }, act: moves([2, 0], [2, 2]), setup: TRACKED }, // prettier-ignore
  damaged: { on: { kind: 'damaged', who: 'hero:ada', atLeast: 5 }, act: does({ kind: 'setFigure', figure: 'ada', set: { damage: 6 } }), setup: TRACKED }, // prettier-ignore
};
/** What the crate's script does, for triggers that wait for somebody to go. */
const LEAVING: Readonly<Record<string, readonly Effect[]>> = {
  allHeroesWithdrawn: [{ kind: 'withdraw', who: 'eachHero' }],
  escaped: [{ kind: 'escape', who: 'person:guide' }],
  allHeroesEscaped: [{ kind: 'escape', who: 'eachHero' }],
};
/** They happen while the mission begins. */
const AT_ONCE: ReadonlySet<string> = new Set(['missionStart', 'revealed']);

describe('every kind of trigger', () => {
  it.each(Object.entries(TRIGGERS))('[trigger:%s] sets its script off once, and not before', (kind, row) => {
    const seen: Script = { id: 'seen', on: row.on, runs: 'always', do: [{ kind: 'setFlag', flag: 'seen' }] };
    const gone: Script = {
      id: 'gone',
      on: { kind: 'interacted', thing: 'crate' },
      do: LEAVING[kind] ?? [],
    };
    const alarm: Script = {
      id: 'alarmed',
      on: { kind: 'interacted', thing: 'crate' },
      do: [{ kind: 'set', variable: 'alarm', to: 1 }],
    };
    const fuse: Effect = { kind: 'countdown', countdown: 'fuse', rounds: 1 };
    const quiet: Effect = { kind: 'pause', what: 'deployment' };
    const table = play([...BOSS, ...PEOPLE, fuse, quiet], [seen, gone, alarm], row.setup);
    expect(table.ran('seen')).toBe(AT_ONCE.has(kind) ? 1 : 0);
    row.act(table);
    expect(table.ran('seen')).toBe(1);
  });
});

/** What players can see of a game, or will see of it later; chance aside. */
const visible = ({ game, shown }: Table): unknown => {
  const { random: _, ran: _ran, agenda, ...rest } = game;
  return { ...rest, waits: agenda.length, shown };
};

describe('every kind of effect', () => {
  it.each(Object.entries(EFFECTS))('[effect:%s] makes another mission', (_, row: EffectRow) => {
    const { effect, first = [], when = 'start', setup } = row;
    const playWith = (effects: readonly Effect[]): unknown => {
      const fn: Script = {
        id: 'fn',
        do: [...(when === 'called' ? effects : []), { kind: 'return', value: 1 }],
      };
      const begun: Script = { id: 'begun', on: { kind: 'roundStart' }, do: [...first, ...effects] };
      const start: Readonly<Record<typeof when, readonly Effect[]>> = {
        start: [...first, ...effects],
        called: [{ kind: 'call', script: 'fn', as: 'alarm' }],
        inRound: CELL,
      };
      return visible(play(start[when], [fn, ...(when === 'inRound' ? [begun] : [])], setup));
    };
    expect(playWith([effect])).not.toEqual(playWith([]));
  });
});
