// Keeps android/ and ios/ in step with the web app and its plug-ins (`cap sync`). With --check it fails if that changed
// a file: then somebody added a plug-in or changed the configuration without running `npm run sync:native`.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureNewerNode } from './newerNode.mjs';
import { ensurePackages, fail, ROOT, run } from './setup.mjs';

const CAP = join(ROOT, 'tools/cap');

if (!existsSync(join(ROOT, 'dist/index.html'))) fail('Build the app first: npm run build');
ensurePackages(CAP);
const before = fingerprints();
const bin = ensureNewerNode();
const env = { ...process.env, CI: '1', PATH: `${bin}${delimiter}${process.env.PATH}` };
const output = spawnSync(
  join(bin, 'node'),
  [join(CAP, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
  { cwd: ROOT, env, encoding: 'utf8' },
);
if (output.status !== 0) fail(`cap sync failed:\n${output.stdout}${output.stderr}`);

if (process.argv.includes('--check')) {
  const after = fingerprints();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length > 0)
    fail(`The native projects are out of step; run npm run sync:native. Changed:\n  ${changed.join('\n  ')}`);
  for (const file of ['android/app/src/main/assets/public/index.html', 'ios/App/App/public/index.html']) {
    if (!existsSync(join(ROOT, file))) fail(`cap sync left no web app in ${file}`);
  }
  console.log(`${after.size} files of android/ and ios/ are in step.`);
} else {
  run('git', ['status', '--short', 'android', 'ios']);
}

/** Files git would keep, each with a hash of what is in it. */
function fingerprints() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'android', 'ios'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file && existsSync(join(ROOT, file)));
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest('hex'),
    ]),
  );
}
