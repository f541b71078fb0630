// What whoever acts can do with the things around, one tap each, with its cost and the odds of its test. In told play the app
// does not know who stands where: then it is everything that can be used now.

import { useTranslation } from 'react-i18next';
import {
  attributesOf,
  closeRebels,
  heroIn,
  optionsOf,
  testBonus,
  testDice,
  testOfOption,
  type Game,
  type OfferedOption,
  type Play,
  type Thing,
  type Turn,
} from '../../../mission';
import { passChance, type Attribute } from '../../../rules';
import { GameIcon } from '../../activation/GameIcon';
import { useMission } from '../mission';
import { TextLine } from '../MissionText';
import { useNumbers } from '../../parts/useNumbers';
import { likeliest } from '../prompts/TestPrompt';
import { ThingSign } from '../ThingSign';

type Reached = { readonly thing: Thing; readonly option: OfferedOption };

/** `near`: only what the figure that acts stands next to. */
export function InReach({ near }: { near: boolean }) {
  const { t } = useTranslation();
  const { play, game, turn } = useMission();
  if (!turn || game.stage !== 'heroes' || game.window || game.prompt) return null;
  const reached = reachedBy(play, game, turn, near);
  if (reached.length === 0) return null;
  return (
    <div
      className="in-reach"
      role="group"
      aria-label={t(near ? 'mission.turn.inReach' : 'mission.turn.usable')}
    >
      {reached.map((one) => (
        <ReachButton key={`${one.thing.id} ${one.option.id}`} {...one} turn={turn} />
      ))}
    </div>
  );
}

/** What takes an action is offered while there is one; after that it waits in the panel of the thing, for those whose card says so. */
function reachedBy(
  play: Play,
  game: Game,
  { who, figure, actions }: Turn,
  near: boolean,
): readonly Reached[] {
  const isHero = heroIn(game, who) !== undefined;
  const mayUse = ({ heroesOnly, free }: OfferedOption): boolean =>
    (isHero || !heroesOnly) && (free || actions.left > 0);
  const isClose = (thing: Thing): boolean =>
    !near || (figure !== null && closeRebels(play, game, thing)?.includes(figure) === true);
  return [...play.things.values()].flatMap((thing) => {
    const options = optionsOf(play, game, thing.id).filter(mayUse);
    return options.length > 0 && isClose(thing) ? options.map((option) => ({ thing, option })) : [];
  });
}

function ReachButton({ thing: { id }, option, turn }: Reached & { readonly turn: Turn }) {
  const { teller, say } = useMission();
  return (
    <button
      type="button"
      className="btn reach"
      onClick={() => say({ kind: 'interact', thing: id, option: option.id, who: turn.who })}
    >
      <ThingSign id={id} />
      <span className="reach-words">
        <span className="count-word">{teller.thing(id)}</span>
        <TextLine text={teller.option(id, option.id)} />
      </span>
      <Cost thing={id} option={option} hero={turn.who} />
    </button>
  );
}

/** The action it takes, and how likely its test has a success. */
function Cost({ thing, option, hero }: { thing: string; option: OfferedOption; hero: string }) {
  const { t } = useTranslation();
  const { roughly } = useNumbers();
  const { play, game } = useMission();
  const tested = testOfOption(play, thing, option.id);
  const odds = tested && chanceOf(play, game, hero, tested);
  const chance = odds === null ? null : roughly(odds);
  return (
    <span className="reach-cost">
      {option.free ? t('mission.turn.free') : <GameIcon name="action" />}
      {chance !== null && (
        <span aria-label={t('mission.turn.chance', { chance })} role="img">
          {chance}
        </span>
      )}
    </span>
  );
}

function chanceOf(play: Play, game: Game, hero: string, attributes: readonly Attribute[]): number | null {
  const attribute = likeliest(attributes, attributesOf(play, game, hero));
  if (attribute === undefined || heroIn(game, hero) === undefined) return null;
  const focused = game.figures[hero]?.conditions.includes('focused') === true;
  const dice = testDice(play, game, { hero, attribute, focused });
  return passChance(dice, Math.max(0, 1 - testBonus(play, game, hero, attribute)));
}
