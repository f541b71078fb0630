// The activation of an Imperial group. Told play: bonus effect and list, to be followed at the table. Tracked play: what
// they come to on the board, step by step.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rollFor, type AnyId } from '../../imperial';
import { seedRandom } from '../../kernel';
import { isResolvable, ordersOf, situationOfGame, type Activation } from '../../mission';
import type { FigureId, Point } from '../../rules';
import type { FigureView } from '../../scene';
import type { Language } from '../../text';
import { ActivationWindow } from '../activation/ActivationWindow';
import { OrderSheet } from '../activation/OrderSheet';
import { useActivation } from '../activation/useActivation';
import { useActivationView, type ActivationView } from '../activation/useActivationView';
import { newSeed } from '../parts/seed';
import { useMission } from './mission';
import { Portraits } from './Portraits';
import { MainButton } from './Sheet';
import { Tracker } from './Tracker';
import { useOrderWriter } from './useOrderWriter';

/** What the board shows instead, while an activation is resolved on it. */
export type Overlay = ActivationView & { readonly onTapSpace: ((at: Point) => void) | undefined };

type Props = {
  readonly window: Activation;
  /** The figures as the board shows them now. */
  readonly standing: readonly FigureView[];
  readonly onOverlay: (overlay: Overlay | null) => void;
};

export function WindowPanel(props: Props) {
  const { play, game } = useMission();
  const { window } = props;
  return isResolvable(play, game, window) ? (
    <ResolvedWindow key={window.group} {...props} />
  ) : (
    <ToldWindow window={window} />
  );
}

/** Whose orders they are, as a heading. */
function useTitle({ group, card }: Activation): string {
  const { game, teller } = useMission();
  const state = game.groups.find(({ id }) => id === group);
  return state ? teller.group(state) : teller.card(card);
}

function ToldWindow({ window }: { window: Activation }) {
  const { t } = useTranslation();
  const { play, game, say } = useMission();
  const title = useTitle(window);
  const writer = useOrderWriter(play.kit.groups[window.card]);
  const drawn = ordersOf(play, game, window);
  return (
    <section className="activation" aria-label={title}>
      <h2>{title}</h2>
      <p className="lead">
        {t(
          window.again
            ? 'mission.window.again'
            : game.tracked
              ? 'mission.window.unresolved'
              : 'mission.window.told',
        )}
      </p>
      {drawn && (
        <OrderSheet
          {...drawn}
          printed={play.kit.cards[window.card]?.abilities ?? []}
          writer={writer}
          current={null}
        />
      )}
      <Portraits />
      <Tracker />
      <MainButton onClick={() => say({ kind: 'finishActivation' })}>
        {t(window.again ? 'mission.window.close' : 'mission.window.finish')}
      </MainButton>
    </section>
  );
}

function ResolvedWindow({ window, standing, onOverlay }: Props) {
  const { t, i18n } = useTranslation();
  const { play, game, teller, cast, say } = useMission();
  const title = useTitle(window);
  const { figures, map, groups, heroes } = game;
  // Telling something changes the game, but not the table that the activation began on.
  const situation = useMemo(
    () => situationOfGame(play, game),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [play, figures, map, groups, heroes],
  );
  const drawn = useMemo(
    () => ordersOf(play, game, window),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [play, figures, window],
  );
  if (!situation || !drawn) throw new Error('an activation was resolved that cannot be');
  const activation = useActivation(situation, drawn.orders, window.told, (told) =>
    say({ kind: 'tell', told }),
  );
  const view = useActivationView(activation, standing);
  const writer = useOrderWriter(drawn.group);
  const [moving, setMoving] = useState<FigureId | null>(null);
  const dice = useRef(seedRandom(newSeed()));
  const nameOf = (id: AnyId | string) => (play.things.has(id) ? teller.thing(id) : teller.figure(id, cast));

  const tellPlace = (at: Point) => {
    const piece = moving && activation.resolution.situation.board.figures.get(moving);
    if (piece) activation.report([{ kind: 'moved', figure: piece.id, to: { at, size: piece.size } }]);
    setMoving(null);
  };
  const tapped = useRef(tellPlace);
  useEffect(() => {
    tapped.current = tellPlace;
  });
  const isMoving = moving !== null;
  useEffect(() => {
    onOverlay({ ...view, onTapSpace: isMoving ? (at) => tapped.current(at) : undefined });
  }, [view, isMoving, onOverlay]);
  useEffect(() => () => onOverlay(null), [onOverlay]);

  return (
    <>
      {moving && (
        <p className="hand" role="status">
          {t('sight.putHelp', { name: nameOf(moving) })}
        </p>
      )}
      <ActivationWindow
        {...drawn}
        title={title}
        activation={activation}
        printed={play.kit.cards[window.card]?.abilities ?? []}
        ruleName={(index) => drawn.ruleNames[index]?.[i18n.language as Language] ?? ''}
        writer={writer}
        nameOf={nameOf}
        onRoll={(pending) => {
          const rolled = rollFor(pending, dice.current);
          dice.current = rolled.random;
          activation.answer(rolled.answer);
        }}
        onMoved={setMoving}
        onFinish={() => say({ kind: 'finishActivation' })}
      />
    </>
  );
}
