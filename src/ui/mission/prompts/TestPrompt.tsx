// An attribute test: who, with which attribute, and how many successes. What follows from them is the mission's business.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passChance, successesShown, testOdds, type AttackDie, type Attribute } from '../../../rules';
import { Stepper } from '../../parts/Stepper';
import { Toggles } from '../../parts/Toggles';
import { useNumbers } from '../../parts/useNumbers';
import { Term } from '../../rules/Term';
import { attributesOf, testBonus, testDice, type Game } from '../../../mission';
import { useMission } from '../mission';
import { Faces, TextLine, MissionText } from '../MissionText';
import { MainButton } from '../Sheet';
import { voicesOf } from '../voices';
import { NumberPad } from './NumberPad';
import type { PromptProps } from './promptProps';
import { TestCards } from './TestCards';
import { TestDice, useTestRoll } from './TestDice';

const MOST_SUCCESSES = 20;
/** So many buttons there are at least: cards of the hero may add to what the dice show. */
const FEWEST_KEYS = 3;

export function TestPrompt({ prompt, onAnswer }: PromptProps<'test'>) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { roughly } = useNumbers();
  const { says, attributes, heroes, before } = prompt;
  /** Rolled before a reload: as it was asked for then. */
  const lies = game.testRoll;
  const [hero, setHero] = useState(lies?.hero ?? heroes.find((id) => id === game.active) ?? heroes[0] ?? '');
  const [chosen, setChosen] = useState<Attribute | null>(lies?.attribute ?? null);
  /** Where the players said it themselves; a card may give it meanwhile. */
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>(
    lies ? { [lies.hero]: lies.focused } : {},
  );
  const focused = said[hero] ?? isFocused(game, hero);
  const attribute = chosen ?? likeliest(attributes, attributesOf(play, game, hero));
  const tested = attribute === undefined ? null : { hero, attribute, focused };
  const test = useTestRoll(tested);
  if (attribute === undefined || !tested) return null;
  const dice = testDice(play, game, tested);
  const bonus = testBonus(play, game, hero, attribute);
  const enter = (count: number) =>
    onAnswer({
      kind: 'tested',
      hero,
      attribute,
      successes: count + bonus,
      ...(tested.focused && { focused: true }),
    });
  return (
    <>
      <div className="question">
        <Faces of={voicesOf(play.mission, says.text)} />
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      {heroes.length > 1 && (
        <Toggles
          label={t('mission.prompt.test.who')}
          options={heroes}
          isOn={(id) => id === hero}
          onTap={setHero}
        >
          {teller.who}
        </Toggles>
      )}
      {attributes.length > 1 && (
        <Toggles
          label={t('mission.prompt.test.attribute')}
          options={attributes}
          isOn={(one) => one === attribute}
          onTap={setChosen}
        >
          {(one) => t(`attributes.${one}`)}
        </Toggles>
      )}
      <TestDice name={teller.who(hero)} attribute={attribute} dice={dice} test={test}>
        <button type="button" className="btn" onClick={test.roll}>
          {t(test.rolled ? 'mission.prompt.test.again' : 'mission.prompt.test.roll')}
        </button>
      </TestDice>
      <TestCards tested={tested} rolled={test.rolling ? null : test.rolled} />
      {prompt.easier && (
        <p role="status">
          {t('story.easier', {
            count: prompt.easier.by,
            names: teller.list(prompt.easier.heroes.map(teller.who)),
          })}
        </p>
      )}
      {before > 0 && <p role="status">{t('mission.prompt.test.before', { count: before })}</p>}
      {bonus > 0 && <p role="status">{t('mission.prompt.test.bonus', { count: bonus })}</p>}
      <Entry
        key={`${hero} ${attribute}`}
        rolled={test.rolled && !test.rolling ? successesShown(test.rolled.dice, test.rolled.faces) : null}
        most={Math.max(FEWEST_KEYS, testOdds(dice).length - 1)}
        before={before}
        bonus={bonus}
        onEnter={enter}
      >
        <p className="lead">
          <TextLine text={t('mission.prompt.test.help')} />{' '}
          {t('mission.prompt.test.chance', { chance: roughly(passChance(dice, Math.max(0, 1 - bonus))) })}{' '}
          <Term id="test" />
        </p>
        <div className="buttons">
          <button
            type="button"
            className="btn"
            aria-pressed={focused}
            onClick={() => setSaid({ ...said, [hero]: !focused })}
          >
            {t('mission.prompt.test.focused')}
          </button>
        </div>
      </Entry>
    </>
  );
}

/** Until players choose one: the attribute with which this hero most likely has a success. */
export const likeliest = (
  attributes: readonly Attribute[],
  printed: Readonly<Partial<Record<Attribute, readonly AttackDie[]>>> = {},
): Attribute | undefined =>
  attributes.toSorted((one, other) => passChance(printed[other] ?? []) - passChance(printed[one] ?? []))[0];

const isFocused = ({ figures }: Game, hero: string): boolean =>
  figures[hero]?.conditions.includes('focused') === true;

type EntryProps = {
  /** By the app; `null`: with dice on the table. */
  readonly rolled: number | null;
  readonly most: number;
  readonly before: number;
  /** Successes that cards add. */
  readonly bonus: number;
  readonly onEnter: (successes: number) => void;
  readonly children: ReactNode;
};

/** One tap on a number; or, after the app has rolled, on what fell, unless something is still changed about it. */
function Entry({ rolled, most, before, bonus, onEnter, children }: EntryProps) {
  const { t } = useTranslation();
  const [many, setMany] = useState<number | null>(null);
  const entered = many ?? rolled;
  return (
    <>
      {many === null ? (
        <NumberPad
          label={t('mission.prompt.test.successes')}
          most={most}
          nameOf={(count) => t('mission.prompt.test.enter', { count })}
          {...(before + bonus > 0 && {
            noteOf: (count: number) => t('mission.prompt.test.inAll', { count: before + bonus + count }),
          })}
          onChoose={onEnter}
          onMore={() => setMany(Math.min(MOST_SUCCESSES, most + 1))}
        />
      ) : (
        <Stepper
          label={t('mission.prompt.test.successes')}
          value={many}
          most={MOST_SUCCESSES}
          onChange={setMany}
        />
      )}
      {children}
      {entered !== null && (
        <MainButton onClick={() => onEnter(entered)}>
          {t('mission.prompt.test.enter', { count: entered + bonus })}
        </MainButton>
      )}
    </>
  );
}
