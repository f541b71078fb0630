// Whether a state can be one of this campaign, the running mission included: asked when a save is opened. Each field that a step
// or a screen reads has a row here.

import {
  countUpTo,
  fitsFields,
  isFlag,
  isPlainId,
  isRandomState,
  keyIn,
  listUpTo,
  maybe,
  isOneOf,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import { bounded, impossibleIn, isKit, MAX_NUMBER, type Impossible } from '../mission';
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
  const missions = Object.values(kit.missions).map(({ mission }) => mission);
  if (!isKit(kit, missions, Object.values(kit.boxes))) return 'campaign';
  if (state.campaign !== kit.campaign.id || !textUpTo(MOST_NAME)(state.name)) return 'campaign';
  if (!listUpTo(heroIn(play), 4)(heroes) || heroes.length === 0) return 'heroes';
  if (new Set(heroes.map(({ id }) => id)).size < heroes.length) return 'heroes';
  if (!NUMBERS(state) || !isRandomState(state.random)) return 'numbers';
  if (state.classic !== undefined && !isClassic(play, state.classic)) return 'numbers';
  if (!isCampaign(play)(state) || (running === null) !== (game === null)) return 'steps';
  if (running === null) return undefined;
  if (!keyIn(kit.missions)(running.mission)) return 'mission';
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
const ids = listUpTo(isPlainId, MOST_LISTED);

const NUMBERS = fitsFields({
  credits: isAmount,
  fame: isAmount,
  lessons: recordUpTo(isAmount, MOST_LISTED),
  allies: recordUpTo(isAmount, MOST_LISTED),
  flags: recordUpTo(isNumber, MOST_LISTED),
  retried: maybe(recordUpTo(isAmount, MOST_LISTED)),
});

const heroIn = ({ kit }: CampaignPlay): Fits =>
  fitsFields({
    id: keyIn(kit.heroes),
    classCards: listUpTo(keyIn(kit.classCards), MOST_LISTED),
    settled: isTally,
    leftBehind: ids,
    sold: maybe(ids),
    injuries: maybe(listUpTo(isOneOf(INJURIES), MOST_LISTED)),
    fixed: recordUpTo(isPlainId, MOST_LISTED),
  });

/** No field of a hero or a reward says whose it is by a number: nobody, or a name. */
const HELD = fitsFields({ reward: isPlainId, hero: orNull(isPlainId), left: maybe(isFlag) });

function isCampaign(play: CampaignPlay): Fits {
  const { items, missions, campaign } = play.kit;
  const isMission = keyIn(missions);
  return fitsFields({
    difficulty: isOneOf(['normal', 'hard']),
    products: ids,
    items: listUpTo(
      fitsFields({ item: keyIn(items), hero: orNull(isPlainId), on: orNull(isPlainId) }),
      MOST_LISTED,
    ),
    rewards: maybe(listUpTo(HELD, MOST_LISTED)),
    finished: listUpTo(
      fitsFields({
        mission: isMission,
        outcome: isPlainId,
        won: isFlag,
        rounds: isTally,
        encounter: isFlag,
        slot: maybe(isTally),
      }),
      MOST_LISTED,
    ),
    from: maybe(isPlainId),
    encounters: listUpTo(isMission, MOST_LISTED),
    pastEncounters: listUpTo(isMission, MOST_LISTED),
    stock: listUpTo(keyIn(items), MOST_LISTED),
    running: orNull(UNDER_WAY),
    report: orNull(isReport(isMission)),
    ending: orNull(isOneOf(campaign.endings.map(({ id }) => id))),
  });
}

const UNDER_WAY = fitsFields({
  mission: isPlainId,
  encounter: isFlag,
  ally: (ally) => ally === null || isPlainId(ally) || ids(ally),
  tracked: isFlag,
  products: ids,
  seed: textUpTo(MOST_NAME),
  rewards: maybe(ids),
  classic: maybe(
    fitsFields({
      level: isNumber,
      threat: isNumber,
      hand: isNumber,
      health: isNumber,
      strain: isNumber,
      landing: isFlag,
      answer: isFlag,
      villains: ids,
      doctrine: maybe(isPlainId),
    }),
  ),
});

const isPair: Fits = (pair) => listUpTo(isPlainId, 2)(pair) && (pair as readonly unknown[]).length === 2;

const isReport = (isMission: Fits): Fits =>
  fitsFields({
    mission: isMission,
    outcome: isPlainId,
    won: isFlag,
    rewards: ids,
    credits: isNumber,
    fame: isNumber,
    items: ids,
    lostItems: ids,
    exchanged: listUpTo(fitsFields({ item: orNull(isPlainId), credits: isNumber }), MOST_LISTED),
    allies: recordUpTo(isNumber, MOST_LISTED),
    extraTraining: ids,
    promoted: maybe(orNull(isPair)),
    promotions: maybe(listUpTo(isPair, MOST_LISTED)),
    cards: maybe(listUpTo(HELD, MOST_LISTED)),
    groupFame: maybe(isNumber),
    classic: maybe(
      fitsFields({
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
  fitsFields({
    slot: isTally,
    stage: isOneOf(CAMPAIGN_STAGES),
    xp: recordUpTo(isAmount, MOST_LISTED),
    influence: isAmount,
    threat: isAmount,
    level: isNumber,
    awards: maybe(isNumber),
    sideDeck: listUpTo(keyIn(kit.missions), MOST_LISTED),
    sides: listUpTo(keyIn(kit.missions), MOST_LISTED),
    opened: listUpTo(keyIn(kit.missions), MOST_LISTED),
    forced: listUpTo(keyIn(kit.missions), MOST_LISTED),
    villains: ids,
    doctrine: isPlainId,
    planDeck: ids,
    plans: ids,
    bought: ids,
    sold: ids,
  })(classic) && kit.campaign.classic?.slots[classic.slot] !== undefined;
