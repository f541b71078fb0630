// Turns files that a player picked into packs: a pack of ours stays as it is, loose files of ours become one, and all
// other files go to the converter. Nothing is trusted, and nothing is installed here.

import { err, ok, type Result } from '../../kernel';
import {
  decodeUtf8,
  looksLikeZip,
  MANIFEST,
  MAX_FILE_SIZE,
  readPackFile,
  readZip,
  withoutTopFolder,
  type Texts,
} from '../../packs';
import { COPY_CONTENTS } from '../copies/copyFile';
import { draftNames, type PackDraft, type Drafted, type DraftProblem, type DraftTools } from './draft';
import { isOwn, ownDraft } from './own';
import { convertedDrafts } from './fromSaga';

export type NamedBytes = { readonly name: string; readonly bytes: Uint8Array };

export function draftsOf(picked: readonly NamedBytes[], tools: DraftTools): readonly Drafted[] {
  const zips = picked.filter(({ bytes }) => looksLikeZip(bytes));
  const loose = picked.filter(({ bytes }) => !looksLikeZip(bytes));
  return [...zips.flatMap((zip) => draftsOfZip(zip, tools)), ...draftsOfLoose(loose, tools)];
}

/** A pack is one; of missions from elsewhere there may be many in a zip. */
function draftsOfZip({ name, bytes }: NamedBytes, tools: DraftTools): readonly Drafted[] {
  const zip = readZip(bytes);
  if (!zip.ok) return [{ name, draft: zip }];
  const texts = withoutTopFolder(zip.value);
  if (texts.has(MANIFEST)) return [{ name, draft: packedDraft(texts, tools.appVersion) }];
  if (texts.has(COPY_CONTENTS)) return [{ name, draft: err({ code: 'copy' }) }];
  const { own } = sorted(texts);
  if (own.size > 0) return [{ name, draft: ownDraft(own) }];
  const drafts = convertedDrafts(texts, tools);
  return drafts.map((one) => ({ ...one, name: drafts.length === 1 ? name : `${name}/${one.name}` }));
}

function packedDraft(texts: Texts, appVersion: string): Result<PackDraft, DraftProblem> {
  const pack = readPackFile(texts, appVersion);
  if (!pack.ok) return pack;
  const { manifest, files } = pack.value;
  return ok({
    about: manifest,
    files,
    texts: new Map([...texts].filter(([name]) => name !== MANIFEST)),
  });
}

/** Ours go together, since they may name each other; each mission from elsewhere goes by itself. */
function draftsOfLoose(loose: readonly NamedBytes[], tools: DraftTools): readonly Drafted[] {
  const texts = new Map<string, string>();
  const refused: Drafted[] = [];
  for (const { name, bytes } of loose) {
    const text = looseText(name, bytes, texts);
    if (text.ok) texts.set(name, text.value);
    else refused.push({ name, draft: text });
  }
  const { own, others } = sorted(texts);
  return [
    ...refused,
    ...(own.size > 0 ? [{ name: draftNames(own), draft: ownDraft(own) }] : []),
    ...(others.size > 0 ? convertedDrafts(others, tools) : []),
  ];
}

function looseText(name: string, bytes: Uint8Array, others: Texts): Result<string, DraftProblem> {
  if (bytes.length > MAX_FILE_SIZE) return err({ code: 'fileTooLarge', name, most: MAX_FILE_SIZE });
  if (others.has(name)) return err({ code: 'twice', name });
  const text = decodeUtf8(bytes);
  return text === undefined ? err({ code: 'notText', name }) : ok(text);
}

const sorted = (texts: Texts): { readonly own: Texts; readonly others: Texts } => ({
  own: new Map([...texts].filter(([name, text]) => isOwn(name, text))),
  others: new Map([...texts].filter(([name, text]) => !isOwn(name, text))),
});
