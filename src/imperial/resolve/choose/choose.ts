// From equally good options to the one that is taken: the Imperial Rule proposes, the players may tap another.

import { volunteered } from '../../../orders';
import { propose, type Purpose } from './imperialRule';
import type { Choice, Option, Rung } from '../result';
import { stepNumber } from '../run';

export function chooseOption(options: readonly Option[], ladder: readonly Rung[], purpose: Purpose): Choice {
  const { run, scope } = purpose;
  const { proposed, ranking } = propose(options, purpose);
  const { read } = run;
  const number = scope.log.choices;
  scope.log.choices += 1;
  const preferred = volunteered(
    run,
    'prefer',
    ({ step, choice = 0, option }) =>
      step === stepNumber(run) && choice === number && option < options.length,
  );
  return { ladder, options, proposed, taken: preferred?.option ?? proposed, ranking, read };
}

export function takenOf({ options, taken }: Choice): Option {
  const option = options[taken];
  if (!option) throw new Error('a choice has at least one option');
  return option;
}
