// Pictures of places and of people who speak: everything that ships has one of its own choice, and packs that choose none
// get a fitting one.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SCENES, type Mission } from '../../src/mission';
import { portraitsWith } from '../../src/app/portraits';
import { PEOPLE } from '../../src/ui/art/people';
import { fetchPortrait, openPortraits } from '../../src/ui/art/portraits';
import { SpeakerPortrait } from '../../src/ui/art/SpeakerPortrait';
import { ScenePicture } from '../../src/ui/art/scenes/ScenePicture';
import {
  sceneOfCampaign,
  sceneOfMission,
  sceneOfPlace,
  sceneOfSection,
  type SceneSpot,
} from '../../src/ui/art/sceneOf';
import { voicesOf } from '../../src/ui/mission/voices';
import { builtIn } from '../content/missions';

const { pack } = await builtIn();
const CAMPAIGNS = [...pack.campaigns.values()];
const MISSIONS = [...pack.missions.values()];
openPortraits(portraitsWith);
await Promise.all(MISSIONS.flatMap(({ voices = [] }) => voices.map(({ id }) => fetchPortrait(id))));

const paint = ({ name, seed }: SceneSpot) => renderToStaticMarkup(<ScenePicture name={name} seed={seed} />);
const face = (id: string) => renderToStaticMarkup(<SpeakerPortrait id={id} size={64} />);
/** What is left for somebody who sees no colour. */
const outline = (markup: string) => markup.replace(/#[0-9a-f]{6}/g, '#');

describe('scenes', () => {
  it('[row 39] each campaign, place and mission that ships names its scene', () => {
    const without = [
      ...CAMPAIGNS.filter(({ scene }) => scene === undefined),
      ...CAMPAIGNS.flatMap(({ places }) => places.filter(({ scene }) => scene === undefined)),
      ...MISSIONS.filter(({ scene }) => scene === undefined),
    ];
    expect(without.map(({ id }) => id)).toEqual([]);
    expect(MISSIONS).toHaveLength(123);
  });

  it('[row 39] no two campaigns have the same land behind their map', () => {
    const kinds = CAMPAIGNS.map((campaign) => sceneOfCampaign(campaign).name);
    expect(CAMPAIGNS).toHaveLength(7);
    expect(new Set(kinds).size).toBe(7);
  });

  it('[row 39] each kind is told apart by its shapes, and each place always looks the same', () => {
    const pictures = SCENES.map((name) => outline(paint({ name, seed: 'a' })));
    expect(new Set(pictures).size).toBe(SCENES.length);
    for (const name of SCENES) {
      expect(paint({ name, seed: 'a' })).toBe(paint({ name, seed: 'a' }));
      expect(outline(paint({ name, seed: 'a' })), name).not.toBe(outline(paint({ name, seed: 'b' })));
      expect(paint({ name, seed: 'a' }), name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('[row 39] a picture stays small, and nothing in it moves', () => {
    for (const name of SCENES) {
      const markup = paint({ name, seed: 'a' });
      expect(markup.match(/<path/g)?.length ?? 0, name).toBeLessThan(40);
      expect(markup, name).not.toMatch(/<animate|<filter|class="[^"]*anim/);
      expect(markup, name).toContain('aria-hidden="true"');
    }
  });

  it('[row 39] without a choice, the tiles decide; without tiles, the place; without either, a passage', () => {
    const tiles = {
      a: { environment: 'snow' },
      b: { environment: 'streets' },
      c: { environment: 'streets' },
    } as const;
    const laid = (tile: string) => ({ tile, at: [0, 0] as const });
    const sections = [
      { id: 'one', tiles: [laid('a')] },
      { id: 'two', tiles: [laid('b'), laid('c')] },
    ];
    const bare = { id: 'bare', sections } as unknown as Mission;
    expect(sceneOfMission(bare, tiles).name).toBe('city');
    expect(sceneOfSection(bare, 'one', tiles).name).toBe('ice');
    expect(sceneOfSection(bare, 'none', tiles).name).toBe('city');
    const place = { id: 'far', name: 'far', at: [1, 1], look: 'ocean' } as const;
    expect(sceneOfPlace(place)).toEqual({ name: 'harbour', seed: 'far' });
    expect(sceneOfMission({ id: 'told', sections: [] }, tiles, place).name).toBe('harbour');
    expect(sceneOfMission({ id: 'told', sections: [] }, tiles).name).toBe('corridor');
  });
});

describe('voices', () => {
  it('[row 39] everybody who speaks has a portrait, told apart by shape', () => {
    const speakers = [...new Set(MISSIONS.flatMap(({ voices = [] }) => voices.map(({ id }) => id)))];
    expect(speakers.length).toBeGreaterThan(30);
    expect(new Set(speakers.map((id) => face(id))).size).toBe(speakers.length);
    for (const id of speakers) expect(face(id).match(/<path/g)?.length ?? 0, id).toBeGreaterThan(8);
  });

  it('[row 39] the persons of our stories are drawn apart from each other, and each of them speaks', () => {
    const drawn = Object.keys(PEOPLE);
    expect(new Set(drawn.map((id) => outline(face(id)))).size).toBe(drawn.length);
    const speakers = new Set(MISSIONS.flatMap(({ voices = [] }) => voices.map(({ id }) => id)));
    expect(drawn.filter((id) => !speakers.has(id))).toEqual([]);
  });

  it('[row 39] a text has the voices that its mission gives it, and most have none', () => {
    const tollgate = MISSIONS.find(({ id }) => id === 'tollgate');
    if (!tollgate) throw new Error('no mission tollgate');
    expect(voicesOf(tollgate, 'saboteurs.story')).toEqual(['pim', 'vesh']);
    expect(voicesOf(tollgate, 'briefing')).toEqual([]);
    expect(voicesOf({}, 'briefing')).toEqual([]);
  });

  it('[row 39] campaigns give voices to their intros and endings, and every speaker has a portrait', () => {
    const ferry = CAMPAIGNS.find(({ id }) => id === 'the-last-ferry');
    if (!ferry) throw new Error('no campaign the-last-ferry');
    expect(voicesOf(ferry, 'intro')).toEqual(['odra-quill']);
    expect(voicesOf(ferry, 'nobody.nought')).toEqual(['nought']);
    expect(voicesOf(ferry, 'ending.one-night.text')).toEqual([]);
    const known = new Set(MISSIONS.flatMap(({ voices = [] }) => voices.map(({ id }) => id)));
    const speakers = CAMPAIGNS.flatMap(({ voices = [] }) => voices.map(({ id }) => id));
    expect(speakers.filter((id) => !known.has(id))).toEqual([]);
  });
});
