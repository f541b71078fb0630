// Turns missions of the Saga format into packs: one for each, unless a campaign holds them together. What the converter
// did not understand is written down beside them.

import { err, ok, type Result } from '../../kernel';
import { nameIn, type Texts } from '../../packs';
import { type Imported } from '../../saga';
import {
  FIRST_VERSION,
  draftNames,
  titleOf,
  type PackDraft,
  type Drafted,
  type DraftProblem,
  type DraftTools,
} from './draft';
import { formatReport, REPORT } from './report';

/** Files that lie beside each other, or in one zip. */
export const convertedDrafts = (texts: Texts, tools: DraftTools): readonly Drafted[] =>
  setsOf(texts).map((set) => ({ name: draftNames(set), draft: convertedDraft(set, tools) }));

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
    about: { id, version: FIRST_VERSION, title: titleOf(title), authors: [], from: 'saga' },
    files: files.map(({ file, data }) => ({ file: nameIn(id, file), data })),
    texts: new Map([...written, [REPORT, formatReport(converted)]]),
  });
}

/** Which files belong together: as that format tells them apart, by words that stand in them. */
function setsOf(texts: Texts): readonly Texts[] {
  const having = (...words: readonly string[]): readonly string[] =>
    [...texts].flatMap(([name, text]) => (words.some((word) => text.includes(`"${word}"`)) ? [name] : []));
  // Careless writers leave the id out; only missions have sections.
  const missions = having('missionGUID', 'mapSections');
  if (missions.length < 2 || having('campaignStructure').length > 0) return [texts];
  const characters = having('customCharacterGUID').filter((name) => !missions.includes(name));
  const translations = [...texts.keys()].filter((name) => !missions.includes(name));
  const sets = missions.map((mission) => [
    mission,
    ...characters,
    ...translations.filter((name) => missionOf(name, missions).includes(mission)),
  ]);
  const left = [...texts.keys()].filter((name) => !sets.some((set) => set.includes(name)));
  return [...sets, ...left.map((name) => [name])].map(
    (names) => new Map([...texts].filter(([name]) => names.includes(name))),
  );
}

/** `depot_DE.json` beside `depot.json`, or in another folder where none is beside it. */
function missionOf(translation: string, missions: readonly string[]): readonly string[] {
  const wanted = baseOf(translation).replace(/_[a-z]{2,3}$/, '');
  const beside = missions.filter((name) => baseOf(name) === wanted);
  return beside.length > 0 ? beside : missions.filter((name) => lastOf(baseOf(name)) === lastOf(wanted));
}

const baseOf = (name: string): string => name.replace(/\.json$/i, '').toLowerCase();
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
