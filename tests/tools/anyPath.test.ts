// The built page under any path: where it finds its files.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootAt, ROUTES, withAnyPath } from '../../tools/anyPath.mjs';

describe('the place of the app on its host', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/play/3', '/'],
    ['/together/3', '/'],
    ['/join', '/'],
    ['/rules/line-of-sight', '/'],
    ['/no-such-page', '/'],
    ['/redcell/', '/redcell/'],
    ['/redcell/settings', '/redcell/'],
    ['/games/redcell/play/6', '/games/redcell/'],
    ['/play/redcell/load', '/play/redcell/'],
    ['/redcell/no-such-page', '/redcell/'],
  ])('[any path] of %s is %s', (path, root) => {
    expect(rootAt(path)).toBe(root);
  });

  it('[any path] every page of the app is known by the beginning of its address', () => {
    const shell = readFileSync('src/ui/Shell.tsx', 'utf8');
    const beginnings = [...shell.matchAll(/path: '\/([a-z-]+)/g)].map(([, step]) => step);
    expect(new Set(beginnings)).toEqual(new Set(ROUTES));
  });

  it('[any path] no step of an address is taken for the beginning of another one', () => {
    const shell = readFileSync('src/ui/Shell.tsx', 'utf8');
    const addresses = [...shell.matchAll(/path: '(\/[a-z][^']*)'/g)].map(([, path = '']) => path);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((path) => rootAt(path) !== '/')).toEqual([]);
  });
});

describe('the page of the build', () => {
  const HTML = `<head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'" />
    <link rel="icon" href="./icons/icon.svg" />
    <link rel="author" href="https://example.com/" />
    <script type="module" crossorigin src="./assets/index-1.js"></script>
  </head><body><div id="root"></div>
  </body>`;

  it('[any path] names no file of its own, and allows its own few lines by their sum', () => {
    const html = withAnyPath(HTML);
    expect(html).not.toMatch(/(href|src)="\.?\//);
    expect(html).toContain('<link rel="author" href="https://example.com/" />');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const sum = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(`script-src 'self' 'sha256-${sum}'"`);
    expect(script).toContain('"src":"assets/index-1.js"');
    expect(script).toContain('"href":"icons/icon.svg"');
  });
});
