// Who of the heroes does it. If only one does, the tap on the face is the answer; if a test follows, its attribute and the dice of
// each hero are told before anybody is chosen.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advance, attributesOf, testDice, type Game, type Play } from '../../../mission';
import type { Attribute, Die } from '../../../rules';
import { FlatDie } from '../../../scene';
import { HeroFace } from '../../games/Portrait';
import { useMission } from '../mission';
import { MissionText, TextLine } from '../MissionText';
import { MainButton } from '../Sheet';
import type { PromptProps } from './promptProps';
import { likeliest } from './TestPrompt';

export function ChooseHeroesPrompt({ prompt, onAnswer }: PromptProps<'chooseHeroes'>) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { says, heroes, count } = prompt;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tested = useMemo(() => testAfter(play, game, heroes.slice(0, count)), [play, game, heroes, count]);
  const answer = (who: readonly string[]) => onAnswer({ kind: 'heroes', heroes: who });
  const tap = (id: string) => (count === 1 ? answer([id]) : setChosen(toggle(chosen, id, count)));
  return (
    <>
      <div className="question">
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      {tested.length > 0 && (
        <p>
          <TextLine
            text={t('mission.prompt.testNext', {
              attributes: tested.map((one) => `${t(`attributeTested.${one}`)} [${one}]`).join(' / '),
            })}
          />
        </p>
      )}
      <div
        className="answers"
        role="group"
        aria-label={t('mission.prompt.heroes', { count })}
        data-guide="answers"
      >
        {heroes.map((id) => (
          <button
            key={id}
            type="button"
            className="btn btn-wide choose-hero"
            aria-pressed={count === 1 ? undefined : chosen.includes(id)}
            onClick={() => tap(id)}
          >
            <HeroFace id={id} />
            <span className="choose-name">{teller.who(id)}</span>
            <Pool dice={diceOf(play, game, id, tested)} />
          </button>
        ))}
      </div>
      {count > 1 && (
        <MainButton disabled={chosen.length !== count} onClick={() => answer(chosen)}>
          {chosen.length === count
            ? teller.list(chosen.map(teller.who))
            : t('mission.prompt.heroes', { count })}
        </MainButton>
      )}
    </>
  );
}

function Pool({ dice }: { dice: readonly Die[] }) {
  const { t } = useTranslation();
  if (dice.length === 0) return null;
  return (
    <span className="choose-dice" role="img" aria-label={dice.map((die) => t(`icons.${die}`)).join(', ')}>
      {dice.map((die, index) => (
        // Dice of one colour are told apart by their place only.
        // oxlint-disable-next-line react/no-array-index-key
        <FlatDie key={index} die={die} face={null} letter={t(`dieLetters.${die}`)} />
      ))}
    </span>
  );
}

/** One too many pushes out the one that was chosen first. */
const toggle = (chosen: readonly string[], id: string, count: number): readonly string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-count);

/** What is tested right after the choice, whoever it falls on; nothing, if there is no test. */
function testAfter(play: Play, game: Game, heroes: readonly string[]): readonly Attribute[] {
  const next = advance(play, game, { kind: 'answer', answer: { kind: 'heroes', heroes } });
  const prompt = next.ok ? next.value.game.prompt : null;
  return prompt?.kind === 'test' ? prompt.attributes : [];
}

function diceOf(play: Play, game: Game, hero: string, tested: readonly Attribute[]): readonly Die[] {
  const attribute = likeliest(tested, attributesOf(play, game, hero));
  const focused = game.figures[hero]?.conditions.includes('focused') === true;
  return attribute === undefined ? [] : testDice(play, game, { hero, attribute, focused });
}
