import { describe, expect, it } from 'vitest';
import { paragraphsOf, parseMarkup, plainText } from '../../../src/text';

const plain = (text: string) => ({ text, bold: false });
const bold = (text: string) => ({ text, bold: true });

describe('markup of mission texts', () => {
  it.each([
    ['nothing special', 'Open the door.', [plain('Open the door.')]],
    ['bold words', 'A **locked** door', [plain('A '), bold('locked'), plain(' door')]],
    ['an icon', 'Roll [insight].', [plain('Roll '), { icon: 'insight' }, plain('.')]],
    [
      'a stressed word',
      'You *came*.',
      [plain('You '), { text: 'came', bold: false, stressed: true }, plain('.')],
    ],
    ['stars with blanks', '2 * 3 * 4', [plain('2 * 3 * 4')]],
    ['a star that is never closed', 'a *b', [plain('a *b')]],
    ['an icon within bold words', '**2 [damage]!**', [bold('2 '), { icon: 'damage' }, bold('!')]],
    ['a bracket that is no icon', 'Wait [sic] here', [plain('Wait [sic] here')]],
    ['a bold sign that is never closed', 'a ** b', [plain('a ** b')]],
    ['a tag stays text', '<script>x</script>', [plain('<script>x</script>')]],
    ['nothing at all', '', []],
  ])('[markup] %s', (_, text, pieces) => {
    expect(parseMarkup(text)).toEqual(pieces);
  });

  it('[markup] an empty line begins a paragraph', () => {
    expect(paragraphsOf('one\n\n two \n \nthree')).toEqual(['one', 'two', 'three']);
    expect(paragraphsOf('')).toEqual([]);
  });

  it('[markup] plain words keep the names of icons', () => {
    expect(plainText('**Suffer** 2 [strain]')).toBe('Suffer 2 [strain]');
  });
});
