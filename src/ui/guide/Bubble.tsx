import { useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideStep } from '../../packs';
import { Icon } from '../icons';
import { MissionText } from '../mission/MissionText';
import { useBubblePlace } from './useBubblePlace';

type Props = {
  readonly step: GuideStep;
  readonly layer: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onGotIt: () => void;
  readonly onSkip: () => void;
};

/** Above resolved orders there is no room: a whole note would leave a slit of the figures that it points at. */
const comesFolded = ({ when }: GuideStep): boolean => when.orders === 'resolved';

/** One note with its tip. It stands there whole, or in one line where it would hide what it speaks of; players may change that. */
export function Bubble({ step, layer, text, onGotIt, onSkip }: Props) {
  const { t } = useTranslation();
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const title = useId();
  const [turned, setTurned] = useState<string | null>(null);
  // The next note is again as it comes.
  const isFolded = comesFolded(step) !== (turned === step.id);
  useBubblePlace({ layer, bubble, ring }, step, isFolded);
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
          <button
            type="button"
            className="btn guide-fold"
            aria-label={t('guide.fold')}
            aria-expanded={!isFolded}
            onClick={() => setTurned(turned === step.id ? null : step.id)}
          >
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
