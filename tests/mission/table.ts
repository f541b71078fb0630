// A table with people round it, for tests: tells the game what they do, and reads everything aloud until it is their move.

import { seedRandom } from '../../src/kernel';
import {
  advance,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Effect,
  type Event,
  type Game,
  type Kit,
  type Mission,
  type Prompt,
  type PromptAnswer,
  type Script,
  type Setup,
} from '../../src/mission';
import { SAMPLE_MISSION, sampleKit } from './sample';

const DONE: Command = { kind: 'answer', answer: { kind: 'done' } };
const NEEDS_ANSWER = new Set<Prompt['kind']>([
  'question',
  'input',
  'test',
  'chooseHeroes',
  'confirm',
  'colour',
  'fallen',
]);

export class Table {
  readonly play;
  readonly commands: Command[] = [];
  game: Game;
  events: Event[];
  /** Everything that was shown, in order. */
  get shown(): readonly Prompt[] {
    return this.events.flatMap((event) => (event.kind === 'shown' ? [event.prompt] : []));
  }

  constructor(kit: Kit, setup: Partial<Setup> = {}) {
    this.play = makePlay(kit);
    const heroes = ['ada', 'bo'].map((id) => ({ id }));
    const started = startMission(
      { kit, seed: 'table', party: { heroes }, difficulty: 'normal', tracked: false, ...setup },
      this.play,
    );
    this.game = started.game;
    this.events = [...started.events];
  }

  /** Tells a command that must be accepted. */
  do(command: Command): this {
    const next = advance(this.play, this.game, command);
    if (!next.ok) throw new Error(`${command.kind} refused: ${JSON.stringify(next.error)}`);
    this.commands.push(command);
    this.game = next.value.game;
    this.events.push(...next.value.events);
    return this;
  }

  refusal(command: Command): string | undefined {
    const next = advance(this.play, this.game, command);
    return next.ok ? undefined : next.error.code;
  }

  answer(answer: PromptAnswer): this {
    return this.do({ kind: 'answer', answer });
  }

  /** Reads on, and finishes activations, until somebody has to decide something. */
  read(): this {
    for (;;) {
      const { prompt, window } = this.game;
      if (prompt && !NEEDS_ANSWER.has(prompt.kind)) this.do(DONE);
      else if (!prompt && window) {
        const [command] = legalCommands(this.play, this.game, seedRandom('dice'));
        if (command) this.do(command);
      } else return this;
    }
  }

  end(who: string): this {
    return this.do({ kind: 'endActivation', who }).read();
  }

  /** Everybody acts until the round is over, or the app asks how many have fallen. */
  endRound(fallen: 'none' | 'asked' = 'none'): this {
    const { round } = this.game;
    for (let turns = 0; this.game.round === round && this.game.result === null; turns++) {
      if (turns > 50) throw new Error('the round does not end');
      const { prompt } = this.game;
      if (prompt?.kind === 'fallen') {
        if (fallen === 'asked') return this;
        const told = Object.fromEntries(prompt.groups.map((group) => [group.group, group.told]));
        this.do({ kind: 'answer', answer: { kind: 'fallen', fallen: told } }).read();
        continue;
      }
      const ready = legalCommands(this.play, this.game).find(({ kind }) => kind === 'endActivation');
      if (ready?.kind !== 'endActivation') throw new Error(`waits for ${JSON.stringify(this.game.prompt)}`);
      this.end(ready.who);
    }
    return this;
  }

  has(kind: Event['kind']): number {
    return this.events.filter((event) => event.kind === kind).length;
  }

  ran(script: string): number {
    return this.events.filter((event) => event.kind === 'scriptRan' && event.script === script).length;
  }
}

type SampleChange = Partial<Mission> & { readonly also?: readonly Script[] };

/** The sample mission with other scripts beside or in place of its own; everything has been read. */
export const tableWith = (
  { also = [], ...change }: SampleChange = {},
  setup: Partial<Setup> = {},
  prepare: (kit: Kit) => Kit = (kit) => kit,
): Table =>
  new Table(
    prepare(sampleKit({ ...change, scripts: [...(change.scripts ?? SAMPLE_MISSION.scripts), ...also] })),
    setup,
  ).read();

/** A mission that begins with these effects and has no other scripts than the ones handed in. */
export const tableDoing = (
  effects: readonly Effect[],
  change: SampleChange = {},
  setup: Partial<Setup> = {},
  prepare?: (kit: Kit) => Kit,
): Table =>
  tableWith(
    {
      ...change,
      scripts: [{ id: 'start', on: { kind: 'missionStart' }, do: effects }, ...(change.scripts ?? [])],
    },
    setup,
    prepare,
  );
