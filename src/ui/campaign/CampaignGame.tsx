// A campaign at any moment: on its map, in a mission, or in an encounter.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import type { RunningCampaign } from '../games/campaignGame';
import { missionInCampaign } from '../games/missionInCampaign';
import { GuideProvider, useCampaignGuide } from '../guide/guide';
import { MissionScreen } from '../mission/MissionScreen';
import { CampaignProvider } from './campaign';
import { CampaignScreen } from './CampaignScreen';
import { EncounterScreen } from './EncounterScreen';
import { LogView } from './LogView';
import { useCampaignGame } from './useCampaignGame';

type Props = { readonly running: RunningCampaign; readonly pack: Pack };

export function CampaignGame({ running, pack }: Props) {
  const game = useCampaignGame(running, pack);
  const { running: begun, campaign } = game.table.state;
  const guide = useCampaignGuide(pack, campaign, running.setup.seed);
  return (
    <CampaignProvider value={game.table}>
      <GuideProvider value={guide}>
        {begun === null ? (
          <CampaignScreen running={running} game={game} />
        ) : (
          <MissionOfCampaign key={begun.seed} running={running} game={game} encounter={begun.encounter} />
        )}
      </GuideProvider>
    </CampaignProvider>
  );
}

type MissionProps = Pick<Props, 'running'> & {
  readonly game: ReturnType<typeof useCampaignGame>;
  readonly encounter: boolean;
};

function MissionOfCampaign({ running, game, encounter }: MissionProps) {
  const { t } = useTranslation();
  const { table, history } = game;
  const mission = useMemo(() => missionInCampaign(running), [running]);
  const conclude = () => table.say({ kind: 'conclude' });
  const { undoLabel } = history;
  const log = <LogView running={running} cursor={game.cursor} />;
  if (encounter) {
    return <EncounterScreen running={mission} before={undoLabel} log={log} onConclude={conclude} />;
  }
  return (
    <MissionScreen
      running={mission}
      before={undoLabel}
      log={log}
      afterwards={
        <button type="button" className="btn btn-main" onClick={conclude}>
          {t('campaign.report.conclude')}
        </button>
      }
    />
  );
}
