// A part of the map to lay down, step by step: each tile as it looks from the players' seat, then what stands on it. The
// board shows where.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Scene } from '../../art/Scene';
import { sceneOfSection } from '../../art/sceneOf';
import { BuildBar } from '../build/BuildBar';
import { StepCard } from '../build/StepCard';
import { StepStrip } from '../build/StepStrip';
import { TileRack } from '../build/TileRack';
import { useMission } from '../mission';
import { Story } from '../MissionText';
import { voicesOf } from '../voices';
import type { PromptProps } from './promptProps';
import '../build/build.css';

export function BuildPrompt({ prompt, onAnswer }: PromptProps<'build'>) {
  const { t } = useTranslation();
  const { play, teller, placing } = useMission();
  const { steps, done, current } = placing;
  const story = play.sections.get(prompt.section)?.story;
  const at = steps.findIndex(({ key }) => key === current);
  const step = steps[at];
  const head = useTopOnChange(current);
  // What was read aloud makes room for the tiles.
  const isFresh = done.size === 0 && at <= 0;
  return (
    <>
      <div className="build-head" ref={head}>
        <h2>{t('mission.prompt.build.title')}</h2>
        <span className="build-count">
          {step && t('mission.prompt.build.step', { step: at + 1, count: steps.length })}
        </span>
      </div>
      {isFresh && story !== undefined && (
        <>
          <Scene of={sceneOfSection(play.mission, prompt.section, play.kit.tiles)} as="band" />
          <Story text={teller.says(story)} voices={voicesOf(play.mission, story)} />
        </>
      )}
      <div aria-live="polite" data-guide="tile-step">
        {step ? <StepCard step={step} /> : <p>{t('mission.prompt.build.everything')}</p>}
      </div>
      <StepStrip />
      <TileRack />
      <BuildBar onDone={() => onAnswer({ kind: 'done' })} />
    </>
  );
}

/** Another step begins at the top of the panel, wherever it was scrolled to. */
function useTopOnChange(step: string | null) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) head.current?.closest('.board-panel')?.scrollTo(0, 0);
    shown.current = step;
  }, [step]);
  return head;
}
