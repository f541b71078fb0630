// One step of the battle: its heading, what happened just before, and what is to do.

import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
};

export function Panel({ title, children }: Props) {
  // Each step of the battle brings a panel of its own: who hears the screen hears its heading.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
