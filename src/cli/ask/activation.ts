// Questions about an activation: resolved to the end, with dice from a seed or from the given answers.

import {
  resolveActivation,
  rollFor,
  type Act,
  type Answer,
  type Orders,
  type Pending,
  type Resolution,
  type Situation,
  type StepResult,
} from '../../imperial';
import { err, ok, seedRandom, type RandomState, type Result } from '../../kernel';
import {
  situationOf,
  type CardId,
  type Pack,
  type Question,
  type Scenario,
  type ScenarioProblem,
} from '../../packs';
import {
  ATTACK_DICE,
  ATTACK_FACES,
  rollDice,
  type AttackDie,
  type AttackRoll,
  type FigureId,
} from '../../rules';
import { reasonFor } from './reasons';

type Asked = Extract<Question, { kind: 'activate' }>;

/** Far more than any list of orders can ask for. */
const MOST_ANSWERS = 200;

export type ActivationAnswer = {
  readonly situation: Situation;
  readonly orders: Orders;
  readonly resolution: Resolution;
};

export function activationOf(
  scenario: Pick<Scenario, 'board' | 'figures' | 'tokens'>,
  asked: Asked,
  pack: Pack,
): ActivationAnswer {
  const situation = byPriority(situationOf(scenario, pack), asked, pack);
  const orders = ordersOf(asked, pack);
  let answers: readonly Answer[] = asked.answers;
  let resolution = resolveActivation(situation, orders, answers);
  if (asked.seed === undefined) return { situation, orders, resolution };
  let random = seedRandom(asked.seed);
  while (resolution.pending && !resolution.pending.refused && answers.length < MOST_ANSWERS) {
    const rolled = byChance(resolution.situation, resolution.pending, random);
    random = rolled.random;
    answers = answers.concat([rolled.answer]);
    // Begun anew for each roll, a long activation would cost the square of what it takes.
    resolution = resolveActivation(situation, orders, answers, { after: resolution });
  }
  return { situation, orders, resolution };
}

function ordersOf({ figures, instructions, bonus, target }: Asked, pack: Pack): Orders {
  const [{ card = '' }] = figures;
  const preference = target ?? pack.groups.get(card as CardId)?.target;
  return {
    card,
    figures: figures.map(({ piece }) => piece.id),
    lines: instructions,
    rules: bonus.rules,
    ...(preference ? { target: preference } : {}),
  };
}

/** Each figure with its group's surge priority. Surges that the scenario gives win, as any field beside a card does. */
function byPriority(situation: Situation, { figures }: Asked, pack: Pack): Situation {
  const fighters = new Map(situation.fighters);
  for (const { card: id, fighter, piece } of figures) {
    const card = pack.cards.get(id as CardId);
    const surges = card && pack.groups.get(card.id)?.surges[card.id];
    if (surges && JSON.stringify(card.surges) === JSON.stringify(fighter.surges))
      fighters.set(piece.id, { ...fighter, surges });
  }
  return { ...situation, fighters };
}

/** The app rolls, and where players would choose it takes the first. */
function byChance(
  situation: Situation,
  pending: Pending,
  random: RandomState,
): { answer: Answer; random: RandomState } {
  if (pending.kind === 'choice') return { answer: { kind: 'choice', option: 0 }, random };
  if (pending.kind !== 'test') return rollFor(pending, random);
  let state = random;
  const of: Record<string, number> = {};
  for (const hero of pending.heroes) {
    const rolled = rollDice(state, situation.fighters.get(hero)?.attributes?.[pending.attribute] ?? []);
    state = rolled.state;
    of[hero] = surgesIn(rolled.rolled);
  }
  return { answer: { kind: 'successes', of }, random: state };
}

/** Each surge is a success. */
const surgesIn = (faces: Extract<AttackRoll, { kind: 'faces' }>['faces']): number =>
  faces.reduce(
    (sum, rolled) =>
      sum +
      ('face' in rolled && isAttackDie(rolled.die) ? (ATTACK_FACES[rolled.die][rolled.face]?.surge ?? 0) : 0),
    0,
  );

const isAttackDie = (die: string): die is AttackDie => ATTACK_DICE.some((colour) => colour === die);

type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;
export const actsOf = <K extends Act['kind']>({ acts }: StepResult, kind: K): readonly ActOf<K>[] =>
  acts.filter((act): act is ActOf<K> => act.kind === kind);

/** Who was pushed where: by an order, or by a Massive figure that ended there. */
export const pushedBy = ({ verb, figure, end, displaced = [] }: ActOf<'move'>) => [
  ...(verb === 'push' ? [{ figure, to: end }] : []),
  ...displaced,
];

/** One step as it is printed: the facts, and why in words. */
const printed = (step: StepResult, name: (id: string) => string) => {
  const { figure, source, status, cost, left } = step;
  const moves = actsOf(step, 'move');
  const attacks = actsOf(step, 'attack');
  const choice = moves[0]?.choice ?? attacks[0]?.choice;
  const pushed = moves.flatMap(pushedBy);
  // Where somebody goes and another one is pushed, the way is that of the one who goes.
  const own = moves.filter(({ verb }) => verb !== 'push');
  const ways = own.length > 0 ? own : moves;
  return {
    figure,
    [source.kind]: source.index,
    status,
    reason: reasonFor(step, name),
    ...(step.reason ? { why: step.reason } : {}),
    cost,
    left,
    ...(choice
      ? {
          target: choice.options[choice.taken]?.target,
          ladder: choice.ladder,
          alternatives: choice.options,
          proposed: choice.proposed,
          ranking: choice.ranking,
        }
      : {}),
    ...(ways.length > 0
      ? { path: ways.flatMap(({ route }) => route.map(({ at }) => at)), end: ways.at(-1)?.end }
      : {}),
    ...(pushed.length > 0 ? { pushed } : {}),
    ...(attacks.length > 0 ? { attacks: attacks.map(printedAttack) } : {}),
    effects: step.acts.filter(({ kind }) => kind !== 'move' && kind !== 'attack'),
    ...(step.after ? { after: step.after } : {}),
  };
};

const printedAttack = ({
  figure,
  target,
  distance,
  sight,
  needed,
  attackDice,
  defenseDice,
  roll,
  others,
  odds,
  result,
}: ActOf<'attack'>) => ({
  figure,
  target,
  distance,
  sight,
  needed,
  attackDice,
  defenseDice,
  roll,
  others,
  odds: { hit: odds.hit, expectedDamage: odds.expectedDamage, damage: odds.damage },
  ...(result
    ? {
        result: {
          hit: result.hit,
          miss: result.miss,
          damage: result.damage,
          fate: result.fate,
          surgesSpent: result.surgesSpent,
          surgesLost: result.surgesLost,
          steps: result.steps,
        },
      }
    : {}),
});

export function answerActivation(
  scenario: Scenario,
  asked: Asked,
  pack: Pack,
): Result<Readonly<Record<string, unknown>>, ScenarioProblem> {
  const { resolution } = activationOf(scenario, asked, pack);
  const { steps, pending, read } = resolution;
  // Waiting is an answer; an answer that cannot be is a mistake in the question.
  if (pending?.refused)
    return err({ path: `ask.answers[${read}]`, message: JSON.stringify(pending.refused) });
  return ok({
    steps: steps.map((step) => printed(step, nameInScenario(scenario, pack))),
    ...(pending ? { pending } : {}),
  });
}

/** What a figure is called in a sentence: the hero's name, else its id. */
export const nameInScenario =
  ({ figures }: Pick<Scenario, 'figures'>, pack: Pack) =>
  (id: string): string => {
    const hero = figures.get(id as FigureId)?.hero;
    return [...pack.heroes.values()].find((one) => one.id === hero)?.name ?? id;
  };
