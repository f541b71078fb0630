// A table at which an imported mission is played.

import type { Group } from '../../src/imperial';
import { kitFor, type CardId, type DeploymentCard, type MissionId, type Pack } from '../../src/packs';
import { importSaga, type Imported } from '../../src/saga';
import type { Setup } from '../../src/mission';
import { Table } from '../mission/table';
import { contentPack, fileOf, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

const PARTY = { heroes: [{ id: 'diala-passil' }, { id: 'fenn-signis' }] };

/** Everything has been read until somebody has to decide something. */
export function tableFor(data: Json, setup: Partial<Setup> = {}, ally?: string): Table {
  const made = importSaga(fileOf(data), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const [mission] = made.value.missions;
  const party = { ...PARTY, ...(ally !== undefined && { ally }) };
  const kit = kitFor(packWith(made.value), mission?.id ?? '', party, []);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  return new Table(kit.value, { party, ...setup }).read();
}

/** The content of the app with what was imported; whether that is right is checked elsewhere. */
function packWith({ files, missions }: Imported): Pack {
  const pack = contentPack();
  const entriesOf = <T extends { readonly id: string }>(kind: string): readonly T[] =>
    files.flatMap(({ data }) => {
      const file = data as { readonly kind: string; readonly entries: readonly T[] };
      return file.kind === kind ? file.entries : [];
    });
  const groups = entriesOf<Group>('groups').flatMap((group) =>
    group.cards.map((card) => [card as CardId, group] as const),
  );
  const cards = entriesOf<DeploymentCard>('cards').map((card) => [card.id, card] as const);
  return {
    ...pack,
    cards: new Map([...pack.cards, ...cards]),
    groups: new Map([...pack.groups, ...groups]),
    missions: new Map(missions.map(({ id, mission }) => [id as MissionId, mission])),
    words: new Map(missions.map(({ id, words }) => [id as MissionId, words])),
  };
}

/** The rules texts that were shown, as words. */
export const told = (table: Table): readonly string[] =>
  table.shown.flatMap((prompt) => {
    if (prompt.kind !== 'message') return [];
    const key = prompt.rules ?? prompt.story ?? '';
    return [table.play.kit.words['en']?.[key] ?? key];
  });
