// The running campaign as its screens see it, and the way back through what was played.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { advanceCampaign, type CampaignCommand, type CampaignRefusal } from '../../campaign';
import { orElse } from '../../kernel';
import type { Pack, ProductId } from '../../packs';
import { campaignPlayOf, lastBegin, whenTold, type RunningCampaign } from '../../session';
import { campaignCommandLabel, campaignRefusalText, makeCampaignTeller } from '../../text';
import { usePrintedNames } from '../parts/names';
import { useQuicker } from '../party/useQuicker';
import { useServices } from '../services';
import type { CampaignTable } from './campaign';
import { wasTracked } from './lastWay';

export type CampaignHistory = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
};

export function useCampaignGame(running: RunningCampaign, pack: Pack) {
  const { game: state, cursor, floor, canUndo, canRedo, saving, waiting } = useStore(running.store);
  const { i18n } = useTranslation();
  const { kit } = running.setup;
  const { language } = i18n;
  const printed = usePrintedNames();
  const { note } = useServices();
  const play = campaignPlayOf(kit);
  // The language is part of what the teller says, though the instance stays the same.
  const teller = useMemo(
    () => makeCampaignTeller(i18n, kit, language, printed, state.products, note),
    [i18n, kit, language, printed, state.products, note],
  );
  const [refused, setRefused] = useState<CampaignRefusal | null>(null);
  const productName = (id: string) => pack.products.get(id as ProductId)?.name ?? id;

  // A long journal is not walked at every tap: a mission begins at one place, and only missions tell how figures are tracked.
  const { running: mission, finished } = state;
  const begun = useMemo(() => mission && lastBegin(running), [running, mission]);
  const tracked = useMemo(
    () =>
      finished.length === 0 ||
      orElse(
        () => wasTracked(running.log(0, running.store.getState().cursor), (id) => play.encounters.has(id)),
        true,
        note,
      ),
    [running, finished, play, note],
  );

  const table: CampaignTable = {
    play,
    state,
    teller,
    pack,
    wasTracked: tracked,
    say: (command) => {
      whenTold(running.dispatch(command), (told) => setRefused(told.ok ? null : told.error));
    },
    whyNot: (command: CampaignCommand) => {
      const tried = advanceCampaign(play, state, command);
      return tried.ok ? null : campaignRefusalText(tried.error, teller, productName);
    },
  };

  // Between missions the last command speaks for itself; in one, how it came about has to be known.
  const from = begun ?? cursor - 1;
  const undoLabel = useMemo(() => {
    const entries = running.log(from, cursor);
    return orElse(() => campaignCommandLabel(entries, entries.length - 1, teller), null, note);
  }, [running, from, cursor, teller, note]);
  const redoLabel = useMemo(() => {
    const [entries, next] = [running.log(from, cursor), running.next()];
    return next && orElse(() => campaignCommandLabel([...entries, next], entries.length, teller), null, note);
  }, [running, from, cursor, teller, note]);
  const history: CampaignHistory = {
    canUndo,
    canRedo,
    undoLabel,
    redoLabel,
    undo: () => {
      setRefused(null);
      running.undo();
    },
    redo: () => {
      setRefused(null);
      running.redo();
    },
  };
  const quicker = useQuicker(undoLabel);
  const words = refused && campaignRefusalText(refused, teller, productName);
  return {
    table,
    history,
    saving,
    waiting,
    cursor,
    floor,
    /** In words. Where another device was quicker, its name and what it did. */
    refused: refused?.code === 'late' ? (quicker ?? words) : words,
    forgive: () => setRefused(null),
  };
}
