// Cards and behaviours of Legion battles, as the build carries them.

import behaviours from '../../content/legion/behaviours.json';
import commands from '../../content/legion/commands.json';
import units from '../../content/legion/units.json';
import upgrades from '../../content/legion/upgrades.json';
import { readLegionContent, type LegionContent } from '../packs';

export function legionContent(): LegionContent {
  const read = readLegionContent({ units, upgrades, commands, behaviours });
  if (!read.ok) throw new Error(`legion: ${JSON.stringify(read.error[0])}`);
  return read.value;
}
