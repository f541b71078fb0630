// Tracked play: what printed abilities do at the start and at the end of a round, outside of any activation.

import { resolveRound, type AbilityRules, type Rule } from '../../../imperial';
import type { FigureId } from '../../../rules';
import type { GroupState } from '../../game';
import { tellChange } from '../heroes/gifts';
import type { MissionRun } from '../run';
import { applySituation } from './aftermath';
import { isFor } from './draw';
import { situationOfGame } from './situation';

type RoundMoment = 'start' | 'end';

export function answerRound(run: MissionRun, moment: RoundMoment): void {
  if (!run.game.tracked) return;
  for (const group of run.game.groups)
    for (const ability of abilitiesOf(run, group, moment)) carryOut(run, group, ability, moment);
}

const isAt =
  (moment: RoundMoment) =>
  (rule: Rule): boolean =>
    rule.kind === 'reaction' && rule.when.kind === moment && rule.when.of === 'round';

const abilitiesOf = (
  { play }: MissionRun,
  { card }: GroupState,
  moment: RoundMoment,
): readonly AbilityRules[] =>
  (play.kit.groups[card]?.abilities ?? [])
    .filter(isFor(card))
    .map((one) => ({ ...one, rules: one.rules.filter(isAt(moment)) }))
    .filter(({ rules }) => rules.length > 0);

function carryOut(
  run: MissionRun,
  { id, card }: GroupState,
  { ability, rules }: AbilityRules,
  moment: RoundMoment,
): void {
  const before = situationOfGame(run.play, run.game);
  if (!before) return;
  const { figures } = run.game;
  const own = Object.values(figures).flatMap((figure) =>
    figure.group === id ? [figure.id as FigureId] : [],
  );
  const done = resolveRound(before, { card, figures: own, lines: [], rules }, moment);
  applySituation(run, before, done.situation, done);
  for (const figure of Object.values(figures)) tellChange(run, ability, figure);
}
