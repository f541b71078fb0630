// Small files of which very much could be made: it is counted while it is made, and made no further than it may be.

import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/packs';
import { importSaga } from '../../src/saga';
import { BOARD } from '../../src/saga/actions/board';
import type { ActionTable } from '../../src/saga/actions/action';
import { addScript, type MissionDraft } from '../../src/saga/draft';
import { characterFor } from '../../src/saga/people/ownCards';
import type { DraftMap } from '../../src/saga/map/map';
import { MOST_PARTS } from '../../src/saga/parts';
import { resetGroups } from '../../src/saga/people/overrides';
import { addLater, tellAll } from '../../src/saga/people/standing';
import type { ActionOf } from '../../src/saga/source/action';
import { action, event, fileOf, guid, HALL, mission, tools } from './builder';
import { draftOf, groupsIn, numbered } from './drafts';

const N = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const inEvents = (actions: readonly object[]): readonly object[] =>
  N(Math.ceil(actions.length / 100)).map((index) =>
    event(`E${index}`, actions.slice(index * 100, index * 100 + 100) as never),
  );

describe('[saga] parts', () => {
  it('[hostile] resets of orders that all groups were given are made no further than they may be', () => {
    const draft = draftOf();
    const groups = groupsIn(draft, 60);
    let told = 0;
    for (const order of N(100))
      tellAll(draft, 'orders', 'named', `${order}`, ({ id }) => {
        told++;
        return [{ kind: 'clearOrders', group: id }];
      });
    for (const one of N(50)) resetGroups(draft, groups.slice(one));
    addLater(draft, groups);
    expect(draft.parts.isSpent()).toBe(true);
    expect(told).toBeLessThan(MOST_PARTS / 2);
  });

  it('[hostile] resets of the same groups in another order are one reset', () => {
    const draft = draftOf();
    const groups = groupsIn(draft, 9);
    const made = N(9).flatMap((by) => resetGroups(draft, [...groups.slice(by), ...groups.slice(0, by)]));
    expect(new Set(made.map((effect) => JSON.stringify(effect))).size).toBe(1);
    expect(draft.later.size).toBe(1);
  });

  it('[hostile] a script that has no room any more is not made', () => {
    const draft = draftOf();
    let made = 0;
    for (const id of ['one', 'two'])
      addScript(draft, {
        id,
        runs: 'always',
        do: (function* () {
          for (; made < 4 * MOST_PARTS; made++) yield { kind: 'return' } as const;
        })(),
      });
    expect(made).toBe(MOST_PARTS);
    expect(draft.scripts).toEqual([]);
  });

  it('[hostile] resets and orders for all are refused for their size', () => {
    const ids = N(60).map(numbered);
    const resets = N(60).map((by) => action(18, { groupsToAdd: ids.slice(by).map((id) => ({ id })) }));
    const orders = N(200).map((index) => action(11, { theText: `Do ${index}` }));
    const data = mission({
      initialDeploymentGroups: ids.map((cardID) => ({ cardID })),
      globalEvents: inEvents([...orders, ...resets]),
    });
    const made = importSaga(fileOf(data), tools());
    expect(made.ok ? '' : made.error.map(formatProblem).join()).toMatch(
      /^test\.json: expected at most 100000 parts of effects in all scripts together, found \d{6}$/,
    );
  });

  it('[hostile] a section without tiles that is shown thousands of times: its things are gone through once', () => {
    let looks = 0;
    const things = new Map(
      N(400).map((index) => {
        const entity = {
          entityProperties: { isActive: true },
          get mapSectionOwner() {
            looks++;
            return 's';
          },
        };
        return [`${index}`, { entity, thing: { id: `${index}`, kind: 'crate' } }];
      }),
    );
    const map = { sectionOf: () => null, tilesWith: () => [], tileSection: () => null };
    const table = {
      draft: draftOf({ mapSections: [HALL, { GUID: 's' }] }),
      map: map as unknown as DraftMap,
      things,
    } as unknown as ActionTable;
    const show = { mapSection: 's', mapSectionRemove: 's', mapTile: guid('t'), mapTileRemove: guid('t') };
    const made = N(1000).map(() => BOARD.M1(table, show as unknown as ActionOf<'M1'>).effects);
    expect(made.at(-1)).toHaveLength(800);
    expect(looks).toBe(800);
  });

  it('[hostile] characters whom hundreds of names could mean are looked at once', () => {
    let looks = 0;
    const customCharacters = N(100).map((index) => ({
      get cardID() {
        looks++;
        return `TC${index}`;
      },
      customCharacterGUID: guid(`c${index}`),
    }));
    const draft = { source: { customCharacters }, characters: [] } as unknown as MissionDraft;
    expect(N(200).filter((index) => characterFor(draft, `tc${index}`)).length).toBe(100);
    expect(characterFor(draft, guid('c7'))).toBe(customCharacters[7]);
    expect(looks).toBe(100);
  });
});
