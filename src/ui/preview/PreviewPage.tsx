// The page of `redcell preview`: the game that the author works on, as players see it, and the author's panel beside it. A page
// of its own that players never load.

import { useIonViewWillEnter, useIonViewWillLeave } from '@ionic/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Pack } from '../../packs';
import type { StoryGame } from '../../session';
import { CampaignGame } from '../campaign/CampaignGame';
import { useGameNumber } from '../games/useGameNumber';
import { MissionScreen } from '../mission/MissionScreen';
import { ChangingPage, Page } from '../parts/Page';
import { NamesProvider } from '../parts/names';
import { PreviewPanel } from './PreviewPanel';
import { PreviewProvider, usePreview, type Preview } from './preview';
import { ProblemList } from './ProblemList';
import './preview.css';

export function PreviewPage({ preview }: { preview: Preview }) {
  const [isHere, setIsHere] = useState(true);
  useIonViewWillEnter(() => setIsHere(true));
  useIonViewWillLeave(() => setIsHere(false));
  return (
    <PreviewProvider value={preview}>
      <ChangingPage>
        <Shown />
      </ChangingPage>
      {isHere && createPortal(<PreviewPanel />, document.body)}
    </PreviewProvider>
  );
}

function Shown() {
  const { t } = useTranslation();
  const { work, pack, runs, note } = useStore(usePreview().store);
  const run = runs.at(-1);
  if (run && pack) return <GameScreen open={run.open} pack={pack} />;
  return (
    <Page title={t('preview.title')}>
      {work && work.problems.length > 0 ? (
        <ProblemList problems={work.problems} />
      ) : (
        <p className="loading" role="status">
          {note?.kind === 'unplayable' ? t('preview.unplayable') : t('common.loading')}
        </p>
      )}
    </Page>
  );
}

function GameScreen({ open, pack }: { open: StoryGame; pack: Pack }) {
  const number = useGameNumber(open.running);
  return (
    <NamesProvider value={pack.names}>
      {open.kind === 'mission' ? (
        <MissionScreen key={number} running={open.running} />
      ) : (
        <CampaignGame key={number} running={open.running} pack={pack} />
      )}
    </NamesProvider>
  );
}
