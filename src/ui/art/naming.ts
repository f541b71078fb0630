// Pictures are decoration beside words, unless they are given a name of their own.

export function nameFor(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
