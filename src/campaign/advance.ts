// The one way a campaign goes on: it takes a command and returns the next state and its events. The state handed in
// stays as it is; the same state and command always give the same result.

import { err, type OfKind } from '../kernel';
import { advance } from '../mission';
import { buy, sell } from './armory';
import { beginStory } from './begin';
import { chooseSides } from './classic/sideDeck';
import { endStage } from './classic/stages';
import type { CampaignCommand, CampaignEvent } from './command';
import { conclude } from './conclude';
import { heal } from './injuries';
import { assign, fix } from './inventory';
import { openMissions } from './map';
import type { CampaignPlay } from './play';
import { isOwned, ownedProducts } from './products';
import type { CampaignState } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';
import { train, untrain } from './training';

type Kind = CampaignCommand['kind'];
type Handlers = {
  readonly [K in Kind]: (
    play: CampaignPlay,
    state: CampaignState,
    command: OfKind<CampaignCommand, K>,
  ) => CampaignStep;
};

const HANDLERS: Handlers = {
  begin: beginStory,
  play: playOn,
  conclude,
  buy,
  sell,
  train,
  untrain,
  assign,
  heal,
  fix,
  chooseSides,
  endStage,
  own,
};

/** What can be told while a mission is running: trading, shopping and learning wait (row 93). */
const DURING_MISSIONS: ReadonlySet<Kind> = new Set(['play', 'conclude', 'own']);

export function advanceCampaign(
  play: CampaignPlay,
  state: CampaignState,
  command: CampaignCommand,
): CampaignStep {
  if (state.ending !== null) return refuse('over');
  if (state.running !== null && !DURING_MISSIONS.has(command.kind)) return refuse('missionRunning');
  const problem = whyNotNow(state, command.kind);
  if (problem) return problem;
  const handle = HANDLERS[command.kind] as (
    ...of: [CampaignPlay, CampaignState, CampaignCommand]
  ) => CampaignStep;
  const step = handle(play, state, command);
  // Nothing that happens inside a mission opens another one before it is concluded.
  if (!step.ok || command.kind === 'play') return step;
  const { state: next, events } = step.value;
  return finishedStep(next, ...events, ...openedBetween(play, state, next));
}

/** Classic: what belongs to the Rebel upgrade stage waits for it (classic 3.1, 4.7). */
function whyNotNow({ classic }: CampaignState, kind: Kind): CampaignStep | undefined {
  if (!classic || !IN_REBEL_STAGE.has(kind)) return undefined;
  const [forced] = classic.forced;
  if (forced !== undefined) return refuse('forcedFirst', forced);
  return classic.stage === 'rebel' ? undefined : refuse('wrongStage');
}

const IN_REBEL_STAGE: ReadonlySet<Kind> = new Set(['buy', 'sell', 'train', 'untrain']);

function openedBetween(
  play: CampaignPlay,
  before: CampaignState,
  after: CampaignState,
): readonly CampaignEvent[] {
  const known = new Set(openMissions(play, before).map(({ mission }) => mission));
  return openMissions(play, after)
    .filter(({ mission }) => !known.has(mission))
    .map(({ mission }) => ({ kind: 'missionOpened', mission }));
}

function playOn(
  play: CampaignPlay,
  state: CampaignState,
  { command }: OfKind<CampaignCommand, 'play'>,
): CampaignStep {
  const { running, game } = state;
  if (!running || !game) return refuse('noMission');
  const missionPlay = play.playOf(
    running,
    state.heroes.map(({ id }) => id),
  );
  const advanced = advance(missionPlay, game, command);
  if (!advanced.ok) return err({ code: 'mission', refusal: advanced.error });
  const { mission } = running;
  const events = advanced.value.events.map((event): CampaignEvent => ({ kind: 'mission', mission, event }));
  return finishedStep({ ...state, game: advanced.value.game }, ...events);
}

/** Cards that went with a product can no longer be bought; what the party has, it keeps. */
function own(
  play: CampaignPlay,
  state: CampaignState,
  command: OfKind<CampaignCommand, 'own'>,
): CampaignStep {
  const products = ownedProducts(play.kit, command.products);
  const stock = state.stock.filter((item) => isOwned({ products }, play.kit.items[item]));
  return finishedStep({ ...state, products, stock }, { kind: 'owned', products });
}
