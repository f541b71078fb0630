// The guide of a running game: its steps and words, what was seen of it, and how to skip it or begin again.

import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CampaignId, GuideId, GuideStep, Pack } from '../../packs';
import { guidedGame, withGuideAgain, withoutGuide, withStepSeen } from '../../session';
import { missionWords, type MissionWords } from '../../text';
import { useServices } from '../services';

export type RunningGuide = {
  readonly steps: readonly GuideStep[];
  readonly says: MissionWords;
  readonly seen: ReadonlySet<string>;
  readonly isOff: boolean;
  readonly markSeen: (step: string) => void;
  readonly skip: () => void;
  readonly showAgain: () => void;
};

const GuideContext = createContext<RunningGuide | null>(null);

export const GuideProvider = GuideContext.Provider;

/** `null`: nobody is guided here. */
export const useGuide = (): RunningGuide | null => useContext(GuideContext);

/** The guide of this campaign, if it has one. `game` tells one game of it from another. */
export function useCampaignGuide(pack: Pack, campaign: string, game: string): RunningGuide | null {
  const { guides } = useServices();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { seen, off } = guidedGame(useStore(guides), game);
  const guide = pack.guides.get(campaign as CampaignId);
  return useMemo(
    () =>
      guide
        ? {
            steps: guide.steps,
            says: missionWords(pack.words.get(guide.id as GuideId) ?? {}, language),
            seen: new Set(seen),
            isOff: off,
            markSeen: (step) => guides.setState((now) => withStepSeen(now, game, step)),
            skip: () => guides.setState((now) => withoutGuide(now, game)),
            showAgain: () => guides.setState((now) => withGuideAgain(now, game)),
          }
        : null,
    [pack, guide, guides, game, seen, off, language],
  );
}
