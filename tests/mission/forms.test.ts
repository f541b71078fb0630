// Form cards: a shapeshifter takes one by its orders, and attacks in it from then on.

import { describe, expect, it } from 'vitest';
import { fighterInForm, type Act, type FormCard, type Group, type Line } from '../../src/imperial';
import { resolvedWindow, type Game, type Kit, type Setup } from '../../src/mission';
import { impossibleIn } from '../../src/mission/integrity';
import type { FigureId } from '../../src/rules';
import { sampleKit } from './sample';
import { tableDoing, type Table } from './table';

/** The captain has a blue and a green die. */
const SCOUT: FormCard = {
  name: 'Scout',
  with: [
    { kind: 'replaceDie', die: 'blue', by: 'red' },
    { kind: 'add', accuracy: 2 },
    { kind: 'surge', surge: { cost: 1, effect: { pierce: 2 } } },
  ],
};
const ATTACK: Line = { cost: 'attack', do: [{ kind: 'attack' }] };
const FORM: Line = { do: [{ kind: 'form', form: 'scout' }] };
const DROP: Line = { do: [{ kind: 'dropForm' }] };

const shifting =
  (...lines: readonly Line[]) =>
  (kit: Kit): Kit => {
    const { captain } = kit.groups;
    const { captain: card } = kit.cards;
    if (!captain || !card) throw new Error('no captain');
    const lists: Group['lists'] = [{ id: 'only', lines }];
    return {
      ...kit,
      cards: { ...kit.cards, captain: { ...card, unique: false } },
      groups: { ...kit.groups, captain: { ...captain, lists } },
      forms: { scout: SCOUT },
      box: { ...kit.box, figures: { ...kit.box.figures, captain: 2 } },
    };
  };

const GROUPS = ['boss', 'twin'].map((id) => ({ id, cards: [{ card: 'captain' }] }));
const boss = (at: readonly [number, number] = [3, 1]) =>
  ({ kind: 'deploy', group: 'boss', at: [at] }) as const;
const twin = { kind: 'deploy', group: 'twin', at: [[3, 0]] } as const;
const TRACKED: Partial<Setup> = { tracked: true };

const tableOf = (lines: readonly Line[], setup: Partial<Setup>, deployed = [boss()] as readonly object[]) => {
  const table = tableDoing(deployed as never, { groups: GROUPS } as never, setup, shifting(...lines));
  if (setup.tracked) {
    const at = { ada: [0, 1], bo: [0, 0] } as const;
    const figures = { ...table.game.figures };
    for (const [id, place] of Object.entries(at)) {
      const figure = figures[id];
      if (figure) figures[id] = { ...figure, at: place };
    }
    table.game = { ...table.game, figures };
  }
  return table;
};
/** Ada is done; the Empire opens its window, and nothing has been told yet. */
const opened = (table: Table): Table => table.do({ kind: 'endActivation', who: 'ada' });
const formsIn = ({ figures }: Game) =>
  Object.fromEntries(
    Object.values(figures).flatMap(({ id, form }) => (form === undefined ? [] : [[id, form]])),
  );
const attackIn = ({ play, game }: Table): Extract<Act, { kind: 'attack' }> | undefined =>
  resolvedWindow(play, game)
    ?.resolution.steps.flatMap(({ acts }) => acts)
    .find((act) => act.kind === 'attack');

describe('form cards', () => {
  it('[row 215] told play: the figure wears the form of its list once the window closes, until a list says otherwise', () => {
    const table = tableOf([FORM, ATTACK], {});
    expect(formsIn(table.game)).toEqual({});
    opened(table);
    expect(formsIn(table.game)).toEqual({});
    table.read();
    expect(formsIn(table.game)).toEqual({ 'boss-1-1': 'scout' });
    expect(table.events.filter(({ kind }) => kind === 'formTaken')).toEqual([
      { kind: 'formTaken', group: 'boss-1', form: 'scout' },
    ]);
    table.endRound();
    expect(formsIn(table.game)).toEqual({ 'boss-1-1': 'scout' });
  });

  it('[row 215] told play: a line that costs something may be skipped, and is not taken for done', () => {
    const table = opened(tableOf([{ ...FORM, cost: 'action' }, ATTACK], {})).read();
    expect(formsIn(table.game)).toEqual({});
  });

  it('[row 215] told play: a form is put away when the list says so', () => {
    const table = opened(tableOf([FORM, DROP, ATTACK], {})).read();
    expect(formsIn(table.game)).toEqual({});
    const worn = tableOf([DROP, ATTACK], {});
    const figure = worn.game.figures['boss-1-1'];
    if (!figure) throw new Error('no boss');
    worn.game = { ...worn.game, figures: { ...worn.game.figures, 'boss-1-1': { ...figure, form: 'scout' } } };
    opened(worn).read();
    expect(formsIn(worn.game)).toEqual({});
    expect(worn.events.filter(({ kind }) => kind === 'formTaken')).toEqual([
      { kind: 'formTaken', group: 'boss-1', form: null },
    ]);
  });

  it('[row 216] tracked play: dice, accuracy and surge abilities of the form count from the line on that takes it', () => {
    const after = attackIn(opened(tableOf([FORM, ATTACK], TRACKED)));
    expect(after?.attackDice).toEqual(['red', 'green']);
    const before = attackIn(opened(tableOf([ATTACK, FORM], TRACKED)));
    expect(before?.attackDice).toEqual(['blue', 'green']);
    const table = opened(tableOf([FORM, ATTACK], TRACKED)).read();
    expect(formsIn(table.game)).toEqual({ 'boss-1-1': 'scout' });
  });

  it('[row 216] the form lasts: a later list without one attacks in it', () => {
    const table = tableOf([ATTACK], TRACKED);
    const figure = table.game.figures['boss-1-1'];
    if (!figure) throw new Error('no boss');
    table.game = {
      ...table.game,
      figures: { ...table.game.figures, 'boss-1-1': { ...figure, form: 'scout' } },
    };
    const act = attackIn(opened(table));
    expect(act?.attackDice).toEqual(['red', 'green']);
  });

  it.each([{ tracked: false }, { tracked: true }])(
    '[row 217] the card lies under that of the group: all of its figures wear the form ($tracked)',
    (setup) => {
      const table = tableOf([FORM, ATTACK], setup, [{ ...boss(), figures: 2 }]);
      opened(table).read();
      expect(formsIn(table.game)).toEqual({ 'boss-1-1': 'scout', 'boss-1-2': 'scout' });
      expect(table.has('formTaken')).toBe(1);
    },
  );

  it.each([{ tracked: false }, { tracked: true }])(
    '[row 217] each form card is there once: another group leaves it where it is ($tracked)',
    (setup) => {
      const table = tableOf([FORM, ATTACK], setup, [boss(), twin]);
      while (table.game.prompt?.kind === 'colour')
        table.answer({ kind: 'colour', colour: table.game.prompt.colours[0] ?? 'red' }).read();
      table.endRound();
      expect(Object.values(formsIn(table.game))).toEqual(['scout']);
    },
  );

  it('[row 216] what the lens and the card show: the numbers in the form', () => {
    const { figure } = sampleKit().cards['captain'] ?? {};
    if (!figure) throw new Error('no captain');
    const worn = fighterInForm(figure.fighter, SCOUT, 'boss-1-1' as FigureId);
    expect(worn.attack?.dice).toEqual(['red', 'green']);
    expect(worn.passives).toEqual({ accuracy: 2 });
    expect(worn.bonusSurges).toEqual([{ cost: 1, effect: { pierce: 2 } }]);
    expect(worn.defense).toEqual(figure.fighter.defense);
  });

  it('a save that names an unknown form is refused', () => {
    const table = opened(tableOf([FORM, ATTACK], {})).read();
    expect(impossibleIn(table.play, table.game)).toBeUndefined();
    const { forms: _, ...older } = table.play.kit;
    expect(impossibleIn({ ...table.play, kit: older }, table.game)).toBe('figures');
  });
});
