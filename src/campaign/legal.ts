// Which commands a campaign would accept now: for headless players and tests.

import { seedRandom, type RandomState } from '../kernel';
import { legalCommands } from '../mission';
import { advanceCampaign } from './advance';
import { alliesFor, mostAllies } from './allies';
import { whyNotBegin } from './begin';
import { greenChoice } from './classic/sideDeck';
import type { CampaignCommand } from './command';
import { gearOf } from './gear';
import { openEncounters, openMissions } from './map';
import type { CampaignPlay } from './play';
import type { AlliesAlong, CampaignState } from './state';

export const legalCampaignCommands = (
  play: CampaignPlay,
  state: CampaignState,
  random: RandomState = seedRandom(''),
): readonly CampaignCommand[] => {
  if (state.ending !== null) return [];
  return state.running ? missionCommands(play, state, random) : mapCommands(play, state);
};

function missionCommands(
  play: CampaignPlay,
  { running, game, heroes }: CampaignState,
  random: RandomState,
): readonly CampaignCommand[] {
  if (!running || !game) return [];
  const missionPlay = play.playOf(
    running,
    heroes.map(({ id }) => id),
  );
  const commands = legalCommands(missionPlay, game, random);
  return [
    ...commands.map((command): CampaignCommand => ({ kind: 'play', command })),
    ...(game.result ? [{ kind: 'conclude' } as const] : []),
  ];
}

const mapCommands = (play: CampaignPlay, state: CampaignState): readonly CampaignCommand[] => [
  ...beginnings(play, state),
  // Tried out one by one, so that there is no second opinion about what is allowed.
  ...everydayCommands(play, state).filter((command) => advanceCampaign(play, state, command).ok),
];

const everydayCommands = (play: CampaignPlay, state: CampaignState): readonly CampaignCommand[] => [
  ...state.stock.map((item): CampaignCommand => ({ kind: 'buy', item })),
  ...gearOf(play, state).map(({ id }): CampaignCommand => ({ kind: 'sell', item: id })),
  ...lessons(play, state),
  ...state.heroes.flatMap(({ id, injuries = [] }) =>
    injuries.map((injury): CampaignCommand => ({ kind: 'heal', hero: id, injury })),
  ),
  ...rearrangements(play, state),
  ...classicCommands(play, state),
  ...Object.keys(play.kit.boxes).map((product): CampaignCommand => ({
    kind: 'own',
    products: state.products.includes(product)
      ? state.products.filter((other) => other !== product)
      : [...state.products, product],
  })),
];

/** Green cards as they lie, each ally once: enough for players who do not read. */
function classicCommands(play: CampaignPlay, state: CampaignState): readonly CampaignCommand[] {
  if (!state.classic) return [];
  if (state.classic.stage !== 'deck') return [{ kind: 'endStage' }];
  const { cards, count } = greenChoice(play, state);
  return cards.map((_, first): CampaignCommand => {
    const turned = [...cards.slice(first), ...cards.slice(0, first)];
    return { kind: 'chooseSides', missions: turned.slice(0, count).map(({ mission }) => mission) };
  });
}

/** Not tried out: that would be a whole mission made ready for every answer. */
const beginnings = (play: CampaignPlay, state: CampaignState): readonly CampaignCommand[] =>
  [...openMissions(play, state), ...openEncounters(play, state)]
    .flatMap(({ mission }) =>
      parties(play, state, mission).flatMap((ally) =>
        [false, true].map((tracked) => ({ kind: 'begin', mission, ally, tracked }) as const),
      ),
    )
    .filter((command) => whyNotBegin(play, state, command) === undefined);

/** Alone, with each ally, and with as many as may come. */
function parties(play: CampaignPlay, state: CampaignState, mission: string): readonly AlliesAlong[] {
  const allies = alliesFor(play, state, mission);
  const most = mostAllies(play, state, mission);
  return [null, ...allies, ...(most > 1 && allies.length > 1 ? [allies.slice(0, most)] : [])];
}

const lessons = (play: CampaignPlay, { heroes }: CampaignState): readonly CampaignCommand[] =>
  Object.entries(play.kit.classCards)
    .filter(([, { hero }]) => heroes.some(({ id }) => id === hero))
    .flatMap(([card, { hero }]): CampaignCommand[] => [
      { kind: 'train', hero, card },
      { kind: 'untrain', hero, card },
    ]);

function rearrangements(play: CampaignPlay, state: CampaignState): readonly CampaignCommand[] {
  const gear = gearOf(play, state);
  const holders = [null, ...state.heroes.map(({ id }) => id)];
  const weapons = [null, ...gear.filter(({ kind }) => kind === 'weapon').map(({ id }) => id)];
  return [
    ...gear.flatMap(({ id }) => holders.map((hero): CampaignCommand => ({ kind: 'assign', item: id, hero }))),
    ...gear
      .filter(({ kind }) => kind === 'modification')
      .flatMap(({ id }) => weapons.map((on): CampaignCommand => ({ kind: 'fix', item: id, on }))),
  ];
}
