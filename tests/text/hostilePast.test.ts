// The past of a game comes from its file: what nobody can tell has no line, and the lines beside it stay.

import { expect, it } from 'vitest';
import type { CampaignEvent } from '../../src/campaign';
import type { Event } from '../../src/mission';
import {
  chaptersOf,
  commandLabel,
  createText,
  logOf,
  makeCampaignTeller,
  makeTeller,
  mapLogOf,
} from '../../src/text';
import { sampleCampaignKit } from '../campaign/sampleCampaign';
import { sampleKit } from '../mission/sample';
import { ENGLISH_WORDS as english } from './uiWords';

const text = await createText('en', { en: english, load: () => Promise.resolve({}) });

const STRANGE: readonly unknown[] = [
  { kind: 'constructor' },
  { kind: '__proto__' },
  { kind: 'toString' },
  { kind: 'nothing' },
  { kind: 'actorJoined' },
  { kind: 'answered' },
  { kind: 'shown', prompt: null },
  { kind: 'missionConcluded' },
];

it('[saves] events that nobody can tell leave the others of a mission', () => {
  const noted: unknown[] = [];
  const teller = makeTeller(text, sampleKit(), [], 'en', undefined, (error) => noted.push(error));
  const events = [...STRANGE, { kind: 'roundStarted', round: 3 }] as readonly Event[];
  expect(logOf(events, teller).at(-1)).toEqual({ tone: 'round', text: 'Round 3' });
  expect(noted.length).toBeGreaterThan(2);
  expect(noted.every((error) => error instanceof TypeError)).toBe(true);
});

it('[saves] and of a campaign', () => {
  const noted: unknown[] = [];
  const note = (error: unknown): void => void noted.push(error);
  const teller = makeCampaignTeller(text, sampleCampaignKit(), 'en', undefined, undefined, note);
  const last = { kind: 'bought', item: 'scope', credits: 100 };
  const told = mapLogOf([...STRANGE, last] as readonly CampaignEvent[], [], teller);
  expect(told.at(-1)?.text).toContain('100');
  expect(noted.length).toBeGreaterThan(0);
  expect(teller.ofMission('dock', null).note).toBe(note);
});

it('[saves] a mission that the campaign does not have has no chapter', () => {
  const noted: unknown[] = [];
  const note = (error: unknown): void => void noted.push(error);
  const teller = makeCampaignTeller(text, sampleCampaignKit(), 'en', undefined, undefined, note);
  const begin = (mission: unknown) => ({ command: { kind: 'begin', mission, ally: null }, events: [] });
  const entries = ['nowhere', '__proto__', null, 'dock'].map(begin) as never;
  expect(chaptersOf(entries, teller).map(({ mission }) => mission)).toEqual(['dock']);
  expect(noted).toHaveLength(3);
});

it('[saves] a command of no kind has no label', () => {
  const teller = makeTeller(text, sampleKit(), [], 'en');
  const entry = { command: { kind: 'constructor' }, events: [] } as never;
  expect(commandLabel([], [entry], 0, teller)).toBeNull();
});
