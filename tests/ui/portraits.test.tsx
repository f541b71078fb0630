// Portraits are content: every name has one, none is another's, and a file that holds anything but plain shapes is refused.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { portraitsWith } from '../../src/app/portraits';
import { FlatFigures } from '../../src/scene/flat/FlatPieces';
import type { FigureView } from '../../src/scene';
import { CardPortrait } from '../../src/ui/art/CardPortrait';
import { fetchPortrait, regularId, openPortraits } from '../../src/ui/art/portraits';
import { readPortrait } from '../../src/ui/art/readPortrait';
import { figure } from '../scene/samples';

const CONTENT = join(import.meta.dirname, '../../content');
const BOXES = ['core', ...readdirSync(join(CONTENT, 'expansions')).map((box) => `expansions/${box}`)];

function namesIn(box: string): readonly string[] {
  return ['cards.json', 'heroes.json'].flatMap((file) => {
    if (!readdirSync(join(CONTENT, box)).includes(file)) return [];
    const text = readFileSync(join(CONTENT, box, file), 'utf8');
    return (JSON.parse(text) as { entries: { id: string }[] }).entries.map(({ id }) => regularId(id));
  });
}

const FILES = BOXES.flatMap((box) =>
  readdirSync(join(CONTENT, box, 'portraits')).map((file) => ({
    id: file.replace('.svg', ''),
    text: readFileSync(join(CONTENT, box, 'portraits', file), 'utf8'),
  })),
);
const NAMES = [...new Set(BOXES.flatMap(namesIn))];
/** What is left for somebody who sees no colour. */
const outline = (text: string) => text.replace(/#[\da-f]{6}/g, '#');

describe('[row 190] the portraits of the content', () => {
  it('[row 190] are one for each hero and for each card, regular and elite together', () => {
    // 21 heroes, 17 names of the core box and 56 of the expansions.
    expect(NAMES).toHaveLength(94);
    const forms = ['form-scout', 'form-senator', 'form-streetrat'];
    expect(FILES.map(({ id }) => id).toSorted()).toEqual([...NAMES, ...forms].toSorted());
  });

  it('[row 190] are told apart by shape, without colour', () => {
    expect(new Set(FILES.map(({ text }) => outline(text))).size).toBe(FILES.length);
  });

  it('[row 192] are plain shapes of at most 2 kB', () => {
    for (const { id, text } of FILES) {
      expect(readPortrait(text), id).toMatchObject({ ok: true });
      expect(text.length, id).toBeLessThanOrEqual(2048);
    }
  });
});

const file = (inside: string, head = 'color="#a0b0c0"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${head}>\n${inside}\n</svg>\n`;
const PATH = '<path fill="#102030" d="M0 0L9 9z"/>';

describe('[row 192] a portrait that is read', () => {
  it('[row 192] has its shapes as paths, mirrored and grouped as the file says', () => {
    const read = readPortrait(
      file(
        `<circle class="twin" fill="#102030" cx="30" cy="40" r="5"/>
         <g transform="translate(10 20) scale(2)">${PATH}</g>
         <rect class="half" fill="#102030" x="1" y="2" width="3" height="4"/>
         <path class="twin" stroke="#102030" stroke-width="3" d="M0 0H9"/>`,
      ),
    );
    expect(read).toEqual({
      ok: true,
      value: {
        accent: '#a0b0c0',
        layers: [
          { kind: 'twin', ink: '#102030', d: 'M25 40A5 5 0 1 1 35 40A5 5 0 1 1 25 40z' },
          { kind: 'group', matrix: [2, 0, 0, 2, 10, 20], layers: [{ kind: 'fill', ink: '#102030', d: 'M0 0L9 9z' }] },
          { kind: 'half', ink: '#102030', d: 'M1 2h3v4h-3z' },
          { kind: 'twinLine', ink: '#102030', width: 3, d: 'M0 0H9' },
        ],
      },
    }); // prettier-ignore
  });

  it.each([
    ['a script', file(`<script>alert(1)</script>${PATH}`)],
    ['text', file('<text x="1" y="2">Hi</text>')],
    ['words between shapes', file(`${PATH}words`)],
    ['a link', file(`<a href="https://example.org">${PATH}</a>`)],
    ['a copy of something else', file('<use href="#x"/>')],
    ['a picture', file('<image href="https://example.org/a.png"/>')],
    ['a handler', file('<path onclick="x()" fill="#102030" d="M0 0L9 9z"/>')],
    ['a style', file('<path style="fill:red" d="M0 0L9 9z"/>')],
    ['a colour by reference', file('<path fill="url(#x)" d="M0 0L9 9z"/>')],
    ['an entity', file('<path fill="#102030" d="M0 0&amp;z"/>')],
    ['a shape without paint', file('<path d="M0 0L9 9z"/>')],
    ['a circle without a radius given as a number', file('<circle fill="#102030" cx="1" cy="1" r="5em"/>')],
    ['no ground colour', file(PATH, 'width="9"')],
    ['an open group', file(`<g>${PATH}`)],
    ['something after the end', `${file(PATH)}${PATH}`],
    ['a sheet in a sheet', file(file(PATH))],
    ['a name that every object has', file('<constructor/>')],
    ['too much', file(PATH.repeat(60))],
    ['nothing', ''],
  ])('[row 192] is refused with %s in it', (_, text) => {
    expect(readPortrait(text).ok).toBe(false);
  });
});

describe('[row 192] boxes', () => {
  it('[row 192] a figure brings the portraits of its own box and no others', async () => {
    const found = [...(await portraitsWith('wampa')).keys()].toSorted();
    expect(found).toEqual([...new Set(namesIn('expansions/return-to-hoth'))].toSorted());
  });

  it('[row 190] a figure that nobody has drawn brings nothing, and is shown by its traits and initials', async () => {
    openPortraits(portraitsWith);
    const draw = () => renderToStaticMarkup(<CardPortrait id="swamp-thing" traits={['creature']} />);
    const neutral = draw();
    expect(neutral).not.toContain('<text');
    await fetchPortrait('swamp-thing');
    expect(draw()).toContain('>ST</text>');
    expect((await portraitsWith('constructor')).size).toBe(0);
  });

  // Other files share this shelf: made-up names, which none of them asks for.
  const made = async (id: string) =>
    new Map([...(await portraitsWith('wampa')).values()].map((one) => [id, one]));
  const creature = (id: string) => renderToStaticMarkup(<CardPortrait id={id} traits={['creature']} />);

  it('[row 190] until its portrait has come, a figure has its neutral shape, then its own', async () => {
    openPortraits(made);
    const before = creature('made-up-elite');
    await fetchPortrait('made-up-elite');
    expect(creature('made-up-elite')).not.toBe(before);
    expect(creature('made-up-elite')).toBe(creature('made-up'));
    expect(creature('made-up')).not.toContain('<text');
  });

  it('[row 190] a failure leaves the neutral shape, and the next one who asks tries again', async () => {
    const neutral = creature('made-up-late');
    openPortraits(() => Promise.reject(new Error('offline')));
    await fetchPortrait('made-up-late');
    expect(creature('made-up-late')).toBe(neutral);
    openPortraits(made);
    await fetchPortrait('made-up-late');
    expect(creature('made-up-late')).not.toBe(neutral);
  });
});

describe('[row 191] figures of the flat board', () => {
  const face = { id: 'x', ground: '#000000', strokes: [{ d: 'M0 0L9 9z', ink: '#ffffff' }] };
  const draw = (more: Partial<FigureView>) =>
    renderToStaticMarkup(
      <svg>
        <FlatFigures
          prefix="p"
          figures={[figure('A', [0, 0], { side: 'rebel', label: 'A', face, ...more })]}
        />
      </svg>,
    );
  let plates: readonly string[];
  beforeAll(() => {
    plates = [
      ...[0, 1, 2, 3].map((seat) => draw({ seat })),
      ...(['rebel', 'imperial', 'mercenary'] as const).map((side) => draw({ side })),
    ];
  });

  it('[row 191] the plates of four heroes, of allies and of both kinds of enemies have outlines of their own', () => {
    expect(new Set(plates.map(outline)).size).toBe(7);
  });

  it('[row 191] the colour is that of the seat, and a hero who lies on the ground is dark', () => {
    expect(draw({ seat: 0, colour: '#123456' })).toContain('#123456');
    expect(outline(draw({ seat: 0, faded: true }))).not.toBe(outline(draw({ seat: 0 })));
  });

  it('[row 191] without a portrait the sign of its kind stands there', () => {
    expect(draw({}).match(/<path/g)?.length).not.toBe(
      draw({ face: undefined } as never).match(/<path/g)?.length,
    );
  });
});
