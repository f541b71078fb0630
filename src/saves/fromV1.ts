// Lifts saves of version 1, in which the heroes and the one ally were kept apart and `ally` stood for the latter wherever
// somebody was named. Version 2 has one list of actors, and the turn of whoever acts. What is no mission and no campaign stays as it is.

import { isFields, type Fields } from '../kernel';
import { isList } from './shape';
import type { RecordKind } from './recordKind';

/** What `ally` meant at some moment: its card, and the id that it has from now on. */
type Friend = { readonly id: string; readonly card: string };

export const liftFromV1 = (kind: RecordKind, body: unknown): unknown => LIFTS[kind](fieldsOf(body));

const LIFTS: { readonly [K in RecordKind]: (body: Fields) => Fields } = {
  head: liftHead,
  chunk: liftPiece,
  tip: liftTip,
  /** Version 1 had none. */
  line: (body) => body,
  export: ({ head, pieces, tip, ...rest }) => ({
    ...rest,
    head: liftHead(fieldsOf(head)),
    pieces: listOf(pieces).map((piece) => liftPiece(fieldsOf(piece))),
    tip: liftTip(fieldsOf(tip)),
  }),
};

/** The setup stays: its checksum ties the parts of a save together, and a party may still be written with one ally. */
function liftHead(head: Fields): Fields {
  const setup = isFields(head['setup']) ? head['setup'] : {};
  const mission = isFields(setup['kit']) ? setup['kit']['mission'] : undefined;
  const given = isFields(mission) ? mission['ally'] : undefined;
  const brought = isFields(setup['party']) ? setup['party']['ally'] : undefined;
  const heroes = isFields(setup['party']) ? idsOf(setup['party']['heroes']) : NOBODY;
  const friend = friendOf(isFields(given) ? given['card'] : brought, heroes);
  return { ...head, events: liftEvents(listOf(head['events']), heroes, friend).events };
}

function liftTip({ state, open, ...tip }: Fields): Fields {
  return { ...tip, state: liftState(state), open: liftPiece(fieldsOf(open)) };
}

/** Who `ally` is follows from the checkpoint, and after that from the events that tell of somebody else who joined. */
function liftPiece(piece: Fields): Fields {
  const mission = missionIn(piece['checkpoint']);
  const heroes = mission ? idsOf(mission['heroes']) : NOBODY;
  let friend = mission ? friendIn(mission, heroes) : null;
  const entries = listOf(piece['entries']).map((value) => {
    const entry = fieldsOf(value);
    const command = liftCommand(entry['command'], friend);
    const lifted = liftEvents(listOf(entry['events']), heroes, friend);
    friend = lifted.friend;
    return { ...entry, command, events: lifted.events };
  });
  return { ...piece, checkpoint: liftState(piece['checkpoint']), entries };
}

/** The running mission of a campaign, or the mission itself; nothing: another game, or no mission is running. */
function missionIn(state: unknown): Fields | undefined {
  const mission = isFields(state) && state['kind'] === 'campaign' ? state['game'] : state;
  return isFields(mission) && isList(mission['heroes']) && isFields(mission['figures']) ? mission : undefined;
}

function liftState(state: unknown): unknown {
  const mission = missionIn(state);
  if (!mission || !isFields(state)) return state;
  const lifted = liftMission(mission);
  return state['kind'] === 'campaign' ? { ...state, game: lifted } : lifted;
}

function liftMission({ heroes, ally, figures, active, agenda, ...game }: Fields): Fields {
  const friend = friendIn({ ally }, idsOf(heroes));
  return {
    ...game,
    actors: [...listOf(heroes).map((hero) => liftHero(fieldsOf(hero))), ...liftAlly(ally, friend)],
    active: named(active, friend),
    // What was spent of a turn under way was nowhere kept.
    turn: typeof active === 'string' ? { actions: 0, points: 0 } : null,
    figures: Object.fromEntries(
      Object.entries(fieldsOf(figures)).map(([id, figure]) => [id, liftFigure(fieldsOf(figure), friend)]),
    ),
    agenda: listOf(agenda).map((task) => {
      const { scope, ...rest } = fieldsOf(task);
      return isFields(scope)
        ? { ...rest, scope: { ...scope, active: named(scope['active'], friend) } }
        : task;
    }),
  };
}

const REBEL = { side: 'rebel', controller: 'players' } as const;

const liftHero = ({ id, activated, wounded, withdrawn, items }: Fields): Fields => ({
  id,
  kind: 'hero',
  of: id,
  ...REBEL,
  activated,
  gone: withdrawn === true ? 'withdrew' : null,
  wounded,
  items,
});

function liftAlly(ally: unknown, friend: Friend | null): readonly Fields[] {
  if (!isFields(ally) || !friend) return [];
  const { activated, defeated, left } = ally;
  const gone = left === true ? 'left' : defeated === true ? 'defeated' : null;
  const { id, card: of } = friend;
  return [{ id, kind: 'ally', of, ...REBEL, activated: activated === true ? 1 : 0, gone }];
}

function liftFigure({ kind, ...figure }: Fields, friend: Friend | null): Fields {
  const actor = kind === 'hero' ? figure['id'] : kind === 'ally' ? friend?.id : null;
  return { ...figure, actor: actor ?? null };
}

/** Those of a campaign wrap those of its mission. */
function liftCommand(command: unknown, friend: Friend | null): unknown {
  if (!isFields(command)) return command;
  switch (command['kind']) {
    case 'play':
      return { ...command, command: liftCommand(command['command'], friend) };
    case 'beginActivation':
    case 'endActivation':
    case 'interact':
      return withWho(command, friend);
    case 'defeatAlly':
      return { kind: 'defeat', actor: friend?.id ?? '' };
    default:
      return command;
  }
}

function liftEvents(
  events: readonly unknown[],
  heroes: ReadonlySet<string>,
  before: Friend | null,
): { readonly events: readonly unknown[]; readonly friend: Friend | null } {
  let friend = before;
  const lift = (event: unknown): unknown => {
    if (!isFields(event)) return event;
    const { kind } = event;
    if (kind === 'mission') return { ...event, event: lift(event['event']) };
    if (kind === 'allyJoined') friend = friendOf(event['card'], heroes);
    const [actor, of] = [friend?.id ?? '', friend?.card ?? ''];
    switch (kind) {
      case 'activationBegan':
      case 'activationEnded':
      case 'interacted':
        return withWho(event, friend);
      case 'allyJoined':
        return { kind: 'actorJoined', actor, of, figures: [] };
      case 'allyDefeated':
        return { kind: 'actorGone', actor, of, why: 'defeated' };
      case 'allyLeft':
        return { kind: 'actorGone', actor, of, why: 'left' };
      default:
        return event;
    }
  };
  return { events: events.map(lift), friend };
}

const withWho = (fields: Fields, friend: Friend | null): Fields =>
  'who' in fields ? { ...fields, who: named(fields['who'], friend) } : fields;

const named = (who: unknown, friend: Friend | null): unknown => (who === 'ally' && friend ? friend.id : who);

function friendIn({ ally }: Fields, heroes: ReadonlySet<string>): Friend | null {
  return isFields(ally) ? friendOf(ally['card'], heroes) : null;
}

/** Called like the card, unless a hero is: just as the game itself names whoever joins. */
const friendOf = (card: unknown, heroes: ReadonlySet<string>): Friend | null =>
  typeof card === 'string' ? { id: heroes.has(card) ? `${card}-2` : card, card } : null;

const idsOf = (heroes: unknown): ReadonlySet<string> =>
  new Set(
    (isList(heroes) ? heroes : []).flatMap((hero) =>
      isFields(hero) && typeof hero['id'] === 'string' ? [hero['id']] : [],
    ),
  );
const NOBODY: ReadonlySet<string> = new Set();

/** Whatever is thrown here, the record is unfit. */
function listOf(value: unknown): readonly unknown[] {
  if (!isList(value)) throw new Error('not a list');
  return value;
}
function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) throw new Error('not an object');
  return value;
}
