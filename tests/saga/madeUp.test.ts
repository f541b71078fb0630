// Figures that authors made up: what is printed on them, and how the app plays them.

import { describe, expect, it } from 'vitest';
import type { Group } from '../../src/imperial';
import { formatProblem, loadPack, type DeploymentCard } from '../../src/packs';
import { importSaga, type Imported } from '../../src/saga';
import { action, contentFiles, event, fileOf, guid, mission, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

const EXIT = event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 });

type Made = {
  readonly imported: Imported;
  readonly card: DeploymentCard;
  readonly group: Group;
  readonly notes: (code: string) => readonly unknown[];
};

function made(more: Json): Made {
  const result = importSaga(fileOf(mission(more)), tools());
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { files, missions } = result.value;
  const pack = loadPack(files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  const entryOf = (kind: string): unknown =>
    files.flatMap(({ data }) => {
      const file = data as { readonly kind: string; readonly entries: readonly unknown[] };
      return file.kind === kind ? file.entries : [];
    })[0];
  return {
    imported: result.value,
    card: entryOf('cards') as DeploymentCard,
    group: entryOf('groups') as Group,
    notes: (code) =>
      missions
        .flatMap(({ notes }) => notes)
        .filter((one) => one.code === code)
        .map(({ facts }) => facts),
  };
}

/** A character of whom the mission deploys a group. */
const character = (more: Json, card: Json = {}): Made =>
  made({
    globalEvents: [EXIT],
    initialDeploymentGroups: [{ cardID: 'TC1', cardName: 'Zed', pointList: [] }],
    customCharacters: [
      {
        customCharacterGUID: guid('Zed'),
        cardName: 'Zed',
        cardID: 'TC1',
        deploymentCard: { name: 'Zed', speed: 5, health: 4, cost: 3, size: 1, ...card },
        ...more,
      },
    ],
  });
const lists = (...all: readonly (readonly string[])[]): Json => ({
  cardInstruction: { content: all.map((instruction) => ({ instruction })) },
});

/** Somebody made up on the spot. */
const deployment = (more: Json): Made =>
  made({
    globalEvents: [
      EXIT,
      event(
        'Come',
        [
          action(21, {
            customType: 2,
            groupSize: 1,
            groupHealth: 5,
            groupSpeed: 4,
            groupCost: 2,
            enemyGroupData: { cardName: 'Zed', cardID: guid('Zed') },
            ...more,
          }),
        ],
        { useStartOfRound: true, startOfRound: 1 },
      ),
    ],
  });

describe('[saga 10] instructions of a character', () => {
  const shown = ({ group }: Made): readonly unknown[] =>
    group.lists.map(({ lines }) =>
      lines.map(({ cost = 'free', do: [step] }) => [
        cost,
        step?.kind,
        step && 'points' in step && step.points,
      ]),
    );

  it('[saga 10] are played as they are written, whatever we think of them', () => {
    const moves = ['{Q} Move 3 to attack {R1}.', '{A} Move 4 toward {R1}.', '{A} Move 4 toward {R1}.'];
    expect(shown(character(lists(moves, ['Sing 3.', '{Q} Attack {R1}.'])))).toEqual([
      [
        ['attack', 'moveAttack', 3],
        ['action', 'toward', 4],
        ['action', 'toward', 4],
      ],
      [
        ['free', 'text', false],
        ['attack', 'attack', false],
      ],
    ]);
  });

  it('[saga 10] keep all their lists, and of each all lines that fit into one', () => {
    const many = Array.from({ length: 8 }, (_, index) => [`{A} Sing ${index}.`]);
    expect(shown(character(lists(...many, [])))).toHaveLength(8);
    const long = character(lists(Array.from({ length: 14 }, (_, index) => `{A} Sing ${index}.`)));
    expect(long.group.lists[0]?.lines).toHaveLength(12);
    expect(long.notes('linesLeft')).toEqual([{ most: 12, line: '{A} Sing 12.' }]);
  });

  it('[saga 10] are a plain list where there are none', () => {
    expect(character({}).group.lists.map(({ id }) => id)).toEqual(['plain']);
    expect(character(lists([], [' '])).group.lists.map(({ id }) => id)).toEqual(['plain']);
  });
});

describe('[saga 8.1] what is said about a figure', () => {
  const told = ({ group }: Made): readonly unknown[] =>
    group.clarifications.map(({ ability, text }) => [ability, text.en]);

  it('[saga 8.1] comes along line by line, also under the same name', () => {
    const surges = '{B}: Push the target 1 space\n{B}: Gain 1 movement point\n{B}{B}: Vanish\n{B}: +1 {H}';
    const who = deployment({ surges, abilities: 'A: one\nA: two\nA: one\nFast', keywords: 'Habitat: Lava' });
    expect(told(who)).toEqual([
      ['A', 'one'],
      ['A (2)', 'two'],
      ['Fast', 'Fast'],
      ['Habitat', 'Lava'],
      ['Surge', 'Push the target 1 space'],
      ['Surge (2)', 'Gain 1 movement point'],
      ['2 surges', 'Vanish'],
    ]);
    expect(who.card.abilities).toHaveLength(7);
    expect(who.card.surges).toEqual([{ cost: 1, effect: { damage: 1 } }]);
  });

  it('[saga 10] is a name and a text of a character, and bonus effects may share a name', () => {
    const abilities = [
      { name: 'Note: well', text: 'a: b' },
      { name: 'Quiet', text: '' },
    ];
    const bonusEffect = { effects: ['Rage: one', 'Rage: two'] };
    const who = character({ bonusEffect }, { abilities });
    expect(told(who)).toEqual([
      ['Note: well', 'a: b'],
      ['Quiet', 'Quiet'],
    ]);
    expect(who.group.bonuses.map(({ name }) => name.en)).toEqual(['Rage', 'Rage']);
  });

  it('[saga] is cut where it is too long, and that is told', () => {
    const who = deployment({ abilities: `A: ${'x'.repeat(500)}` });
    expect(who.notes('textCut')).toHaveLength(1);
  });
});

describe('[saga 10] what is printed on a figure', () => {
  it('[saga 10] traits count by either list; what means nothing here is named', () => {
    const who = character(
      { canRedeploy: false },
      { groupTraits: [1], traits: ['Hunter', 'Heavy Weapon', 'Baker'], preferredTargets: [3, 5] },
    );
    expect(who.card.traits).toEqual(['leader', 'hunter', 'heavy-weapon']);
    const fields = 'canRedeploy, preferredTargets, traits';
    expect(who.notes('characterFields')).toEqual([{ card: 'Zed', fields }]);
    expect(character({}, { traits: ['Hunter'], preferredTargets: [] }).notes('characterFields')).toEqual([]);
  });

  it('[saga 8.1] numbers beyond our cards are cut and named', () => {
    const who = deployment({ groupSize: 15, groupHealth: 500, groupSpeed: 40, groupCost: 90 });
    expect(who.card).toMatchObject({ groupSize: 10, health: 99, speed: 20, deploymentCost: 40 });
    expect(who.notes('numberCut')).toEqual([
      { number: 40, most: 20 },
      { number: 90, most: 40 },
      { number: 15, most: 10 },
      { number: 500, most: 99 },
    ]);
    expect(deployment({}).notes('numberCut')).toEqual([]);
  });
});
