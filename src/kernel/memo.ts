// Answers that are worked out once. State never changes in place, so an answer holds as long as the very objects that
// it was made from; when they are collected, it goes with them.

/** An answer for each object. The last one is at hand: most questions are asked several times in a row. */
export function memo<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const answers = new WeakMap<K, T>();
  let last: K | undefined;
  let answer: T | undefined;
  return (key) => {
    if (key === last) return answer as T;
    let found = answers.get(key);
    if (found === undefined && !answers.has(key)) answers.set(key, (found = work(key)));
    last = key;
    answer = found;
    return found as T;
  };
}

/** An answer for each pair of objects. */
export function memoPair<A extends object, B extends object, T>(
  work: (one: A, other: B) => T,
): (one: A, other: B) => T {
  const of = memo((one: A) => memo((other: B) => work(one, other)));
  return (one, other) => of(one)(other);
}

/** An answer for each word of a closed list, or each text of something that is kept as long: these never go. */
export function memoText<K extends string, T>(work: (text: K) => T): (text: K) => T {
  const answers = new Map<K, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    answers.set(text, answer);
    return answer;
  };
}

/** An answer for each text of an open list. Of about twice `most` answers those are forgotten that were not asked for lately. */
export function recentAnswers<T extends object>(most: number): (text: string, work: () => T) => T {
  let recent = new Map<string, T>();
  let earlier = recent;
  return (text, work) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const answer = earlier.get(text) ?? work();
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, answer);
    return answer;
  };
}
