// Who has won is only decided where the source says so plainly; otherwise the players are asked.

import { describe, expect, it } from 'vitest';
import { importSaga } from '../../src/saga';
import { action, event, fileOf, guid, mission, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

/** How a mission ends whose last event says this, and what the report tells about it. */
function endOf(text: string, when: Json = {}, about: Json = {}, name = 'Finish'): readonly unknown[] {
  const data = mission(
    { globalEvents: [event(name, [action(16, { theText: text }), action(0, { endMission: true })], when)] },
    about,
  );
  const made = importSaga(fileOf(data), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const [first] = made.value.missions;
  const end = first?.mission.scripts.find(({ runs }) => runs === 'once')?.do.at(-1)?.kind;
  const notes = first?.notes.filter(({ code }) => /^(?:won|lost)By/.test(code)) ?? [];
  return [end, ...notes.map(({ code, facts }) => [code, facts])];
}
const LIMIT = { roundLimit: 6, roundLimitEvent: guid('Finish') };
const ASKED = ['question'];
const WON = ['win', ['wonByText', { event: 'Finish' }]];
const LOST = ['lose', ['lostByText', { event: 'Finish' }]];

describe('[saga] who has won', () => {
  it.each([
    'With the defeat of the General the base is yours!',
    'You defeat the last guard and escape. The campaign goes on.',
    'The heroes escape with the plans. Each hero gains 1 XP.',
    'Victory was close, but the Empire has captured you all.',
    'The Rebels do not win this one.',
    'If the heroes win, they gain 100 credits.',
    'Each hero who lost a friend rests. The heroes lose 2 credits.',
    'The heroes win! Then the Empire wins.',
    'Victory!',
    '',
  ])('[saga] players are asked after %j', (text) => {
    expect(endOf(text)).toEqual(ASKED);
  });

  it.each([
    'The heroes win!',
    '{-} <b>The Rebels have won</b>',
    'Rebel Victory',
    'The mission ends in a Rebel victory.',
  ])('[saga] the heroes have won, and the report tells: %j', (text) => {
    expect(endOf(`It is quiet.\n${text}`)).toEqual(WON);
  });

  it.each([
    'The Empire wins.',
    'The heroes have lost.',
    'The Imperial player wins the mission.',
    'Imperial victory!',
  ])('[saga] the heroes have lost, and the report tells: %j', (text) => {
    expect(endOf(`It is quiet.\n${text}`)).toEqual(LOST);
  });

  it('[saga] a clear text counts more than the limit of rounds or wounds', () => {
    expect(endOf('The heroes hold out. The heroes win!', {}, LIMIT)).toEqual(WON);
    expect(endOf('The Rebels win!', { useAllHeroesWounded: true })).toEqual(WON);
  });

  it('[saga] without one, the last round or the last wound decides, if nothing else leads there', () => {
    expect(endOf('', {}, LIMIT)).toEqual(['lose', ['lostByLimit', { event: 'Finish' }]]);
    expect(endOf('', { useAllHeroesWounded: true })).toEqual(['lose', ['lostByWounds', { event: 'Finish' }]]);
    expect(endOf('', {}, { ...LIMIT, startingEvent: guid('Finish') })).toEqual(ASKED);
    expect(endOf('', { useAllHeroesWounded: true, behaviorAll: false })).toEqual(ASKED);
  });

  it('[saga] the name of an event counts like its text', () => {
    expect(endOf('', {}, {}, 'Rebel Victory')[0]).toBe('win');
    expect(endOf('', {}, {}, 'Victory or defeat')).toEqual(ASKED);
  });
});
