// Save files with one value replaced by a hostile one, whose checksums are right all the same: made by somebody, not by
// accident. The same seed, the same files.

import { encodeRecord } from '../../src/saves/record';
import { setupChecksum } from '../../src/saves';
import { spoiled } from '../ui/hostile';
import { openGames } from '../../src/session';
import { battleSetup } from '../legion/content';
import { begin, lost, savedCampaign, savesInMemory } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { savedWindow } from './windowSaves';

type Entry = { readonly command: unknown; readonly events: readonly unknown[] };
type Piece = { readonly entries: readonly Entry[] };
type Body = {
  readonly head: { readonly setup: unknown; readonly setupChecksum: string; readonly events: unknown };
  readonly pieces: readonly Piece[];
  readonly tip: { readonly state: object; readonly setupChecksum: string; readonly open: Piece };
};
export type HostileSave = { readonly how: string; readonly text: string };

const bodyOf = (text: string): Body => (JSON.parse(text) as { body: Body }).body;
const LONG = 'x'.repeat(20_000);

/** As somebody would sign it who wants it to be opened. */
function signed({ head, tip, ...others }: Body): string {
  const sum = setupChecksum(head.setup);
  const body = { ...others, head: { ...head, setupChecksum: sum }, tip: { ...tip, setupChecksum: sum } };
  return encodeRecord('export', body).text;
}

/** A battle in which both sides have chosen their cards. */
async function savedBattle(): Promise<string> {
  const games = openGames(savesInMemory(), true);
  const begun = await games.begin(1, battleSetup());
  if (!begun.ok || begun.value.kind !== 'battle') throw new Error('no battle');
  for (const command of [
    { kind: 'deployed' },
    { kind: 'playCard', army: 'empire', card: 'ambush' },
    { kind: 'playCard', army: 'rebels', card: 'assault' },
  ] as const) {
    const step = begun.value.running.dispatch(command);
    if (step.ok === 'later') await step.told;
  }
  const text = await games.exportSlot(1);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

/** A classic campaign after its first mission. */
const savedClassic = (): Promise<string> =>
  savedCampaign(lost('quiet-hours'), { credits: 2000 }, ['diala-passil', 'gaarkhan'], 'paymasters-ledger');

/** Each entry of the past is another one. */
const withPast = ({ pieces, tip, ...others }: Body, change: (entry: Entry) => object): Body => {
  const changed = <T extends Piece>(piece: T): T => ({ ...piece, entries: piece.entries.map(change) });
  return { ...others, pieces: pieces.map(changed), tip: { ...tip, open: changed(tip.open) } };
};

/** A mission between two turns, in an activation and before a question; campaigns of both kinds; a battle. */
async function soundSaves(): Promise<readonly Body[]> {
  const turn = await savedFirstSteps(true, [{ kind: 'beginActivation', who: 'diala-passil' }]);
  const window = await savedWindow('first-steps', true, () => true);
  const told = await savedWindow('signal-fire', false, () => true);
  const campaign = await savedCampaign([begin('first-steps')]);
  return [turn, window, told, campaign, await savedClassic(), await savedBattle()].map(bodyOf);
}

export async function spoiledSaves(count: number): Promise<readonly HostileSave[]> {
  const bodies = await soundSaves();
  const sources = bodies.flatMap((body, place) => [
    { body, part: 'tip' as const, changes: spoiled(body.tip.state, `state ${place}`) },
    { body, part: 'head' as const, changes: spoiled(body.head.setup, `setup ${place}`) },
  ]);
  return Array.from({ length: count }, (_, number) => {
    const source = sources[number % sources.length];
    if (!source) throw new Error('no save to spoil');
    const { body, part, changes } = source;
    const { value, how } = changes.next().value;
    const other =
      part === 'tip'
        ? { ...body, tip: { ...body.tip, state: value as object } }
        : { ...body, head: { ...body.head, setup: value } };
    return { how: `${part} ${how}`, text: signed(other) };
  });
}

/** What locked the list of slots once: no game could be opened, exported or deleted beside it. */
export async function lockingSaves(): Promise<readonly HostileSave[]> {
  const body = bodyOf(await savedFirstSteps(true, []));
  const withTip = (how: string, tip: object): HostileSave => ({
    how,
    text: signed({ ...body, tip: { ...body.tip, ...tip } }),
  });
  return [
    ...[1e300, 8.64e15, -1].map((savedAt) => withTip(`saved at ${savedAt}`, { savedAt })),
    ...['__proto__', 'constructor'].map((id) =>
      withTip(`a hero ${id}`, { summary: { mission: id, heroes: [id], round: 1e300 } }),
    ),
  ];
}

/** What somebody would try first. */
export async function chosenSaves(): Promise<readonly HostileSave[]> {
  const [turn, window, told, , classic, battle] = await soundSaves();
  if (!turn || !window || !told || !classic || !battle) throw new Error('no saves');
  const withState = (how: string, change: (state: never) => object, body: Body = turn): HostileSave => ({
    how,
    text: signed({ ...body, tip: { ...body.tip, state: change(body.tip.state as never) } }),
  });
  type State = { readonly map: object; readonly figures: Record<string, object>; readonly actors: object[] };
  const figure = (change: object) => (state: State) => ({
    ...state,
    figures: Object.fromEntries(
      Object.entries(state.figures).map(([id, one]) => [id, { ...one, ...change }]),
    ),
  });
  const fields = (change: object) => (state: State) => ({ ...state, ...change });
  const games = { mission: turn, classic, battle };
  const pasts = Object.entries(games).flatMap(([name, body]): readonly HostileSave[] =>
    [
      {
        how: 'commands of nothing',
        change: (entry: Entry) => ({ ...entry, command: { kind: 'constructor' } }),
      },
      {
        how: 'answers without an answer',
        change: (entry: Entry) => ({ ...entry, command: { kind: 'answer' } }),
      },
      { how: 'events of nothing', change: (entry: Entry) => ({ ...entry, events: [{ kind: '__proto__' }] }) },
      { how: 'events null', change: (entry: Entry) => ({ ...entry, events: [null] }) },
      { how: 'commands null', change: (entry: Entry) => ({ ...entry, command: null }) },
    ].map(({ how, change }) => ({ how: `${name}: ${how}`, text: signed(withPast(body, change)) })),
  );
  return [
    ...pasts,
    withState('a classic report of null', fields({ report: { items: null } }), classic),
    withState('plans of nothing', fields({ classic: { plans: ['constructor'] } }), classic),
    withState('a battle at no stage', fields({ stage: 'constructor' }), battle),
    withState('a battle without chance', fields({ random: null }), battle),
    withState('round 1e300', fields({ round: 1e300 })),
    withState('medpacs -5', fields({ medpacs: -5 })),
    withState('another mission', () => told.tip.state),
    withState('an activation from elsewhere', fields({ window: { ...told.tip.state, group: '__proto__' } })),
    withState('no actors', fields({ actors: [] })),
    withState('actors null', fields({ actors: null })),
    withState('an objective of 20,000 letters', fields({ objective: { id: LONG, with: {} } })),
    withState('an objective __proto__', fields({ objective: { id: '__proto__', with: {} } })),
    withState('rules of 20,000 letters', fields({ rules: [LONG] })),
    withState('figures __proto__', figure({ of: '__proto__' })),
    withState('figures far away', figure({ at: [9000, 9000] })),
    withState('figures on top of each other', figure({ at: [0, 0] })),
    withState('damage 1e9', figure({ damage: 1e9 })),
    withState('endless sizes', figure({ size: [1e9, 1e9] })),
    withState('half a size', figure({ size: 0.5 })),
    withState('power tokens of nothing', figure({ powerTokens: ['__proto__', LONG] })),
    withState('a prompt of nothing', fields({ prompt: { kind: 'constructor' } })),
    withState('a number up to 1e300', fields({ prompt: { kind: 'input', most: 1e300, text: LONG } })),
    withState('a question without options', fields({ prompt: { kind: 'question', options: null } })),
    withState('gains of null', fields({ gains: { items: null, credits: 0, fame: 0, gear: 0 } })),
    withState('a window that tells lies', (state: object) => ({ ...state, windows: { x: null } }), window),
    withState('told of nothing', (state: { window: object }) => ({
      ...state,
      window: { ...state.window, told: [{ step: -1, answer: null }] },
    }), window),
  ]; // prettier-ignore
}
