// Games come from files that anybody may have written. Whatever the checks did not foresee ends here: the players are told,
// and the game stays as it was.

import { err, type Result } from '../../kernel';

type Advance<State, Command, Advanced, Refusal> = (
  state: State,
  command: Command,
) => Result<Advanced, Refusal>;

export const unlessBroken =
  <State, Command, Advanced, Refusal>(
    advance: Advance<State, Command, Advanced, Refusal | { readonly code: 'broken' }>,
  ): typeof advance =>
  (state, command) => {
    try {
      return advance(state, command);
    } catch {
      return err({ code: 'broken' });
    }
  };
