// For authors who try a mission: changes a running game as no player can. Consequences follow the usual rules.

import type { OfKind } from '../../kernel';
import type { Game, Task } from '../game';
import { proceedOn, type AdvancedMission } from './advance';
import type { Play } from './play';
import { NOBODYS_TURN } from './round/turn';
import { isRoundTask, makeRun, scopeOf, update, type MissionRun } from './run';
import { callScript, setVariable } from './scripts/scripts';
import { NO_PROMPT } from './table/placing';

export type AuthorChange =
  | { readonly kind: 'variable'; readonly variable: string; readonly to: number }
  | { readonly kind: 'flag'; readonly flag: string; readonly to: number }
  /** Whatever its condition says, and however often it ran. What scripts had begun is dropped. */
  | { readonly kind: 'script'; readonly script: string }
  /** That round begins; what was under way is dropped, and a mission that was over goes on. */
  | { readonly kind: 'round'; readonly round: number };

export function changeGame(play: Play, game: Game, change: AuthorChange): AdvancedMission {
  const run = makeRun(play, game);
  carryOut(run, change);
  proceedOn(run);
  return { game: run.game, events: run.events };
}

const CHANGES: {
  readonly [K in AuthorChange['kind']]: (run: MissionRun, change: OfKind<AuthorChange, K>) => void;
} = {
  variable: (run, { variable, to }) => setVariable(run, variable, to),
  flag: (run, { flag, to }) => update(run, { flags: { ...run.game.flags, [flag]: to } }),
  script: (run, { script: id }) => {
    const script = run.play.scripts.get(id);
    if (!script) return;
    update(run, { ...NO_PROMPT, agenda: run.game.agenda.filter(isOfRound) });
    callScript(run, script, {}, scopeOf('', run.game.active), null);
  },
  round: (run, { round }) =>
    update(run, {
      round: round - 1,
      stage: 'heroes',
      ...NOBODYS_TURN,
      ...NO_PROMPT,
      window: null,
      result: null,
      agenda: [...run.game.agenda.filter(isOfSetup), { kind: 'startRound' }],
    }),
};

function carryOut<K extends AuthorChange['kind']>(run: MissionRun, change: OfKind<AuthorChange, K>): void {
  const handler = CHANGES[change.kind as K];
  handler(run, change);
}

/** The map is still to be laid, and the heroes to be put on it. */
const isOfSetup = ({ kind }: Task): boolean =>
  kind === 'reveal' || kind === 'enter' || kind === 'missionStart' || kind === 'begin';

const isOfRound = (task: Task): boolean => isRoundTask(task) || isOfSetup(task);
