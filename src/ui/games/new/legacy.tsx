// Where a party comes from: finished campaigns of this device that the chosen one goes on from. Offered, never required.

import { useTranslation } from 'react-i18next';
import { followsFrom, legacyOf, type Legacy } from '../../../campaign';
import type { Slot } from '../../../session';
import { missionWords } from '../../../text';
import type { Services } from '../../services';
import { Choices } from '../Choices';
import type { NewGame } from './useNewGame';

/** What the chosen game leaves behind; nothing where it cannot be opened. */
export async function legacyIn({ games, note }: Services, slot: Slot | null): Promise<Legacy | undefined> {
  if (slot === null) return undefined;
  try {
    const opened = await (await games()).open(slot);
    if (!opened.ok || opened.value.kind !== 'campaign') return undefined;
    return legacyOf(opened.value.running.store.getState().game) ?? undefined;
  } catch (error) {
    note(error);
    return undefined;
  }
}

const NOWHERE = 0;

export function OriginChoice({ chosen }: { chosen: NewGame }) {
  const { t, i18n } = useTranslation();
  const { campaign, origins, from, pack, set } = chosen;
  if (!campaign || origins.length === 0) return null;
  const says = missionWords(pack.words.get(campaign.id as never) ?? {}, i18n.language);
  return (
    <Choices
      name="from"
      legend={t('story.legacy.title')}
      options={[NOWHERE, ...origins.map(({ slot }) => slot)]}
      chosen={from ?? NOWHERE}
      onChoose={(slot) => set({ from: String(slot) })}
    >
      {(slot) => {
        const origin = origins.find((one) => one.slot === slot);
        if (!origin) return <b>{t('story.legacy.none')}</b>;
        return (
          <>
            <b>{t('story.legacy.from', { name: origin.name })}</b>
            <span>{says(followsFrom(campaign, origin)?.text ?? '')}</span>
          </>
        );
      }}
    </Choices>
  );
}
