// Our portraits, icons and worlds: nobody is left without a picture, and pictures are told apart without colour.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { portraitsWith } from '../../src/app/portraits';
import { FIGURE_TRAITS } from '../../src/rules';
import { ART_ICON_NAMES, ArtIcon } from '../../src/ui/art/ArtIcon';
import { CardPortrait } from '../../src/ui/art/CardPortrait';
import { HeroPortrait } from '../../src/ui/art/HeroPortrait';
import { Planet, PLANET_LOOKS } from '../../src/ui/art/Planet';
import { fetchPortrait, openPortraits } from '../../src/ui/art/portraits';

interface Entry {
  readonly id: string;
  readonly traits: readonly string[];
  readonly elite?: boolean;
  readonly unique?: boolean;
}

const ROOT = join(import.meta.dirname, '../..');
const EXPANSIONS = readdirSync(join(ROOT, 'content/expansions')).map((name) => `expansions/${name}`);

function entriesOf(folder: string, file: string): readonly Entry[] {
  if (!readdirSync(join(ROOT, 'content', folder)).includes(file)) return [];
  const text = readFileSync(join(ROOT, 'content', folder, file), 'utf8');
  return (JSON.parse(text) as { entries: readonly Entry[] }).entries;
}

const CORE_HEROES = entriesOf('core', 'heroes.json');
const CORE_CARDS = entriesOf('core', 'cards.json');
const HEROES = [...CORE_HEROES, ...EXPANSIONS.flatMap((folder) => entriesOf(folder, 'heroes.json'))];
const CARDS = [...CORE_CARDS, ...EXPANSIONS.flatMap((folder) => entriesOf(folder, 'cards.json'))];

openPortraits(portraitsWith);
await Promise.all([...HEROES, ...CARDS, { id: 'zara-quill' }, { id: '' }].map(({ id }) => fetchPortrait(id)));

const draw = (picture: ReactElement): string => renderToStaticMarkup(picture);
const card = ({ id, traits, elite = false, unique = false }: Entry) =>
  draw(<CardPortrait id={id} traits={traits} elite={elite} unique={unique} />);
const hero = (id: string) => draw(<HeroPortrait id={id} />);
/** What is left of a picture for somebody who sees no colour at all. */
const outline = (markup: string) => markup.replace(/#[0-9a-f]{6}/g, '#');
const paths = (markup: string) => markup.match(/<path/g)?.length ?? 0;

describe('portraits', () => {
  it('[row 190] each hero of the content has a drawing of their own, told apart by shape', () => {
    expect(HEROES).toHaveLength(21);
    expect(new Set(HEROES.map(({ id }) => outline(hero(id)))).size).toBe(HEROES.length);
    for (const { id } of HEROES) expect(hero(id), id).not.toContain('<text');
  });

  it('[row 190] a hero nobody has drawn gets a generic head with initials', () => {
    expect(hero('zara-quill')).toContain('>ZQ</text>');
    expect(hero('')).toContain('>?</text>');
  });

  it('[row 42] wounded and withdrawn add shapes, and differ from each other', () => {
    const states = [
      hero('gaarkhan'),
      draw(<HeroPortrait id="gaarkhan" wounded />),
      draw(<HeroPortrait id="gaarkhan" withdrawn />),
      draw(<HeroPortrait id="gaarkhan" wounded withdrawn />),
    ];
    expect(new Set(states.map(outline)).size).toBe(4);
  });

  it('[rows 49 and 190] each core card is drawn for itself, and no two look the same without colour', () => {
    const pictures = CORE_CARDS.map(card);
    expect(new Set(pictures.map(outline)).size).toBe(CORE_CARDS.length);
    for (const picture of pictures) expect(picture).not.toContain('<text');
  });

  it('[row 190] each card of the expansions is drawn for itself, and no two look the same without colour', () => {
    for (const entry of CARDS) expect(paths(card(entry)), entry.id).toBeGreaterThan(12);
    for (const entry of CARDS) expect(card(entry), entry.id).not.toContain('<text');
    expect(new Set(CARDS.map((entry) => outline(card(entry)))).size).toBe(CARDS.length);
  });

  it('[row 49] each trait has a figure of its own, and a second trait adds gear', () => {
    const figures = FIGURE_TRAITS.map((trait) => card({ id: 'x', traits: [trait] }));
    expect(new Set(figures.map(outline)).size).toBe(FIGURE_TRAITS.length);
    const trooper = card({ id: 'x', traits: ['trooper'] });
    expect(card({ id: 'x', traits: ['trooper', 'heavy-weapon'] })).not.toBe(trooper);
    expect(card({ id: 'x', traits: ['something-new'] })).toBe(trooper);
  });

  it('[row 54] elite is the regular figure with a frame and chevrons', () => {
    const regular = card({ id: 'nexu', traits: [] });
    const elite = card({ id: 'nexu-elite', traits: [], elite: true });
    expect(elite.startsWith(regular.replace('</svg>', ''))).toBe(true);
    expect(paths(elite)).toBeGreaterThan(paths(regular));
  });
});

describe('icons and worlds', () => {
  it('[row 82] no two icons and no two worlds share a shape', () => {
    expect(new Set(ART_ICON_NAMES.map((name) => draw(<ArtIcon name={name} />))).size).toBe(
      ART_ICON_NAMES.length,
    );
    expect(new Set(PLANET_LOOKS.map((look) => outline(draw(<Planet look={look} />)))).size).toBe(8);
  });
});

describe('all pictures', () => {
  const pictures = (label?: string) => {
    const name = label === undefined ? {} : { label };
    return [
      <HeroPortrait key="hero" id="jyn-odan" {...name} />,
      <CardPortrait key="card" id="nexu" {...name} />,
      <ArtIcon key="icon" name="star" {...name} />,
      <Planet key="planet" look="ice" {...name} />,
    ].map(draw);
  };

  it('[rows 39 and 49] have no empty shape in them', () => {
    const all = [
      ...HEROES.map(({ id }) => hero(id)),
      hero('zara-quill'),
      ...CARDS.map(card),
      ...ART_ICON_NAMES.map((name) => draw(<ArtIcon name={name} />)),
      ...PLANET_LOOKS.map((look) => draw(<Planet look={look} />)),
    ];
    for (const picture of all) expect(picture).not.toMatch(/ (d|points|transform)=""/);
  });

  it('[accessibility] are hidden from screen readers unless they are given a name', () => {
    for (const picture of pictures()) {
      expect(picture).toContain('aria-hidden="true"');
      expect(picture).not.toContain('role="img"');
    }
    for (const picture of pictures('Jyn')) {
      expect(picture).toContain('role="img" aria-label="Jyn"');
      expect(picture).not.toContain('aria-hidden');
    }
  });

  it('[size] all but the scenes, which come by themselves, weigh less than 24 kB, packed', () => {
    const folder = join(ROOT, 'src/ui/art');
    const sources = readdirSync(folder)
      .filter((file) => file.includes('.'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(gzipSync(sources.join('')).length).toBeLessThan(24_000);
  });
});
