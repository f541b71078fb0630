// What no schema sees in a guide: parts of the map and steps that are not there, steps that can never come, words.

import { checkWords, plainUses, translationsIn } from './checkWords';
import {
  GUIDE_SIGHTS,
  itemsInGuide,
  type Guide,
  type GuideAnchor,
  type GuideSight,
  type GuideWhen,
} from '../guide';
import { checkOnce } from '../missionChecks/ids';
import type { CampaignId, MissionId, Pack, WordsEntry } from '../pack';
import { describeValue, guesser, type EntryProblem, type Guess } from '../problem';

/** An entry; the rest of it says where it stands, for whoever reports what is wrong with it. */
type Located<Place, Entry> = Place & { readonly entry: Entry };
type Report = (problem: EntryProblem) => void;

/** `isAhead`: whether a guide was checked before; what it leads, no other one may lead. */
export function checkGuides<Place extends object>(
  guides: readonly Located<Place, Guide>[],
  words: readonly Located<Place, WordsEntry>[],
  pack: Pack,
  isAhead: (place: Place) => boolean,
  report: (place: Place, problem: EntryProblem) => void,
): void {
  const led = new Set<string>();
  const guess = guesser();
  const translationsOf = translationsIn(words, report);
  for (const place of guides) {
    const { entry: guide } = place;
    const tell: Report = (problem) => report(place, problem);
    checkOwner(guide, led, pack, tell);
    if (isAhead(place)) continue;
    checkOnce(guide.steps, ['steps'], tell);
    checkSections(guide, pack, guess, tell);
    checkOrder(guide, guess, tell);
    checkComing(guide, tell);
    checkWords(plainUses(itemsInGuide(guide)), translationsOf(guide.id), tell);
  }
}

function checkOwner({ id, campaign }: Guide, led: Set<string>, pack: Pack, report: Report): void {
  // Both would have the same words.
  if (pack.missions.has(id as MissionId) || pack.campaigns.has(id as CampaignId)) {
    const expected = 'an id that no mission and no campaign has';
    report({ path: ['id'], code: 'duplicateId', expected, found: describeValue(id) });
  }
  if (led.has(campaign)) {
    const expected = 'a campaign without another guide';
    report({ path: ['campaign'], code: 'duplicateId', expected, found: describeValue(campaign) });
  }
  led.add(campaign);
}

function checkSections({ campaign, steps }: Guide, pack: Pack, guess: Guess, report: Report): void {
  const owner = pack.campaigns.get(campaign as CampaignId);
  const missions = owner?.missions.map(({ mission }) => pack.missions.get(mission as MissionId)) ?? [];
  // What did not load may have any section.
  if (missions.length === 0 || missions.includes(undefined)) return;
  const known = new Set(missions.flatMap((mission) => mission?.sections.map(({ id }) => id) ?? []));
  for (const [at, { when }] of steps.entries()) {
    const { section } = when;
    if (section === undefined || known.has(section)) continue;
    const expected = `a section of the campaign's missions${guess(section, known)}`;
    report({
      path: ['steps', at, 'when', 'section'],
      code: 'unknownId',
      expected,
      found: describeValue(section),
    });
  }
}

function checkOrder({ steps }: Guide, guess: Guess, report: Report): void {
  const earlier = new Set<string>();
  for (const [at, { id, when }] of steps.entries()) {
    const { after } = when;
    if (after !== undefined && !earlier.has(after)) {
      const expected = `the id of a step before this one${guess(after, earlier)}`;
      report({
        path: ['steps', at, 'when', 'after'],
        code: 'unknownId',
        expected,
        found: describeValue(after),
      });
    }
    earlier.add(id);
  }
}

/** Fields that mean something only while this is shown. */
const ONLY_WITH: Readonly<Partial<Record<keyof GuideWhen, GuideSight>>> = {
  orders: 'orders',
  acting: 'table',
  thing: 'thing',
  peril: 'message',
  won: 'over',
};

function checkComing({ steps }: Guide, report: Report): void {
  for (const [at, { when, point }] of steps.entries()) {
    const places: readonly GuideAnchor[] = GUIDE_SIGHTS[when.shows];
    if (!places.includes(point)) {
      const expected = `something that is there with "${when.shows}": ${places.join(', ')}`;
      report({ path: ['steps', at, 'point'], code: 'neverHappens', expected, found: describeValue(point) });
    }
    for (const [field, sight] of Object.entries(ONLY_WITH)) {
      if (!(field in when) || when.shows === sight) continue;
      const expected = `"${field}" only together with "shows": "${sight}"`;
      const found = describeValue(when.shows);
      report({ path: ['steps', at, 'when', field], code: 'neverTrue', expected, found });
    }
    if (when.orders === 'resolved' && when.play === 'told') {
      const expected = 'orders that are worked out in tracked play only';
      report({ path: ['steps', at, 'when', 'play'], code: 'neverTrue', expected, found: '"told"' });
    }
  }
}
