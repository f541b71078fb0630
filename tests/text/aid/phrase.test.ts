// What the buttons of attacks and defenses say of a card, in every language.

import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_EFFECT, MOMENTS, NEEDS, type GearEffect } from '../../../src/rules';
import {
  aidConditions,
  aidPhrase,
  createText,
  keywordPhrase,
  LANGUAGES,
  momentWord,
  surgePhrase,
  type Language,
} from '../../../src/text';
import { readWords } from '../uiWords';

const speaks: Partial<Record<Language, TFunction>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const words = { en: readWords('en'), load: async (wanted: Language) => readWords(wanted) };
    speaks[language] = (await createText(language, words)).t;
  }
});
const t = (language: Language): TFunction => speaks[language] as TFunction;

const PLAIN: GearEffect = {
  ...PLAIN_EFFECT,
};
const effect = (changes: Partial<GearEffect>): GearEffect => ({ ...PLAIN, ...changes });

const FORESIGHT = effect({ moments: ['defendRolled'], strainCost: 1, gives: { rerollDefense: 1 } });

const PHRASES: readonly (readonly [GearEffect, Readonly<Record<Language, string>>])[] = [
  [
    FORESIGHT,
    {
      en: 'Reroll 1 defense die (1 strain)',
      de: '1 Verteidigungswürfel neu würfeln (1 Erschöpfung)',
      ru: 'Перебросить 1 кубик защиты (1 усталость)',
    },
  ],
  [
    effect({ moments: ['defend'], exhaust: true, gives: { block: 2 } }),
    { en: '+2 block (exhaust)', de: '+2 Blocken (Karte erschöpfen)', ru: '+2 к блокам (повернуть карту)' },
  ],
  [
    effect({ moments: ['attack'], gives: { damage: -1, accuracy: 2 } }),
    {
      en: '+2 accuracy, −1 damage',
      de: '+2 Zielsicherheit, −1 Schaden',
      ru: '+2 к точности, −1 к урону',
    },
  ],
  [
    effect({
      moments: ['defendRolled'],
      gives: { turn: { from: 'evade', to: 'block', most: 9 } },
    }),
    {
      en: 'Turn any evade into block',
      de: 'Beliebig viel Vermeiden in Blocken umwandeln',
      ru: 'Превратить сколько угодно: уклонение → блок',
    },
  ],
  [
    effect({
      moments: ['enemyDefeated'],
      exhaust: true,
      gives: { recoverStrain: 2 },
      or: { become: ['focused'] },
    }),
    {
      en: 'Recover 2 strain or become Focused (exhaust)',
      de: '2 Erschöpfung regenerieren oder Fokussiert werden (Karte erschöpfen)',
      ru: 'Восстановить усталость (2) или получить состояние: Концентрация (повернуть карту)',
    },
  ],
  [
    effect({ moments: ['rest'], deplete: true, to: 'both', gives: { recover: 3, recoverStrain: 1 } }),
    {
      en: 'Recover 3 damage, recover 1 strain for you or a friend (deplete)',
      de: '3 Schaden regenerieren, 1 Erschöpfung regenerieren für dich oder eine befreundete Figur (Karte aufbrauchen)',
      ru: 'Восстановить урон (3), восстановить усталость (1) — вам или дружественной фигурке (истощить карту)',
    },
  ],
  [
    effect({
      moments: ['attack'],
      actionCost: 1,
      strainCost: 2,
      gives: { attackDice: ['blue', 'yellow', 'blue'] },
      grantsSurges: [{ cost: 1, effect: { damage: 1, accuracy: 2 } }],
      more: true,
    }),
    {
      en: 'Add 2 blue dice, 1 yellow die; Surge: +2 accuracy, +1 damage, the rest as printed (1 action, 2 strain)',
      de: '2 blaue Würfel, 1 gelben Würfel hinzufügen; Energie: +2 Zielsicherheit, +1 Schaden, der Rest wie aufgedruckt (1 Aktion, 2 Erschöpfung)',
      ru: 'Добавить 2 синих кубика, 1 жёлтый кубик; Перегрузка: +2 к точности, +1 к урону, остальное — как напечатано (1 действие, 2 усталости)',
    },
  ],
  [
    effect({ moments: ['testRolled'], attributeTest: ['tech'], exhaust: true, gives: { rerollAttack: 1 } }),
    {
      en: 'Reroll 1 die (exhaust)',
      de: '1 Würfel neu würfeln (Karte erschöpfen)',
      ru: 'Перебросить 1 кубик (повернуть карту)',
    },
  ],
  [
    effect({
      moments: ['activation'],
      attributeTest: ['strength'],
      once: 'activation',
      gives: { hurtDie: 'green', inflict: ['stunned'] },
    }),
    {
      en: 'The enemy becomes Stunned, the enemy suffers the damage of 1 green die (test strength, once per activation)',
      de: 'Die feindliche Figur wird Betäubt, 1 grünen Würfel werfen, die feindliche Figur erleidet den Schaden (Probe auf Stärke, einmal pro Aktivierung)',
      ru: 'Враг получает состояние: Оглушение, враг получает урон, который покажет 1 зелёный кубик (проверка силы, раз за активацию)',
    },
  ],
  [
    effect({ moments: ['rest'], gives: { powerToken: ['damage'], tokens: 2 } }),
    {
      en: 'Gain 2 power tokens (damage)',
      de: '2 Verbesserungsmarker erhalten (Schaden)',
      ru: 'Получить 2 жетона усиления (урон)',
    },
  ],
  [
    effect({ moments: ['afterAttack'], exhaust: true }),
    {
      en: 'As printed (exhaust)',
      de: 'Wie aufgedruckt (Karte erschöpfen)',
      ru: 'Как напечатано (повернуть карту)',
    },
  ],
];

describe('the phrase of a card', () => {
  it.each(
    PHRASES.flatMap(([what, said]) => LANGUAGES.map((language) => [language, said[language], what] as const)),
  )('[aid] %s: %s', (language, said, what) => {
    expect(aidPhrase(t(language), what)).toBe(said);
  });

  it('[aid] a friend gains what is good, the enemy what is bad', () => {
    const smoke = effect({ to: 'both', gives: { become: ['hidden'] }, or: { inflict: ['weakened'] } });
    expect(aidPhrase(t('en'), smoke)).toBe('Become Hidden for you or a friend or the enemy becomes Weakened');
    const bacta = effect({ to: 'friend', gives: { recover: 1 }, or: { discardConditions: 1 } });
    expect(aidPhrase(t('en'), bacta)).toBe('Recover 1 damage or discard 1 condition for a friend');
  });

  it('[aid] says one of several things to pick', () => {
    const options = [
      { surge: { cost: 2, effect: { recover: 2 } } },
      { keyword: { name: 'reach' as const } },
      { passives: { damage: 1, health: 2 } },
    ];
    expect(aidPhrase(t('en'), effect({ moments: ['attack'], options }))).toBe(
      'Choose one: 2 surges: recover 2 damage / Reach / +2 Health, +1 damage',
    );
  });

  it('[aid] says who must act and what must hold, apart from the phrase', () => {
    const conditions = (changes: Partial<GearEffect>) => aidConditions(t('en'), effect(changes));
    expect(conditions({})).toBe('');
    expect(conditions({ of: 'friend', needs: ['within3'] })).toBe('a friend, within 3 spaces');
    expect(conditions({ of: 'both', needs: ['ranged'], with: 'Havoc Shot' })).toBe(
      'you or a friend, ranged weapon, with Havoc Shot',
    );
    expect(conditions({ moments: ['test'], attributeTest: ['strength', 'tech'] })).toBe('strength, tech');
  });

  it('[aid] a surge says its price only if it costs more than one', () => {
    const said = (cost: number) =>
      surgePhrase(t('en'), { cost, effect: { pierce: 2, removeDodge: 1, splash: 1 } });
    expect(said(1)).toBe('Surge: Pierce 2, −1 dodge, 1 damage to enemies within 2 spaces of the target');
    expect(said(2)).toBe('2 surges: Pierce 2, −1 dodge, 1 damage to enemies within 2 spaces of the target');
    expect(keywordPhrase(t('de'), { name: 'cleave', value: 2 })).toBe('Rundschlag 2');
  });

  it.each(LANGUAGES)('[aid] %s has a word for every moment and every need', (language) => {
    const moments = MOMENTS.map((moment) => momentWord(t(language), moment));
    const needs = NEEDS.map((need) => aidConditions(t(language), effect({ needs: [need] })));
    for (const words of [moments, needs]) {
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => word === '' || word.startsWith('aid.'))).toEqual([]);
    }
  });
});
