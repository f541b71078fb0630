// The sound of each kind of event: one row for every kind, so that none can be forgotten.

import type { Command, Event, EventKind, Game } from '../../mission';
import { SOUND_NAMES, type SoundName } from './sounds';

type Heard = SoundName | null;
type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>;

const HEARD: { readonly [K in EventKind]: Heard | ((event: EventOf<K>) => Heard) } = {
  missionStarted: null,
  roundStarted: 'round',
  roundEnded: null,
  activationBegan: 'tick',
  activationEnded: 'tick',
  groupActivated: 'empire',
  groupFinished: 'tick',
  groupDeployed: 'reveal',
  groupReinforced: 'reveal',
  groupDefeated: 'hit',
  groupRemoved: null,
  figureDefeated: 'hit',
  figureMoved: 'tick',
  attacked: null,
  heroWounded: 'wounded',
  heroWithdrew: 'wounded',
  heroStood: 'objective',
  heroEscaped: 'objective',
  figureFell: 'wounded',
  figureRose: 'objective',
  formTaken: 'reveal',
  covered: 'reveal',
  sectionRevealed: 'reveal',
  sectionRemoved: null,
  mapCleared: null,
  thingPlaced: null,
  thingRemoved: null,
  thingUsed: 'tick',
  thingDestroyed: 'hit',
  doorChanged: 'door',
  interacted: 'tick',
  retrieved: 'objective',
  dropped: 'tick',
  shown: null,
  answered: null,
  objective: 'objective',
  achieved: 'objective',
  rule: null,
  variable: null,
  countdown: null,
  perilStruck: 'empire',
  threat: null,
  deployment: 'empire',
  byHand: 'tick',
  actorJoined: 'objective',
  actorGone: ({ why }) => (why === 'defeated' ? 'wounded' : null),
  acted: 'tick',
  led: 'tick',
  decided: 'reveal',
  strainedToMove: 'tick',
  bled: 'tick',
  conditionsEnded: 'tick',
  readiedByCard: 'tick',
  exhaustedByCard: 'tick',
  groupReadied: 'tick',
  groupExhausted: 'tick',
  cardUsed: 'tick',
  cardLaid: 'tick',
  cardGave: 'tick',
  cardRolled: null,
  suffered: null,
  armed: null,
  medpacUsed: 'objective',
  medpacs: null,
  scriptRan: null,
  scriptStopped: null,
  tracking: 'tick',
  missionEnded: ({ result }) => (result.won ? 'win' : 'lose'),
};

/** What counts of the game as it was. */
type Table = Pick<Game, 'window' | 'figures'>;
type Entry = { readonly command: Command; readonly events: readonly Event[] };

/** The most important of all that was set off by one command. `before`: the table as it was. */
export function soundOf({ command, events }: Entry, before: Table): Heard {
  const heard = new Set<Heard>([...events.map(heardOf), heardOfCommand(command, before)]);
  return SOUND_NAMES.find((name) => heard.has(name)) ?? null;
}

function heardOf(event: Event): Heard {
  const heard = HEARD[event.kind] as Heard | ((event: Event) => Heard);
  return typeof heard === 'function' ? heard(event) : heard;
}

/** What leaves no event: dice that were told, and damage. */
function heardOfCommand(command: Command, { window, figures }: Table): Heard {
  if (command.kind === 'tell') {
    const isNew = command.told.length > (window?.told.length ?? 0);
    return isNew && command.told.at(-1)?.answer.kind === 'dice' ? 'dice' : null;
  }
  if (command.kind !== 'setFigure') return null;
  return (command.set.damage ?? 0) > (figures[command.figure]?.damage ?? 0) ? 'hit' : null;
}
