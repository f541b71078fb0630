// Makes the built page work under any path of any host. A page may be asked for at any of the app's addresses, so neither fixed
// nor relative links lead to its files. A few lines in the page find out where the app lies and load everything from there.

import { createHash } from 'node:crypto';

/** How each address of the app begins; a test holds it against the pages. */
export const ROUTES = [
  'new',
  'battle',
  'legion-rules',
  'play',
  'together',
  'join',
  'load',
  'collection',
  'content',
  'tiles',
  'drill',
  'sight',
  'rules',
  'phone',
  'settings',
  'preview',
];

/**
 * The last beginning that fits counts: a host may have a folder of such a name. `[^]` is any letter: stopped by the end of a line,
 * each beginning would be tried to there.
 */
const rootPattern = `^([^]*/)(?:${ROUTES.join('|')})(?:/[^]*)?$`;

/** The folder of the app, by the path of one of its addresses. Runs in the page as well, so it stands by itself. */
export function rootOf(path, pattern) {
  const [, root] = new RegExp(pattern).exec(path) ?? [];
  return root ?? path.slice(0, path.lastIndexOf('/') + 1);
}

export const rootAt = (path) => rootOf(path, rootPattern);

/** Scripts wait for the styles: what is drawn without them would jump. */
function load(tags, root) {
  document.documentElement.dataset.root = root;
  const add = ([name, attributes]) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      element.setAttribute(key, key === 'href' || key === 'src' ? root + value : value);
    document.head.append(element);
    return element;
  };
  const isScript = ([name]) => name === 'script';
  const styles = tags
    .filter((tag) => !isScript(tag))
    .map(add)
    .filter(({ rel }) => rel === 'stylesheet')
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    );
  Promise.all(styles).then(() => tags.filter(isScript).forEach(add));
}

const TAG = /<(link|script)\b([^<>]*)>(?:<\/script>)?\n?/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;
const OWN = /^\.\//;

/** Called by value: a bundler of the configuration may have given the functions other names. */
const bootScript = (tags) =>
  `(${load})(${JSON.stringify(tags)},(${rootOf})(location.pathname,${JSON.stringify(rootPattern)}))`;

export function withAnyPath(html) {
  const tags = [];
  const without = html.replace(TAG, (tag, name, text) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key, value = '']) => [key, value]),
    );
    const link = attributes.href ?? attributes.src ?? '';
    if (!OWN.test(link)) return tag;
    tags.push([name, { ...attributes, [attributes.href ? 'href' : 'src']: link.replace(OWN, '') }]);
    return '';
  });
  const script = bootScript(tags);
  const sum = createHash('sha256').update(script).digest('base64');
  return without
    .replace("script-src 'self'", `script-src 'self' 'sha256-${sum}'`)
    .replace('</body>', () => `  <script>${script}</script>\n  </body>`);
}

/** For vite: after everything else has written into the page. */
export const anyPath = () => ({
  name: 'any-path',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withAnyPath },
});
