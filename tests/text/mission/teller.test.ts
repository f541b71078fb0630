import { describe, expect, it } from 'vitest';
import { englishTeller } from './sample';

const teller = await englishTeller();

describe('names in a mission', () => {
  it('[rows 54, 56] groups are named with elite and the ID colour', () => {
    expect(teller.group({ card: 'trooper', colour: null })).toBe('Trooper');
    expect(teller.group({ card: 'trooper-elite', colour: 'red' })).toBe('Trooper (elite), red');
    expect(teller.group({ card: 'captain', colour: null })).toBe('Captain');
    expect(teller.card('nobody')).toBe('nobody');
  });

  it('[names] figures by hero, ally, and number within their group', () => {
    const cast = { 'troopers-1': { card: 'trooper', colour: 'blue' }, 'boss-1': { card: 'captain', colour: null } } as const; // prettier-ignore
    expect(
      ['ada', 'ally-1', 'troopers-1-2', 'boss-1-1', 'gone-1-1'].map((id) => teller.figure(id, cast)),
    ).toEqual(['Ada', 'Friend', 'Trooper, blue 2', 'Captain', 'gone-1-1']);
    expect(teller.who('friend')).toBe('Friend');
  });

  it('[names] things by the author’s name, or by what they are', () => {
    expect(['named', 'crate', 'door', 'plans', 'corner', 'nothing'].map(teller.thing)).toEqual([
      'Old crate',
      'Crate',
      'Door',
      'Token',
      'Marked spaces',
      'nothing',
    ]);
    expect(teller.section('hall')).toBe('The hall');
    expect(teller.section('cell')).toBe('the next part');
  });

  it('[row 30] options by the author’s words, or by the app’s own', () => {
    expect(teller.option('crate', 'search')).toBe('Search');
    expect(teller.option('cell-door', 'open')).toBe('Open');
    expect(teller.option('plans', 'retrieve')).toBe('Pick up');
  });

  it('[words] blanks hold numbers and lists of names', () => {
    expect(teller.says('message.story', { who: { heroes: ['ada', 'bo', 'friend'] } })).toBe(
      'Ada, Bo, and Friend hear steps.',
    );
    expect(teller.says('message.story', { who: { cards: ['trooper-elite'] } })).toBe(
      'Trooper (elite) hear steps.',
    );
    expect(teller.says('steps', { count: 1 })).toBe('1 step');
  });
});
