// A saved game, opened by its slot. Where it cannot be opened, a sentence says why and the list of games is one tap away.

import { IonRouterLink, useIonViewWillEnter } from '@ionic/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SaveProblem } from '../../session';
import type { OpenGame, Slot } from '../games/games';
import { useProblemText } from '../games/problems';
import { Notice } from '../parts/Notice';
import { ChangingPage, Page } from '../parts/Page';
import { Loading, WithContent } from '../parts/WithContent';
import { useServices, type Services } from '../services';

const MissionScreen = lazy(async () => ({
  default: (await import('../mission/MissionScreen')).MissionScreen,
}));
const CampaignGame = lazy(async () => ({ default: (await import('../campaign/CampaignGame')).CampaignGame }));

type Opened =
  | { readonly kind: 'game'; readonly game: OpenGame }
  | { readonly kind: 'problem'; readonly problem: SaveProblem };

export function PlayPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { games } = useServices();
  const { slot } = useParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    void openSlot(games, slot).then(setOpened);
  }, [games, slot]);
  // Pages stay below others while players look elsewhere; the slot may hold another game when they come back.
  useIonViewWillEnter(() => void openSlot(games, slot).then(setOpened), [games, slot]);
  return (
    <ChangingPage>
      {opened?.kind === 'game' && <GameScreen key={slot} game={opened.game} />}
      {opened?.kind === 'problem' && (
        <Page title={t('load.title')}>
          <Notice title={t('failure.title')}>
            <p>{opened.problem.code === 'damaged' ? t('load.damagedHere') : problemText(opened.problem)}</p>
            <IonRouterLink className="link" routerLink="/load">
              {t('load.title')}
            </IonRouterLink>
          </Notice>
        </Page>
      )}
      {!opened && <Waiting />}
    </ChangingPage>
  );
}

function GameScreen({ game }: { game: OpenGame }) {
  return (
    <Suspense fallback={<Waiting />}>
      {game.kind === 'mission' ? (
        <MissionScreen running={game.running} />
      ) : (
        <WithContent fallback={<Waiting />}>
          {(pack) => <CampaignGame running={game.running} pack={pack} />}
        </WithContent>
      )}
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Page title={t('load.title')}>
      <Loading />
    </Page>
  );
}

async function openSlot(games: Services['games'], slot: string | undefined): Promise<Opened> {
  const game = await (await games()).open(Number(slot) as Slot);
  return game.ok ? { kind: 'game', game: game.value } : { kind: 'problem', problem: game.error };
}
