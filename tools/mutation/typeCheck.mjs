// Whether the compiler notices a mistake that the tests let live. Stryker's own checker would look at every mutant; here
// only those are looked at that are left, and only the file where the mistake stands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup.mjs';
import { rangeIn } from './places.mjs';

const PARTS = ['tsconfig.pure.json', 'tsconfig.app.json'];

function serviceOf(part) {
  const { config } = ts.readConfigFile(join(ROOT, part), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const changed = { file: '', text: '', version: 0 };
  const textOf = (file) => (file === changed.file ? changed.text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return { service, changed, files: new Set(fileNames) };
}

const services = new Map();

function partWith(file) {
  for (const part of PARTS) {
    const known = services.get(part) ?? serviceOf(part);
    services.set(part, known);
    if (known.files.has(file)) return known;
  }
  return undefined;
}

/** Whether the file does not compile any more once the mutant stands in it. */
export function isSeenByCompiler({ fileName, location, replacement }) {
  const part = partWith(fileName);
  if (!part) return false;
  const text = readFileSync(fileName, 'utf8');
  const [start, end] = rangeIn(text, location);
  const { service, changed } = part;
  changed.file = fileName;
  changed.text = text.slice(0, start) + replacement + text.slice(end);
  changed.version += 1;
  const isBroken =
    service.getSyntacticDiagnostics(fileName).length > 0 ||
    service.getSemanticDiagnostics(fileName).length > 0;
  changed.text = text;
  changed.version += 1;
  return isBroken;
}
