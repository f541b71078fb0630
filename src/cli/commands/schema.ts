// `redcell schema`: writes the JSON Schemas that editors use to complete and check content files.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileJsonSchema, KINDS, LEGION_FILES, legionJsonSchema, type Kind } from '../../packs';
import { EXIT, type CliCommand } from '../command';

export const schemaCommand: CliCommand = {
  name: 'schema',
  summary: 'Write the JSON Schemas of all content files.',
  usage: [
    'redcell schema OUT_DIR',
    '',
    'Writes one file for each kind of content, like cards.schema.json. The folder is made if it is missing.',
  ].join('\n'),
  run: async (args, io) => {
    const [dir, ...rest] = args;
    if (dir === undefined || dir.startsWith('-') || rest.length > 0) {
      io.err('redcell schema: expected one folder to write to; see redcell schema --help');
      return EXIT.usage;
    }
    try {
      await mkdir(dir, { recursive: true });
      await Promise.all(SCHEMAS.map(({ file, text }) => writeFile(path.join(dir, file), text())));
    } catch (error) {
      io.err(
        `redcell schema: cannot write to ${dir}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return EXIT.usage;
    }
    io.out(`${SCHEMAS.length} schemas written to ${dir}`);
    return EXIT.fine;
  },
};

const written = (schema: unknown): string => `${JSON.stringify(schema, null, 1)}\n`;

const ofKind = (kind: Kind) => ({ file: `${kind}.schema.json`, text: () => written(fileJsonSchema(kind)) });

/** Every schema file and what stands in it: of the kinds of content, and of the other game. */
export const SCHEMAS: readonly { readonly file: string; readonly text: () => string }[] = [
  ...KINDS.map(ofKind),
  ...LEGION_FILES.map((name) => ({
    file: `legion-${name}.schema.json`,
    text: () => written(legionJsonSchema(name)),
  })),
];
