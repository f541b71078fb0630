// Classic campaigns: slots that can be played as written, every mission in one role, and nothing that leads back to itself
// (classic 1.9). Told before a campaign begins, so that no party gets stuck in the middle.

import type { Campaign, ClassicRules } from '../../campaign';
import type { MissionId } from '../pack';
import { describeValue } from '../problem';
import type { CampaignFacts, Check, ContentPath, Report } from './facts';

type Classic = Campaign & { readonly classic: ClassicRules };

export const checkClassic: Check = (facts, report) => {
  const { campaign } = facts;
  if (!isClassic(campaign)) return;
  checkUnused(campaign, report);
  checkSlots(campaign, report);
  checkRoles(facts, campaign, report);
  checkSides(campaign, report);
  checkEnds(facts, campaign, report);
  checkCycles(campaign, report);
};

const isClassic = (campaign: Campaign): campaign is Classic => campaign.classic !== undefined;

/** Parts of our own campaigns that mean nothing here. */
function checkUnused({ encounters = [], armory, missions }: Classic, report: Report): void {
  const expected = 'nothing: a classic campaign goes by its slots';
  const tell = (path: ContentPath, found: string) => report({ path, code: 'wrongValue', expected, found });
  if (encounters.length > 0) tell(['encounters'], describeValue(encounters));
  if (armory) tell(['armory'], describeValue(armory));
  for (const [at, { if: condition }] of missions.entries())
    if (condition !== undefined) tell(['missions', at, 'if'], describeValue(condition));
}

function checkSlots({ classic: { slots, sides = [] }, missions }: Classic, report: Report): void {
  const last = slots.length - 1;
  for (const [at, { kind, mission }] of slots.entries()) {
    const path = ['classic', 'slots', at, 'kind'];
    const found = describeValue(kind);
    if ((kind === 'introduction') !== (at === 0)) {
      const expected =
        at === 0 ? '"introduction" in the first slot' : '"introduction" in the first slot alone';
      report({ path, code: 'wrongValue', expected, found });
    }
    if ((kind === 'finale') !== (at === last)) {
      const expected = at === last ? '"finale" in the last slot' : '"finale" in the last slot alone';
      report({ path, code: 'wrongValue', expected, found });
    }
    if (kind === 'introduction' && mission === undefined) {
      const expected = 'the mission with which the campaign begins';
      report({ path: ['classic', 'slots', at, 'mission'], code: 'missingField', expected, found: 'nothing' });
    }
    if (kind === 'finale' && mission === undefined && !missions.some(({ finale }) => finale)) {
      const expected = 'a mission in this slot, or missions with "finale": true';
      report({ path: ['classic', 'slots', at], code: 'noFinale', expected, found: 'none' });
    }
  }
  const wanted = slots.filter(({ kind, mission }) => kind === 'side' && mission === undefined).length;
  if (wanted <= cardsInDeck(sides)) return;
  const expected = `enough side missions for ${wanted} slots, whoever plays`;
  report({
    path: ['classic', 'sides'],
    code: 'neverUsed',
    expected,
    found: `a deck of ${cardsInDeck(sides)}`,
  });
}

const SHARE = 4;
const SMALLEST_PARTY = 2;

/** The fewest that a party can have: red cards of two heroes only if every hero has one, which nobody promises. */
function cardsInDeck(sides: NonNullable<ClassicRules['sides']>): number {
  const count = (colour: string) => sides.filter((card) => card.colour === colour).length;
  const red = count('red') >= SMALLEST_PARTY ? SMALLEST_PARTY : 0;
  return red + Math.min(SHARE, count('green')) + Math.min(SHARE, count('grey'));
}

type Role = { readonly mission: string; readonly path: ContentPath };

function rolesIn({ slots, sides = [], plans = [] }: ClassicRules): readonly Role[] {
  const listed = (list: readonly { readonly mission?: string }[], name: string): readonly Role[] =>
    list.flatMap(({ mission }, at) =>
      mission === undefined ? [] : [{ mission, path: ['classic', name, at, 'mission'] }],
    );
  return [...listed(slots, 'slots'), ...listed(sides, 'sides'), ...listed(plans, 'plans')];
}

function checkRoles({ pack }: CampaignFacts, { classic, missions }: Classic, report: Report): void {
  const known = new Set(missions.map(({ mission }) => mission));
  const seen = new Set<string>();
  const { ends = [] } = classic;
  const named: readonly Role[] = ends.flatMap(({ mission, opens = [], forces = [] }, at) => [
    { mission, path: ['classic', 'ends', at, 'mission'] },
    ...opens.map((id, index) => ({ mission: id, path: ['classic', 'ends', at, 'opens', index] })),
    ...forces.map((id, index) => ({ mission: id, path: ['classic', 'ends', at, 'forces', index] })),
  ]);
  for (const { mission, path } of [...rolesIn(classic), ...named]) {
    // One that is nowhere at all is told by the loader.
    if (known.has(mission) || !pack.missions.has(mission as MissionId)) continue;
    const expected = 'a mission of the list "missions", which says where it lies';
    report({ path, code: 'unknownId', expected, found: describeValue(mission) });
  }
  for (const { mission, path } of rolesIn(classic)) {
    if (seen.has(mission)) {
      const expected = 'a mission that no other slot, side mission or plan has';
      report({ path, code: 'duplicateId', expected, found: describeValue(mission) });
    }
    seen.add(mission);
  }
}

const NEEDED = { red: 'hero', green: 'ally' } as const;

function checkSides({ classic: { sides = [] } }: Classic, report: Report): void {
  for (const [at, card] of sides.entries()) {
    for (const [colour, field] of Object.entries(NEEDED)) {
      if ((card.colour === colour) === (card[field] !== undefined)) continue;
      const path = ['classic', 'sides', at, field];
      if (card.colour === colour) {
        const expected = `the ${field} that a ${colour} card belongs to`;
        report({ path, code: 'missingField', expected, found: 'nothing' });
      } else {
        const expected = `nothing: only ${colour} cards have it`;
        report({ path, code: 'wrongValue', expected, found: describeValue(card[field]) });
      }
    }
  }
}

function checkEnds({ stops }: CampaignFacts, { classic }: Classic, report: Report): void {
  const roles = new Set(rolesIn(classic).map(({ mission }) => mission));
  for (const [at, { mission: id, outcome, opens = [], forces = [] }] of (classic.ends ?? []).entries()) {
    const mission = stops.find(({ entry }) => entry.mission === id)?.mission;
    if (outcome !== undefined && mission && !mission.outcomes.some((one) => one.id === outcome)) {
      const expected = `an outcome of ${id}`;
      const path = ['classic', 'ends', at, 'outcome'];
      report({ path, code: 'unknownId', expected, found: describeValue(outcome) });
    }
    for (const [field, list] of Object.entries({ opens, forces }))
      for (const [index, other] of list.entries()) {
        if (!roles.has(other)) continue;
        const expected = 'a mission that is in no slot, no side mission and no plan';
        const path = ['classic', 'ends', at, field, index];
        report({ path, code: 'wrongValue', expected, found: describeValue(other) });
      }
  }
}

/** No mission is played twice: one that leads back to itself could never be played where it leads. */
function checkCycles({ classic: { ends = [] } }: Classic, report: Report): void {
  const nextOf = (id: string): readonly string[] =>
    ends.flatMap(({ mission, opens = [], forces = [] }) => (mission === id ? [...opens, ...forces] : []));
  for (const [at, { mission }] of ends.entries()) {
    if (ends.findIndex((end) => end.mission === mission) < at || !leadsTo(mission, mission, nextOf)) continue;
    const expected = 'missions that never lead back to this one';
    report({ path: ['classic', 'ends', at], code: 'openingCycle', expected, found: describeValue(mission) });
  }
}

function leadsTo(from: string, to: string, nextOf: (id: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  const waiting = [...nextOf(from)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...nextOf(id));
  }
  return false;
}
