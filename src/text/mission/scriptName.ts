// A script by a name that players can read: what it tells first, in their language; otherwise what sets it off.

import type { Effect, Script, ScriptTrigger } from '../../mission';
import { plainText } from './markup';
import type { Teller } from './teller';

export type ScriptName = { readonly title: string; readonly when: string };

const MOST_LETTERS = 60;

export function scriptName(script: Script, teller: Teller): ScriptName {
  const triggers = [script.on ?? []].flat() as readonly ScriptTrigger[];
  const when =
    triggers.length === 0
      ? teller.t('byHand.events.called')
      : [...new Set(triggers.map((trigger) => triggerText(trigger, teller)))].join(' · ');
  const said = script.do.flatMap((effect) => textOf(effect) ?? [])[0];
  const text = said === undefined ? '' : plainText(teller.says(said)).replaceAll(/\{\{[^{}]*\}\}/g, '…');
  return { title: text === '' ? readable(script.id) : shortened(text), when };
}

/** The first text that an effect shows. */
function textOf(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'message':
      return effect.title ?? effect.story ?? effect.rules;
    case 'question':
    case 'input':
    case 'test':
      return effect.text;
    default:
      return undefined;
  }
}

const shortened = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))}…`;

/** The author's own name for it: `door-opens` is "Door opens". */
const readable = (id: string): string => {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function triggerText(trigger: ScriptTrigger, teller: Teller): string {
  const { t } = teller;
  switch (trigger.kind) {
    case 'roundStart':
    case 'roundEnd':
      return typeof trigger.round === 'number'
        ? t(`byHand.triggers.${trigger.kind}Of`, { round: trigger.round })
        : t(`byHand.triggers.${trigger.kind}`);
    case 'interacted':
    case 'retrieved':
    case 'dropped':
    case 'destroyed':
      return t(`byHand.triggers.${trigger.kind}`, { name: teller.thing(trigger.thing) });
    case 'opened':
      return t('byHand.triggers.opened', { name: teller.thing(trigger.door) });
    case 'revealed':
      return t('byHand.triggers.revealed', { name: teller.section(trigger.section) });
    case 'entersRegion':
    case 'endsInRegion':
      return t(`byHand.triggers.${trigger.kind}`, { name: teller.thing(trigger.region) });
    case 'uniqueDefeated':
      return t('byHand.triggers.uniqueDefeated', { name: teller.card(trigger.card) });
    default:
      return t(`byHand.triggers.${trigger.kind}`);
  }
}
