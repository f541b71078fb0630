// A saved game, opened by its slot. Where it cannot be opened, a sentence says why and the list of games is one tap away.

import { IonRouterLink, useIonViewWillEnter } from '@ionic/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { OpenGame, PartyGame, SaveProblem, Slot } from '../../session';
import { LastSound } from '../games/LastSound';
import { LostProvider } from '../games/lost';
import { useProblemText } from '../games/problems';
import { useGameNumber } from '../games/useGameNumber';
import { fetchWords, lazyPage } from '../parts/lazyPage';
import { lazyPart } from '../parts/lazyPart';
import { WithNames } from '../parts/names';
import { Notice } from '../parts/Notice';
import { ChangingPage, Page } from '../parts/Page';
import { useLoaded } from '../parts/useLoaded';
import { Loading, WithContent } from '../parts/WithContent';
import { SeatProvider } from '../party/seat';
import { useServices, type Services } from '../services';

const fetchMission = () => import('../mission/screen');
const MissionScreen = lazyPart(async () => (await fetchMission()).MissionScreen, <Waiting />);
const BattleScreen = lazyPage(async () => (await import('../battle/BattleScreen')).BattleScreen, ['legion']);
const CampaignGame = lazyPart(
  async () => (await import('../campaign/CampaignGame')).CampaignGame,
  <Waiting />,
);

type Opened =
  | { readonly kind: 'game'; readonly game: OpenGame; readonly party: PartyGame | null }
  | { readonly kind: 'problem'; readonly problem: SaveProblem };

export function PlayPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const services = useServices();
  const { slot } = useParams();
  // A game that came again from the other devices is another one.
  const renewed = useStore(services.partyRecords, ({ slots }) => slots[Number(slot) as Slot]?.renewed);
  const [opened, openAgain] = useLoaded(
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    useCallback(() => openSlot(services, slot), [services, slot, renewed]),
  );
  // Pages stay below others while players look elsewhere; the slot may hold another game when they come back.
  useIonViewWillEnter(() => void openAgain(), [openAgain]);
  return (
    <ChangingPage>
      {opened?.kind === 'game' && (
        <SeatProvider party={opened.party}>
          <GameScreen game={opened.game} />
        </SeatProvider>
      )}
      {opened?.kind === 'problem' && (
        <Page title={t('load.title')}>
          <Notice title={t('failure.title')}>
            <p>{opened.problem.code === 'damaged' ? t('load.damagedHere') : problemText(opened.problem)}</p>
            {(opened.problem.code === 'impossible' || opened.problem.code === 'otherGame') && (
              <LastSound
                slot={Number(slot) as Slot}
                recoverable={opened.problem.recoverable}
                onDone={() => void openAgain()}
              />
            )}
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
    <LostProvider key={useGameNumber(game.running)} game={game}>
      {game.kind === 'mission' && (
        <WithNames>
          <MissionScreen running={game.running} />
        </WithNames>
      )}
      {game.kind === 'campaign' && (
        <WithContent fallback={<Waiting />}>
          {(pack) => <CampaignGame running={game.running} pack={pack} />}
        </WithContent>
      )}
      {game.kind === 'battle' && <BattleScreen running={game.running} />}
    </LostProvider>
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

/** Beside the game itself: each of them would wait for the one before it otherwise. */
function fetchAhead({ settings }: Services): void {
  fetchMission()
    .then(({ fetchBoardAhead }) => fetchBoardAhead(settings.getState().board))
    // Who needs it fetches it again, and says so if that fails.
    .catch(() => undefined);
}

async function openSlot(services: Services, slot: string | undefined): Promise<Opened> {
  const { games, note, parties, partyRecords } = services;
  fetchAhead(services);
  try {
    const at = Number(slot) as Slot;
    const game = await (await games()).open(at);
    // Before the first tap: it belongs to all devices.
    const isShared = partyRecords.getState().slots[at] !== undefined;
    if (!game.ok) return { kind: 'problem', problem: game.error };
    if (isShared) await fetchWords('party');
    const party = isShared ? await (await parties()).takeUp(at, game.value) : null;
    return { kind: 'game', game: game.value, party };
  } catch (error) {
    note(error);
    return { kind: 'problem', problem: { code: 'storage', reason: 'failed' } };
  }
}
