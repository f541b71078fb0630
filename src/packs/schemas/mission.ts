// Missions and their words as content files write them. A list that the engine wants may be left out where it would be
// empty; other fields that are left out stay left out: the mission knows its own defaults.

import { z } from 'zod';
import {
  COLOURS,
  RUNS,
  type Ending,
  type Mission,
  type MissionGroup,
  type MissionRule,
  type PerilStep,
  type Reward,
  type Script,
  type Section,
  type Thing,
  type ThingOption,
  type ThreatDeployment,
  type Variable,
} from '../../mission';
import { DEFENSE_DICE, ROTATIONS } from '../../rules';
import type { WordsEntry } from '../pack';
import { count, strict, word } from './fields';
import { camelWord, cond, edge, effects, MOST, num, point, textKey, trigger } from './missionLanguage';
import { selector } from './orders';

const yes = (what: string) => z.literal(true).exactOptional().describe(what);
const text = (what: string) => textKey.describe(what);
const many = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z.array(item).max(most).describe(what);

const laidTile = strict({
  tile: z.string().max(80).describe('Id of a tile side, like "core-07B".'),
  at: point.describe('The top left space of the tile as it lies: [x, y].'),
  rotation: z
    .literal([...ROTATIONS])
    .exactOptional()
    .describe('Turned clockwise. Left out: 0.'),
});

const section = strict({
  id: word('Own id.'),
  start: yes('It lies on the table when the mission begins.'),
  map: word('A name for the map it belongs to; maps never lie on the table together.').exactOptional(),
  name: text('Its name.').exactOptional(),
  story: text('Read aloud when it is revealed.').exactOptional(),
  tiles: many(laidTile, MOST.tiles, 'The tiles it is made of.').min(1),
}) satisfies z.ZodType<Section>;

const option = strict({
  id: word('Own id within the thing.'),
  text: text('What the button says.'),
  if: cond.exactOptional().describe('Only offered if this holds.'),
  free: yes('It costs no action.'),
  heroesOnly: yes('Allies may not.'),
  again: yes('It stays after it was used. Left out: the thing is used up by it.'),
  off: yes('Not offered before a script does ("describe").'),
}) satisfies z.ZodType<ThingOption>;

const thingBase = {
  id: word('Own id.'),
  section: word('The section it appears with. Left out: only when a script places it.').exactOptional(),
  name: text('Its name.').exactOptional(),
  examine: text('What players read who tap on it.').exactOptional(),
  hidden: yes('Its section comes without it, until a script places it.'),
};
const options = many(option, MOST.options, 'What can be done with it.').min(1).exactOptional();
const usable = {
  options,
  health: num.exactOptional().describe('With it, the thing can be attacked and destroyed.'),
  defense: z.array(z.enum(DEFENSE_DICE)).max(6).exactOptional().describe('Defense dice it rolls.'),
};
const spaces = z.array(point).min(1).max(MOST.spaces);
const at = point.describe('Its space: [x, y].');

const piece = <Kind extends 'crate' | 'terminal'>(kind: Kind, what: string) =>
  strict({ kind: z.literal(kind).describe(what), ...thingBase, at, ...usable });

const thing = z.discriminatedUnion('kind', [
  strict({
    kind: z.literal('door').describe('A door. Without options, heroes can open it.'),
    ...thingBase,
    between: z.array(edge).min(1).max(10).describe('Each of its edges, by the two spaces beside it.'),
    locked: yes('Nobody opens it by hand.'),
    open: yes('It stands open at first.'),
    ...usable,
  }),
  piece('crate', 'A crate.'),
  piece('terminal', 'A terminal.'),
  strict({
    kind: z.literal('token').describe('A mission token.'),
    ...thingBase,
    at,
    colour: z.enum(COLOURS).exactOptional().describe('Its colour.'),
    carried: yes('Heroes may pick it up and carry it.'),
    ...usable,
  }),
  strict({
    kind: z.literal('region').describe('Spaces that scripts speak of.'),
    ...thingBase,
    spaces: spaces.describe('Its spaces.'),
    shown: yes('Marked on the map.'),
    options,
  }),
  strict({
    kind: z.literal('spawn').describe('A spawn point: groups come from here.'),
    ...thingBase,
    at,
    off: yes('Switched off at first.'),
    keepsOut: z
      .array(word('Id of a group of this mission.'))
      .min(1)
      .max(MOST.groups)
      .exactOptional()
      .describe('Groups that come from elsewhere, as long as another spawn point is switched on for them.'),
  }),
  strict({
    kind: z.literal('entry').describe('Where the heroes begin.'),
    ...thingBase,
    spaces: spaces.describe('Its spaces.'),
  }),
]) satisfies z.ZodType<Thing>;

const group = strict({
  id: word('Own id.'),
  cards: z
    .array(
      strict({
        card: word('Id of a deployment card.'),
        if: cond.exactOptional().describe('Only if this holds.'),
      }),
    )
    .min(1)
    .max(MOST.options)
    .describe('The first one is the wish; of those that are owned one is chosen by chance.'),
  bonusHealth: num.exactOptional().describe('Every figure has that much more health.'),
  target: selector.exactOptional().describe('Whom it goes for in this mission.'),
  returns: yes('Defeated, it comes into the hand of the Empire (missions with threat).'),
  noReinforcements: yes('Threat brings none of its figures back.'),
}) satisfies z.ZodType<MissionGroup>;

const objective = strict({ id: word('Own id.'), text: text('What the heroes have to do.') });

const rule = strict({
  id: word('Own id.'),
  text: text('The rule.'),
  start: yes('It holds from the beginning.'),
}) satisfies z.ZodType<MissionRule>;

const variable = strict({
  id: camelWord('Own id, as expressions name it.'),
  start: num.exactOptional().describe('Its value at first. Left out: 0.'),
  shown: text('Shown to the players under this text.').exactOptional(),
}) satisfies z.ZodType<Variable>;

const script = strict({
  id: word('Own id.'),
  on: z
    .union([trigger, z.array(trigger).min(1).max(MOST.options)])
    .exactOptional()
    .describe('What sets it off: one or several. Left out: only when another script calls it.'),
  if: cond.exactOptional().describe('Only if this holds when its turn comes.'),
  do: effects,
  runs: z.enum(RUNS).exactOptional().describe('How often. Left out: once.'),
  priority: z
    .int()
    .min(-1000)
    .max(1000)
    .exactOptional()
    .describe('When several run at the same moment: the higher first. Left out: 0.'),
  takes: z
    .record(camelWord('A name.'), num)
    .exactOptional()
    .describe('Numbers it is called with, and their values where the caller gives none.'),
}) satisfies z.ZodType<Script>;

const perilStep = strict({
  id: word('Own id.'),
  round: num.describe('It comes at the end of this round.'),
  story: text('Read aloud.').exactOptional(),
  rules: text('What happens, for those who must obey it.').exactOptional(),
  do: effects,
  again: yes('Again at the end of every later round; only the last step may.'),
}) satisfies z.ZodType<PerilStep>;

const outcome = strict({
  id: word('Own id.'),
  won: z.boolean().describe('Whether the mission is won with it.'),
  text: text('How it ended.'),
}) satisfies z.ZodType<Ending>;

const reward = strict({
  id: word('Own id.'),
  text: text('What the players read.').exactOptional(),
  won: z.boolean().exactOptional().describe('Only if won, or only if lost.'),
  outcome: word('Only with this outcome.').exactOptional(),
  if: cond.exactOptional().describe('Only if this holds.'),
  credits: num.exactOptional().describe('Credits.'),
  fame: num.exactOptional().describe('Fame.'),
  items: many(word('Id of an item.'), MOST.options, 'Items.').exactOptional(),
  gear: num
    .exactOptional()
    .describe('Pieces of armor or equipment that the campaign draws: the more fame, the better.'),
  flags: z.record(word('A flag.'), num).exactOptional().describe('Flags for later missions.'),
}) satisfies z.ZodType<Reward>;

const deployment = strict({
  model: z.literal('threat').describe('Threat grows every round and pays for groups.'),
  level: num.describe('Threat gained at the end of every round.'),
  start: num.exactOptional().describe('Threat at the beginning. Left out: none.'),
  hand: z
    .array(word('Id of a group of this mission.'))
    .min(1)
    .max(MOST.groups)
    .describe('Groups that may come into the hand, as far as the players own them.'),
  size: num.exactOptional().describe('How many lie in the hand at first. Left out: "heroes + 3".'),
}) satisfies z.ZodType<ThreatDeployment>;

export const missionSchema = strict({
  id: word('Own id.'),
  version: count('Raised with every change that players should know of.', 1, 9999),
  title: text('Its title.'),
  briefing: text('What players read before they begin.'),
  needs: many(word('Id of a product.'), MOST.options, 'Products it needs. Left out: the core box alone.')
    .min(1)
    .exactOptional(),
  encounter: yes('Without map and rounds: it is told and decided, and over when its scripts are.'),
  sections: many(section, MOST.sections, 'The parts of the map, each laid down at once.')
    .refine(
      (list) => list.reduce((sum, { tiles }) => sum + tiles.length, 0) <= MOST.tilesInAll,
      `at most ${MOST.tilesInAll} tiles in all sections together`,
    )
    .default([]),
  things: many(thing, MOST.things, 'What lies on the map, and places on it.').default([]),
  groups: many(group, MOST.groups, 'The groups that may be deployed.').default([]),
  objectives: many(objective, MOST.groups, 'What the heroes have to do; one is shown at a time.').default([]),
  rules: many(rule, MOST.groups, 'Rules of this mission.').exactOptional(),
  variables: many(variable, MOST.names, 'Numbers that scripts remember.').exactOptional(),
  scripts: many(script, MOST.scripts, 'What happens when.'),
  peril: many(
    perilStep,
    MOST.groups,
    'What comes the longer the mission lasts, one step after another.',
  ).exactOptional(),
  outcomes: many(outcome, MOST.groups, 'How it can end.').default([]),
  rewards: many(reward, MOST.groups, 'What the heroes get for it.').exactOptional(),
  rounds: z
    .union([
      strict({
        limit: num.describe('After so many rounds the mission ends.'),
        outcome: word('With this outcome.'),
      }),
      strict({
        limit: num.describe('After so many rounds a script decides.'),
        script: word('The script that runs then.'),
      }),
    ])
    .exactOptional()
    .describe('A limit of rounds. Left out: none.'),
  medpacs: num.exactOptional().describe('Medpacs at the start. Left out: none.'),
  ally: z
    .union([strict({ card: word('Id of a deployment card.') }), z.literal('none')])
    .exactOptional()
    .describe('Only this ally, or "none". Left out: whom the players bring.'),
  deployment: deployment
    .exactOptional()
    .describe('What the Empire brings in by itself. Left out: only what scripts deploy.'),
  improvised: yes('Players make do where their boxes hold too few pieces.'),
}) satisfies z.ZodType<Mission>;

const LANGUAGE = 'a language like "en", "de" or "pt-BR"';

/** Not every word of that form is one. */
function isLanguage(word: string): boolean {
  try {
    return Intl.getCanonicalLocales(word).length > 0;
  } catch {
    return false;
  }
}

/** Long enough for a page that is read aloud. */
const MAX_TEXT = 4000;

export const wordsSchema = strict({
  id: word('Own id, like "first-steps-en".'),
  of: word('Id of the mission, campaign or guide.'),
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, LANGUAGE)
    .refine(isLanguage, LANGUAGE)
    .describe('The language, like "en", "de", "ru".'),
  words: z
    .record(textKey, z.string().min(1).max(MAX_TEXT))
    .describe(
      'A text for every key. **bold**, icons like [action] and blanks like {{count}} are all that is more than text; forms by number end with _one, _other and so on.',
    ),
}) satisfies z.ZodType<WordsEntry>;
