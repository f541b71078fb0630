// `redcell schema`: writes the JSON Schemas that editors use to complete and check content files.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileJsonSchema, KINDS, type Kind } from '../../packs';
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
      await Promise.all(
        KINDS.map((kind) => writeFile(path.join(dir, schemaFileName(kind)), schemaText(kind))),
      );
    } catch (error) {
      io.err(
        `redcell schema: cannot write to ${dir}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return EXIT.usage;
    }
    io.out(`${KINDS.length} schemas written to ${dir}`);
    return EXIT.fine;
  },
};

export const schemaFileName = (kind: Kind): string => `${kind}.schema.json`;
export const schemaText = (kind: Kind): string => `${JSON.stringify(fileJsonSchema(kind), null, 1)}\n`;
