// The kit of a game as it travels between devices: packed, in parts. What arrives comes from somebody else and is checked like
// a game from a file.

import type { CampaignSetup } from '../../campaign';
import { err, ok, type Result } from '../../kernel';
import type { Setup } from '../../mission';
import { readZip, writeZip } from '../../packs';
import { KIT_PART_LETTERS, KIT_PARTS } from '../../party';
import { setupChecksum } from '../../saves';
import { campaignGame } from '../games/campaignGame';
import { missionGame } from '../games/missionGame';
import { isSoundFor } from '../playing/gameKind';
import { isForeignSetup } from '../work/foreignSetup';
import { fromBase64, toBase64 } from '../storage/base64';

const FILE = 'setup.json';

/** `null`: too large to travel. */
export function packKit(setup: unknown): readonly string[] | null {
  const letters = toBase64(writeZip(new Map([[FILE, JSON.stringify(setup)]])));
  const parts = Array.from({ length: Math.ceil(letters.length / KIT_PART_LETTERS) }, (_, part) =>
    letters.slice(part * KIT_PART_LETTERS, (part + 1) * KIT_PART_LETTERS),
  );
  return parts.length <= KIT_PARTS ? parts : null;
}

export function unpackKit(parts: readonly string[], base: string): Result<Setup | CampaignSetup, 'badKit'> {
  try {
    const read = readZip(fromBase64(parts.join('')));
    const text = read.ok ? read.value.get(FILE) : undefined;
    const setup: unknown = text === undefined ? null : JSON.parse(text);
    return isSound(setup) && setupChecksum(setup) === base ? ok(setup) : err('badKit');
  } catch {
    // Letters that are no base64, no JSON, or a setup that no game can begin with.
    return err('badKit');
  }
}

function isSound(setup: unknown): setup is Setup | CampaignSetup {
  if (typeof setup !== 'object' || setup === null || !isForeignSetup(setup)) return false;
  if ('kind' in setup) {
    const campaign = setup as CampaignSetup;
    const { state } = campaignGame.reducerFor(campaign).start(campaign);
    return isSoundFor(campaignGame)(campaign, state);
  }
  const mission = setup as Setup;
  const { state } = missionGame.reducerFor(mission).start(mission);
  return isSoundFor(missionGame)(mission, state);
}
