// Actions on the campaign: what the party gains, and where it goes next.

import type { Effect } from '../../mission';
import type { ItemId, RewardId } from '../../packs';
import { addNote, AS_WORDS, IMPORTED, type MissionDraft } from '../draft';
import { slugOf } from '../ids';
import { ITEM_IDS, KEPT_REWARDS, REWARD_IDS } from '../people/goodsIds';
import { ownCardFor } from '../people/ownCards';
import { cardOf, foeCard } from '../people/people';
import type { ActionOf } from '../source/action';
import { conversion, doneOr, leftOut, type Convert } from './action';

type Campaign = 'CM1' | 'CM2' | 'CM3' | 'CM4' | 'CM5';

export const CAMPAIGN: { readonly [T in Campaign]: Convert<T> } = {
  CM1: (_, { xpToAdd }) =>
    xpToAdd === 0 ? leftOut('noExperience') : conversion([{ kind: 'xp', add: xpToAdd }]),
  CM2: (_, { creditsToModify, multiplyByHeroCount }) =>
    creditsToModify === 0
      ? leftOut('noCredits')
      : conversion([
          {
            kind: 'credits',
            add: multiplyByHeroCount ? `heroes * ${signed(creditsToModify)}` : creditsToModify,
          },
        ]),
  CM3: (_, { fameToAdd, awardsToAdd }) =>
    doneOr(
      [
        ...(fameToAdd === 0 ? [] : [{ kind: 'fame', add: fameToAdd } as const]),
        ...(awardsToAdd === 0 ? [] : [{ kind: 'awards', add: awardsToAdd } as const]),
      ],
      'noFame',
    ),
  CM4: ({ draft }, action) => {
    const id = nextOf(action);
    const flag = nextFlag(id);
    if (flag === null) return leftOut('noMission');
    draft.next.set(flag, id);
    return conversion([{ kind: 'setFlag', flag }]);
  },
  CM5: ({ draft }, action) => {
    const { medpacsToModify, threatToModify } = action;
    const gains: readonly Gain[] = [
      ...(medpacsToModify === 0 ? [] : [{ effect: { kind: 'medpacs', add: medpacsToModify } } as const]),
      ...action.earnedAllies.map((id) => gainedAlly(draft, id)),
      ...action.earnedVillains.map((id) => gainedVillain(draft, id)),
      ...action.campaignItems.map((id) => gainedItem(draft, id)),
      ...action.campaignRewards.map((id) => gainedReward(draft, id)),
      ...(threatToModify === 0 ? [] : [{ effect: { kind: 'nextThreat', add: threatToModify } } as const]),
    ];
    const effects = gains.flatMap(({ effect }) => effect ?? []);
    if (effects.length === 0) return leftOut(gains.length > 0 ? 'unknownGains' : 'noGains');
    return { effects, fate: gains.every(({ words }) => words === true) ? AS_WORDS : IMPORTED };
  },
};

/** Without an effect: nobody knows such a card, and a note tells. `words`: players see to it. */
type Gain = { readonly effect?: Effect; readonly words?: true };

function unknownGain(draft: MissionDraft, card: string): Gain {
  addNote(draft, 'gainUnknown', { card });
  return {};
}

function gainedAlly(draft: MissionDraft, id: string): Gain {
  const card = ownCardFor(draft, id) ?? cardOf(draft, id, id);
  return card?.affiliation === 'rebel' ? { effect: { kind: 'ally', card: card.id } } : unknownGain(draft, id);
}

function gainedVillain(draft: MissionDraft, id: string): Gain {
  const card = foeCard(draft, id, id);
  return card ? { effect: { kind: 'villain', card: card.id } } : unknownGain(draft, id);
}

function gainedItem(draft: MissionDraft, id: string): Gain {
  const item = ITEM_IDS.get(id.toLowerCase());
  return item !== undefined && draft.tools.pack.items.has(item as ItemId)
    ? { effect: { kind: 'item', item } }
    : unknownGain(draft, id);
}

/** Those that no rule of the app knows are kept by the players. */
function gainedReward(draft: MissionDraft, id: string): Gain {
  const reward = REWARD_IDS.get(id.toLowerCase());
  if (reward !== undefined && draft.tools.pack.rewards.has(reward as RewardId))
    return { effect: { kind: 'gainReward', reward } };
  const name = KEPT_REWARDS.get(id.toLowerCase());
  if (name === undefined) return unknownGain(draft, id);
  return { effect: { kind: 'message', rules: draft.words.own('keepsReward', { name }) }, words: true };
}

const signed = (value: number): string => (value < 0 ? `(0 - ${-value})` : String(value));

/** What the mission that comes next is called. */
export const nextOf = ({ missionID, customMissionID }: ActionOf<'CM4'>): string =>
  /^custom$/i.test(missionID) ? customMissionID : missionID;

/** By which a campaign knows that this mission comes next; actions write "core5" for the mission "Core 5". */
export function nextFlag(id: string): string | null {
  const slug = slugOf(id.replace(/\s+/g, ''), 60);
  return slug === '' ? null : `next-${slug}`;
}
