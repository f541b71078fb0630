// `redcell graph`: a picture of what leads to what in a mission.

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Mission } from '../../mission';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { layOut } from '../graph/layout';
import { missionGraph } from '../graph/missionGraph';
import { formatSvg } from '../graph/svg';
import { loadStory } from '../storyArg';

export const graphCommand: CliCommand = {
  name: 'graph',
  summary: 'Draw what leads to what in a mission: triggers, scripts, sections, groups, objectives, outcomes.',
  usage: [
    'redcell graph MISSION|FILE [--out FILE]',
    '',
    'MISSION is the id of a mission of the app, FILE (or its folder) a mission of your own; its words lie in the same folder.',
    'The picture is SVG: any browser shows it. Without --out it is printed.',
    '',
    'Exit code 0: drawn; 1: the mission is wrong; 2: used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readOptions(args);
    if (typeof options === 'string') return misused(io, options);
    const loaded = await loadStory(options.mission);
    if (!loaded.ok) {
      for (const line of loaded.error.lines) io.err(line);
      return loaded.error.usage ? EXIT.usage : EXIT.problems;
    }
    const { pack, kind, id } = loaded.value;
    const definition = kind === 'mission' ? pack.missions.get(id) : undefined;
    if (!definition) return misused(io, `"${id}" is a campaign: only missions can be drawn`);
    const layout = layOut(missionGraph(definition));
    if (layout.plain)
      io.err(`${id}: too many connections to untangle, so they are drawn straight from column to column`);
    return write(formatSvg(layout, id), options.out, io);
  },
};

export const drawing = (mission: Mission): string => formatSvg(layOut(missionGraph(mission)), mission.id);

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell graph: ${message}; see redcell graph --help`);
  return EXIT.usage;
}

function readOptions(
  args: readonly string[],
): { readonly mission: string; readonly out: string | undefined } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [mission, ...more] = positionals;
    return mission === undefined || more.length > 0
      ? 'expected one MISSION or FILE'
      : { mission, out: values.out };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function write(svg: string, out: string | undefined, io: Io): Promise<ExitCode> {
  if (out === undefined) {
    io.out(svg);
    return EXIT.fine;
  }
  try {
    await writeFile(out, svg);
  } catch (error) {
    return misused(io, `cannot write to ${out}: ${error instanceof Error ? error.message : String(error)}`);
  }
  io.out(`drawn to ${out}`);
  return EXIT.fine;
}
