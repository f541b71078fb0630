// Plays a campaign along a given way, without tracking: which missions and encounters are begun, what the heroes do there
// and how their tests turn out. Inside a mission it is a walk like any other.

import {
  advanceCampaign,
  endingTexts,
  makeCampaignPlay,
  openEncounters,
  openMissions,
  startCampaign,
  type CampaignCommand,
  type CampaignState,
} from '../../src/campaign';
import { legalCommands, type Command, type Game } from '../../src/mission';
import { campaignKitFor, type Pack } from '../../src/packs';
import { answerTo, type Walk, type Ways } from './walk';

export type CampaignWalk = Walk & {
  readonly state: () => CampaignState;
  /** Everything that was told so far. */
  readonly commands: () => readonly CampaignCommand[];
  /** Story missions and encounters on the map. */
  readonly open: () => readonly string[];
  readonly met: () => readonly string[];
  readonly begin: (mission: string, ally?: string | null) => void;
  /** Back to the map with what it brought. */
  readonly conclude: () => void;
  /** An encounter from its first word to its last. */
  readonly meet: (encounter: string, ways?: Ways) => void;
  readonly giveUp: (mission: string) => void;
  /** On to the next stage of a classic campaign. */
  readonly endStage: () => void;
  /** The keys of what is read at the end. */
  readonly read: () => readonly string[];
};

export function walkCampaign(
  pack: Pack,
  campaign: string,
  heroes: readonly string[],
  seed = 'walk',
  products: readonly string[] = ['core'],
): CampaignWalk {
  const kit = campaignKitFor(pack, campaign, heroes);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const play = makeCampaignPlay(kit.value);
  const setup = { kind: 'campaign', kit: kit.value, seed, difficulty: 'normal', heroes } as const;
  let { state } = startCampaign({ ...setup, name: 'Walk', products }, play);
  let ways: Ways = {};
  const commands: CampaignCommand[] = [];

  const tell = (command: CampaignCommand): void => {
    const next = advanceCampaign(play, state, command);
    if (!next.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(next.error)}`);
    ({ state } = next.value);
    commands.push(command);
  };
  const game = (): Game => {
    if (!state.game) throw new Error('nothing is played');
    return state.game;
  };
  const settle = (): void => {
    for (let { prompt, window } = game(); prompt || window; { prompt, window } = game())
      tell({
        kind: 'play',
        command: prompt ? { kind: 'answer', answer: answerTo(prompt, ways) } : { kind: 'finishActivation' },
      });
  };
  const go = (...commands: readonly Command[]): void => {
    for (const command of commands) {
      tell({ kind: 'play', command });
      settle();
    }
  };
  const begin = (mission: string, ally: string | null = null): void => {
    tell({ kind: 'begin', mission, ally, tracked: false });
    settle();
  };
  const conclude = (): void => {
    tell({ kind: 'conclude' });
    ways = {};
  };
  return {
    state: () => state,
    commands: () => commands,
    read: () => endingTexts(play, state, state.ending ?? ''),
    open: () => openMissions(play, state).map(({ mission }) => mission),
    met: () => openEncounters(play, state).map(({ mission }) => mission),
    game,
    ways: (next) => {
      ways = next;
    },
    go,
    use: (thing, option) => go({ kind: 'interact', thing, option, who: heroes[0] ?? '' }),
    idle: (rounds) => {
      const last = game().round + rounds;
      while (game().result === null && game().round < last) {
        const { running } = state;
        if (!running) throw new Error('nothing is played');
        const end = legalCommands(play.playOf(running, heroes), game()).find(
          ({ kind }) => kind === 'endActivation',
        );
        if (!end) throw new Error('nobody can act');
        go(end);
      }
    },
    begin,
    conclude,
    meet: (encounter, how = {}) => {
      ways = how;
      begin(encounter);
      conclude();
    },
    endStage: () => {
      tell({ kind: 'endStage' });
    },
    giveUp: (mission) => {
      begin(mission);
      go({ kind: 'giveUp' });
      conclude();
    },
  };
}
