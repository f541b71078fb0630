// One step of the battle: its heading, what happened just before, and what is to do.

import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** Another step: the reader of the screen hears its heading. */
  readonly step?: string | number;
  readonly children: ReactNode;
};

export function Panel({ title, step, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step, title]);
  return (
    <>
      <h2 tabIndex={-1} ref={heading} className="battle-title">
        {title}
      </h2>
      {children}
    </>
  );
}

type ButtonProps = {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

/** The one thing to do now, under the thumb. */
export const MainTap = ({ children, disabled = false, onClick }: ButtonProps) => (
  <div className="battle-main">
    <button type="button" className="btn btn-main btn-wide" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  </div>
);

export const Tap = ({ children, disabled = false, onClick }: ButtonProps) => (
  <button type="button" className="btn" disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
