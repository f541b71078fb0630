// Missions of another format, made into packs: each by itself, unless a campaign holds them together. What was not understood is
// written down beside them.

import { err, ok, type Result } from '../kernel';
import { nameIn, type Texts } from '../packs';
import {
  FIRST_VERSION,
  namesOf,
  titleOf,
  type Draft,
  type Drafted,
  type DraftProblem,
  type DraftTools,
} from './installedDraft';
import { formatReport, REPORT } from './installedReport';

/** Files that lie beside each other. */
export const convertedDrafts = (texts: Texts, tools: DraftTools): readonly Drafted[] =>
  setsOf(texts).map((set) => ({ name: namesOf(set), draft: convertedDraft(set, tools) }));

/** Everything at once. */
export function convertedDraft(texts: Texts, { convert }: DraftTools): Result<Draft, DraftProblem> {
  const converted = convert(texts);
  if (!converted.ok) return err({ code: 'unknownFile', problems: converted.error });
  const { title, campaign, missions, files } = converted.value;
  const id = campaign?.id ?? missions[0]?.id;
  if (id === undefined) return err({ code: 'unknownFile', problems: [] });
  const written = files.map(({ file, data }) => [file, `${JSON.stringify(data)}\n`] as const);
  return ok({
    about: { id, version: FIRST_VERSION, title: titleOf(title), authors: [], from: 'saga' },
    files: files.map(({ file, data }) => ({ file: nameIn(id, file), data })),
    texts: new Map([...written, [REPORT, formatReport(converted.value)]]),
  });
}

/** Which files belong together: as that format tells them apart, by words that stand in them. */
function setsOf(texts: Texts): readonly Texts[] {
  const having = (word: string): readonly string[] =>
    [...texts].flatMap(([name, text]) => (text.includes(`"${word}"`) ? [name] : []));
  const missions = having('missionGUID');
  if (missions.length < 2 || having('campaignStructure').length > 0) return [texts];
  const characters = having('customCharacterGUID').filter((name) => !missions.includes(name));
  const sets = missions.map((mission) => {
    const translations = [...texts.keys()].filter((name) => isTranslationOf(name, mission));
    return [mission, ...characters, ...translations.filter((name) => !missions.includes(name))];
  });
  const left = [...texts.keys()].filter((name) => !sets.some((set) => set.includes(name)));
  return [...sets, ...left.map((name) => [name])].map(
    (names) => new Map([...texts].filter(([name]) => names.includes(name))),
  );
}

/** `depot_DE.json` beside `depot.json`. */
const isTranslationOf = (name: string, mission: string): boolean =>
  baseOf(name).replace(/_[a-z]{2,3}$/, '') === baseOf(mission);

const baseOf = (name: string): string => name.replace(/\.json$/i, '').toLowerCase();
