// Whose turn it is: the portrait of the group, its name, and what is counted of it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly title: string;
  readonly face: ReactNode;
  /** In one line, where the room is for what happens. */
  readonly slim?: boolean;
  readonly children?: ReactNode;
};

export function GroupHead({ title, face, slim = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className={slim ? 'imperial-head imperial-slim' : 'imperial-head'}>
      <span className="imperial-face">{face}</span>
      <div className="imperial-words">
        <p className="imperial-over">{t('activation.turn')}</p>
        <h2>{title}</h2>
        {children}
      </div>
    </header>
  );
}

/** Fills the screen for a moment, under every tap. Those who can't see it hear the log. */
export function Entrance({
  title,
  face,
  onGone,
}: Pick<Props, 'title' | 'face'> & { readonly onGone: () => void }) {
  const { t } = useTranslation();
  return (
    <div
      className="entrance"
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onGone()}
    >
      <span className="entrance-face">{face}</span>
      <p className="imperial-over">{t('activation.turn')}</p>
      <p className="entrance-name">{title}</p>
    </div>
  );
}
