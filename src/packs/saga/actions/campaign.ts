// Actions on the campaign: what the party gains, and where it goes next.

import type { Effect } from '../../../mission';
import { IMPORTED, note, nothing } from '../draft';
import { slugOf } from '../ids';
import { cardOf } from '../people';
import type { Convert } from './action';

type Campaign = 'CM1' | 'CM2' | 'CM3' | 'CM4' | 'CM5';

export const CAMPAIGN: { readonly [T in Campaign]: Convert<T> } = {
  CM1: () => ({
    effects: [],
    fate: nothing('there is no experience to count: heroes learn a class card after every mission'),
  }),
  CM2: (_, { creditsToModify, multiplyByHeroCount }) =>
    creditsToModify === 0
      ? { effects: [], fate: nothing('it changes no credits') }
      : {
          effects: [
            {
              kind: 'credits',
              add: multiplyByHeroCount ? `heroes * ${signed(creditsToModify)}` : creditsToModify,
            },
          ],
          fate: IMPORTED,
        },
  CM3: ({ draft }, { fameToAdd, awardsToAdd }) => {
    if (awardsToAdd !== 0)
      note(draft, 'rest', 'Awards of the source are not counted: our campaigns have none.');
    return fameToAdd === 0
      ? { effects: [], fate: nothing('our campaigns have no awards') }
      : { effects: [{ kind: 'fame', add: fameToAdd }], fate: IMPORTED };
  },
  CM4: (_, { missionID, customMissionID }) => {
    const id = /^custom$/i.test(missionID) ? customMissionID : missionID;
    const flag = nextFlag(id);
    return flag === null
      ? { effects: [], fate: nothing('it names no mission') }
      : { effects: [{ kind: 'setFlag', flag }], fate: IMPORTED };
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
    const left = [
      ...(campaignItems.length > 0 ? ['items'] : []),
      ...(campaignRewards.length > 0 ? ['reward cards'] : []),
      ...(earnedVillains.length > 0 ? ['villains'] : []),
      ...(threatToModify !== 0 ? ['threat for the next mission'] : []),
      ...(allies.length < earnedAllies.length ? ['allies that we do not know'] : []),
    ];
    if (left.length > 0)
      note(
        draft,
        'rest',
        `What the party would gain is left out where it has no number of ours: ${left.join(', ')}.`,
      );
    const effects = [...medpacs, ...allies];
    const why =
      left.length > 0 ? `${left.join(', ')}: known by numbers of the source only` : 'it gives nothing';
    return { effects, fate: effects.length > 0 ? IMPORTED : nothing(why) };
  },
};

const signed = (value: number): string => (value < 0 ? `(0 - ${-value})` : String(value));

/** By which a campaign knows that this mission comes next. */
export function nextFlag(id: string): string | null {
  const slug = slugOf(id, 60);
  return slug === '' ? null : `next-${slug}`;
}
