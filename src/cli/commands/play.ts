// `redcell play`: plays a mission or a whole campaign by chance, very often, and tells how it ended and what never
// happened.

import type { CampaignId, MissionId, Pack } from '../../packs';
import { survey, surveyCampaign } from '../../sim';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { campaignLines, missionLines } from '../play/lines';
import { readOptions, type PlayArguments } from '../play/options';
import { loadStory } from '../storyArg';

const MAX_COMMANDS = { mission: 2000, campaign: 20_000 } as const;

export const playCommand: CliCommand = {
  name: 'play',
  summary:
    'Play a mission or a campaign by chance, very often, and tell how it ended and what never happened.',
  usage: [
    'redcell play MISSION|CAMPAIGN|FILE [--seeds N] [--heroes 2,3,4] [--difficulty normal,hard]',
    '             [--mode told,tracked] [--from SCRIPT] [--set NAME=NUMBER]… [--json]',
    '',
    'MISSION or CAMPAIGN is the id of one that comes with the app. FILE is one of your own: the words of a mission',
    'lie in the same folder, and everything that belongs to a campaign in its folder or below. A folder can be named, too.',
    '',
    '  --seeds N         games for each number of heroes and difficulty (20)',
    '  --heroes LIST     numbers of heroes (2,3,4)',
    '  --difficulty LIST normal, hard or both (normal,hard)',
    '  --mode LIST       told, tracked or both (told); tracked is slower: every activation is resolved',
    '  --from SCRIPT     begin a mission with this script',
    '  --set NAME=NUMBER begin a mission with this value of a variable',
    '  --json            print everything as JSON',
    '',
    'Exit code 0: every game came to an end; 1: some did not, or the content is wrong; 2: used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readOptions(args);
    if (!options.ok) return misused(io, options.error);
    const loaded = await loadStory(options.value.name);
    if (!loaded.ok) {
      for (const line of loaded.error.lines) io.err(line);
      return loaded.error.usage ? EXIT.usage : EXIT.problems;
    }
    const { pack, kind, id } = loaded.value;
    return kind === 'mission'
      ? playMission(pack, id, options.value, io)
      : playCampaign(pack, id, options.value, io);
  },
};

function playMission(pack: Pack, mission: MissionId, options: PlayArguments, io: Io): ExitCode {
  const unknown = unknownStart(options, pack.missions.get(mission));
  if (unknown !== undefined) return misused(io, unknown);
  const done = survey(pack, { ...options, mission, maxCommands: MAX_COMMANDS.mission }, progress(options));
  if (!done.ok) return misused(io, `cannot be played: ${JSON.stringify(done.error)}`);
  return report(done.value, missionLines(done.value), options, io);
}

function playCampaign(pack: Pack, campaign: CampaignId, options: PlayArguments, io: Io): ExitCode {
  if (options.from) return misused(io, '--from and --set are for missions');
  const done = surveyCampaign(
    pack,
    { ...options, campaign, maxCommands: MAX_COMMANDS.campaign },
    progress(options),
  );
  if (!done.ok) return misused(io, `cannot be played: ${JSON.stringify(done.error)}`);
  return report(done.value, campaignLines(done.value), options, io);
}

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell play: ${message}; see redcell play --help`);
  return EXIT.usage;
}

type Named = {
  readonly scripts: readonly { readonly id: string }[];
  readonly variables?: readonly { readonly id: string }[];
};

function unknownStart({ from }: PlayArguments, mission: Named | undefined): string | undefined {
  const { script, variables = {} } = from ?? {};
  if (script !== undefined && !mission?.scripts.some(({ id }) => id === script))
    return `--from: no script is called "${script}"`;
  const name = Object.keys(variables).find((id) => !mission?.variables?.some((known) => known.id === id));
  return name === undefined ? undefined : `--set: no variable is called "${name}"`;
}

/** On a terminal only: a file or a program wants the result alone. */
function progress({ seeds, heroes, difficulties, tracked }: PlayArguments): (played: number) => void {
  const { stderr } = process;
  const total = seeds * heroes.length * difficulties.length * tracked.length;
  if (!stderr.isTTY) return () => undefined;
  return (played) => stderr.write(played === total ? '\r\u001B[K' : `\rgame ${played} of ${total}`);
}

function report(
  result: { readonly troubles: readonly unknown[] },
  lines: readonly string[],
  { json }: PlayArguments,
  io: Io,
): ExitCode {
  if (json) io.out(JSON.stringify(result, null, 1));
  else for (const line of lines) io.out(line);
  return result.troubles.length === 0 ? EXIT.fine : EXIT.problems;
}
