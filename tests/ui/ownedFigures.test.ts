// Sight and Drill offer what stands on the players' shelf.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { firstCampaign } from '../../src/ui/games/new/setups';
import { ownedFigures } from '../../src/ui/table/ownedFigures';
import { builtIn } from '../content/missions';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const offered = (from: Pack, ...owned: readonly string[]) => {
  const { heroes, cards } = ownedFigures(from, owned);
  return [...heroes, ...cards].map(({ id }) => id as string);
};

describe('what the players own', () => {
  it('[collection] figures of the core box, and no others', () => {
    const core = offered(pack, 'core');
    expect(core).toEqual(expect.arrayContaining(['diala-passil', 'stormtrooper', 'darth-vader']));
    expect(core).not.toContain('biv-bodhrik');
    expect(core).not.toContain('heavy-stormtrooper');
  });

  it('[collection] one more box brings its figures', () => {
    expect(offered(pack, 'core', 'twin-shadows')).toEqual(
      expect.arrayContaining(['stormtrooper', 'biv-bodhrik', 'heavy-stormtrooper']),
    );
  });

  it('[collection] figures of no box came with content of others: everybody has them', () => {
    expect(offered({ ...pack, products: new Map() })).toContain('biv-bodhrik');
  });

  it('[row 13] a tutorial leads to a campaign that needs no other box', () => {
    expect(firstCampaign(pack, ['core'])).toBe('ember-line');
  });
});
