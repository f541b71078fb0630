import { inLanguage } from '../../kernel';
import type { DrawnOrders } from '../../mission';

/** What a rule of a drawn activation is called in the player's language. */
export function nameOfRule({ ruleNames }: DrawnOrders, index: number, language: string): string {
  const name = ruleNames[index];
  return name ? inLanguage(name, language) : '';
}
