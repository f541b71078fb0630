// A button that asks before it acts, right where it stands: nothing is lost by a slip of the thumb.

import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './ask.css';

type Props = {
  readonly children: ReactNode;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  /** The one thing to do on its page. */
  readonly isMain?: boolean;
};

/** Closes the question that is open: of two at once, the wrong one might be answered. */
let closeOpen: (() => void) | null = null;

/** The safe answer gets the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

export function Ask({ children, question, yes, onYes, isMain = false }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const id = useId();
  if (!asking) {
    return (
      <button
        type="button"
        className={isMain ? 'btn btn-main btn-wide' : 'btn'}
        onClick={() => {
          closeOpen?.();
          closeOpen = () => setAsking(false);
          setAsking(true);
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <div className="ask" role="alertdialog" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className="buttons">
        <button type="button" className="btn" ref={focus} onClick={() => setAsking(false)}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          className="btn btn-main"
          onClick={() => {
            setAsking(false);
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </div>
  );
}
