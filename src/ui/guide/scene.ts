// What the screen shows at this moment, as far as a guide can refer to it.

import { heroesIn, type Game, type Play } from '../../mission';
import { isResolvable } from '../../mission';
import { GUIDE_PANELS, type GuideSight, type GuideWhen } from '../../packs';
import type { PanelSubject } from '../mission/mission';

export type GuideScene = {
  readonly shows: GuideSight;
  readonly play: NonNullable<GuideWhen['play']>;
  readonly orders: GuideWhen['orders'] | null;
  readonly acting: boolean;
  readonly heroes: number;
  readonly round: number;
  /** The hero activation that is under way, or the next one, counted through the first round. */
  readonly turn: number;
  readonly sections: readonly string[];
  readonly hurt: readonly NonNullable<GuideWhen['hurt']>[];
  readonly medpac: boolean;
  readonly thing: string | null;
  readonly peril: boolean;
  readonly won: boolean | null;
};

/** `null`: something that no guide speaks of. */
export function missionScene(play: Play, game: Game, subject: PanelSubject | null): GuideScene | null {
  const shows = subject ? panelOf(subject) : sightOf(game);
  if (!shows) return null;
  const { window, prompt, tracked, round } = game;
  const heroes = heroesIn(game);
  const acted = heroes.reduce((sum, { activated }) => sum + activated, 0);
  return {
    shows,
    play: tracked ? 'tracked' : 'told',
    orders: window && (isResolvable(play, game, window) ? 'resolved' : 'told'),
    acting: game.active !== null,
    heroes: heroes.length,
    round,
    turn: round > 1 ? Infinity : acted + 1,
    sections: game.map.sections,
    hurt: [
      ...(heroes.some(({ wounded }) => wounded) ? (['wounded'] as const) : []),
      ...(heroes.some(({ gone }) => gone === 'withdrew') ? (['withdrawn'] as const) : []),
    ],
    medpac: game.medpacs > 0,
    thing: subject?.kind === 'thing' ? (play.things.get(subject.id)?.kind ?? null) : null,
    peril: prompt?.kind === 'message' && prompt.peril === true,
    won: game.result?.won ?? null,
  };
}

function sightOf({ stage, prompt, window }: Game): GuideSight {
  if (stage === 'over') return 'over';
  if (prompt) return prompt.kind;
  return window ? 'orders' : 'table';
}

/** Authors write `ally` for whoever is no hero. */
const panelOf = ({ kind }: PanelSubject): GuideSight | undefined =>
  GUIDE_PANELS.find((panel) => panel === (kind === 'actor' ? 'ally' : kind));

/** Between missions there is a map, and nothing of what happens on a board. */
export const mapScene = (shows: 'map' | 'briefing', heroes: number): GuideScene => ({
  shows,
  play: 'told',
  orders: null,
  acting: false,
  heroes,
  round: 0,
  turn: 0,
  sections: [],
  hurt: [],
  medpac: false,
  thing: null,
  peril: false,
  won: null,
});
