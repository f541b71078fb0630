import { inLanguage } from '../../kernel';
import type { Drawn } from '../../mission';

/** What a rule of a drawn activation is called in the player's language. */
export function nameOfRule({ ruleNames }: Drawn, index: number, language: string): string {
  const name = ruleNames[index];
  return name ? inLanguage(name, language) : '';
}
