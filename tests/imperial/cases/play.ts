// Lets the interpreter resolve a position, and reads its answer in the words of the table.

import {
  resolveActivation,
  type Act,
  type Answer,
  type Choice,
  type Resolution,
  type StepResult,
} from '../../../src/imperial';
import { parseScenario, situationOf, type Pack } from '../../../src/packs';
import type { FigureId, Place, RollTotals } from '../../../src/rules';
import { scenarioOf, type After, type Case, type End, type Expect, type Skip } from './case';

const NOTHING: RollTotals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
/** Far more than any position asks for; a resolution that wants more never ends. */
const MOST_QUESTIONS = 20;

export const actorsOf = ({ act }: Case): readonly FigureId[] =>
  (typeof act === 'string' ? [act] : act) as readonly FigureId[];

export function play(position: Case, pack: Pack): Resolution {
  const [first] = actorsOf(position);
  // A scenario asks something; what it is does not matter here.
  const scenario = parseScenario({ ...scenarioOf(position), ask: { reach: first } }, pack);
  if (!scenario.ok) throw new Error(`${scenario.error.path}: ${scenario.error.message}`);
  const situation = situationOf(scenario.value, pack);
  const { lines, bonus, rolls = [], changed = [] } = position;
  const orders = { card: '', figures: actorsOf(position), lines, ...(bonus ? { rules: bonus } : {}) };
  const answers: Answer[] = [...changed];
  for (let attacks = 0; attacks < MOST_QUESTIONS; attacks++) {
    const resolution = resolveActivation(situation, orders, answers);
    const { pending } = resolution;
    if (!pending) return resolution;
    if (pending.kind !== 'attack' || pending.refused) throw new Error(JSON.stringify(pending));
    answers.push({ kind: 'dice', roll: { kind: 'totals', ...NOTHING, ...rolls[attacks] } });
  }
  throw new Error('it goes on asking');
}

type Code = NonNullable<StepResult['reason']>['code'];
const SKIPS: Readonly<Record<Code, Skip>> = {
  noActions: 'noActions',
  attackUsed: 'attackUsed',
  noEffect: 'noChange',
  notYetMet: 'noChange',
  limitUsed: 'noChange',
  noCandidate: 'noTarget',
  noLegalTarget: 'noTarget',
  tooFew: 'noTarget',
  stunned: 'noTarget',
  outOfRange: 'outOfRange',
  wouldBeDefeated: 'wouldBeDefeated',
};

type Kind<K extends Act['kind']> = Extract<Act, { kind: K }>;
const actsOf = <K extends Act['kind']>({ acts }: StepResult, kind: K): readonly Kind<K>[] =>
  acts.filter((act): act is Kind<K> => act.kind === kind);

const endOf = ({ at: [x, y], size: [width, height] }: Place, turned: boolean): End =>
  turned ? [x, y, width, height] : [x, y];

/** What the interpreter says to each question that the position asks. */
export function answerTo(position: Case, asked: Expect, resolution: Resolution): Expect {
  const { figure = actorsOf(position)[0], line = 0 } = asked;
  const step = resolution.steps.find(
    ({ figure: by, source }) => by === figure && source.kind === 'line' && source.index === line,
  );
  if (!step) throw new Error(`line ${line} of ${figure} was never reached`);
  const move = actsOf(step, 'move').at(-1);
  const attacks = actsOf(step, 'attack');
  const choice = move?.choice ?? attacks[0]?.choice;
  const result = attacks[0]?.result;
  const turned = asked.ends?.some((end) => end.length === 4) ?? false;
  const found: Expect = {
    ...(step.status === 'skipped' && step.reason ? { skipped: SKIPS[step.reason.code] } : {}),
    targets: sorted((choice?.options ?? []).flatMap(({ target }) => target ?? [])),
    ends: sorted((move?.choice.options ?? []).map(({ end }) => endOf(end, turned))),
    points: step.cost.points,
    proposed: proposedBy(choice, asked.proposed ?? {}),
    attacks: sorted(attacks.map(({ target }) => target)),
    actionsLeft: step.left.actions,
    damage: result?.damage ?? 0,
    surges: result?.surgesSpent.map(({ ability }) => ability) ?? [],
  };
  return only(found, { skipped: undefined, ...asked });
}

function proposedBy(
  choice: Choice | undefined,
  asked: NonNullable<Expect['proposed']>,
): NonNullable<Expect['proposed']> {
  const option = choice?.options[choice.proposed];
  if (!option) return {};
  const { target, end } = option;
  return {
    ...(asked.target && target ? { target } : {}),
    ...(asked.end ? { end: endOf(end, asked.end.length === 4) } : {}),
  };
}

/** How a figure stands when all is over. */
export function fateOf(id: string, asked: After, { situation }: Resolution): After {
  const piece = situation.board.figures.get(id as FigureId);
  const fighter = situation.fighters.get(id as FigureId);
  const found: After = {
    ...(piece ? { at: piece.at } : { gone: true }),
    damage: fighter?.damage ?? 0,
    strain: fighter?.hero?.strain ?? 0,
    conditions: sorted(fighter?.conditions ?? []),
    powerTokens: sorted(fighter?.powerTokens ?? []),
    wounded: fighter?.hero?.wounded ?? false,
  };
  return only(found, { gone: undefined, ...asked });
}

/** In which order the figures acted. */
export const orderIn = ({ steps }: Resolution): readonly string[] => [
  ...new Set(steps.filter(({ source }) => source.kind === 'line').map(({ figure }) => figure)),
];

/** Which lines of which figures were not skipped. */
export const followedIn = ({ steps }: Resolution): readonly string[] =>
  steps.flatMap(({ figure, source, status }) =>
    source.kind === 'line' && status !== 'skipped' ? [`${figure}${source.index}`] : [],
  );

/** Sets are compared as sorted lists without repetition. */
export const sorted = <T>(set: readonly T[]): readonly T[] =>
  [...new Map(set.map((item) => [JSON.stringify(item), item])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

/** The fields that were asked for. */
const only = <T extends object>(found: T, asked: object): T =>
  Object.fromEntries(Object.entries(found).filter(([field]) => field in asked)) as T;
