// Plays a mission along a given way, without tracking: the test says what the heroes do and how their tests turn out,
// everything else is answered as players would who only read and carry out.

import {
  advance,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Game,
  type Prompt,
  type PromptAnswer,
  type Setup,
} from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';

export type Ways = {
  /** Options of questions, by the text of the question; otherwise the first one. */
  readonly choose?: Readonly<Record<string, string>>;
  /** Texts of questions about the table that are answered with yes. */
  readonly yes?: readonly string[];
  /** Successes in every test. */
  readonly successes?: number;
  /** What is entered where a number is wanted. */
  readonly number?: number;
};

export type Walk = {
  readonly game: () => Game;
  /** The same commands with other answers from now on. */
  readonly ways: (ways: Ways) => void;
  readonly go: (...commands: readonly Command[]) => void;
  readonly use: (thing: string, option: string) => void;
  /** Everybody acts, nobody does anything. */
  readonly idle: (rounds: number) => void;
};

/** Every number of heroes on either difficulty. */
export const TABLES = ([2, 3, 4] as const).flatMap((heroes) =>
  (['normal', 'hard'] as const).map((difficulty) => ({ heroes, difficulty })),
);

export const objectiveOf = (walked: Walk): string | undefined => walked.game().objective?.id;
export const outcomeOf = (walked: Walk): string | undefined => walked.game().result?.outcome;
export const groupsOf = (walked: Walk): readonly string[] => walked.game().groups.map(({ of }) => of);

const PARTY = ['fenn-signis', 'diala-passil', 'gideon-argus', 'gaarkhan'];

export function walk(
  pack: Pack,
  mission: string,
  {
    heroes,
    products = [],
    ...setup
  }: { readonly heroes: number; readonly products?: readonly string[] } & Pick<Setup, 'difficulty'> &
    Partial<Setup>,
  /** What is answered before the test can say anything: encounters ask at once. */
  first: Ways = {},
): Walk {
  const party = setup.party ?? { heroes: PARTY.slice(0, heroes).map((id) => ({ id })) };
  const kit = kitFor(pack, mission, party, products);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const play = makePlay(kit.value);
  let { game } = startMission({ kit: kit.value, seed: 'walk', party, tracked: false, ...setup }, play);
  let ways: Ways = first;

  const tell = (command: Command): void => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(next.error)}`);
    game = next.value.game;
  };
  const settle = (): void => {
    while (game.prompt || game.window)
      tell(
        game.prompt ? { kind: 'answer', answer: answerTo(game.prompt, ways) } : { kind: 'finishActivation' },
      );
  };
  const go = (...commands: readonly Command[]): void => {
    for (const command of commands) {
      tell(command);
      settle();
    }
  };
  settle();
  return {
    game: () => game,
    ways: (next) => {
      ways = next;
    },
    go,
    use: (thing, option) => go({ kind: 'interact', thing, option, who: party.heroes[0]?.id ?? '' }),
    idle: (rounds) => {
      const last = game.round + rounds;
      while (game.result === null && game.round < last) {
        const end = legalCommands(play, game).find(({ kind }) => kind === 'endActivation');
        if (!end) throw new Error('nobody can act');
        go(end);
      }
    },
  };
}

/** With Sergeant Harrow at their side. */
export function withHarrow(pack: Pack, mission: string): Walk {
  const heroes = PARTY.slice(0, 2);
  const party = { heroes: heroes.map((id) => ({ id })), ally: 'rebel-trooper' };
  return walk(pack, mission, { heroes: heroes.length, difficulty: 'normal', party });
}

export function answerTo(
  prompt: Prompt,
  { choose = {}, yes = [], successes = 0, number = 0 }: Ways,
): PromptAnswer {
  switch (prompt.kind) {
    case 'question':
      return { kind: 'option', option: choose[prompt.says.text] ?? prompt.options[0]?.id ?? '' };
    case 'input':
      return { kind: 'number', number };
    case 'test': {
      const [hero = ''] = prompt.heroes;
      const [attribute = 'tech'] = prompt.attributes;
      return { kind: 'tested', hero, attribute, successes };
    }
    case 'chooseHeroes':
      return { kind: 'heroes', heroes: prompt.heroes.slice(0, prompt.count) };
    case 'confirm':
      return { kind: yes.includes(prompt.says.text) ? 'yes' : 'no' };
    case 'fallen':
      return { kind: 'fallen', fallen: Object.fromEntries(prompt.groups.map(({ group }) => [group, 0])) };
    case 'colour':
      return { kind: 'colour', colour: prompt.colours[0] ?? 'red' };
    default:
      return { kind: 'done' };
  }
}
