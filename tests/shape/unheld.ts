// Statements that no test holds, each with the reason. A statement that gets its test leaves this list.

export const UNHELD: Readonly<Record<string, string>> = {
  D0: 'an order in which people weigh sources when they decide; no code runs it',
  L4: 'advice to authors; a list of any character can be played',
  M13: 'not carried out: a figure that players interrupt inside the space of another stays there until it moves on',
};
