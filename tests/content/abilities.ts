// What handles each keyword and each printed ability of the deployment cards. What content says itself (a guard, a rule, a
// place among the ignored) is read from it; the rest stands here by name, so that a new one is noticed.

import type { Group } from '../../src/imperial';
import type { DeploymentCard } from '../../src/packs';
import type { Keyword } from '../../src/rules';

/** By keyword: the part of the rules that knows it. */
export const KEYWORD_RULES: Readonly<Record<Keyword['name'], string>> = {
  reach: 'rules: a melee attack reaches 2 spaces (6.2)',
  mobile: 'rules: moves over terrain and figures (5.5)',
  massive: 'rules: moves over everything, pushes figures aside (5.5)',
  bleed: 'rules: the target becomes Bleeding (6.3)',
  weaken: 'rules: the target becomes Weakened (6.3, 6.7)',
  cleave: 'rules: hurts another figure in reach (6.3)',
  pierce: 'rules: takes block away (6.3)',
  blast: 'rules: hurts figures beside the target (6.3)',
  habitat: 'kits: joins by itself only where a tile of its home lies (row 206)',
};

/** Imperial abilities that are neither rule, guard nor ignored: who sees to them, and why. */
export const SEEN_TO: Readonly<Record<string, string>> = {
  Awkward: 'lists: its attacks name only targets that are not adjacent',
  Brutality: 'lists: a line makes two attacks',
  Tripod: 'lists: it moves only if it has not attacked',
  Assault: 'lists: a line makes a second attack',
  'Epic Arsenal': 'lists: each attack names its dice',
  Arsenal: 'lists: each attack names its dice',
  'Non-Sentient': 'lists: no line opens or uses anything',
  Vengeance: 'players: a defeat next to it comes in the heroes’ turn',
  'Shocking Palm': 'bonus effects: one of them stuns',
  'Invasive Procedure': 'lists: a line of its own',
  'Missile Salvo': 'lists: a line makes three attacks',
  Harass: 'players: no surge of the language deals strain',
  Haggle: 'nobody: its surges are spent on its list',
  'Lightsaber Throw': 'lists: a line of its own',
  'Sustained by Rage': 'players: when he may be defeated',
  'Multi-Fire': 'lists: a line fires at two targets',
  'Charged Shot': 'lists: a line adds 2 accuracy',
  Throw: 'lists: a line throws somebody',
  Plot: 'nobody: threat belongs to the mission',
  Prowl: 'lists: a line makes it Hidden',
  'Focus Fire': 'lists: a line makes two attacks on one target',
  'Activate Agent': 'lists: a line brings a defeated figure back',
  Menace: 'nobody: its surges are spent on its list',
  'Spot Weld': 'nobody: the Junk Droid stays in the box',
  'Battle Presence': 'players: a hero who leaves suffers strain',
  'Tusken Cycler': 'lists: a line of its own',
  'Advanced Tactics': 'players: they read the card',
  Negotiate: 'players: they read the card',
  'Ulterior Motive': 'players: they read the card',
  Prediction: 'players: they read the card',
  Patience: 'players: they read the card',
  'Rat Catcher': 'lists: a line gives a power token',
  'Fresh Catch': 'lists: a line gives a power token',
  Curious: 'players: only if a mission has it interact',
};

/** What handles an ability; nothing: nobody does. */
export function handlerOf(
  { id, affiliation, surges }: DeploymentCard,
  ability: DeploymentCard['abilities'][number],
  { abilities, ignored, clarifications }: Group,
): string | undefined {
  const { name, guard, unhindered } = ability;
  if (guard) return 'rules: counts in attacks on the figure or its friend (6.8)';
  if (unhindered) return 'rules: no surcharges (5.9)';
  const own = abilities.find((one) => one.ability === name && (one.cards?.includes(id) ?? true));
  if (own)
    return own.lent ? 'orders: a rule for other groups as well (row 207)' : 'orders: a rule of the group';
  if (surges.some(({ from }) => from === name)) return 'rules: a surge of the card';
  if (ignored.includes(name)) return 'nobody: it leaves a choice (row 104)';
  const isExplained = clarifications.some((one) => one.ability === name);
  if (affiliation === 'rebel') return isExplained ? 'players: they play their allies' : undefined;
  return isExplained || name === 'Non-Sentient' ? SEEN_TO[name] : undefined;
}
