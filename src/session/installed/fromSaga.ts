// Turns missions of the Saga format into packs: one for each, unless a campaign holds them together. What the converter
// did not understand is written down beside them.

import { BUDGETS, err, ok, shownName, type Result } from '../../kernel';
import { nameIn, type Texts } from '../../packs';
import { type Imported } from '../../saga';
import {
  FIRST_VERSION,
  draftNames,
  shortNames,
  type PackDraft,
  type Drafted,
  type DraftProblem,
  type DraftTools,
} from './draft';
import { formatReport, REPORT } from './report';

/** Files that lie beside each other, or in one zip. */
export function convertedDrafts(texts: Texts, tools: DraftTools): readonly Drafted[] {
  const sets = setsOf(texts);
  const rest = sets.slice(MOST_PACKS).flatMap((set) => [...set.keys()].slice(0, 1));
  return [
    ...sets.slice(0, MOST_PACKS).map((set) => ({ name: draftNames(set), draft: convertedDraft(set, tools) })),
    ...(rest.length > 0
      ? [{ name: shortNames(rest), draft: err({ code: 'tooManyMissions', most: MOST_PACKS } as const) }]
      : []),
  ];
}

/** Each of them is converted, checked and kept by itself. */
const MOST_PACKS = BUDGETS.zip.most.packs;

/** More mistakes of one file need no telling. */
const MAX_TOLD = 5;

function convertedDraft(texts: Texts, { convert }: DraftTools): Result<PackDraft, DraftProblem> {
  try {
    const converted = convert(texts);
    if (converted.ok) return draftOf(converted.value);
    return err({ code: 'unknownFile', problems: converted.error.slice(0, MAX_TOLD) });
  } catch {
    // Files come from anywhere; what nobody foresaw in one of them is no reason to lose the others.
    const [file = ''] = texts.keys();
    const expected = 'a mission';
    const problem = { file, path: '', code: 'unreadable', expected, found: 'something else' } as const;
    return err({ code: 'unknownFile', problems: [problem] });
  }
}

function draftOf(converted: Imported): Result<PackDraft, DraftProblem> {
  const { title, campaign, missions, files } = converted;
  const id = campaign?.id ?? missions[0]?.id;
  if (id === undefined) return err({ code: 'unknownFile', problems: [] });
  const written = files.map(({ file, data }) => [file, `${JSON.stringify(data)}\n`] as const);
  return ok({
    about: { id, version: FIRST_VERSION, title: shownName(title), authors: [], from: 'saga' },
    files: files.map(({ file, data }) => ({ file: nameIn(id, file), data })),
    texts: new Map([...written, [REPORT, formatReport(converted)]]),
  });
}

/** Missions that one translation may go with: it is read again with each. */
const MOST_JOINED = 5;
/** Letters of characters that are read again with all missions together; no file counts less than a thousand. */
const MOST_SHARED = 64 * 1024 * 1024;
const LEAST_LETTERS = 1000;

/** Which files belong together: as that format tells them apart, by words that stand in them. */
function setsOf(texts: Texts): readonly Texts[] {
  const having = (...words: readonly string[]): readonly string[] =>
    [...texts].flatMap(([name, text]) => (words.some((word) => text.includes(`"${word}"`)) ? [name] : []));
  // Careless writers leave the id out; only missions have sections.
  const missions = having('missionGUID', 'mapSections');
  if (missions.length < 2 || having('campaignStructure').length > 0) return [texts];
  const sets = new Map(missions.map((mission) => [mission, new Set([mission])]));
  const shared = sharedBy(
    missions.length,
    having('customCharacterGUID').filter((name) => !sets.has(name)),
    texts,
  );
  for (const set of sets.values()) for (const name of shared) set.add(name);
  const missionsOf = finder(missions);
  const left: Texts[] = [];
  for (const [name, text] of texts) {
    if (sets.has(name)) continue;
    const owners = missionsOf(name);
    for (const owner of owners) sets.get(owner)?.add(name);
    if (owners.length === 0 && !shared.has(name)) left.push(new Map([[name, text]]));
  }
  return [...[...sets.values()].map((names) => picked(texts, names)), ...left];
}

const picked = (texts: Texts, names: ReadonlySet<string>): Texts =>
  new Map([...names].map((name) => [name, texts.get(name) ?? '']));

/** Characters go along with every mission, as far as there is room for them. */
function sharedBy(missions: number, characters: readonly string[], texts: Texts): ReadonlySet<string> {
  let room = MOST_SHARED / missions;
  return new Set(
    characters.filter((name) => {
      const letters = Math.max(LEAST_LETTERS, texts.get(name)?.length ?? 0);
      if (letters > room) return false;
      room -= letters;
      return true;
    }),
  );
}

/** `depot_DE.json` beside `depot.json`, or in another folder where none is beside it. */
function finder(missions: readonly string[]): (translation: string) => readonly string[] {
  const beside = grouped(missions, baseOf);
  const anywhere = grouped(missions, (name) => lastOf(baseOf(name)));
  return (translation) => {
    const wanted = baseOf(translation).replace(/_[a-z]{2,3}$/, '');
    return beside.get(wanted) ?? anywhere.get(lastOf(wanted)) ?? [];
  };
}

function grouped(
  names: readonly string[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = keyOf(name);
    const group = groups.get(key) ?? [];
    if (group.length < MOST_JOINED) group.push(name);
    groups.set(key, group);
  }
  return groups;
}

const baseOf = (name: string): string => name.replace(/\.json$/i, '').toLowerCase();
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
