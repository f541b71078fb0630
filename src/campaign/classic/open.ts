// Which missions a classic campaign offers now (classic 1.3 to 1.6, 3.1).

import type { LogSlot, StoryMission } from '../definition';
import type { CampaignPlay } from '../play';
import type { CampaignState } from '../state';
import { classicOf, classicRules } from './sideDeck';

/** Only in the mission stage, or where a mission is forced. */
export function openInClassic(play: CampaignPlay, state: CampaignState): readonly StoryMission[] {
  const { forced, stage, slot } = classicOf(state);
  const [first] = forced;
  if (first !== undefined) return entries(play, [first]);
  const here = classicRules(play).slots[slot];
  return stage === 'mission' && here ? missionsFor(play, state, here) : [];
}

export function missionsFor(
  play: CampaignPlay,
  state: CampaignState,
  slot: LogSlot,
): readonly StoryMission[] {
  const { sides, opened } = classicOf(state);
  const finished = new Set(state.finished.map(({ mission }) => mission));
  const left = (ids: readonly string[]) => entries(play, ids).filter(({ mission }) => !finished.has(mission));
  if (slot.mission !== undefined) return left([slot.mission]);
  if (slot.kind === 'side') return left(sides);
  const isFitting = ({ finale }: StoryMission): boolean => (finale === true) === (slot.kind === 'finale');
  const open = left(opened).filter(isFitting);
  if (open.length > 0) return open;
  return left(storyPool(play)).filter((entry) => isFitting(entry) && isPlayable(play, state, entry));
}

/** Everything that neither a slot, nor the side missions, nor an outcome, nor the Empire has for itself. */
function storyPool(play: CampaignPlay): readonly string[] {
  const { slots, sides = [], plans = [], ends = [] } = classicRules(play);
  const taken = new Set([
    ...slots.flatMap(({ mission }) => mission ?? []),
    ...[...sides, ...plans].map(({ mission }) => mission),
    ...ends.flatMap(({ forces = [] }) => forces),
  ]);
  return play.kit.campaign.missions.map(({ mission }) => mission).filter((id) => !taken.has(id));
}

const isPlayable = (play: CampaignPlay, { products }: CampaignState, { mission }: StoryMission): boolean =>
  (play.missionOf(mission).needs ?? []).every((id) => products.includes(id));

const entries = ({ story }: CampaignPlay, ids: readonly string[]): readonly StoryMission[] =>
  ids.flatMap((id) => story.get(id) ?? []);
