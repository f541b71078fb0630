// What a card gives, in a few words each: as far as the app knows it. The rest stands on the card.

import type { GearEffect, GearFacts } from '../../rules';
import { aidConditions, aidPhrase, keywordPhrase, momentWord, numberPhrases, surgePhrase } from '../../text';

type T = Parameters<typeof aidPhrase>[0];
type Known = Pick<GearFacts, 'keywords' | 'passives' | 'surges' | 'effects'>;

export function cardGives(t: T, { keywords, passives, surges, effects }: Known): readonly string[] {
  const seeCard = t('campaign.item.seeCard');
  const words = [
    ...numberPhrases(t, passives),
    ...keywords.map((keyword) => keywordPhrase(t, keyword)),
    ...surges.map((surge) => surgePhrase(t, surge)),
    ...effects.map((effect) => (isPrinted(effect) ? seeCard : effectWords(t, effect))),
  ];
  return words.length === 0 ? [seeCard] : [...new Set(words)];
}

/** The players carry it out: nothing of it is known. */
const isPrinted = ({ gives, grantsSurges, options }: GearEffect): boolean =>
  !gives && grantsSurges.length === 0 && options.length === 0;

/** "Attack, melee weapon: +1 damage (exhaust)". */
function effectWords(t: T, effect: GearEffect): string {
  const when = [...effect.moments.map((moment) => momentWord(t, moment)), aidConditions(t, effect)]
    .filter((word) => word !== '')
    .join(', ');
  const what = aidPhrase(t, effect);
  return when === '' ? what : t('campaign.item.gives', { when, what });
}
