// The lines of an order, each with its cost in front and what has become of it. Players may tick them off where the app cannot.

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line, SkipReason } from '../../imperial';
import type { OrderWriter, SentencePiece } from '../../text';
import type { LineMark } from './lineMarks';
import { CostIcons, isCost, OrderText } from './OrderText';

type Props = {
  readonly lines: readonly Line[];
  readonly writer: OrderWriter;
  /** Left out where nothing is being resolved. */
  readonly marks?: readonly LineMark[];
  readonly onTick?: (line: number) => void;
};

export function OrderLines({ lines, writer, marks, onTick }: Props) {
  return (
    <ol className="orders" data-guide="orders">
      {lines.map((line, index) => {
        const mark = marks?.[index];
        return (
          <li
            // The order of the lines is what they are about.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={mark ? `order-${mark.state}` : undefined}
            style={{ '--line': index } as CSSProperties}
            aria-current={mark?.state === 'now' ? 'step' : undefined}
          >
            <LineText pieces={writer.line(line)} />
            {onTick ? (
              <Tick number={index + 1} done={mark?.state === 'done'} onTick={() => onTick(index)} />
            ) : (
              mark && <LineSign state={mark.state} />
            )}
            {mark?.state === 'skipped' && <SkipText reason={mark.reason} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The cost stands in front, so that all costs stand below one another. */
function LineText({ pieces }: { pieces: readonly SentencePiece[] }) {
  const { t } = useTranslation();
  const first = pieces.findIndex((piece) => !('icon' in piece && isCost(piece.icon)));
  const cost = pieces.slice(0, first).flatMap((piece) => ('icon' in piece ? [piece.icon] : []));
  return (
    <>
      <span className="order-cost">
        {cost.length > 0 ? (
          <CostIcons icons={cost} />
        ) : (
          <span className="order-free">{t('activation.free')}</span>
        )}
      </span>
      <OrderText pieces={withoutBlank(pieces.slice(first))} />
    </>
  );
}

/** Nothing stands in front of the words any more. */
function withoutBlank([first, ...rest]: readonly SentencePiece[]): readonly SentencePiece[] {
  if (!first) return [];
  return ['icon' in first ? first : { ...first, text: first.text.trimStart() }, ...rest];
}

type TickProps = { readonly number: number; readonly done: boolean; readonly onTick: () => void };

function Tick({ number, done, onTick }: TickProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="order-tick"
      aria-pressed={done}
      aria-label={t('activation.lineDone', { number })}
      onClick={onTick}
    >
      <LineSign state={done ? 'done' : 'open'} />
    </button>
  );
}

const SIGNS: Readonly<Record<LineMark['state'], string>> = {
  open: '',
  now: 'M9 7l6 5-6 5z',
  done: 'M6 12.500l4 4 8-9',
  skipped: 'M7 12h10',
};

/** Each state has a shape of its own; the words of a skipped line say the rest. */
function LineSign({ state }: Pick<LineMark, 'state'>) {
  const { t } = useTranslation();
  return (
    <svg
      viewBox="0 0 24 24"
      className={`line-sign line-${state}`}
      role="img"
      aria-label={t(`activation.lines.${state}`)}
    >
      <circle cx="12" cy="12" r="10" />
      <path d={SIGNS[state]} />
    </svg>
  );
}

function SkipText({ reason }: { reason: SkipReason['code'] | undefined }) {
  const { t } = useTranslation();
  return (
    <p className="order-why skipped">
      {reason
        ? t('activation.skipped', { reason: t(`activation.skips.${reason}`) })
        : t('activation.passedOver')}
    </p>
  );
}
