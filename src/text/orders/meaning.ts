// Filters that consist of words alone can be adjectives. They have a short key, like `condition:stunned:not`.

import { fieldsOf, type Pred } from '../../imperial';

export const keyOfPred = (pred: Pred): string =>
  [
    pred.kind,
    ...fieldsOf('pred', pred.kind).flatMap(({ name }): readonly string[] => {
      const value: unknown = Reflect.get(pred, name);
      if (value === undefined) return [];
      return [value === true ? name : typeof value === 'string' ? value : JSON.stringify(value)];
    }),
  ].join(':');

export function predOfKey(key: string): Pred {
  const [kind = '', ...values] = key.split(':');
  const not = values.at(-1) === 'not' ? { not: true } : {};
  const words = values.filter((value) => value !== 'not');
  const required = fieldsOf('pred', kind).filter(({ optional }) => !optional);
  const fields = required.map(({ name }, index) => [name, words[index]] as const);
  // The key was made from a pred of that kind.
  return { kind, ...Object.fromEntries(fields), ...not } as Pred;
}
