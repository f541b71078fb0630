// Holds the rooms of src/ apart. Types count as imports too, and a room is entered through its index.ts only.

const { ROOMS } = require('./tools/rooms.cjs');

const escape = (text) => text.replace(/[/\-.]/g, '\\$&').replace('*', '[^/]+');

const rules = Object.entries(ROOMS).flatMap(([room, { rooms, packages, folders = [] }]) => [
  rooms && {
    name: `${room}-imports-only-its-rooms`,
    comment: `src/${room} may import: ${rooms.join(', ') || 'no other room'}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      path: '^(src|tests|tools|content)/',
      pathNot: `^(${[...[room, ...rooms].map((name) => `src/${name}`), ...folders].join('|')})/`,
    },
  },
  packages && {
    name: `${room}-imports-only-its-packages`,
    comment: `src/${room} may import: ${packages.join(', ') || 'no package'}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      dependencyTypesNot: ['local', 'localmodule'],
      pathNot: `^src/|(^|/)node_modules/(@types/)?(${packages.map(escape).join('|') || '(?!)'})(/|$)`,
    },
  },
  {
    name: `${room}-is-entered-through-its-index`,
    comment: 'another room sees only what index.ts lists, name by name',
    severity: 'error',
    from: { path: '^src/', pathNot: `^src/${room}/` },
    to: { path: `^src/${room}/`, pathNot: `^src/${room}/index\\.ts$` },
  },
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rules.filter(Boolean),
    {
      name: 'every-file-lives-in-a-room',
      comment: 'a folder of src/ that tools/rooms.cjs does not know',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${Object.keys(ROOMS).join('|')})/` },
      to: {},
    },
    {
      name: 'server-imports-only-the-party',
      comment: 'server/ runs the room of src/party and knows nothing else of the app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|tests|tools|content)/', pathNot: '^src/party/index\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: { path: '^(src|server)/' }, to: { circular: true } },
    {
      name: 'three-is-loaded-lazily',
      comment: 'three must stay out of the first chunk: only the 3D part of the scene may name it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/scene/three/' },
      to: { path: '(^|/)node_modules/(three|@react-three)/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
