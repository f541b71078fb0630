// Whether a state can be one of this campaign, the running mission included: asked when a save is opened. Each field that a step
// or a screen reads has a row here.

import {
  countUpTo,
  fieldsOf,
  isFlag,
  isId,
  isRandomState,
  keyOf,
  listOf,
  maybe,
  oneOf,
  orNull,
  recordOf,
  textUpTo,
  type Fits,
} from '../kernel';
import { bounded, impossibleIn, MAX_NUMBER, type Impossible } from '../mission';
import { INJURIES } from '../rules';
import type { CampaignPlay } from './play';
import { CAMPAIGN_STAGES, type CampaignState, type ClassicState } from './state';

export type ImpossibleCampaign = 'campaign' | Impossible;

export function impossibleInCampaign(play: CampaignPlay, state: unknown): ImpossibleCampaign | undefined {
  try {
    return firstOf(play, state as CampaignState);
  } catch {
    // A field is missing or of another type.
    return 'campaign';
  }
}

function firstOf(play: CampaignPlay, state: CampaignState): ImpossibleCampaign | undefined {
  const { kit } = play;
  const { running, game, heroes } = state;
  if (state.campaign !== kit.campaign.id || !textUpTo(MOST_NAME)(state.name)) return 'campaign';
  if (!listOf(heroIn(play), 4)(heroes) || new Set(heroes.map(({ id }) => id)).size < heroes.length)
    return 'heroes';
  if (!NUMBERS(state) || !isRandomState(state.random)) return 'numbers';
  if (state.classic !== undefined && !isClassic(play, state.classic)) return 'numbers';
  if (!isCampaign(play)(state) || (running === null) !== (game === null)) return 'steps';
  if (running === null) return undefined;
  if (!keyOf(kit.missions)(running.mission)) return 'mission';
  return impossibleIn(
    play.playOf(
      running,
      heroes.map(({ id }) => id),
    ),
    game,
  );
}

/** Above what any campaign comes to. */
const [MOST_NAME, MOST_LISTED] = [400, 2000];

/** As far as expressions count. */
const isNumber: Fits = (value) => typeof value === 'number' && bounded(value) === value;
const isTally = countUpTo(MAX_NUMBER);
const isAmount: Fits = (value) => isNumber(value) && Number(value) >= 0;
const ids = listOf(isId, MOST_LISTED);

const NUMBERS = fieldsOf({
  credits: isAmount,
  fame: isAmount,
  lessons: recordOf(isAmount, MOST_LISTED),
  allies: recordOf(isAmount, MOST_LISTED),
  flags: recordOf(isNumber, MOST_LISTED),
  retried: maybe(recordOf(isAmount, MOST_LISTED)),
});

const heroIn = ({ kit }: CampaignPlay): Fits =>
  fieldsOf({
    id: keyOf(kit.heroes),
    classCards: listOf(keyOf(kit.classCards), MOST_LISTED),
    settled: isTally,
    leftBehind: ids,
    sold: maybe(ids),
    injuries: maybe(listOf(oneOf(INJURIES), MOST_LISTED)),
    fixed: recordOf(isId, MOST_LISTED),
  });

/** No field of a hero or a reward says whose it is by a number: nobody, or a name. */
const HELD = fieldsOf({ reward: isId, hero: orNull(isId), left: maybe(isFlag) });

function isCampaign(play: CampaignPlay): Fits {
  const { items, missions, campaign } = play.kit;
  const isMission = keyOf(missions);
  return fieldsOf({
    difficulty: oneOf(['normal', 'hard']),
    products: ids,
    items: listOf(fieldsOf({ item: keyOf(items), hero: orNull(isId), on: orNull(isId) }), MOST_LISTED),
    rewards: maybe(listOf(HELD, MOST_LISTED)),
    finished: listOf(
      fieldsOf({
        mission: isMission,
        outcome: isId,
        won: isFlag,
        rounds: isTally,
        encounter: isFlag,
        slot: maybe(isTally),
      }),
      MOST_LISTED,
    ),
    from: maybe(isId),
    encounters: listOf(isMission, MOST_LISTED),
    pastEncounters: listOf(isMission, MOST_LISTED),
    stock: listOf(keyOf(items), MOST_LISTED),
    running: orNull(UNDER_WAY),
    report: orNull(isReport(isMission)),
    ending: orNull(oneOf(campaign.endings.map(({ id }) => id))),
  });
}

const UNDER_WAY = fieldsOf({
  mission: isId,
  encounter: isFlag,
  ally: (ally) => ally === null || isId(ally) || ids(ally),
  tracked: isFlag,
  products: ids,
  seed: textUpTo(MOST_NAME),
  rewards: maybe(ids),
  classic: maybe(
    fieldsOf({
      level: isNumber,
      threat: isNumber,
      hand: isNumber,
      health: isNumber,
      strain: isNumber,
      landing: isFlag,
      answer: isFlag,
      villains: ids,
      doctrine: maybe(isId),
    }),
  ),
});

const isPair: Fits = (pair) => listOf(isId, 2)(pair) && (pair as readonly unknown[]).length === 2;

const isReport = (isMission: Fits): Fits =>
  fieldsOf({
    mission: isMission,
    outcome: isId,
    won: isFlag,
    rewards: ids,
    credits: isNumber,
    fame: isNumber,
    items: ids,
    lostItems: ids,
    exchanged: listOf(fieldsOf({ item: orNull(isId), credits: isNumber }), MOST_LISTED),
    allies: recordOf(isNumber, MOST_LISTED),
    extraTraining: ids,
    promoted: maybe(orNull(isPair)),
    promotions: maybe(listOf(isPair, MOST_LISTED)),
    cards: maybe(listOf(HELD, MOST_LISTED)),
    groupFame: maybe(isNumber),
    classic: maybe(
      fieldsOf({
        xp: isNumber,
        influence: isNumber,
        crates: isTally,
        crateCredits: isNumber,
        villains: ids,
        awards: maybe(isNumber),
      }),
    ),
  });

/** Counts that no step could have made negative, missions that are there, and a slot that is there. */
const isClassic = ({ kit }: CampaignPlay, classic: ClassicState): boolean =>
  fieldsOf({
    slot: isTally,
    stage: oneOf(CAMPAIGN_STAGES),
    xp: recordOf(isAmount, MOST_LISTED),
    influence: isAmount,
    threat: isAmount,
    level: isNumber,
    awards: maybe(isNumber),
    sideDeck: listOf(keyOf(kit.missions), MOST_LISTED),
    sides: listOf(keyOf(kit.missions), MOST_LISTED),
    opened: listOf(keyOf(kit.missions), MOST_LISTED),
    forced: listOf(keyOf(kit.missions), MOST_LISTED),
    villains: ids,
    doctrine: isId,
    planDeck: ids,
    plans: ids,
    bought: ids,
    sold: ids,
  })(classic) && kit.campaign.classic?.slots[classic.slot] !== undefined;
