// What the campaign remembers of one hero is a flag like all others, with the hero's id at its end: `owes-gaarkhan`.

export const heroFlag = (flag: string, hero: string): string => `${flag}-${hero}`;
