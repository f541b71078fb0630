// An activation window that steps aside: the board fills the screen, a slim bar brings the window back exactly as it was.

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { WindowBar } from './HideBar';

type Props = {
  readonly title: string;
  readonly aside: boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
};

export function Hideable({ title, aside, onShow, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptScroll(frame, aside);
  return (
    <>
      <div ref={frame} className="window-frame" hidden={aside}>
        {children}
      </div>
      {aside && <WindowBar title={title} onShow={onShow} />}
    </>
  );
}

/** What is hidden takes no room, so the panel forgets how far it was scrolled. */
function useKeptScroll(frame: { readonly current: HTMLElement | null }, aside: boolean): void {
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const panel = frame.current?.closest('.board-panel');
    if (!panel || aside) return undefined;
    panel.scrollTop = scrolled.current;
    const keep = () => {
      scrolled.current = panel.scrollTop;
    };
    panel.addEventListener('scroll', keep, { passive: true });
    return () => panel.removeEventListener('scroll', keep);
  }, [frame, aside]);
}
