// What belongs to another device: a line says where it is being done, and one tap brings it here all the same, because a phone may
// be in a pocket.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './seat.css';

type Props = {
  /** `null`: it belongs here. */
  readonly words: string | null;
  /** Shown below the line meanwhile. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
};

export function Elsewhere({ words, meanwhile, children }: Props) {
  const [isHere, setHere] = useState(false);
  if (words === null || isHere) return children;
  return (
    <>
      <ElsewhereLine words={words} onHere={() => setHere(true)} />
      {meanwhile}
    </>
  );
}

export function ElsewhereLine({ words, onHere }: { words: string; onHere: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="elsewhere">
      <p role="status">{words}</p>
      <button type="button" className="btn" onClick={onHere}>
        {t('party.elsewhere.here')}
      </button>
    </div>
  );
}
