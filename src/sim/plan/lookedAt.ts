// What the search for leads looks at. As long as all of that is the same, so are the leads, whoever moved, shot or was hurt:
// between two looks at the table a mission rarely changes. Every part of a game has its row here, so that a new one
// is not forgotten.

import { memo, memoPair } from '../../kernel';
import { standsOn, type Game, type Mission, type Play } from '../../mission';
import { itemsIn } from '../../packs';

/** What conditions of a mission ask for, as far as it makes a difference here. */
type Asked = {
  readonly chance: boolean;
  readonly control: boolean;
  readonly damage: boolean;
  /** Regions: who stands in them. */
  readonly places: readonly RegionThing[];
  /** Figures of the Empire: how many there are, and where. */
  readonly enemies: boolean;
  readonly medpacs: boolean;
  readonly supplies: boolean;
  readonly threat: boolean;
  readonly activated: boolean;
  readonly timesRan: boolean;
  /** Options that not everybody has. */
  readonly active: boolean;
};

type RegionThing = Extract<Mission['things'][number], { readonly kind: 'region' }>;

/** Of a mission, all that can be asked: its conditions, and the numbers that are worked out. */
const questionsIn = (mission: Mission): string =>
  JSON.stringify(
    itemsIn(mission)
      .filter(({ type }) => type === 'cond' || type === 'expression')
      .map(({ value }) => value),
  );

const askedIn = memo((mission: Mission): Asked => {
  const text = questionsIn(mission);
  const options = mission.things.map((thing) => ('options' in thing ? thing.options : undefined));
  const asksForPlaces = /"inRegion"|"(?:region|everyone):/.test(text);
  return {
    chance: text.includes('"chance"'),
    control: text.includes('"controls"'),
    damage: /\bdamage\(/.test(text),
    places: mission.things.filter(
      (thing): thing is RegionThing =>
        asksForPlaces &&
        thing.kind === 'region' &&
        [`"${thing.id}"`, `:${thing.id}"`].some((named) => text.includes(named)),
    ),
    enemies: /\bfigures\(|"(?:eachImperial|group:|everyone:|chosen:)|"who":"(?:imperial|anyone)"/.test(text),
    medpacs: /\bmedpacs\b/.test(text),
    supplies: /\bsupplies\b/.test(text),
    threat: /\bthreat|"inHand"/.test(text),
    activated: text.includes('"activated"'),
    timesRan: /\bran\(/.test(text),
    active: JSON.stringify(options).includes('"active"'),
  };
});

type Figure = Game['figures'][string];

const whose = memo(
  ({ id, of, actor, group, incapacitated }: Figure) => `${id} ${of} ${actor} ${group} ${incapacitated}`,
);
/** Conditions ask for places by region. */
const whoseAndWhere = memo((mission: Mission) => {
  const { places } = askedIn(mission);
  return memo((figure: Figure) => {
    const within = places.filter(({ spaces }) => standsOn(figure, spaces)).map(({ id }) => id);
    return `${whose(figure)} ${figure.at !== null} ${within.join(' ')}`;
  });
});
const isAsked = ({ actor }: Figure, { enemies }: Asked): boolean => enemies || actor !== null;
const crowdOf = memoPair((asked: Asked, figures: Game['figures']) =>
  Object.values(figures)
    .flatMap((figure) => (isAsked(figure, asked) ? whose(figure) : []))
    .join(),
);
const placesOf = memoPair(({ mission }: Play, figures: Game['figures']) => {
  const asked = askedIn(mission);
  const where = whoseAndWhere(mission);
  return Object.values(figures)
    .flatMap((figure) => (isAsked(figure, asked) ? where(figure) : []))
    .join();
});

const standingOf = memo((actors: Game['actors']) =>
  actors
    .map((actor) => {
      const { id, kind, of, side, gone } = actor;
      return [
        id,
        kind,
        of,
        side,
        gone,
        actor.kind === 'hero' ? [actor.wounded, ...actor.items, ...(actor.injuries ?? [])] : '',
      ].join(' ');
    })
    .join(),
);
const trackerOf = memo((groups: Game['groups']) => groups.map(({ id, of }) => `${id} ${of}`).join());

/** Scripts that run once a round are asked for the round in which they ran last. */
const ranOf = memoPair(({ scripts }: Play, ran: Game['ran']) =>
  Object.entries(ran)
    .map(([id, { round }]) => (scripts.get(id)?.runs === 'perRound' ? `${id} ${round}` : id))
    .join(),
);
const tableOf = memoPair((_sections: Game['map']['sections'], _things: Game['map']['things']) => ({}));

type Look = (game: Game, asked: Asked, play: Play) => unknown;
/** No condition asks for it. */
const NOT_AT_ALL = null;

const LOOKS: { readonly [K in keyof Required<Game>]: Look | null } = {
  mission: NOT_AT_ALL,
  random: ({ random }, { chance }) => (chance ? random : null),
  difficulty: ({ difficulty }) => difficulty,
  pressure: NOT_AT_ALL,
  leftOut: ({ leftOut }) => leftOut,
  tracked: ({ tracked }) => tracked,
  round: ({ round }) => round,
  stage: NOT_AT_ALL,
  actors: ({ actors }, { activated }) => (activated ? actors : standingOf(actors)),
  active: ({ active }, asked) => (asked.active ? active : null),
  turn: NOT_AT_ALL,
  groups: ({ groups }) => trackerOf(groups),
  deployed: NOT_AT_ALL,
  defeated: ({ defeated }) => defeated,
  window: NOT_AT_ALL,
  windows: NOT_AT_ALL,
  figures: ({ figures }, asked, play) => {
    if (asked.control || asked.damage) return figures;
    return asked.places.length > 0 ? placesOf(play, figures) : crowdOf(asked, figures);
  },
  memory: NOT_AT_ALL,
  map: ({ map }, { control }) => (control || map.covers ? map : tableOf(map.sections, map.things)),
  variables: ({ variables }) => variables,
  chosen: ({ chosen }) => chosen,
  decisions: ({ decisions }) => decisions,
  duels: ({ duels }) => duels,
  countdowns: ({ countdowns }) => countdowns,
  objective: ({ objective }) => objective?.id,
  achieved: ({ achieved }) => achieved,
  rules: NOT_AT_ALL,
  roundLimit: NOT_AT_ALL,
  threat: ({ threat }, asked) => (asked.threat ? threat : null),
  standing: NOT_AT_ALL,
  peril: ({ peril }) => peril.step,
  medpacs: ({ medpacs }, asked) => (asked.medpacs ? medpacs : null),
  supplies: ({ supplies }, asked) => (asked.supplies ? supplies : null),
  flags: ({ flags }) => flags,
  gains: ({ gains }) => gains,
  ran: ({ ran }, { timesRan }, play) => (timesRan ? ran : ranOf(play, ran)),
  picked: NOT_AT_ALL,
  agenda: NOT_AT_ALL,
  prompt: NOT_AT_ALL,
  placed: NOT_AT_ALL,
  testRoll: NOT_AT_ALL,
  testUses: NOT_AT_ALL,
  moments: NOT_AT_ALL,
  result: NOT_AT_ALL,
};
const ALL_LOOKS = Object.values(LOOKS).filter((look) => look !== NOT_AT_ALL);

type Seen<T> = { readonly parts: readonly unknown[]; readonly answer: T };
/** The answers tried for a question differ from the table in front of the players, and are thrown away again. */
const MOST_SEEN = 8;

/** Works anew only when something has changed that a condition may ask for. */
export function perLook<T>(work: (play: Play, game: Game) => T): (play: Play, game: Game) => T {
  const seenBy = memo<Play, Seen<T>[]>(() => []);
  return (play, game) => {
    const asked = askedIn(play.mission);
    const parts = ALL_LOOKS.map((look) => look(game, asked, play));
    const seen = seenBy(play);
    const known = seen.find((one) => one.parts.every((part, index) => part === parts[index]));
    if (known) return known.answer;
    const answer = work(play, game);
    seen.unshift({ parts, answer });
    if (seen.length > MOST_SEEN) seen.pop();
    return answer;
  };
}
