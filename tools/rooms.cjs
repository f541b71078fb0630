// The rooms of src/ and what each may import: the one place where this is written down for machines.
// ARCHITECTURE.md says it for people.

const PURE = ['kernel', 'orders', 'rules', 'imperial', 'mission', 'campaign', 'packs', 'saves'];
/** The other game: a branch beside rules and imperial, which know nothing of it. */
const LEGION = ['legion', 'battle'];
const upTo = (room) => PURE.slice(0, PURE.indexOf(room) + 1);

/** room -> the rooms, packages and other folders it may import, besides itself; null: any */
const ROOMS = {
  kernel: { rooms: [], packages: ['seedrandom'] },
  orders: { rooms: ['kernel'], packages: [] },
  rules: { rooms: ['kernel'], packages: [] },
  imperial: { rooms: upTo('rules'), packages: [] },
  legion: { rooms: ['kernel', 'orders'], packages: [] },
  battle: { rooms: ['kernel', 'orders', 'legion'], packages: [] },
  mission: { rooms: upTo('imperial'), packages: [] },
  campaign: { rooms: upTo('mission'), packages: [] },
  packs: { rooms: [...upTo('campaign'), ...LEGION], packages: ['zod', 'fflate'] },
  saga: { rooms: upTo('packs'), packages: ['zod', 'fflate'] },
  saves: { rooms: upTo('packs'), packages: [] },
  party: { rooms: ['kernel', 'saves'], packages: [] },
  session: { rooms: [...upTo('saves'), ...LEGION, 'saga', 'party'], packages: ['zustand'] },
  sim: { rooms: [...upTo('saves'), ...LEGION], packages: [] },
  text: { rooms: upTo('campaign'), packages: ['i18next'], folders: ['content/text'] },
  platform: {
    rooms: ['kernel', 'party', 'session'],
    packages: ['@capacitor/*', '@capacitor-community/*', 'idb', 'colyseus.js'],
  },
  scene: { rooms: ['kernel', 'rules'], packages: ['react', 'react-dom', 'three', '@react-three/fiber'] },
  ui: {
    rooms: [...PURE, ...LEGION, 'saga', 'party', 'session', 'sim', 'text', 'scene'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'react-i18next',
      '@ionic/*',
      'uqr',
      'zustand',
    ],
  },
  app: { rooms: null, packages: null },
  cli: { rooms: [...PURE, ...LEGION, 'saga', 'session', 'sim', 'text'], packages: null },
};

module.exports = { ROOMS };
