// A campaign kit made ready for play: expressions are parsed once, and each mission is made ready once, however often
// players go back and forth over its border.

import { makePlay, parseExpression, type Expression, type Mission, type Play } from '../mission';
import type { Encounter, StoryMission } from './definition';
import type { CampaignKit } from './kit';
import { missionKitOf } from './missionKit';
import type { MissionUnderWay } from './state';

export type CampaignPlay = {
  readonly kit: CampaignKit;
  readonly story: ReadonlyMap<string, StoryMission>;
  readonly encounters: ReadonlyMap<string, Encounter>;
  readonly expressionOf: (text: string) => Expression;
  readonly missionOf: (id: string) => Mission;
  /** A running mission as its engine wants it. */
  readonly playOf: (running: MissionUnderWay, heroes: readonly string[]) => Play;
};

export function makeCampaignPlay(kit: CampaignKit): CampaignPlay {
  const expressionOf = remembered((text: string) => {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw new Error(`not an expression: ${text}`);
    return parsed.value;
  });
  // By what a kit is cut from: equal objects come from saves and replays, so identity would not do.
  const plays = new Map<string, Play>();
  return {
    kit,
    story: byMission(kit.campaign.missions),
    encounters: byMission(kit.campaign.encounters ?? []),
    expressionOf,
    missionOf: (id) => {
      const entry = kit.missions[id];
      if (!entry) throw new Error(`the campaign has no mission ${id}`);
      return entry.mission;
    },
    playOf: (running, heroes) => {
      const { mission, ally, products, rewards, classic } = running;
      const key = JSON.stringify([mission, ally, products, heroes, rewards, classic]);
      const play = plays.get(key) ?? makePlay(missionKitOf(kit, running, heroes));
      plays.set(key, play);
      return play;
    },
  };
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

const byMission = <T extends { readonly mission: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.mission, entry]));
