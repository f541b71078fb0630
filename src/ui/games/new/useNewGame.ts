// The choices before a game begins, step by step. They live in the address, so that neither a step back nor a reload
// loses any.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Campaign } from '../../../campaign';
import { DIFFICULTIES, type Difficulty, type Mission } from '../../../mission';
import type { CampaignId, DeploymentCard, Hero, MissionId, Pack } from '../../../packs';
import { SLOTS, type Slot } from '../../../session';
import { useCollection } from '../../services';
import type { Slots } from '../useSlots';
import { firstEmptySlot, nameFor } from './defaults';
import { originsOf } from './origins';

const CAMPAIGN_STEPS = ['game', 'difficulty', 'heroes', 'name', 'setUp'] as const;
/** One hour, one mission: the app chooses everything that it can. */
const TUTORIAL_STEPS = ['game', 'heroes', 'setUp'] as const;
const MISSION_STEPS = ['game', 'difficulty', 'heroes', 'way', 'setUp'] as const;
/** Asked only where no slot is empty, before the heroes: every kind of game has those. */
const SLOT_STEP = 'slot';
export type StepName = (typeof CAMPAIGN_STEPS | typeof MISSION_STEPS)[number] | typeof SLOT_STEP;

/** Alone, one plays two. */
export const PLAYERS = [1, 2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];
export const heroesFor = (players: Players): number => Math.max(2, players);

export const MOST_LETTERS = 40;

type Field =
  | 'game'
  | 'difficulty'
  | 'boxes'
  | 'slot'
  | 'players'
  | 'heroes'
  | 'name'
  | 'ally'
  | 'level'
  | 'tracked'
  | 'from'
  | 'step';

export type NewGame = ReturnType<typeof useNewGame>;

export function useNewGame(pack: Pack, slots: Slots) {
  const { i18n } = useTranslation();
  const { owned } = useCollection();
  const [params, setParams] = useSearchParams();
  // Two changes can come before the next drawing: leaving the name and going on are one tap.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = (change: Readonly<Partial<Record<Field, string>>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    latest.current = next;
    setParams(next, { replace: true });
  };
  const game = params.get('game') ?? '';
  const campaign: Campaign | undefined = pack.campaigns.get(game as CampaignId);
  const mission: Mission | undefined = campaign ? undefined : pack.missions.get(game as MissionId);
  const players = PLAYERS.find((count) => String(count) === params.get('players')) ?? 2;
  const ownedHeroes = heroesIn(pack, owned);
  const isTutorial = campaign?.size === 'tutorial';
  const anyHeroes = isTutorial ? ownedHeroes.slice(0, heroesFor(players)).map(({ id }) => id) : [];
  const heroes = [...new Set<string>(params.get('heroes')?.split(',') ?? anyHeroes)].filter((id) =>
    ownedHeroes.some((hero) => hero.id === id),
  );
  const origins = originsOf(campaign, slots);
  const emptySlot = firstEmptySlot(slots);
  const steps = stepsOf(campaign, mission, emptySlot === null && slots.kind !== 'loading');
  const allies = mission && mission.ally === undefined ? alliesIn(pack, owned) : [];
  return {
    pack,
    owned,
    set,
    isTutorial,
    campaign,
    mission,
    difficulty: DIFFICULTIES.find((one) => one === params.get('difficulty')) ?? ('normal' as Difficulty),
    slot: (SLOTS.find((one) => String(one) === params.get('slot')) ?? emptySlot) as Slot | null,
    players,
    ownedHeroes,
    heroes,
    toggleHero: (id: string) =>
      set({
        heroes: (heroes.includes(id) ? heroes.filter((other) => other !== id) : [...heroes, id]).join(','),
      }),
    name: (params.get('name') ?? (campaign ? nameFor(pack, campaign, slots, i18n.language) : '')).slice(
      0,
      MOST_LETTERS,
    ),
    allies,
    ally: allies.find(({ id }) => id === params.get('ally'))?.id ?? null,
    /** `null`: not the players' choice. */
    level: levelFor(mission, params.get('level')),
    tracked: params.get('tracked') !== 'no',
    /** Finished games that the campaign goes on from, and the one that the party comes from. */
    origins,
    from: origins.find(({ slot }) => String(slot) === params.get('from'))?.slot ?? null,
    /** Left out: every owned box takes part. */
    usesBoxes: params.get('boxes') !== 'no',
    steps,
    step: steps.find((one) => one === params.get('step')) ?? ('game' as StepName),
  };
}

/** As high as any printed campaign goes. */
export const THREAT_LEVELS = [1, 2, 3, 4, 5, 6] as const;

function levelFor(mission: Mission | undefined, wanted: string | null): number | null {
  const { chosen, level } = mission?.deployment ?? {};
  if (!chosen) return null;
  return THREAT_LEVELS.find((one) => String(one) === wanted) ?? (typeof level === 'number' ? level : 3);
}

function stepsOf(
  campaign: Campaign | undefined,
  mission: Mission | undefined,
  noSlotLeft: boolean,
): readonly StepName[] {
  const steps = mission ? MISSION_STEPS : campaign?.size === 'tutorial' ? TUTORIAL_STEPS : CAMPAIGN_STEPS;
  return noSlotLeft ? steps.flatMap((step) => (step === 'heroes' ? [SLOT_STEP, step] : [step])) : steps;
}

function heroesIn(pack: Pack, owned: readonly string[]): readonly Hero[] {
  const ids = new Set(productsOwned(pack, owned).flatMap(({ heroes }) => heroes));
  return [...pack.heroes.values()].filter(({ id }) => ids.has(id));
}

function alliesIn(pack: Pack, owned: readonly string[]): readonly DeploymentCard[] {
  const ids = new Set(productsOwned(pack, owned).flatMap(({ cards }) => cards.map(({ card }) => card)));
  return [...pack.cards.values()].filter(({ id, affiliation }) => affiliation === 'rebel' && ids.has(id));
}

const productsOwned = (pack: Pack, owned: readonly string[]) =>
  [...pack.products.values()].filter(({ id }) => owned.includes(id));
