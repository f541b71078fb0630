// The board with what every page needs around it: turning it to one's seat, and finding it again.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileMap } from '../../rules';
import { Board, type BoardCamera, type BoardTaps, type BoardView } from '../../scene';
import { Icon } from '../icons';
import { useSettings } from '../services';

type Props = BoardTaps & { readonly view: BoardView; readonly map: TileMap; readonly label: string };

export function BoardStage({ view, map, label, ...taps }: Props) {
  const { t } = useTranslation();
  const { board, motion } = useSettings();
  const camera = useRef<BoardCamera>(null);
  return (
    <div className="board-stage">
      <Board
        view={view}
        mode={board}
        reducedMotion={motion === 'reduced'}
        label={label}
        cameraRef={camera}
        describeSpace={([x, y]) => {
          const terrain = map.spaces.find((space) => space.x === x && space.y === y)?.terrain ?? 'open';
          return t('board.space', { column: x, row: y, terrain: t(`board.terrain.${terrain}`) });
        }}
        {...taps}
      />
      <div className="board-tools">
        <button
          type="button"
          className="tool"
          aria-label={t('board.turn')}
          onClick={() => camera.current?.turn(1)}
        >
          <Icon name="turn" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('board.resetCamera')}
          onClick={() => camera.current?.reset()}
        >
          <Icon name="reset" />
        </button>
      </div>
    </div>
  );
}
