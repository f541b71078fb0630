// The sample mission with words for everything that the text layer speaks of, and somebody who speaks of it.

import type { Kit } from '../../../src/mission';
import { createText, makeTeller, type Teller } from '../../../src/text';
import { sampleKit } from '../../mission/sample';
import { readWords } from '../uiWords';

export function tellingKit(): Kit {
  const kit = sampleKit({
    things: [
      ...sampleKit().mission.things,
      { id: 'named', kind: 'crate', at: [1, 2], name: 'crate.name' },
      { id: 'cell-door', kind: 'door', between: [[[3, 0], [4, 0]]] }, // prettier-ignore
    ],
    sections: [
      { id: 'hall', start: true, name: 'hall.name', tiles: [] },
      { id: 'cell', story: 'cell.story', tiles: [] },
    ],
    rules: [{ id: 'dark', text: 'dark' }],
    variables: [{ id: 'alarm', shown: 'alarm' }, { id: 'hidden' }],
  });
  const named = (id: string, name: string) => {
    const hero = kit.heroes[id];
    if (!hero) throw new Error(`no hero ${id}`);
    return { ...hero, name };
  };
  return {
    ...kit,
    heroes: { ada: named('ada', 'Ada'), bo: named('bo', 'Bo'), cy: named('cy', 'Cy') },
    cards: Object.fromEntries(
      Object.entries(kit.cards).map(([id, card]) => [id, { ...card, name: NAMES[id] ?? id }]),
    ),
    words: { en: { ...kit.words['en'], ...EXTRA } },
  };
}

const NAMES: Readonly<Record<string, string>> = {
  trooper: 'Trooper',
  'trooper-elite': 'Trooper',
  captain: 'Captain',
  friend: 'Friend',
};

const EXTRA = {
  'hall.name': 'The hall',
  'crate.name': 'Old crate',
  dark: 'It is **dark**.',
  alarm: 'Alarm',
  'message.title': 'Alarm!',
  'message.story': '{{who}} hear steps.',
  'message.rules': 'Add {{count}} to the alarm.',
  question: 'Left or right?',
  left: 'Left',
  steps_one: '{{count}} step',
  steps_other: '{{count}} steps',
};

export async function englishTeller(kit: Kit = tellingKit()): Promise<Teller> {
  const text = await createText('en', { en: readWords('en'), load: async (language) => readWords(language) });
  return makeTeller(text, kit, ['friend'], 'en');
}
