// The activation of a group in told play: bonus effect and lines to be followed at the table, as large as they fit. Players may
// tick off what a figure has done, and are told what is left of its two actions; nobody has to.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOfGroup, ordersOf, type Activation } from '../../mission';
import { ActionsSpent } from '../activation/ActionsSpent';
import { GroupHead } from '../activation/GroupHead';
import { HideButton } from '../activation/HideBar';
import { marksOfTicks, spentBy } from '../activation/lineMarks';
import { MoreBelow, ReadOnButton } from '../activation/MoreBelow';
import { OrderLines } from '../activation/OrderLines';
import { BonusText, FormText, GroupInfo, Priority } from '../activation/OrderSheet';
import { useEndSeen } from '../activation/useEndSeen';
import { CardFace } from './CardFace';
import { isEarly } from './isEarly';
import { leaveOff, leftOff, windowName, type Ticks } from './leftOff';
import { useMission } from './mission';
import { Portraits } from './Portraits';
import { Tracker } from './Tracker';
import { useForm } from './useForm';
import { useOrderWriter } from './useOrderWriter';

type Props = { readonly window: Activation; readonly title: string; readonly onHide: () => void };

export function ToldWindow({ window, title, onHide }: Props) {
  const { t } = useTranslation();
  const { play, game, say } = useMission();
  const writer = useOrderWriter(play.kit.groups[window.card]);
  const drawn = ordersOf(play, game, window);
  const form = useForm(window.group, drawn?.lines);
  const section = useRef<HTMLElement>(null);
  const { end, unseen, below, showMore } = useEndSeen(windowName(game.round, window), (doesFit) =>
    shrink(section.current, doesFit),
  );
  const ticking = useTicks(window);
  const lines = drawn?.lines ?? [];
  const isDoing = !window.again;
  const waits = unseen && isDoing;
  const count = Math.max(1, figuresOfGroup(game, window.group).length);
  const figure = Math.min(ticking.ticks.figure + 1, count);
  const hasNext = isDoing && figure < count;
  const finish = (look: string) => (
    <button
      type="button"
      className={`btn finish-group ${look}`}
      onClick={() => say({ kind: 'finishActivation' })}
    >
      {t(window.again ? 'mission.window.close' : 'mission.window.finish')}
    </button>
  );
  return (
    <section
      className={`activation activation-told ${game.tracked ? '' : 'activation-strip'}`}
      aria-label={title}
      ref={section}
    >
      <GroupHead title={title} face={<CardFace card={window.card} form={form?.id} />}>
        {isDoing && <FigureCount number={figure} count={count} spent={spentBy(lines, ticking.ticks.lines)} />}
      </GroupHead>
      {drawn && (
        <>
          <BonusText {...drawn} writer={writer} />
          {form && <FormText form={form} writer={writer} />}
          <OrderLines
            lines={lines}
            writer={writer}
            {...(isDoing && { marks: marksOfTicks(lines, ticking.ticks.lines), onTick: ticking.tick })}
          />
        </>
      )}
      <span ref={end} className="orders-end" />
      {isEarly(game) && isDoing && <p className="order-costs">{t('activation.costs')}</p>}
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
        <>
          <Priority priority={drawn.priority} writer={writer} />
          <GroupInfo group={drawn.group} printed={play.kit.cards[window.card]?.abilities ?? []} />
        </>
      )}
      <Portraits />
      <Tracker />
      <div
        className={`step-buttons window-buttons main-bar ${hasNext && !waits ? '' : 'window-buttons-told'}`}
        data-guide="main"
      >
        <MoreBelow shown={below && !waits} />
        <HideButton onHide={onHide} />
        {waits ? (
          <ReadOnButton onReadOn={showMore} />
        ) : hasNext ? (
          <>
            {finish('')}
            <button
              type="button"
              className="btn btn-main"
              onClick={() => {
                ticking.next();
                section.current?.closest('.board-panel')?.scrollTo(0, 0);
              }}
            >
              {t('activation.nextOf', { number: figure + 1, count })}
            </button>
          </>
        ) : (
          finish('btn-main')
        )}
      </div>
    </section>
  );
}

/** To be read at arm's length if there is room; before words get smaller than others, the portrait gives way. */
const SIZES = [
  { size: '1.25rem', room: 'wide' },
  { size: '1.12rem', room: 'wide' },
  { size: '1.12rem', room: 'tight' },
  { size: '1rem', room: 'tight' },
] as const;

function shrink(section: HTMLElement | null, doesFit: () => boolean): void {
  if (!section) return;
  for (const { size, room } of SIZES) {
    section.style.setProperty('--order-size', size);
    section.dataset['room'] = room;
    if (doesFit()) return;
  }
}

type Ticking = {
  readonly ticks: Ticks;
  readonly tick: (line: number) => void;
  readonly next: () => void;
};

/** Not the game's: only a help to whoever reads. */
function useTicks(window: Activation): Ticking {
  const { play, game } = useMission();
  const [ticks, setTicks] = useState<Ticks>(
    leftOff(play, game.round, window)?.ticks ?? { figure: 0, lines: [] },
  );
  const keep = (next: Ticks) => {
    setTicks(next);
    leaveOff(play, game.round, window, { ticks: next });
  };
  const { figure, lines } = ticks;
  return {
    ticks,
    tick: (line) =>
      keep({ figure, lines: lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line] }),
    next: () => keep({ figure: figure + 1, lines: [] }),
  };
}

type CountProps = { readonly number: number; readonly count: number; readonly spent: number };

/** Which figure of the group is at it, and its two actions. */
function FigureCount({ number, count, spent }: CountProps) {
  const { t } = useTranslation();
  return (
    <p className="figure-count">
      {count > 1 && <span>{t('activation.figureOf', { number, count })}</span>}
      <ActionsSpent spent={spent} />
    </p>
  );
}
