import { useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideStep } from '../../packs';
import { Icon } from '../icons';
import { MissionText } from '../mission/MissionText';
import { useBubblePlace, type NoteSize } from './useBubblePlace';

type Props = {
  readonly step: GuideStep;
  readonly layer: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onGotIt: () => void;
  readonly onSkip: () => void;
};

/** One note with its tip. It can be folded to one line, and is where there is no room for more. */
export function Bubble({ step, layer, text, onGotIt, onSkip }: Props) {
  const { t } = useTranslation();
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const title = useId();
  const [folding, setFolding] = useState({ step: step.id, size: 'fitting' as NoteSize });
  // Another note is another matter.
  const size = folding.step === step.id ? folding.size : 'fitting';
  useBubblePlace({ layer, bubble, ring }, step, size);
  const fold = () =>
    setFolding({ step: step.id, size: bubble.current?.hasAttribute('data-small') ? 'all' : 'line' });
  return (
    <>
      <span key={step.id} className="guide-ring" ref={ring} aria-hidden="true" />
      <section className="guide-bubble" ref={bubble} data-step={step.id} aria-labelledby={title}>
        <span className="guide-tip" aria-hidden="true" />
        <h2 id={title} className="visually-hidden">
          {t('guide.title')}
        </h2>
        {/* Long notes at large text sizes scroll, by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="guide-text" tabIndex={0} role="group" aria-labelledby={title}>
          <MissionText text={text} />
        </div>
        <div className="guide-buttons">
          <button type="button" className="btn guide-fold" aria-label={t('guide.fold')} onClick={fold}>
            <Icon name="right" />
          </button>
          <button type="button" className="btn guide-skip" onClick={onSkip}>
            {t('guide.skipAll')}
          </button>
          <button type="button" className="btn guide-on" onClick={onGotIt}>
            {t('guide.gotIt')}
          </button>
        </div>
      </section>
    </>
  );
}
