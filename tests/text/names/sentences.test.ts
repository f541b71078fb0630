// German and Russian sentences with the name of a card in them: a name may be of any gender and number and does not bend, so
// it stands before a colon or a dash, after a colon, or in quotes. Sentences that only ever speak of heroes, things or titles
// are listed.

import { describe, expect, it } from 'vitest';
import { flatten, readWords, withoutPlural } from '../uiWords';

const NAME =
  /[„«]?\{\{(?:name|names|who|hero|card|item|weapon|target|attacker|from|to|ally|group)\}\}[“»]?/gu;

/** Read by authors and about files, or about numbers: no card is named there. */
const ELSEWHERE = /^(content|aid|load|tiles|preview|newGame|campaign\.armory)\./;

/** One hero, who is one person; a thing as its author names it; the title of a mission; a name in brackets. */
const NO_CARDS = new Set([
  'drill.eliteName',
  'legion.unitNumber',
  'mission.eliteName',
  'mission.figureName',
  'activation.why.refused',
  'activation.where.on',
  'heroPage.part',
  'log.heroWounded',
  'log.heroWithdrew',
  'log.heroStood',
  'undo.destroyed',
  'undo.drop',
  'undo.useMedpac',
  'mission.lens.danger.help',
  'mission.hero.askWound',
  'mission.hero.askWithdraw',
  'mission.hero.askStand',
  'mission.hero.askBack',
  'mission.noticed.heroWounded',
  'mission.noticed.heroWithdrew',
  'mission.noticed.doorOpened',
  'mission.figures.pushedUnseen',
  'campaign.notOwned',
  'campaign.refusals.notOpen',
  'campaign.refusals.forcedFirst',
  'campaign.refusals.tooFewPoints',
  'campaign.refusals.noLesson',
  'campaign.refusals.tooMuchExperience',
  'campaign.refusals.carriesTooMuch',
  'campaign.refusals.notUndoable',
  // Players have typed the name of their device.
  'party.quicker',
  'party.quickerWhat',
]);

/** `N` is a name. */
const ALONE = /^(N(, |: | — | → |\. |$).*|.*: N([.?]| → N| ?\(.*\)[.?]?)?( .*)?)$/u;

const breaking = (language: 'de' | 'ru') =>
  [...flatten(readWords(language))].filter(([key, text]) => {
    const shape = text.replaceAll(NAME, 'N');
    if (shape === text || ELSEWHERE.test(key) || NO_CARDS.has(withoutPlural(key))) return false;
    return !ALONE.test(shape);
  });

describe('sentences with names', () => {
  it.each(['de', 'ru'] as const)('[row 152] %s: names stand where nothing bends them', (language) => {
    expect(breaking(language)).toEqual([]);
  });

  it('[row 152] finds a sentence that would not fit', () => {
    const shapes = ['N greift an.', 'Aktivierung von N beenden?', 'N ist betäubt: Pech.'];
    expect(shapes.filter((shape) => ALONE.test(shape))).toEqual([]);
  });
});
