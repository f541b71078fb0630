// All steps of building in a row: what is done, what is now, what comes. Each can be gone to with a tap.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../services';
import { labelOf } from '../../tiles/TilePicture';
import { useMission } from '../mission';
import { ThingSign } from '../ThingSign';
import { TurnedTile } from './SeenTile';
import type { BuildStep } from './steps';

export function StepStrip() {
  const { t } = useTranslation();
  const { placing, teller } = useMission();
  const { steps, done, current } = placing;
  const strip = useRef<HTMLOListElement>(null);
  const place = steps.findIndex(({ key }) => key === current);
  useEffect(() => {
    const shown = strip.current?.children[place];
    if (strip.current && shown instanceof HTMLElement)
      strip.current.scrollLeft = shown.offsetLeft - strip.current.offsetWidth / 3;
  }, [place]);
  const nameOf = (step: BuildStep): string => {
    if (step.kind === 'tile') return labelOf(step.laid.side);
    return step.kind === 'thing' ? teller.thing(step.thing) : step.figure;
  };
  return (
    <ol className="build-strip" ref={strip} aria-label={t('mission.prompt.build.steps')}>
      {steps.map((step) => {
        const isDone = done.has(step.key);
        const name = nameOf(step);
        return (
          <li key={step.key}>
            <button
              type="button"
              className={isDone ? 'build-step build-done' : 'build-step'}
              aria-current={step.key === current ? 'step' : undefined}
              aria-label={isDone ? t('mission.prompt.build.isPlaced', { name }) : name}
              onClick={() => placing.goTo(step.key)}
            >
              <StepSign step={step} />
              <span className="build-label">{step.kind === 'tile' ? name : null}</span>
              {isDone && <span className="build-tick">✓</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function StepSign({ step }: { step: BuildStep }) {
  const { seat } = useSettings();
  if (step.kind === 'tile') return <TurnedTile laid={step.laid} seat={seat} />;
  return step.kind === 'thing' ? <ThingSign id={step.thing} /> : null;
}
