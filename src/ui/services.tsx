// The services that pages need: the kept stores, the content, and the few functions of the device. src/app fills them
// in, so that no page knows where data is kept.

import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Result } from '../kernel';
import type { LegionContent, Pack } from '../packs';
import type {
  Collection,
  Copies,
  CopyDates,
  Device,
  Games,
  GuideProgress,
  HighScores,
  Installed,
  Notices,
  Parties,
  PartyRecords,
  PickedFile,
  Safety,
  Settings,
} from '../session';
import type { GlossarySource } from '../text';

export type Services = {
  readonly settings: StoreApi<Settings>;
  readonly collection: StoreApi<Collection>;
  readonly highScores: StoreApi<HighScores>;
  /** What players have seen of the guides of their games. */
  readonly guides: StoreApi<GuideProgress>;
  readonly notices: StoreApi<Notices>;
  /** Whether the device has refused to keep something. */
  readonly keeping: StoreApi<{ readonly failed: boolean }>;
  /** The same promise until `forgetContent` is called after a failure. */
  readonly content: () => Promise<Pack>;
  readonly forgetContent: () => void;
  /** Saved games; the same promise every time. */
  readonly games: () => Promise<Games>;
  /** Cards and behaviours of the other game; the same promise every time. */
  readonly legion: () => Promise<LegionContent>;
  readonly legionRules: GlossarySource;
  /** Packs beside the content of the app; whoever changes them forgets the content afterwards. */
  readonly installed: () => Promise<Installed>;
  /** Whether the device keeps the games; `null`: not known yet. */
  readonly safety: StoreApi<{ readonly safety: Safety | null }>;
  readonly copyDates: StoreApi<CopyDates>;
  /** Copies of everything; the same promise every time. */
  readonly copies: () => Promise<Copies>;
  /** Games on several devices; the same promise every time. */
  readonly parties: () => Promise<Parties>;
  /** Which slots hold one. */
  readonly partyRecords: StoreApi<PartyRecords>;
  /** Files that were handed to the app from outside, and wait for a word of the players. */
  readonly opened: StoreApi<{ readonly files: readonly PickedFile[] }>;
  /** Called only when a player has asked for it. */
  readonly fetchFile: (
    link: string,
  ) => Promise<Result<PickedFile, 'noLink' | 'unreachable' | 'refused' | 'tooLarge'>>;
  /** Hands a file to the device: to share it, or as a download. */
  readonly shareFile: (name: string, content: string | Uint8Array) => Promise<'shared' | 'failed'>;
  readonly leaveApp: () => void;
  /** Stays awake, buzzes, sounds and speaks, as far as it can. */
  readonly device: Device;
  /** Keeps an error that players see only a sentence of, or nothing, for a bug report. */
  readonly note: (error: unknown) => void;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('a page was shown outside of ServicesProvider');
  return services;
}

export const useSettings = (): Settings => useStore(useServices().settings);
export const useHighScores = (): HighScores => useStore(useServices().highScores);
export const useCollection = (): Collection => useStore(useServices().collection);
