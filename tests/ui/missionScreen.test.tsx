// What stands on the mission screen between two taps: portraits, the tracker, objective and rules, the panel of a group,
// and what the app asks for.

import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePlay, type Game, type GroupState, type Play, type Setup } from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { GroupPanel } from '../../src/ui/mission/GroupPanel';
import { Home } from '../../src/ui/mission/Home';
import { LogPanel } from '../../src/ui/mission/LogPanel';
import { ActionPips } from '../../src/ui/mission/play/ActionPips';
import { Portraits } from '../../src/ui/mission/Portraits';
import { ColourPrompt } from '../../src/ui/mission/prompts/choices';
import { MessagePart } from '../../src/ui/mission/prompts/messages';
import { Tracker } from '../../src/ui/mission/Tracker';
import type { History } from '../../src/ui/mission/useMissionGame';
import { builtIn } from '../content/missions';
import { sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { tableDoing, tableWith } from '../mission/table';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
type At = { readonly play: Play; readonly game: Game };
const wordsOf = ({ play, game }: At, panel: ReactNode): string => readable(missionHtml(play, game, panel));
const times = (text: string, part: string): number => text.split(part).length - 1;
const nobody = () => undefined;

const partyOf = (...ids: readonly string[]): Partial<Setup> => ({
  party: { heroes: ids.map((id) => ({ id })) },
});
const PARTIES = { 2: ['ada', 'bo'], 3: ['ada', 'bo', 'cy'], 4: ['ada', 'bo', 'cy', 'dee'] } as const;

/** One portrait after the other. */
const portraits = ({ play, game }: At): readonly string[] =>
  missionHtml(play, game, <Portraits />)
    .split(/<li[^>]*>/)
    .slice(1);
const faces = (portrait: string): number => times(portrait, '"portrait-face"');
/** A dot for each activation. */
const spentDots = (portrait: string): number => times(portrait, '"portrait-pip spent"');
const marks = (portrait: string): number => times(portrait, '"portrait-pip"') + spentDots(portrait);

describe('portraits', () => {
  it('[rows 44, 47] two heroes: one face and the marks of both activations for each, 10 more health', () => {
    const table = tableWith({}, partyOf(...PARTIES[2]));
    for (const portrait of portraits(table)) {
      expect(faces(portrait)).toBe(1);
      expect(marks(portrait)).toBe(2);
      expect(portrait).toContain('0 of 2 activations used');
      expect(portrait).toContain('+10 health');
    }
    // A dot turns hollow once its activation is used up.
    const after = portraits(table.end('ada'));
    expect(after.map(spentDots)).toEqual([1, 0]);
    expect(after[0]).toContain('1 of 2 activations used');
  });

  it('[rows 45, 47] three heroes: one of them has two marks, the next one in the next round; 3 more health', () => {
    const table = tableWith({}, partyOf(...PARTIES[3]));
    expect(portraits(table).map(faces)).toEqual([1, 1, 1]);
    expect(portraits(table).map(marks)).toEqual([2, 0, 0]);
    expect(portraits(table).map((one) => one.includes('0 of 2 activations used'))).toEqual([
      true,
      false,
      false,
    ]);
    for (const portrait of portraits(table)) expect(portrait).toContain('+3 health');
    expect(portraits(table.endRound()).map(marks)).toEqual([0, 2, 0]);
    expect(portraits(table.endRound()).map(marks)).toEqual([0, 0, 2]);
    expect(portraits(table.endRound()).map(marks)).toEqual([2, 0, 0]);
  });

  it('[rows 44, 45, 47] four heroes: one portrait each, no marks, no more health than printed', () => {
    const table = tableWith({}, partyOf(...PARTIES[4]));
    expect(portraits(table).map(faces)).toEqual([1, 1, 1, 1]);
    for (const portrait of portraits(table)) {
      expect(portrait).not.toContain('activations used');
      expect(portrait).not.toContain('health');
    }
  });

  it('[rows 42, 43] wounded, then withdrawn: said on the portrait, which begins nothing any more', () => {
    const table = tableWith({}, partyOf(...PARTIES[4]));
    const ada = () => portraits(table)[0] ?? '';
    expect(ada()).toContain('btn-main');
    expect(readable(ada())).not.toContain('wounded');
    table.do({ kind: 'wound', hero: 'ada' }).read();
    expect(readable(ada())).toContain('wounded');
    expect(ada()).toContain('btn-main');
    table.do({ kind: 'withdraw', hero: 'ada' }).read();
    expect(readable(ada())).toContain('Withdrawn');
    expect(ada()).not.toContain('btn-main');
  });
});

const group = (change: Partial<GroupState> = {}): GroupState => ({
  id: 'troopers-1',
  of: 'troopers',
  card: 'trooper',
  colour: null,
  bonusHealth: 0,
  activated: false,
  size: 3,
  orders: [],
  target: null,
  ...change,
});

describe('the tracker', () => {
  it('[rows 49, 136] empty until a group is deployed; then its card is ready, acts, and is done after its orders', () => {
    const table = tableWith();
    expect(missionHtml(table.play, table.game, <Tracker />)).toBe('');
    table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    expect(wordsOf(table, <Tracker />)).toContain('trooper Ready');
    // The green sign means: tap me. A group that is ready does not.
    expect(missionHtml(table.play, table.game, <Tracker />)).not.toContain('state-ready');
    table.do({ kind: 'endActivation', who: 'ada' });
    expect(table.game.window).not.toBeNull();
    expect(wordsOf(table, <Tracker />)).toContain('trooper Acting now');
    table.read();
    expect(wordsOf(table, <Tracker />)).toContain('trooper Done');
    table.endRound();
    expect(wordsOf(table, <Tracker />)).toContain('trooper Ready');
  });

  it('[row 57] the bonus health of a group stands on its card, and on no other', () => {
    const groups = [group({ bonusHealth: 4 }), group({ id: 'troopers-2' })];
    const words = wordsOf({ ...tableWith(), game: sampleGame(kit, { groups }) }, <Tracker />);
    expect(words).toContain('trooper Ready · +4 health');
    expect(times(words, 'health')).toBe(1);
  });

  it('[row 56] the second of two groups that look the same is asked for a colour, and wears it on its card', () => {
    const table = tableDoing([
      { kind: 'deploy', group: 'troopers' },
      { kind: 'deploy', group: 'troopers' },
    ]);
    const { prompt } = table.game;
    if (prompt?.kind !== 'colour') throw new Error('no colour was asked for');
    expect(wordsOf(table, <Tracker />)).not.toContain('blue');
    const asked = wordsOf(table, <ColourPrompt prompt={prompt} onAnswer={nobody} />);
    expect(asked).toContain('Choose a colour');
    expect(asked).toContain('trooper: another group on the map has the same miniatures.');
    for (const mark of ['R red', 'B blue', 'G green', 'Y yellow']) expect(asked).toContain(mark);
    table.answer({ kind: 'colour', colour: 'blue' }).read();
    const html = missionHtml(table.play, table.game, <Tracker />);
    expect(times(html, 'colour-mark')).toBe(1);
    expect(html.slice(html.lastIndexOf('<li'))).toContain('colour-mark');
    expect(readable(html)).toContain('Ready · blue');
  });
});

describe('single figures', () => {
  it('[row 53] told play has nothing to enter for them, tracked play has a button for each', () => {
    const shown = (tracked: boolean) => {
      const game = withTroopers(sampleGame(kit, { tracked }));
      const panels = [<Home key="home" />, <GroupPanel key="group" id="troopers-1" />];
      return panels.map((panel) => missionHtml(makePlay(kit), game, panel)).join('');
    };
    expect(times(shown(true), 'figure-chip')).toBe(3);
    for (const word of ['figure-chip', 'portrait-hurt', 'class="vitals"']) {
      expect(shown(true), word).toContain(word);
      expect(shown(false), word).not.toContain(word);
    }
  });

  it('[row 53] told play keeps neither their places nor their damage', () => {
    const table = tableWith();
    table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    const figure = Object.keys(table.game.figures).find((id) => id.startsWith('troopers')) ?? '';
    expect(table.refusal({ kind: 'moveFigure', figure, to: [5, 1] })).toBe('notTracked');
    expect(table.refusal({ kind: 'setFigure', figure, set: { damage: 1 } })).toBe('notTracked');
  });
});

describe('what the party is after', () => {
  const objectives = [
    { id: 'find-plans', text: 'objective' },
    { id: 'run', text: 'run' },
  ];
  const goal = tableWith({
    objectives,
    also: [
      { id: 'next', on: { kind: 'opened', door: 'door' }, do: [{ kind: 'objective', objective: 'run' }] },
    ],
  });
  const said = (kitWords: Readonly<Record<string, string>>, at: At): At => {
    const { kit: old } = at.play;
    const words = { ...old.words, en: { ...old.words['en'], ...kitWords } };
    return { ...at, play: { ...at.play, kit: { ...old, words } } };
  };
  const NEXT = { run: 'Run for the ship.' };
  const history = (): History => ({ start: goal.events, entries: [] }) as unknown as History;

  it('[rows 16, 17] only the current objective: on the first screen, and as the last line of the log', () => {
    const panels = () => [<Home key="home" />, <LogPanel key="log" history={history()} />];
    const before = panels().map((panel) => wordsOf(said(NEXT, goal), panel));
    for (const words of before) {
      expect(words).toContain('Find the plans.');
      expect(words).not.toContain('Run for the ship.');
    }
    const [, log = ''] = before;
    expect(log.trim().endsWith('Find the plans.')).toBe(true);

    goal.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    const [home = '', later = ''] = panels().map((panel) => wordsOf(said(NEXT, goal), panel));
    expect(home).toContain('Run for the ship.');
    expect(home).not.toContain('Find the plans.');
    expect(later.trim().endsWith('Run for the ship.')).toBe(true);
    // Above it the log may tell what was sought once; the objective itself is one.
    const shown = missionHtml(said(NEXT, goal).play, goal.game, <LogPanel history={history()} />);
    expect(times(shown, 'class="objective"')).toBe(1);
  });

  it('[row 29] a rule of the mission is shown once it is on, not before, and not when it is off again', () => {
    const table = tableWith({
      rules: [{ id: 'alert', text: 'alert' }],
      also: [
        { id: 'on', on: { kind: 'opened', door: 'door' }, do: [{ kind: 'rule', rule: 'alert' }] },
        { id: 'off', on: { kind: 'roundEnd' }, do: [{ kind: 'rule', rule: 'alert', off: true }] },
      ],
    });
    const home = () => wordsOf(said({ alert: 'Doors stay shut.' }, table), <Home />);
    expect(home()).not.toContain('Doors stay shut.');
    table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    expect(home()).toContain('Rules of this mission');
    expect(home()).toContain('Doors stay shut.');
    table.endRound();
    expect(home()).not.toContain('Doors stay shut.');
  });
});

describe('a message', () => {
  it('[row 73] of a peril is marked as one, another one is not', () => {
    const peril = [{ id: 'first', round: 1, rules: 'objective', do: [] }] as const;
    const table = tableWith({ peril });
    table.endRound();
    const [shown] = table.shown.flatMap((prompt) => (prompt.kind === 'message' ? [prompt] : []));
    if (!shown) throw new Error('nothing was shown');
    expect(wordsOf(table, <MessagePart prompt={shown} />)).toMatch(/^ Peril .*Find the plans\./);
    const { peril: _, ...plain } = shown;
    expect(wordsOf(table, <MessagePart prompt={plain} />)).not.toContain('Peril');
  });
});

describe('the panel of a group', () => {
  const PARTY = { heroes: [{ id: 'diala-passil' }, { id: 'gaarkhan' }] };
  let pack: Pack;
  beforeAll(async () => {
    ({ pack } = await builtIn());
  });

  /** The card on the tracker of a mission that has it, before it has had orders. */
  function panelOf(card: string): string {
    const kits = [...pack.missions.keys()].flatMap((mission) => {
      const brought = kitFor(pack, mission, PARTY, []);
      return brought.ok && brought.value.groups[card] ? [brought.value] : [];
    });
    const [played] = kits;
    if (!played) throw new Error(`no mission has ${card}`);
    const play = makePlay(played);
    const game = sampleGame(played, { groups: [group({ card })], figures: {} });
    return wordsOf({ play, game }, <GroupPanel id="troopers-1" />);
  }
  const UNUSED = 'The app does not use these abilities, because they leave a choice:';

  it('[rows 51, 104] lists what is printed on this card and not used, what is on the other card only there', () => {
    expect(panelOf('stormtrooper')).toContain(`${UNUSED} Squad Training.`);
    expect(panelOf('stormtrooper-elite')).toContain(`${UNUSED} Squad Training, Last Stand.`);
    expect(panelOf('nexu')).toContain(`${UNUSED} Pounce.`);
  });

  it('[row 51] shows the numbers of the card, with the health that the mission adds', () => {
    // Printed: Health 3, Speed 4, one black die; blue and green; two surges.
    const words = panelOf('stormtrooper');
    expect(words).toContain('Health 3 Speed 4 Defense (black die)');
    expect(words).toMatch(/Ranged attack \(blue die\) B \(green die\)/);
    expect(words).toContain('Surges');
    expect(words).toContain('Abilities');
  });

  it('[row 53] told play: counts figures of a group; a single one is defeated by one tap', () => {
    const counted = (size: number) =>
      wordsOf(
        {
          play: makePlay(kit),
          game: sampleGame(kit, { groups: [group({ card: 'trooper', size })], tracked: false }),
        },
        <Tracker />,
      );
    expect(counted(3)).toContain('trooper: figures');
    expect(counted(1)).not.toContain('figures');
    expect(counted(1)).toContain('(trooper: Defeated)');
  });

  it('[rows 51, 71] clarifies abilities that are used, and has the priority of its surges', () => {
    const words = panelOf('royal-guard');
    expect(words).toMatch(/ Sentinel\. [A-Z]/);
    expect(words).toMatch(/ Vengeance\. [A-Z]/);
    expect(words).toContain('Surge priority');
  });
});

describe('the actions of whoever acts', () => {
  const pressed = (actions: number): readonly boolean[] =>
    missionHtml(
      makePlay(kit),
      sampleGame(kit, { active: 'ada', turn: { actions, points: 0 } }),
      <ActionPips />,
    )
      .split('<button')
      .slice(1)
      .map((pip) => pip.includes('aria-pressed="true"'));

  it('[row 30] as many are ticked off as the game says are spent', () => {
    expect([0, 1, 2].map(pressed)).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
