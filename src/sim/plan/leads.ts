// From the objective back to what can be done now. Players read what is wanted of them and conclude what to do; a bot
// follows the mission's scripts backwards, from the effects that achieve the objective or win the mission through triggers
// and conditions to aims on the table. It is a search in breadth, so each aim comes with the least number of links
// that are known to lie between it and the goal.

import { memo, memoText } from '../../kernel';
import { heroesIn, OPEN, optionsOf, triggersOf, type Mission, type Script } from '../../mission';
import { toFulfil } from './conditions';
import { deedsOfKind, type BotDeed } from './deeds';
import { textOf, unmetBy } from './judging';
import { perLook } from './lookedAt';
import { toOpen } from './things';
import { toSetOff } from './triggers';
import { anyDeed, WAIT, type BotWish, type PlayedSoFar, type Want } from './wants';

export type Lead = {
  readonly aim: BotWish;
  /** How far from the goal, in steps of the story. */
  readonly links: number;
  /** Only they can do it; `null`: anyone. */
  readonly heroes: readonly string[] | null;
};

/** Winning counts for less than the objective that players are shown, unless both come to the same. */
const LINKS_TO_WIN = 3;
/** A condition that nobody knows how to fulfil may still come true by itself. */
const LINKS_OF_HOPE = 3;
const MOST_LINKS = 30;

type Item = { readonly want: Want; readonly links: number; readonly heroes: Lead['heroes'] };

export const leadsOf = perLook((play, game): readonly Lead[] => {
  const at: PlayedSoFar = { play, game };
  const objective = game.objective?.id;
  const first = deedsOfKind(play.mission, 'achieve').filter(({ effect }) => effect.objective === objective);
  const last = deedsOfKind(play.mission, 'win');
  const leads = follow(at, [
    ...first.map((deed): Item => ({ want: { kind: 'deed', deed }, links: 0, heroes: null })),
    ...last.map((deed): Item => ({ want: { kind: 'deed', deed }, links: LINKS_TO_WIN, heroes: null })),
  ]);
  if (leads.some(({ aim }) => aim.kind !== 'wait')) return leads;
  return leads.length > 0 ? [...leads, ...battles(at)] : [...doors(at), ...battles(at)];
});

/** Nobody knows what to do: somewhere behind a door it will turn out. */
const doors = ({ play, game }: PlayedSoFar): readonly Lead[] =>
  play.mission.things
    .filter(
      ({ id, kind }) => kind === 'door' && optionsOf(play, game, id).some((option) => option.id === OPEN),
    )
    .map(({ id }): Lead => ({
      aim: { kind: 'use', thing: id, option: OPEN },
      links: MOST_LINKS,
      heroes: null,
    }));

/** While time passes, there is always somebody to fight. */
const battles = ({ game }: PlayedSoFar): readonly Lead[] =>
  [...new Set(game.groups.map(({ of }) => of))].map((group): Lead => ({
    aim: { kind: 'defeat', group },
    links: MOST_LINKS,
    heroes: null,
  }));

/** Ways through doors that are shut, for heroes who cannot get to where they want. */
export const leadsThroughDoors = perLook((play, game): readonly Lead[] =>
  follow(
    { play, game },
    play.mission.things
      .filter(({ kind }) => kind === 'door')
      .flatMap(({ id }) => toOpen({ play, game }, id))
      .map((want) => ({ want, links: 0, heroes: null })),
  ),
);

function follow(at: PlayedSoFar, from: readonly Item[]): readonly Lead[] {
  const leads = new Map<string, Lead>();
  const seen = new Set<unknown>();
  let wave = from;
  for (let links = 0; links <= MOST_LINKS; links++) {
    const later: Item[] = wave.filter((item) => item.links > links);
    let now = wave.filter((item) => item.links <= links);
    while (now.length > 0) {
      const next: Item[] = [];
      for (const item of now)
        if (isNew(seen, item.want))
          for (const one of step(at, item, leads)) (one.links > links ? later : next).push(one);
      now = next;
    }
    wave = later;
  }
  return [...leads.values()];
}

function isNew(seen: Set<unknown>, want: Want): boolean {
  const key =
    want.kind === 'deed'
      ? want.deed
      : want.kind === 'run'
        ? want.script
        : want.kind === 'trigger'
          ? want.trigger
          : want.kind === 'aim'
            ? keyOf(want.aim)
            : `${want.is} ${textOf(want.cond)}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Equal wishes have equal keys. */
const keyOf = (aim: BotWish): string => Object.values(aim).join('\n');

/** What comes before; an aim is noted instead. */
function step(at: PlayedSoFar, { want, links, heroes }: Item, leads: Map<string, Lead>): readonly Item[] {
  const soon = (wants: readonly Want[], more = 0, who = heroes): readonly Item[] =>
    wants.map((one) => ({ want: one, links: links + more, heroes: who }));
  switch (want.kind) {
    case 'aim': {
      leads.set(keyOf(want.aim), { aim: want.aim, links, heroes });
      return [];
    }
    case 'deed':
      return beforeDeed(at, want.deed, links);
    case 'run':
      return soon(beforeScript(at, want.script));
    case 'trigger':
      return soon(toSetOff(at, want.trigger), 1);
    case 'cond':
      return soon(toFulfil(at, want.cond, want.is), 0, null);
  }
}

/** The script must run while all guards of the deed hold; those that do not hold come first. */
function beforeDeed(at: PlayedSoFar, deed: BotDeed, links: number): readonly Item[] {
  const { play, game } = at;
  const { script } = deed;
  const heroes = heroesIn(game).filter(({ gone }) => gone === null);
  const missing = unmetBy(
    play,
    game,
    deed,
    heroes.map(({ id }) => id),
  );
  const fit = missing.filter((hero) => hero.guards.length === 0).map(({ id }) => id);
  const run: Want = { kind: 'run', script };
  if (fit.length > 0) return [{ want: run, links, heroes: fit.length === missing.length ? null : fit }];
  const [least] = missing.toSorted((a, b) => a.guards.length - b.guards.length);
  const wants = (least?.guards ?? []).map(({ cond, is }) => toFulfil(at, cond, is));
  if (wants.some((ways) => ways.length === 0))
    return [{ want: run, links: links + LINKS_OF_HOPE, heroes: null }];
  return wants.flat().map((want) => ({ want, links: links + 1, heroes: null }));
}

/** What sets it off, as long as it may run, and who calls it. */
const beforeScript = (at: PlayedSoFar, script: Script): readonly Want[] => [
  ...ownTriggers(at, script),
  ...callsOf(at.play.mission)(script.id),
];

/** By script: the deeds that call it. */
const callsOf = memo((mission: Mission) =>
  memoText((script): readonly Want[] => anyDeed(mission, 'call', (effect) => effect.script === script)),
);

function ownTriggers({ game }: PlayedSoFar, script: Script): readonly Want[] {
  const { id, runs = 'once' } = script;
  const ran = game.ran[id];
  if (ran && runs === 'once') return [];
  if (ran && runs === 'perRound' && ran.round === game.round) return [WAIT];
  return triggersOf(script).map((trigger): Want => ({ kind: 'trigger', trigger }));
}
