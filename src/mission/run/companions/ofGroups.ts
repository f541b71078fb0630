// Companions of Imperial groups: a group of their own on the tracker, which acts right after the group it belongs to.

import type { Resolution, Line } from '../../../imperial';
import type { GroupState } from '../../game';
import { removeGroup } from '../figures/damage';
import { figureId, figuresOfGroup } from '../groups/crowd';
import { addFigures, standBeside } from '../groups/deploy';
import { emit, showNext, update, type MissionRun } from '../run';

/** Cards of companions that the orders brought. */
export const broughtIn = ({ steps }: Pick<Resolution, 'steps'>): readonly string[] =>
  steps
    .flatMap(({ acts }) => acts)
    .flatMap((act) => (act.kind === 'told' && act.step.kind === 'bring' ? [act.step.companion] : []));

/** Told play: a free line, and the first one, can always be done. */
export const broughtByLines = (lines: readonly Line[]): readonly string[] =>
  lines
    .filter(({ cost }, place) => place === 0 || cost === undefined)
    .flatMap((line) => line.do)
    .flatMap((step) => (step.kind === 'bring' ? [step.companion] : []));

/** Of each kind there is one. It stays with its group; if that is gone, it goes with the next one that brings it. */
export function bringToGroup(run: MissionRun, owner: string, card: string): void {
  const { deployed, groups } = run.game;
  const before = groups.find((group) => group.card === card && group.with !== undefined);
  if (!run.play.kit.cards[card] || (before && groups.some(({ id }) => id === before.with))) return;
  if (before) removeGroup(run, before.id);
  const number = (deployed[card] ?? 0) + 1;
  const group: GroupState = {
    id: `${card}-${number}`,
    of: card,
    card,
    colour: null,
    bonusHealth: 0,
    activated: false,
    size: 1,
    orders: [],
    target: null,
    with: owner,
  };
  const id = figureId(group.id, 0);
  update(run, { groups: [...run.game.groups, group], deployed: { ...deployed, [card]: number } });
  addFigures(run, group, [id]);
  if (run.game.tracked) standBeside(run, id, figuresOfGroup(run.game, owner));
  emit(run, { kind: 'groupDeployed', group: group.id, card, figures: 1 });
  const at = run.game.figures[id]?.at ?? null;
  showNext(run, { kind: 'deploy', group: group.id, as: 'group', figures: [{ id, at }], near: [] });
}

/** Whose window opens right after that of this group. */
export const companionOfGroup = (
  { game: { groups } }: Pick<MissionRun, 'game'>,
  owner: string,
): GroupState | undefined => groups.find((group) => group.with === owner && !group.activated);

/** Takes its turn by itself, not with another group. */
export const isOnItsOwn = ({ with: owner }: GroupState): boolean => owner === undefined;
