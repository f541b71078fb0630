// Actions on the campaign: what the party gains, and where it goes next.

import type { Effect } from '../../mission';
import { addNote } from '../draft';
import { slugOf } from '../ids';
import { cardOf } from '../people/people';
import type { ActionOf } from '../source/action';
import { conversion, doneOr, leftOut, type Convert } from './action';

type Campaign = 'CM1' | 'CM2' | 'CM3' | 'CM4' | 'CM5';

export const CAMPAIGN: { readonly [T in Campaign]: Convert<T> } = {
  CM1: () => leftOut('experience'),
  CM2: (_, { creditsToModify, multiplyByHeroCount }) =>
    creditsToModify === 0
      ? leftOut('noCredits')
      : conversion([
          {
            kind: 'credits',
            add: multiplyByHeroCount ? `heroes * ${signed(creditsToModify)}` : creditsToModify,
          },
        ]),
  CM3: ({ draft }, { fameToAdd, awardsToAdd }) => {
    if (awardsToAdd !== 0) addNote(draft, 'awardsLeft', {});
    return fameToAdd === 0 ? leftOut('awards') : conversion([{ kind: 'fame', add: fameToAdd }]);
  },
  CM4: ({ draft }, action) => {
    const id = nextOf(action);
    const flag = nextFlag(id);
    if (flag === null) return leftOut('noMission');
    draft.next.set(flag, id);
    return conversion([{ kind: 'setFlag', flag }]);
  },
  CM5: ({ draft }, action) => {
    const { earnedAllies, medpacsToModify, earnedVillains, campaignItems, campaignRewards, threatToModify } =
      action;
    const allies = earnedAllies.flatMap((id): readonly Effect[] => {
      const card = cardOf(draft, id, '');
      return card?.affiliation === 'rebel' ? [{ kind: 'ally', card: card.id }] : [];
    });
    const medpacs: readonly Effect[] =
      medpacsToModify === 0 ? [] : [{ kind: 'medpacs', add: medpacsToModify }];
    const gains = [
      ['itemsLeft', campaignItems.length > 0],
      ['rewardsLeft', campaignRewards.length > 0],
      ['villainsLeft', earnedVillains.length > 0],
      ['threatLeft', threatToModify !== 0],
      ['alliesLeft', allies.length < earnedAllies.length],
    ] as const;
    const left = gains.filter(([, isLeft]) => isLeft);
    for (const [code] of left) addNote(draft, code, {});
    return doneOr([...medpacs, ...allies], left.length > 0 ? 'unknownGains' : 'noGains');
  },
};

const signed = (value: number): string => (value < 0 ? `(0 - ${-value})` : String(value));

/** What the mission that comes next is called. */
export const nextOf = ({ missionID, customMissionID }: ActionOf<'CM4'>): string =>
  /^custom$/i.test(missionID) ? customMissionID : missionID;

/** By which a campaign knows that this mission comes next; actions write "core5" for the mission "Core 5". */
export function nextFlag(id: string): string | null {
  const slug = slugOf(id.replace(/\s+/g, ''), 60);
  return slug === '' ? null : `next-${slug}`;
}
