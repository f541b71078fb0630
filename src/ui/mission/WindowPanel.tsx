// The activation of an Imperial group. Told play: bonus effect and list, to be followed at the table. Tracked play: what
// they come to on the board.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rollFor, type Pending } from '../../imperial';
import { seedRandom } from '../../kernel';
import {
  attributesOf,
  defenseOffers,
  heroIn,
  isOfHero,
  testBonus,
  testDice,
  type Activation,
} from '../../mission';
import { rollDice } from '../../rules';
import type { DefenseTable } from '../activation/defense/Defending';
import { ActivationWindow } from '../activation/ActivationWindow';
import type { FaceOf } from '../activation/Glance';
import { Entrance } from '../activation/GroupHead';
import { Hideable } from '../activation/Hideable';
import type { NameOf } from '../activation/names';
import { nameOfRule } from '../activation/nameOfRule';
import type { TestTable } from '../activation/TestEntry';
import { HeroPortrait } from '../art/HeroPortrait';
import { useReducedMotion } from '../feel/useReducedMotion';
import { newSeed } from '../parts/seed';
import { ElsewhereLine } from '../party/Elsewhere';
import { useEmpireElsewhere, useOwner, useSeat } from '../party/seat';
import { CardFace } from './CardFace';
import { isEarly } from './isEarly';
import { leftOff, leaveOff } from './leftOff';
import { useMission, type MissionTable } from './mission';
import { likeliest } from './prompts/TestPrompt';
import { ToldWindow } from './ToldWindow';
import { useForm } from './useForm';
import { useOrderWriter } from './useOrderWriter';
import type { WindowTable } from './useWindow';

type Props = {
  readonly window: Activation;
  /** `null`: the players see to it by themselves. */
  readonly table: WindowTable | null;
};

type Headed = { readonly window: Activation; readonly title: string; readonly onHide: () => void };

export function WindowPanel({ window, table }: Props) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const { round } = game;
  const title = useTitle(window);
  const [aside, setAside] = useState(leftOff(play, round, window)?.aside ?? false);
  useEffect(() => leaveOff(play, round, window, { aside }), [play, round, window, aside]);
  const entrance = useEntrance(window);
  const head: Headed = { window, title, onHide: () => setAside(true) };
  const empire = useEmpireElsewhere();
  const [isHere, setHere] = useState(false);
  const rollers = rollersOf(table?.activation.resolution.pending);
  const isRollingHere = useSeat()?.who.heroes.some((hero) => rollers.includes(hero)) ?? false;
  const isElsewhere = empire !== undefined && !isHere && !isRollingHere;
  return (
    <>
      <Hideable title={title} aside={aside} onShow={() => setAside(false)}>
        {isElsewhere && (
          <ElsewhereLine
            words={t('party.elsewhere.empire', { name: empire.name })}
            onHere={() => setHere(true)}
          />
        )}
        <div className={isElsewhere ? 'window-seat window-elsewhere' : 'window-seat'}>
          {table ? (
            <ResolvedWindow
              key={window.group}
              {...head}
              table={table}
              rollers={rollers}
              isHere={isHere}
              onHere={() => setHere(true)}
            />
          ) : (
            <ToldWindow {...head} />
          )}
        </div>
      </Hideable>
      {entrance.isOn && !aside && (
        <Entrance title={title} face={<CardFace card={window.card} />} onGone={entrance.end} />
      )}
    </>
  );
}

/** The heroes for whom dice are waited for. */
function rollersOf(pending: Pending | undefined): readonly string[] {
  if (pending?.kind === 'attack') return [pending.target];
  return pending?.kind === 'test' ? pending.heroes : [];
}

/** Once for each activation, and only where things may move. */
function useEntrance(window: Activation) {
  const { play, game } = useMission();
  const { round } = game;
  const still = useReducedMotion();
  const [isOn, setOn] = useState(!window.again && leftOff(play, round, window)?.entered !== true);
  useEffect(() => leaveOff(play, round, window, { entered: true }), [play, round, window]);
  return { isOn: isOn && !still, end: () => setOn(false) };
}

/** Whose orders they are, as a heading. */
function useTitle({ group, card }: Activation): string {
  const { game, teller } = useMission();
  const state = game.groups.find(({ id }) => id === group);
  return state ? teller.group(state) : teller.card(card);
}

type ResolvedProps = Headed & {
  readonly table: WindowTable;
  readonly rollers: readonly string[];
  /** Whatever belongs to other devices is done here all the same. */
  readonly isHere: boolean;
  readonly onHere: () => void;
};

function ResolvedWindow({ window, title, onHide, table, rollers, isHere, onHere }: ResolvedProps) {
  const { t, i18n } = useTranslation();
  const ownerOf = useOwner();
  const isElsewhere = (hero: string) => !isHere && ownerOf(hero) !== undefined;
  const [roller] = rollers;
  const mission = useMission();
  const { play, game, teller, cast, say } = mission;
  const { resolved, activation, report } = table;
  const { drawn } = resolved;
  const writer = useOrderWriter(drawn.group);
  const form = useForm(window.group, drawn.lines);
  const dice = useRef(seedRandom(newSeed()));
  const nameOf: NameOf = (id) => (play.things.has(id) ? teller.thing(id) : teller.figure(id, cast));
  const faceOf = useFaces(mission);
  const defense: DefenseTable = {
    offers: (attack, moments, used, now) => defenseOffers(play, game, attack, moments, used, now),
    reroll: (die) => {
      const { rolled, state } = rollDice(dice.current, [die]);
      dice.current = state;
      return rolled[0] ?? { die, face: 0 };
    },
    isElsewhere,
  };

  const tests: TestTable = {
    of: testedBy(mission),
    roll: (pool) => {
      const { rolled, state } = rollDice(dice.current, pool);
      dice.current = state;
      return rolled.map((die) => ('face' in die ? die.face : 0));
    },
  };

  return (
    <ActivationWindow
      {...drawn}
      title={title}
      face={<CardFace card={window.card} form={form?.id} />}
      form={form}
      explained={isEarly(game)}
      activation={activation}
      printed={play.kit.cards[window.card]?.abilities ?? []}
      ruleName={(index) => nameOfRule(drawn, index, i18n.language)}
      writer={writer}
      nameOf={nameOf}
      faceOf={faceOf}
      onRoll={(pending) => {
        const rolled = rollFor(pending, dice.current);
        dice.current = rolled.random;
        activation.roll(rolled.answer);
      }}
      defense={defense}
      {...(roller !== undefined &&
        rollers.every(isElsewhere) && {
          toldElsewhere: (
            <ElsewhereLine words={t('party.elsewhere.dice', { hero: teller.who(roller) })} onHere={onHere} />
          ),
        })}
      tests={tests}
      report={report}
      onHide={onHide}
      onFinish={() => say({ kind: 'finishActivation' })}
    />
  );
}

/** What a hero tests with, by the likelier attribute where there are two. */
const testedBy =
  ({ play, game }: MissionTable): TestTable['of'] =>
  (hero, attributes) => {
    const printed = attributesOf(play, game, hero);
    const attribute = likeliest(attributes, printed);
    if (!printed || attribute === undefined) return null;
    const dice = testDice(play, game, { hero, attribute, focused: false });
    return { attribute, dice, bonus: testBonus(play, game, hero, attribute) };
  };

/** Faces by the id of a figure; what is no figure has none. Whoever comes back in this activation has its group's. */
function useFaces({ game }: MissionTable): FaceOf {
  const { window } = game;
  return (id) => {
    const figure = game.figures[id];
    if (!figure) return window && id.startsWith(`${window.group}-`) ? <CardFace card={window.card} /> : null;
    const wounded = heroIn(game, id)?.wounded === true;
    return isOfHero(game, figure) ? (
      <HeroPortrait id={figure.of} size="100%" wounded={wounded} />
    ) : (
      <CardFace card={figure.of} form={figure.form} />
    );
  };
}
