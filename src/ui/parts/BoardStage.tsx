// The board with what every page needs around it: turning it to one's seat, and finding it again.

import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, TileMap } from '../../rules';
import { SceneBoard, type BoardCamera, type BoardTaps, type BoardView, type BoardSpot } from '../../scene';
import { useReducedMotion } from '../feel/useReducedMotion';
import { Icon } from '../icons';
import { useServices, useSettings } from '../services';
import { nextSeat, quartersOf } from './seat';
import { useAfterPaint } from './useAfterPaint';

type Props = BoardTaps & {
  readonly view: BoardView;
  readonly map: TileMap;
  readonly label: string;
  /** What should be seen now: the board looks there if it does not show it. */
  readonly focus?: readonly Point[];
  /** The board goes there when it changes. */
  readonly closeUp?: Point | null;
  readonly spot?: NamedSpot | null;
  /** Who and what is on a space, by name, for those who cannot see it. */
  readonly namesAt?: (at: Point) => readonly string[];
  /** Buttons of the page itself, beside those that every board has. */
  readonly tools?: ReactNode;
};

/** `of`: whom it is about. The board goes there once; after that it only keeps in view what `focus` names. */
export type NamedSpot = BoardSpot & { readonly of: string };

/** Between the row of buttons on the board and what is framed below it. */
const UNDER_TOOLS = 4;

export function BoardStage(props: Props) {
  const {
    view: seen,
    map,
    label,
    focus = NOTHING,
    closeUp = null,
    spot = null,
    namesAt = () => [],
    tools,
    ...taps
  } = props;
  const { t } = useTranslation();
  const { settings } = useServices();
  const { board, seat } = useSettings();
  const reducedMotion = useReducedMotion();
  const [camera, setCamera] = useState<BoardCamera | null>(null);
  const { row, covered } = useCovered();
  const [where, place, spaces] = [JSON.stringify(spot), JSON.stringify(closeUp), JSON.stringify(focus)];
  const now = useMemo(() => ({ view: seen, where, place, spaces }), [seen, where, place, spaces]);
  // A tap beside the board is answered there first. One on the board is answered by it.
  const { shown, showNow } = useAfterPaint(now);
  const { view } = shown;
  useSpot(camera, shown.where);
  useCloseUp(camera, shown.place);
  useFocus(camera, shown.spaces);
  return (
    <div className="board-stage" data-guide="board">
      <SceneBoard
        view={view}
        mode={board}
        reducedMotion={reducedMotion}
        label={label}
        cameraRef={setCamera}
        seat={quartersOf(seat)}
        covered={covered}
        describeSpace={(at) => {
          const [x, y] = at;
          const terrain = map.spaces.find((space) => space.x === x && space.y === y)?.terrain ?? 'open';
          const cost = view.marks.find((mark) => mark.tone === 'reach' && mark.at.join() === at.join())?.text;
          return [
            t('board.space', { column: x, row: y, terrain: t(`board.terrain.${terrain}`) }),
            ...namesAt(at),
            ...(cost === undefined ? [] : [t('board.cost', { count: Number(cost) })]),
          ].join(', ');
        }}
        {...answered(taps, showNow)}
      />
      <div className="board-tools" ref={row}>
        <button
          type="button"
          className="tool"
          aria-label={t('board.turn')}
          onClick={() => settings.setState({ seat: nextSeat(seat) })}
        >
          <Icon name="turn" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('board.resetCamera')}
          onClick={() => camera?.reset()}
        >
          <Icon name="reset" />
        </button>
        {tools}
      </div>
    </div>
  );
}

const NOTHING: readonly Point[] = [];

/** The same taps, told to whoever wants to know that one came. */
const answered = (taps: BoardTaps, tell: () => void): BoardTaps =>
  Object.fromEntries(
    Object.entries(taps).map(([name, tap]) => [
      name,
      tap &&
        ((at: never) => {
          tell();
          (tap as (at: never) => void)(at);
        }),
    ]),
  );

/** How much of the board lies under the row of buttons; nothing where a page hides it. */
function useCovered() {
  const row = useRef<HTMLDivElement>(null);
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const tools = row.current;
    if (!tools) return undefined;
    const measure = () =>
      setCovered(tools.offsetHeight > 0 ? tools.offsetTop + tools.offsetHeight + UNDER_TOOLS : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(tools);
    return () => observer.disconnect();
  }, []);
  return { row, covered };
}

/** A board that is fetched late still looks where it should. */
function useFocus(camera: BoardCamera | null, spaces: string): void {
  useEffect(() => camera?.lookAt(JSON.parse(spaces) as Point[]), [camera, spaces]);
}

function useSpot(camera: BoardCamera | null, word: string): void {
  const followed = useRef('');
  useEffect(() => {
    if (!camera) return;
    const now = JSON.parse(word) as NamedSpot | null;
    const name = now ? `${now.turn} ${now.of}` : '';
    if (now && name !== followed.current) camera.follow(now);
    followed.current = name;
  }, [camera, word]);
}

/** Not for what was shown when the page was opened: that was looked at long ago. */
function useCloseUp(camera: BoardCamera | null, place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (!camera || shown.current === place) return;
    shown.current = place;
    const at = JSON.parse(place) as Point | null;
    if (at) camera.lookAt([at], 'closely');
  }, [camera, place]);
}
