// What came of something that was told: who is defeated, wounded or gone, which door is open. The app sees it by itself, takes
// it as done, says so once and offers undo: nobody has to answer a question for what is almost always right.

import type { CardGift, Command, Event } from '../../../mission';
import type { Condition } from '../../../rules';

export type Noticed = { readonly name: string } & (
  | {
      readonly kind:
        | 'figureDefeated'
        | 'groupDefeated'
        | 'heroWounded'
        | 'heroWithdrew'
        | 'allyDefeated'
        | 'doorOpened';
    }
  | { readonly kind: 'bled'; readonly strain: number; readonly damage: number }
  | { readonly kind: 'conditionsEnded'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'cardGave'; readonly card: string; readonly gave: CardGift }
);

type Names = {
  readonly figure: (id: string) => string;
  readonly group: (id: string) => string;
  readonly who: (id: string) => string;
  readonly thing: (id: string) => string;
  /** Whose figure it is; `null`: a group's. */
  readonly owner: (figure: string) => string | null;
};

/** `names` as they were before: whoever is defeated has left the tracker. */
export const noticedIn = (command: Command, events: readonly Event[], names: Names): readonly Noticed[] => [
  ...giftsIn(events, names),
  ...takenAsDone(command, events, names),
];

/** By cards: whatever nobody had to tap, and what came of a tap. */
const giftsIn = (events: readonly Event[], { figure }: Names): readonly Noticed[] =>
  events.flatMap((event): readonly Noticed[] =>
    event.kind === 'cardGave'
      ? [{ kind: 'cardGave', name: figure(event.figure), card: event.card, gave: event.gave }]
      : [],
  );

function takenAsDone(command: Command, events: readonly Event[], names: Names): readonly Noticed[] {
  switch (command.kind) {
    case 'setFigure':
    case 'defeatFigure':
    case 'bleed':
    case 'strainToMove':
    case 'useCard':
      return goneIn(events, names);
    case 'countFigures':
      return goneIn(
        events.filter(({ kind }) => kind === 'groupDefeated'),
        names,
      );
    case 'takeAction':
      return endedIn(events, names);
    case 'attack':
      return [...endedIn(events, names), ...goneIn(events, names)];
    case 'endActivation':
      return [...bledIn(events, names), ...endedIn(events, names), ...goneIn(untold(events, names), names)];
    case 'answer':
      return [...endedIn(events, names), ...goneIn(untold(events, names), names)];
    case 'report':
      return goneIn(untold(events, names), names);
    case 'interact':
      return [...openedIn(events, names), ...goneIn(untold(events, names), names)];
    default:
      return [];
  }
}

/**
 * What a mission does to the Empire, and whom it wounds on purpose, is told by prompts of its own. Whom its damage takes
 * among heroes and allies is seen here.
 */
function untold(events: readonly Event[], { owner }: Names): readonly Event[] {
  const isTold = events.some(
    (event) =>
      event.kind === 'shown' &&
      event.prompt.kind === 'affect' &&
      (event.prompt.effect === 'wound' || event.prompt.effect === 'withdraw'),
  );
  return events.filter(
    (event) =>
      (!isTold && (event.kind === 'heroWounded' || event.kind === 'heroWithdrew')) ||
      (event.kind === 'actorGone' && event.why === 'defeated') ||
      (event.kind === 'figureDefeated' && owner(event.figure) !== null),
  );
}

/** What was still due at the end of a turn, and was not asked about. */
const bledIn = (events: readonly Event[], { figure }: Names): readonly Noticed[] =>
  events.flatMap((event): readonly Noticed[] =>
    event.kind === 'bled'
      ? [{ kind: 'bled', name: figure(event.figure), strain: event.strain, damage: event.damage }]
      : [],
  );

const endedIn = (events: readonly Event[], { figure }: Names): readonly Noticed[] =>
  events.flatMap((event): readonly Noticed[] =>
    event.kind === 'conditionsEnded'
      ? [{ kind: 'conditionsEnded', name: figure(event.figure), conditions: event.conditions }]
      : [],
  );

function goneIn(events: readonly Event[], { figure, group, who, owner }: Names): readonly Noticed[] {
  const fallen = new Set(events.flatMap((event) => (event.kind === 'groupDefeated' ? [event.group] : [])));
  const gone = new Set(events.flatMap((event) => (event.kind === 'actorGone' ? [event.actor] : [])));
  const isLast = (id: string) => fallen.has(id.slice(0, id.lastIndexOf('-'))) || gone.has(owner(id) ?? '');
  const withdrawn = events.some(({ kind }) => kind === 'heroWithdrew');
  return events.flatMap((event): readonly Noticed[] => {
    switch (event.kind) {
      case 'figureDefeated':
        return isLast(event.figure) ? [] : [{ kind: event.kind, name: figure(event.figure) }];
      case 'groupDefeated':
        return [{ kind: event.kind, name: group(event.group) }];
      case 'heroWounded':
        return withdrawn ? [] : [{ kind: event.kind, name: who(event.hero) }];
      case 'heroWithdrew':
        return [{ kind: event.kind, name: who(event.hero) }];
      case 'actorGone':
        return event.why === 'defeated' ? [{ kind: 'allyDefeated', name: who(event.actor) }] : [];
      default:
        return [];
    }
  });
}

/** A door that a hero opens has a token, too; where a script opens one, a prompt of its own says so. */
function openedIn(events: readonly Event[], { thing }: Names): readonly Noticed[] {
  const asked = new Set(
    events.flatMap((event) =>
      event.kind === 'shown' && event.prompt.kind === 'door' ? [event.prompt.thing] : [],
    ),
  );
  return events.flatMap((event): readonly Noticed[] =>
    event.kind === 'doorChanged' && event.door === 'open' && !asked.has(event.thing)
      ? [{ kind: 'doorOpened', name: thing(event.thing) }]
      : [],
  );
}
