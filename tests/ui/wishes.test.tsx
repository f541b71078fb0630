// The target of an order: highlighted on the screen, between marks in the order language.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SentencePiece } from '../../src/text';
import { OrderText } from '../../src/ui/activation/OrderText';
import { wishesIn } from '../../src/ui/activation/wishes';

const drawn = (...pieces: readonly SentencePiece[]) => renderToStaticMarkup(<OrderText pieces={pieces} />);

describe('the target that an order prefers', () => {
  it('[orders] is highlighted, without marks', () => {
    expect(drawn({ text: 'Move 3 toward «the closest hero».' })).toBe(
      '<span class="order-text">Move 3 toward <mark class="wish">the closest hero</mark>.</span>',
    );
  });

  it('[orders] may run over several pieces', () => {
    const name = { kind: 'hero', id: 'fenn' } as const;
    const pieces: readonly SentencePiece[] = [
      { text: 'Attack «' },
      { name, text: 'Fenn' },
      { text: ' or Diala» now' },
    ];
    expect(wishesIn(pieces)).toEqual([
      { isWish: false, pieces: [{ text: 'Attack ' }] },
      { isWish: true, pieces: [{ name, text: 'Fenn' }, { text: ' or Diala' }] },
      { isWish: false, pieces: [{ text: ' now' }] },
    ]);
  });

  it('[orders] a wish inside a wish is part of it', () => {
    expect(wishesIn([{ text: '«a hero near «a door» or alone» goes' }])).toEqual([
      { isWish: true, pieces: [{ text: 'a hero near ' }, { text: 'a door' }, { text: ' or alone' }] },
      { isWish: false, pieces: [{ text: ' goes' }] },
    ]);
  });

  it('[orders] a name keeps its own quotes', () => {
    const piece: SentencePiece = { name: { kind: 'card', id: 'x' }, text: '«Сокол»' };
    expect(drawn(piece)).toContain('«Сокол»');
  });
});
