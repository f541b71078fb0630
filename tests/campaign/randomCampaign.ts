// Campaigns played by chance, mission after mission: any command that is legal may come.

import { randomInt, seedRandom, type RandomState } from '../../src/kernel';
import {
  advanceCampaign,
  legalCampaignCommands,
  makeCampaignPlay,
  startCampaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignPlay,
  type CampaignSetup,
  type CampaignState,
} from '../../src/campaign';

export type Played = {
  readonly before: CampaignState;
  readonly command: CampaignCommand;
  readonly after: CampaignState;
  readonly events: readonly CampaignEvent[];
};

export function* playAtRandom(setup: CampaignSetup, seed: string, most: number): Generator<Played> {
  const play = makeCampaignPlay(setup.kit);
  let { state } = startCampaign(setup, play);
  let random = seedRandom(seed);
  for (let count = 0; count < most && state.ending === null; count++) {
    const chosen = anyOf(play, state, random);
    if (!chosen) return;
    random = chosen.random;
    const next = advanceCampaign(play, state, chosen.command);
    if (!next.ok) throw new Error(`a legal command was refused: ${JSON.stringify(next.error)}`);
    yield { before: state, command: chosen.command, after: next.value.state, events: next.value.events };
    state = next.value.state;
  }
}

/** First a kind, then one of that kind: else a full inventory would crowd out everything else. */
function anyOf(
  play: CampaignPlay,
  state: CampaignState,
  random: RandomState,
): { readonly command: CampaignCommand; readonly random: RandomState } | undefined {
  const legal = legalCampaignCommands(play, state, random);
  const kinds = [...new Set(legal.map(kindOf))];
  if (kinds.length === 0) return undefined;
  const kind = randomInt(random, kinds.length);
  const ofKind = legal.filter((command) => kindOf(command) === kinds[kind.value]);
  const one = randomInt(kind.state, ofKind.length);
  const command = ofKind[one.value];
  return command && { command, random: one.state };
}

const kindOf = (command: CampaignCommand): string =>
  command.kind === 'play' ? `play ${command.command.kind}` : command.kind;
