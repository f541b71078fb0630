// A table with people round it, for a whole campaign. Every state goes through JSON before the next step, as it would
// through a save.

import { expect } from 'vitest';
import {
  advanceCampaign,
  makeCampaignPlay,
  startCampaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignRefusal,
  type CampaignSetup,
  type CampaignState,
  type CampaignReport,
} from '../../src/campaign';
import { heroesIn, type Command, type Game } from '../../src/mission';
import { campaignSetup } from './sampleCampaign';

/** What each hero of the running mission carries. */
export const itemsIn = (game: Game | null): readonly (readonly string[])[] =>
  game ? heroesIn(game).map(({ items }) => items) : [];

export class CampaignTable {
  readonly play;
  state: CampaignState;
  /** Of the last command. */
  events: readonly CampaignEvent[];
  readonly commands: CampaignCommand[] = [];

  constructor(change: Partial<CampaignSetup> = {}) {
    const setup = campaignSetup(change);
    this.play = makeCampaignPlay(setup.kit);
    const { state, events } = startCampaign(setup, this.play);
    this.state = state;
    this.events = events;
  }

  do(command: CampaignCommand): this {
    const next = advanceCampaign(this.play, this.state, command);
    if (!next.ok) throw new Error(`${command.kind} refused: ${JSON.stringify(next.error)}`);
    const { state, events } = next.value;
    this.state = JSON.parse(JSON.stringify(state)) as CampaignState;
    expect(this.state).toStrictEqual(state);
    this.events = events;
    this.commands.push(command);
    return this;
  }

  /** `code` or `code:of`; `undefined`: it would be accepted. */
  refusal(command: CampaignCommand): string | undefined {
    const next = advanceCampaign(this.play, this.state, command);
    return next.ok ? undefined : told(next.error);
  }

  /** As if something had come to pass before. */
  with(change: Partial<CampaignState>): this {
    this.state = { ...this.state, ...change };
    return this;
  }

  begin(mission: string, ally: string | null = null): this {
    return this.do({ kind: 'begin', mission, ally, tracked: false }).read();
  }

  tell(command: Command): this {
    return this.do({ kind: 'play', command }).read();
  }

  choose(option: string): this {
    return this.tell({ kind: 'answer', answer: { kind: 'option', option } });
  }

  /** Everything that only has to be read or done. */
  read(): this {
    while (this.state.game?.prompt && this.state.game.prompt.kind !== 'question') {
      this.do({ kind: 'play', command: { kind: 'answer', answer: { kind: 'done' } } });
    }
    return this;
  }

  /** Begins a mission, decides it at once and goes back to the map. */
  finish(mission: string, option = 'win', ally: string | null = null): this {
    return this.begin(mission, ally).choose(option).do({ kind: 'conclude' });
  }

  get report(): CampaignReport {
    if (!this.state.report) throw new Error('nothing was concluded');
    return this.state.report;
  }

  of<K extends CampaignEvent['kind']>(kind: K): readonly Extract<CampaignEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<CampaignEvent, { kind: K }> => event.kind === kind);
  }
}

const told = (error: CampaignRefusal): string => {
  if (error.code === 'mission') return `mission:${error.refusal.code}`;
  return error.of === undefined ? error.code : `${error.code}:${error.of}`;
};
