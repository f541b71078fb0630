// The author's preview: a change of the files plays the same game again, a change of the game is one step that can be taken back.

import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import type { ContentFile, PreviewWork } from '../../src/packs';
import { firstChoices } from '../../src/ui/preview/choices';
import { agendaOf, firedIn, liveMission, scriptsOf } from '../../src/ui/preview/insides';
import { openPreview, type PlaceStore, type Preview } from '../../src/ui/preview/preview';
import { GOOD_MISSION } from '../packs/missionSamples';
import { told } from '../session/toySaves';

const MISSION = 'signal-fire';
let files: readonly ContentFile[];
beforeAll(async () => {
  const read = await readContentFiles(CONTENT_DIR);
  if (!read.ok) throw new Error('content cannot be read');
  // A small part is quicker, and all that the mission needs.
  files = read.value.filter(({ file }) => !file.startsWith('campaigns') && !file.startsWith('tutorials'));
});

let version = 0;
const workWith = (change: Partial<PreviewWork> = {}): PreviewWork => ({
  version: ++version,
  name: MISSION,
  files,
  stories: [{ kind: 'mission', id: MISSION }],
  problems: [],
  warnings: [],
  ...change,
});

/** A change of the mission's own file. */
const edited = (change: (text: string) => string): readonly ContentFile[] =>
  files.map((file) =>
    file.file.startsWith(`missions/${MISSION}/mission`)
      ? { ...file, data: JSON.parse(change(JSON.stringify(file.data))) as unknown }
      : file,
  );

const memory = (): PlaceStore => {
  let kept: string | null = null;
  return { read: () => kept, write: (text) => void (kept = text) };
};

const opened = async (places = memory()): Promise<Preview> => {
  const preview = openPreview(places);
  await preview.receive(workWith());
  return preview;
};

const last = ({ store }: Preview) => {
  const open = store.getState().runs.at(-1)?.open;
  if (open?.kind !== 'mission') throw new Error('no mission is played');
  return open.running;
};
const live = (preview: Preview) => {
  const found = liveMission({ kind: 'mission', running: last(preview) });
  if (!found) throw new Error('no mission is played');
  return found;
};
/** Lays the map, enters, and reads on up to the first decision. */
async function readOn(preview: Preview): Promise<number> {
  let steps = 0;
  while ((await told(last(preview).dispatch({ kind: 'answer', answer: { kind: 'done' } }))).ok) steps++;
  return steps;
}

describe('[preview] the author’s page', () => {
  it('[preview] the mission begins by itself', async () => {
    const preview = await opened();
    expect(last(preview).store.getState().game).toMatchObject({ mission: MISSION, round: 0, stage: 'setup' });
    expect((await preview.content()).missions.has(MISSION as never)).toBe(true);
  });

  it('[preview] new words and numbers, and the game is where it was; also when the page is loaded again', async () => {
    const places = memory();
    const preview = await opened(places);
    const steps = await readOn(preview);
    expect(steps).toBeGreaterThan(2);
    const before = last(preview).store.getState().game;
    await preview.receive(workWith({ files: edited((text) => text.replace('"version":1', '"version":2')) }));
    expect(preview.store.getState().note).toEqual({ kind: 'kept' });
    expect(last(preview).store.getState()).toMatchObject({ game: before, cursor: steps, canUndo: true });
    const again = await opened(places);
    expect(last(again).store.getState()).toMatchObject({ game: before, cursor: steps });
    expect(again.store.getState().note).toBe(null);
  });

  it('[preview] what the change does not allow is cut off, and said', async () => {
    const preview = await opened();
    await readOn(preview);
    const hero = last(preview).store.getState().game.actors[0]?.id ?? '';
    expect((await told(last(preview).dispatch({ kind: 'beginActivation', who: hero }))).ok).toBe(true);
    const asked =
      '"do":[{"kind":"question","text":"title","options":[{"id":"a","text":"title"},{"id":"b","text":"title"}]},';
    await preview.receive(workWith({ files: edited((text) => text.replace('"do":[', asked)) }));
    const { note } = preview.store.getState();
    expect(note).toMatchObject({ kind: 'cut' });
    expect(live(preview).game.prompt?.kind).toBe('question');
  });

  it('[preview] problems leave the last good game alone', async () => {
    const preview = await opened();
    const before = last(preview);
    const problem = { file: 'a', path: '', code: 'syntax', expected: 'x', found: 'y' } as const;
    await preview.receive(workWith({ files: [], stories: [], problems: [problem] }));
    expect(last(preview)).toBe(before);
    expect(preview.store.getState().work?.problems).toEqual([problem]);
    await preview.receive(
      workWith({ files: [{ file: 'b', data: { kind: 'missions', entries: [GOOD_MISSION] } }] }),
    );
    expect(preview.store.getState().work?.problems.length).toBeGreaterThan(0);
    expect(last(preview)).toBe(before);
  });

  it('[preview] a place that could not be kept once does not stop what comes after', async () => {
    const places = memory();
    let isFull = true;
    const write = (text: string): void => {
      if (isFull) throw new Error('full');
      places.write(text);
    };
    const preview = openPreview({ ...places, write });
    await expect(preview.receive(workWith())).rejects.toThrow('full');
    isFull = false;
    await preview.receive(workWith());
    expect(places.read()).not.toBeNull();
  });

  it('[preview] changes of the game, one on the other, survive a change of the files and can be taken back', async () => {
    const preview = await opened();
    await readOn(preview);
    await preview.change({ kind: 'variable', variable: 'key', to: 1 });
    await preview.change({ kind: 'round', round: 3 });
    await readOn(preview);
    expect(live(preview).game).toMatchObject({ round: 3, variables: { key: 1 } });
    await preview.receive(workWith());
    expect(live(preview).game).toMatchObject({ round: 3, variables: { key: 1 } });
    preview.takeBack();
    expect(live(preview).game).toMatchObject({ round: 1, variables: { key: 1 } });
    preview.takeBack();
    preview.takeBack();
    expect(live(preview).game).toMatchObject({ round: 1, variables: { key: 0 } });
  });

  it('[preview] begins where the author likes, with other heroes and numbers', async () => {
    const preview = await opened();
    const pack = await preview.content();
    const script = live(preview).play.mission.scripts.at(-1)?.id ?? '';
    await preview.begin({
      ...firstChoices(pack, MISSION),
      heroes: ['jyn-odan', 'gaarkhan', 'mak-eshkarey'],
      tracked: true,
      script,
      variables: { key: 2 },
      flags: { known: 1 },
    });
    expect(live(preview).game).toMatchObject({ tracked: true, variables: { key: 2 }, flags: { known: 1 } });
    expect(live(preview).game.actors).toHaveLength(3);
    expect(live(preview).game.agenda).toContainEqual({ kind: 'begin', script });
    await preview.begin({ ...firstChoices(pack, MISSION), heroes: ['nobody'] });
    expect(preview.store.getState()).toMatchObject({ note: { kind: 'unplayable' }, runs: [] });
  });

  it('[preview] a campaign, between missions and in one', async () => {
    const read = await readContentFiles(CONTENT_DIR);
    if (!read.ok) throw new Error('content cannot be read');
    const preview = openPreview(memory());
    await preview.receive(workWith({ files: read.value, stories: [{ kind: 'campaign', id: 'ember-line' }] }));
    const open = () => preview.store.getState().runs.at(-1)?.open;
    const running = open();
    if (running?.kind !== 'campaign') throw new Error('expected a campaign');
    expect(liveMission(running)).toBe(null);
    await preview.change({ kind: 'flag', flag: 'droid-owed', to: 1 });
    const changed = open();
    if (changed?.kind !== 'campaign') throw new Error('expected a campaign');
    expect(changed.running.store.getState().game.flags).toMatchObject({ 'droid-owed': 1 });
    const begun = await told(
      changed.running.dispatch({ kind: 'begin', mission: 'first-steps', ally: null, tracked: false }),
    );
    expect(begun.ok).toBe(true);
    await preview.change({ kind: 'round', round: 2 });
    const inMission = open();
    const found = inMission && liveMission(inMission);
    expect(found?.game.mission).toBe('first-steps');
  });
});

describe('[preview] the insides', () => {
  it('[preview] what ran, newest first, with why; what waits, and what comes next', async () => {
    const preview = await opened();
    await readOn(preview);
    const mission = live(preview);
    const fired = firedIn(mission, preview.store.getState().runs);
    expect(fired.at(-1)).toMatchObject({ why: { kind: 'trigger', text: 'missionStart' }, isStopped: false });
    const waiting = scriptsOf(mission);
    expect(waiting.find(({ id }) => id === fired.at(-1)?.script)).toMatchObject({ ran: 1, isDone: true });
    expect(waiting.some(({ waitsFor }) => waitsFor.includes('opened: gate'))).toBe(true);
    expect(agendaOf(live(await opened()))).toEqual(['enter', 'missionStart', 'startRound']);
    const { id } = mission.play.mission.scripts.at(-1) ?? { id: '' };
    await preview.change({ kind: 'script', script: id });
    expect(firedIn(live(preview), preview.store.getState().runs)[0]?.why).toBeDefined();
  });
});
