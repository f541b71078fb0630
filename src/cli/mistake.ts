// What is wrong in a file of questions, one of them or a list: where it stands there, and the words that are printed.

type Problem = { readonly path: string; readonly message: string };

export type Mistake = {
  /** Its place in the whole file. */
  readonly path: string;
  readonly words: string;
};

/** `index`: which question of the list it is about. */
export function mistakeIn(noun: string, { path, message }: Problem, index?: number): Mistake {
  const question = index === undefined ? (path === '' ? noun : '') : `${noun} ${index}`;
  const inList = index === undefined ? '' : `[${index}]`;
  const joint = inList === '' || path === '' || path.startsWith('[') ? '' : '.';
  return {
    path: `${inList}${joint}${path}`,
    words: [question, path, message].filter((part) => part !== '').join(': '),
  };
}
