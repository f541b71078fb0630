// First Steps at a wanted moment, made without a browser. It lies in the first slot before the app starts.

import {
  advance,
  makePlay,
  startMission,
  type Command,
  type Game,
  type PromptAnswer,
  type Setup,
} from '../../src/mission';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { exported } from './windowSaves';

/** In the first round, after these commands; whatever is said on the way has been read. */
export async function savedFirstSteps(tracked: boolean, commands: readonly Command[]): Promise<string> {
  const { pack } = await builtIn();
  const party = { heroes: ['diala-passil', 'gaarkhan'].map((id) => ({ id })) };
  const kit = kitFor(pack, 'first-steps', party, ['core']);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const setup: Setup = { kit: kit.value, seed: 'lens', party, difficulty: 'normal', tracked };
  const play = makePlay(kit.value);
  let { game } = startMission(setup, play);
  const told: Command[] = [];
  const tell = (command: Command): void => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${command.kind}: ${JSON.stringify(next.error)}`);
    told.push(command);
    ({ game } = next.value);
  };
  const readOn = (): void => {
    for (let answer = answerTo(game); answer; answer = answerTo(game)) tell({ kind: 'answer', answer });
  };
  readOn();
  for (const command of commands) {
    tell(command);
    readOn();
  }
  return exported(setup, told);
}

/** `undefined`: nothing is said, or somebody has to decide. */
export function answerTo({ prompt }: Game): PromptAnswer | undefined {
  if (!prompt || prompt.kind === 'test') return undefined;
  const [colour] = prompt.kind === 'colour' ? prompt.colours : [];
  return colour ? { kind: 'colour', colour } : { kind: 'done' };
}
