// Class cards: who may learn what, when, and what can be taken back.

import { describe, expect, it } from 'vitest';
import { cardsToLearn, gearOf, lessonsLeft } from '../../src/campaign';
import { CampaignTable } from './campaignTable';

const withLessons = (lessons: number, heroes: readonly string[] = ['ada', 'bo']) =>
  new CampaignTable({ heroes }).with({
    lessons: Object.fromEntries(heroes.map((hero) => [hero, lessons])),
  });
const train = (hero: string, card: string) => ({ kind: 'train', hero, card }) as const;
const untrain = (hero: string, card: string) => ({ kind: 'untrain', hero, card }) as const;

describe('lessons', () => {
  it('[row 90] one for every hero after each story mission, unless it is one that teaches nothing', () => {
    const table = new CampaignTable().finish('prologue');
    expect(table.state.lessons).toEqual({ ada: 0, bo: 0 });
    table.finish('dock');
    expect(table.state.lessons).toEqual({ ada: 1, bo: 1 });
    expect(table.state.heroes.map((hero) => lessonsLeft(table.state, hero))).toEqual([1, 1]);
    table.do(train('ada', 'ada-1a'));
    expect(table.events).toEqual([{ kind: 'learnt', hero: 'ada', card: 'ada-1a' }]);
    expect(table.state.heroes.map((hero) => lessonsLeft(table.state, hero))).toEqual([0, 1]);
    expect(table.refusal(train('ada', 'ada-1b'))).toBe('noLesson:ada');
  });

  it('[row 90] whoever did not learn yet may do so later', () => {
    const table = new CampaignTable().finish('prologue').finish('dock').finish('spice');
    table.do(train('bo', 'bo-1a')).do(train('bo', 'bo-2a'));
    expect(table.state.heroes[1]?.classCards).toEqual(['bo-1a', 'bo-2a']);
  });

  it('[row 91] four in a campaign, however long it is', () => {
    const table = withLessons(4).finish('prologue').finish('dock');
    expect(table.state.lessons).toEqual({ ada: 4, bo: 4 });
  });
});

describe('[row 91] cards', () => {
  it('the n-th one costs at most n', () => {
    const table = withLessons(4);
    expect(table.refusal(train('bo', 'bo-2a'))).toBe('tooMuchExperience:bo-2a');
    expect(cardsToLearn(table.play, table.state, 'bo')).toEqual(['bo-1a', 'bo-1b']);
    table.do(train('bo', 'bo-1a'));
    expect(cardsToLearn(table.play, table.state, 'bo')).toEqual(['bo-1b', 'bo-2a', 'bo-2b']);
    table.do(train('bo', 'bo-2a')).do(train('bo', 'bo-1b')).do(train('bo', 'bo-4a'));
    expect(table.refusal(train('bo', 'bo-2b'))).toBe('noLesson:bo');
    expect(cardsToLearn(table.play, table.state, 'bo')).toEqual([]);
  });

  it('are those of the hero, and each is learnt once', () => {
    const table = withLessons(4).do(train('ada', 'ada-1a'));
    expect(table.refusal(train('ada', 'ada-1a'))).toBe('alreadyLearnt:ada-1a');
    expect(table.refusal(train('ada', 'ada-knife'))).toBe('alreadyLearnt:ada-knife');
    expect(table.refusal(train('ada', 'bo-1a'))).toBe('notThisHero:bo-1a');
    expect(table.refusal(train('ada', 'constructor'))).toBe('unknownCard:constructor');
    expect(table.refusal(train('cy', 'cy-1a'))).toBe('unknownHero:cy');
  });

  it('can be taken back as long as they have not been in play', () => {
    const table = withLessons(2).do(train('ada', 'ada-1a')).do(untrain('ada', 'ada-1a'));
    expect(table.events).toEqual([{ kind: 'unlearnt', hero: 'ada', card: 'ada-1a' }]);
    expect(table.state.heroes[0]?.classCards).toEqual([]);
    expect(table.refusal(untrain('ada', 'ada-1a'))).toBe('notUndoable:ada-1a');
    expect(table.refusal(untrain('cy', 'cy-1a'))).toBe('unknownHero:cy');
    table.do(train('ada', 'ada-1b')).finish('prologue').do(train('ada', 'ada-2a'));
    expect(table.refusal(untrain('ada', 'ada-1b'))).toBe('notUndoable:ada-1b');
    expect(table.refusal(untrain('ada', 'ada-2a'))).toBeUndefined();
  });

  it('nothing is taken back that a later card rests on', () => {
    const table = withLessons(3).do(train('bo', 'bo-1a')).do(train('bo', 'bo-2a'));
    expect(table.refusal(untrain('bo', 'bo-1a'))).toBe('notUndoable:bo-2a');
    table.do(untrain('bo', 'bo-2a')).do(train('bo', 'bo-1b')).do(untrain('bo', 'bo-1a'));
    expect(table.state.heroes[1]?.classCards).toEqual(['bo-1b']);
  });
});

describe('class cards that are gear', () => {
  it('[row 93] count as brought along; where there is no room they stay in the ship', () => {
    const table = withLessons(2, ['ada', 'cy']).do(train('ada', 'ada-1b'));
    const holder = (id: string) => gearOf(table.play, table.state).find((piece) => piece.id === id)?.hero;
    // ada begins with two weapons.
    expect([holder('ada-knife'), holder('ada-blaster'), holder('ada-1b')]).toEqual(['ada', 'ada', null]);
    table.do(train('cy', 'cy-1a')).do(train('cy', 'cy-2b'));
    expect(holder('cy-2b')).toBe('cy');
  });

  it('modifications come off a weapon that is taken back', () => {
    const table = withLessons(1).with({ items: [{ item: 'scope', hero: 'ada', on: null }] });
    table.do({ kind: 'assign', item: 'ada-knife', hero: null }).do(train('ada', 'ada-1b'));
    table.do({ kind: 'fix', item: 'scope', on: 'ada-1b' }).do(untrain('ada', 'ada-1b'));
    expect(table.state.items).toEqual([{ item: 'scope', hero: 'ada', on: null }]);
    const learnt = withLessons(1)
      .do(train('bo', 'bo-1b'))
      .do({ kind: 'fix', item: 'bo-1b', on: 'bo-blaster' });
    expect(learnt.do(untrain('bo', 'bo-1b')).state.heroes[1]).toMatchObject({ classCards: [], fixed: {} });
  });
});
