// Makes a save of this version for tests/golden, to be kept for ever: every later version must load it. Chance plays; the
// first seed that leads to what the save is about is taken.
// Run with: npx tsx tools/goldenSave.ts <one of SAVES> <file>

import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { CampaignSetup } from '../src/campaign';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import type { Event, Gone, KitWords, Party, Script, Setup } from '../src/mission';
import { campaignKitFor, kitFor, loadPack } from '../src/packs';
import { campaignGame, memoryFiles, missionGame, openSaves, type GameKind } from '../src/session';
import { playCampaignRandomly, playRandomly } from '../src/sim';

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');

const HEROES = ['diala-passil', 'gaarkhan', 'fenn-signis'];
/** Long enough for several rounds, not to its end. */
const COMMANDS = 90;
const SEEDS = 500;

/** What happened, in its order. */
type Played = readonly Event[];

const SAVES: Readonly<Record<string, () => Promise<string>>> = {
  mission: () => saveMission({}, [], () => true, 'golden'),
  /** An ally of several figures, who has acted and is still there. */
  'mission-ally': () =>
    saveMission({ ally: 'rebel-trooper' }, [], (played) => turnsOf(played) > 1 && !isAllyGone(played)),
  /** An ally who acted, and left unharmed. */
  'mission-left': () =>
    saveMission(
      { ally: 'luke-skywalker' },
      [farewell(3)],
      (played) => turnsOf(played) > 1 && hasLeft(played),
    ),
  /** An ally who left, and another who came and acted. */
  'mission-replaced': () =>
    saveMission(
      { ally: 'luke-skywalker' },
      [farewell(2), rescue(3)],
      (played) => hasLeft(played) && turnsOf(afterLeaving(played)) > 0,
    ),
  /** The same in told play, where nothing depends on how orders are resolved. */
  'mission-told': () =>
    saveMission(
      { ally: 'luke-skywalker' },
      [farewell(2), rescue(3)],
      (played) => hasLeft(played) && turnsOf(afterLeaving(played)) > 0,
      undefined,
      false,
    ),
  /** Not an export but the files of a slot, by their names, as they lie on a device. */
  slot: () => saveMission({}, [], () => true, 'golden', true, 'files'),
  /** In its second mission, with an ally who has acted. */
  campaign: () => saveCampaign((played) => turnsOf(played) > 1 && !isAllyGone(played)),
};

const farewell = (round: number): Script => ({
  id: 'farewell',
  on: { kind: 'roundStart', round },
  do: [{ kind: 'allyLeaves' }],
});
const rescue = (round: number): Script => ({
  id: 'rescue',
  on: { kind: 'roundStart', round },
  do: [{ kind: 'allyJoins', card: 'han-solo' }],
});

const turnsOf = (events: Played): number =>
  events.filter((event) => event.kind === 'activationEnded' && !HEROES.includes(event.who)).length;
const isGone = (event: Event, why: Gone): boolean => event.kind === 'actorGone' && event.why === why;
const isAllyGone = (events: Played): boolean => events.some((event) => isGone(event, 'defeated'));
const hasLeft = (events: Played): boolean => events.some((event) => isGone(event, 'left'));
const afterLeaving = (events: Played): Played =>
  events.slice(events.findIndex((event) => isGone(event, 'left')));

async function saveMission(
  { ally }: Pick<Party, 'ally'>,
  scripts: readonly Script[],
  fits: (played: Played) => boolean,
  only?: string,
  tracked = true,
  form: 'text' | 'files' = 'text',
): Promise<string> {
  if (!pack.ok) throw new Error('the content does not load');
  const party = { heroes: HEROES.map((id) => ({ id })), ...(ally !== undefined && { ally }) };
  const signal = pack.value.missions.get('signal-fire' as never);
  if (!signal) throw new Error('no such mission');
  const mission = { ...signal, scripts: [...signal.scripts, ...scripts] };
  const missions = new Map(pack.value.missions).set(mission.id as never, mission);
  const kit = kitFor({ ...pack.value, missions }, mission.id, party, ['core']);
  if (!kit.ok) throw new Error(kit.error.code);
  const setup: Setup = {
    kit: inEnglish(kit.value),
    seed: 'golden',
    party,
    difficulty: 'hard',
    tracked,
  };
  for (const seed of only === undefined ? seeds() : [only]) {
    const { commands } = playRandomly(setup, { maxCommands: COMMANDS, seed });
    const kept = await keep(missionGame, setup, commands);
    const events = kept.log.flatMap((entry) => entry.events);
    if (fits(events) && kept.state.stage !== 'over') return kept[form];
  }
  throw new Error('no seed leads there');
}

async function saveCampaign(fits: (played: Played) => boolean): Promise<string> {
  if (!pack.ok) throw new Error('the content does not load');
  const story = pack.value.campaigns.get('the-wrong-passenger' as never);
  if (!story) throw new Error('no such campaign');
  const campaign = { ...story, start: { ...story.start, allies: { 'rebel-trooper': 3 } } };
  const campaigns = new Map(pack.value.campaigns).set(campaign.id as never, campaign);
  const kit = campaignKitFor({ ...pack.value, campaigns }, campaign.id, HEROES);
  if (!kit.ok) throw new Error(kit.error.code);
  const setup: CampaignSetup = {
    kind: 'campaign',
    kit: {
      ...inEnglish(kit.value),
      missions: Object.fromEntries(
        Object.entries(kit.value.missions).map(([id, mission]) => [id, inEnglish(mission)]),
      ),
    },
    seed: 'golden',
    difficulty: 'normal',
    heroes: HEROES,
    name: 'Golden',
    products: ['core'],
  };
  for (const seed of seeds()) {
    const { commands } = playCampaignRandomly(setup, { maxCommands: 3 * COMMANDS, seed, tracked: true });
    // Stopped in the middle of the second mission that has a map.
    const begun = commands.flatMap((command, index) =>
      command.kind === 'begin' && command.tracked && command.ally !== null ? [index] : [],
    );
    const kept = await keep(campaignGame, setup, commands.slice(0, (begun[1] ?? 0) + COMMANDS / 2));
    const { running, game, finished } = kept.state;
    if (!running?.ally || !game || game.stage === 'over' || finished.length === 0) continue;
    const last = kept.log.findLastIndex(({ command }) => command.kind === 'begin');
    const events = kept.log
      .slice(last)
      .flatMap((entry) => entry.events)
      .flatMap((event) => (event.kind === 'mission' ? [event.event] : []));
    if (fits(events)) return kept.text;
  }
  throw new Error('no seed leads there');
}

const seeds = (): readonly string[] => [
  'golden',
  ...Array.from({ length: SEEDS }, (_, index) => `golden ${index}`),
];

/** The other languages would only make the file longer. */
const inEnglish = <T extends { readonly words: KitWords }>(kit: T): T => ({
  ...kit,
  words: { en: kit.words['en'] ?? {} },
});

/** With something left to redo. */
async function keep<S, State, C, E, R>(kind: GameKind<S, State, C, E, R>, setup: S, commands: readonly C[]) {
  const disk = new Map<string, string>();
  const saves = openSaves({
    files: memoryFiles(disk),
    clock: () => 0,
    newId: () => 'golden',
    onTrouble: (error) => {
      throw error;
    },
  });
  const created = await saves.create(1, kind, setup);
  if (!created.ok) throw new Error(created.error.code);
  for (const command of commands) {
    created.value.dispatch(command);
    await created.value.flush();
  }
  created.value.undo();
  created.value.undo();
  await created.value.flush();
  const exported = await saves.exportSlot(1);
  if (!exported.ok) throw new Error(exported.error.code);
  const { cursor, game } = created.value.store.getState();
  const files = JSON.stringify(Object.fromEntries(disk));
  return { text: exported.value, files, state: game, log: created.value.log(0, cursor) };
}

const [name = '', file = ''] = process.argv.slice(2);
const make = SAVES[name];
if (!make) throw new Error(`one of ${Object.keys(SAVES).join(', ')}, and a file`);
const text = await make();
await writeFile(file, file.endsWith('.gz') ? gzipSync(text) : text);
console.log(`${file}: ${text.length} letters`);
