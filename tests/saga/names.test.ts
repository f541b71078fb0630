// Ordinary names and texts of authors, which mean something to us by accident: what is made of them still loads.

import { describe, expect, it } from 'vitest';
import type { ImportedMission } from '../../src/saga';
import { action, button, entity, event, mission, properties, trigger } from './builder';
import { loaded as loadedFrom } from './imported';

type Json = Readonly<Record<string, unknown>>;

/** Imported, loaded and checked. */
const loaded = (more: Json): ImportedMission => loadedFrom(mission(more));
const says = (text: string): Json => ({ globalEvents: [event('B', [action(16, { theText: text })])] });
const wordsOf = (text: string, more: Json = {}): string | undefined =>
  loaded({ ...says(text), ...more }).words['en']?.['b.text'];

describe('[saga] names that are taken', () => {
  it.each([
    'Change',
    'End',
    'Start',
    'Ally',
    'Wounded',
    'Withdrawn',
    'Cleared',
    'AllWounded',
    'Activation DG001',
  ])('[saga] an event may be called like our check of this moment: %s', (moment) => {
    const when = {
        useStartOfEachRound: true, useEndOfEachRound: true, useAllyDefeated: true, allyDefeated: 'A005', useAnyHeroWounded: true,
        useAnyHeroDefeated: true, useAllGroupsDefeated: true, useActivation: true, activationOf: 'DG001', behaviorAll: false,
      }; // prettier-ignore
    loaded({ globalEvents: [event(`Check ${moment}`, [action(16, { theText: 'x' })], when)] });
  });

  it.each(['Prototype', 'Constructor', '__proto__', 'toString', 'Round', 'Heroes'])(
    '[saga 7] a trigger that texts show may be called %s',
    (name) => {
      const made = loaded({ ...says(`&${name}& built`), globalTriggers: [trigger(name)] });
      expect(made.words['en']?.['b.text']).toMatch(/^\{\{\w+\}\} built$/);
    },
  );

  it('[saga 5] a thing and its buttons may have long names', () => {
    const name = 'Terminal in the northern control room of it';
    const press = (result: string) => button(`Attempt to slice the terminal with Tech (${result})`);
    const made = loaded({
      mapEntities: [
        entity(name, 1, [1, 1], {
          entityProperties: properties({ name, theText: 't', buttonActions: [press('good'), press('bad')] }),
        }),
      ],
    });
    const options = made.mission.things.flatMap((thing) => ('options' in thing ? (thing.options ?? []) : []));
    expect(new Set(options.map(({ text }) => text)).size).toBe(2);
  });

  it.each(['constructor', '__proto__', 'toString'])('[saga 5] a colour may be called %s', (tokenColor) => {
    const { things } = loaded({ mapEntities: [entity('K', 4, [1, 1], { tokenColor })] }).mission;
    expect(things[0]).not.toHaveProperty('colour');
  });
});

describe('[saga 8.3] texts', () => {
  it('[saga 8.3] codes that nobody knows stay as they stand', () => {
    expect(wordsOf('a {toString} b {valueOf}')).toBe('a {toString} b {valueOf}');
  });

  it.each([
    ['Smith & Sons & Co', 'Smith & Sons & Co'],
    ['R&D and Q&A', 'R&D and Q&A'],
    ['A & B: &Alarm&', 'A & B: {{alarm}}'],
    ['a &$t(x)& b', 'a &$ t(x)& b'],
    ['a &{{y}}& b', 'a &{ {y} }& b'],
  ])('[saga 8.3] between two ampersands stands a trigger, or nothing special: %s', (raw, text) => {
    expect(wordsOf(raw, { globalTriggers: [trigger('Alarm')] })).toBe(text);
  });

  it.each(['{{x}}', '$t(y)'])(
    '[saga 8.3] a trigger called %s is harmless where only its name can be shown',
    (name) => {
      const properties = { theText: `So many: &${name}&` };
      loaded({
        globalTriggers: [trigger(name)],
        mapEntities: [entity('K', 4, [1, 1], { entityProperties: properties })],
      });
    },
  );
});
