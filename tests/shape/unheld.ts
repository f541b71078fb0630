// Statements that no test holds, each with the reason. A statement that gets its test leaves this list.

export const UNHELD: Readonly<Record<string, string>> = {
  D0: 'an order in which people weigh sources when they decide; no code runs it',
  L4: 'advice to authors; a list of any character can be played',
  M13: 'not carried out: a figure that players interrupt inside the space of another stays there until it moves on',
  'legion 1.2': 'players settle disputes at the table',
  'legion 7.1':
    "players' eyes and hands do it; the app keeps no positions (the plane of simulations measures)",
  'legion 7.2': "players' eyes and hands do it; the app keeps no positions",
  'legion 7.3': 'a figure that the opponent reckons with',
  'legion 7.4': "players' eyes and hands do it; the app keeps no positions",
  'legion 8.1': "players' eyes and hands do it; the app keeps no positions",
  'legion 8.2': "players' eyes and hands do it; the app keeps no positions",
  'legion 8.3': "players' eyes and hands do it; the app keeps no positions",
  'legion 8.7': "players' eyes and hands do it; the app keeps no positions",
  'legion 9.1': "players' eyes and hands do it; the app keeps no positions",
  'legion 9.2': "players' eyes and hands do it; the app keeps no positions",
  'legion 14.8': 'players read the card',
  'legion 15.1': "players' eyes and hands do it; the app keeps no positions",
};
