import { useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideStep } from '../../packs';
import { MissionText } from '../mission/MissionText';
import { useBubblePlace } from './useBubblePlace';

type Props = {
  readonly step: GuideStep;
  readonly layer: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onGotIt: () => void;
  readonly onSkip: () => void;
};

/** One note with its tip. */
export function Bubble({ step, layer, text, onGotIt, onSkip }: Props) {
  const { t } = useTranslation();
  const bubble = useRef<HTMLElement>(null);
  const title = useId();
  useBubblePlace({ layer, bubble }, step);
  return (
    <section className="guide-bubble" ref={bubble} aria-labelledby={title}>
      <span className="guide-tip" aria-hidden="true" />
      <h2 id={title} className="guide-title">
        {t('guide.title')}
      </h2>
      {/* Long notes at large text sizes scroll, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="guide-text" tabIndex={0} role="group" aria-labelledby={title}>
        <MissionText text={text} />
      </div>
      <div className="guide-buttons">
        <button type="button" className="btn guide-skip" onClick={onSkip}>
          {t('guide.skipAll')}
        </button>
        <button type="button" className="btn guide-on" onClick={onGotIt}>
          {t('guide.gotIt')}
        </button>
      </div>
    </section>
  );
}
