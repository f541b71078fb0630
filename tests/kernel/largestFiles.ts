// Reads the largest file of each entrance, made of as many values as fit: run by itself, with as little heap as is promised.

import { BUDGETS } from '../../src/kernel';
import { parseContentFile } from '../../src/packs';
import { findUnsafe } from '../../src/packs/reading/contentFile';
import { readJson } from '../../src/saga/source/readSource';
import { checksum } from '../../src/saves';
import { decodeRecord } from '../../src/saves/record';

const emptyLists = (bytes: number): string => `[${'[],'.repeat(Math.floor((bytes - 4) / 3))}1]`;

const READ: Readonly<Record<string, () => boolean>> = {
  save: () => {
    // Each empty list counts twice. What is left of the file is one word.
    const lists = emptyLists((3 * BUDGETS.save.most.values) / 2 - 10);
    const body = `[${lists},"${'x'.repeat(BUDGETS.save.bytes - lists.length - 200)}"]`;
    const sum = checksum(`export 2 ${body}`);
    return decodeRecord(`{"redcell":"export","version":2,"checksum":"${sum}","body":${body}}`, 'export').ok;
  },
  pack: () => {
    const file = parseContentFile('a.json', emptyLists(BUDGETS.pack.bytes));
    return file.ok && findUnsafe(file.value)[0]?.code === 'tooLarge';
  },
  saga: () => readJson('a.json', emptyLists(BUDGETS.saga.bytes)).ok,
};

for (const [name, read] of Object.entries(READ)) if (read()) process.stdout.write(`${name}\n`);
