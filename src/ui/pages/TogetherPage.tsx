// Play together: opens a running game to other devices, and shows who is there.

import { IonRouterLink } from '@ionic/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { heroesIn } from '../../mission';
import { printedIn } from '../../kernel';
import type { HeroId, Pack } from '../../packs';
import type { PartyWho } from '../../party';
import type { OpenGame, OpenProblem, Parties, PartyGame, SaveProblem, Slot } from '../../session';
import { useProblemText } from '../games/problems';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { useLoaded } from '../parts/useLoaded';
import { Loading, WithContent } from '../parts/WithContent';
import { PartyPanel } from '../party/PartyPanel';
import { SeatProvider } from '../party/seat';
import { ServerChoice } from '../party/ServerChoice';
import { Seats } from '../party/Seats';
import { useServices, type Services } from '../services';
import '../party/party.css';

export function TogetherPage() {
  const { t } = useTranslation();
  const { slot } = useParams();
  const services = useServices();
  const at = Number(slot) as Slot;
  const [loaded] = useLoaded(useCallback(() => loadTable(services, at), [services, at]));
  return (
    <Page title={t('together.title')}>
      {!loaded && <Loading />}
      {loaded?.kind === 'problem' && <NoGame problem={loaded.problem} />}
      {loaded?.kind === 'table' && (
        <WithContent fallback={<Loading />}>
          {(pack) => <Together slot={at} pack={pack} {...loaded} />}
        </WithContent>
      )}
    </Page>
  );
}

type Table = Pick<Props, 'game' | 'parties' | 'found'>;
type LoadedTable =
  | (Table & { readonly kind: 'table' })
  | { readonly kind: 'problem'; readonly problem: SaveProblem };

async function loadTable({ games, parties, note }: Services, at: Slot): Promise<LoadedTable> {
  try {
    const [game, all] = [await (await games()).open(at), await parties()];
    if (!game.ok) return { kind: 'problem', problem: game.error };
    return { kind: 'table', game: game.value, parties: all, found: await all.takeUp(at, game.value) };
  } catch (error) {
    note(error);
    return { kind: 'problem', problem: { code: 'storage', reason: 'failed' } };
  }
}

function NoGame({ problem }: { problem: SaveProblem }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Notice title={t('failure.title')}>
      <p>{problem.code === 'damaged' ? t('load.damagedHere') : problemText(problem)}</p>
      <IonRouterLink className="link" routerLink="/load">
        {t('load.title')}
      </IonRouterLink>
    </Notice>
  );
}

type Props = {
  readonly slot: Slot;
  readonly pack: Pack;
  readonly game: OpenGame;
  readonly parties: Parties;
  readonly found: PartyGame | null;
};

function Together({ slot, pack, game, parties, found }: Props) {
  const { t, i18n } = useTranslation();
  const [party, setParty] = useState(found);
  const [who, setWho] = useState<PartyWho>({ name: t('party.player'), role: 'player', heroes: [] });
  const [problem, setProblem] = useState<OpenProblem | null>(null);
  const printed = printedIn(pack.names, i18n.language);
  const heroes = heroIdsOf(game).map((id) => ({
    id,
    name: printed('heroes', id) ?? pack.heroes.get(id as HeroId)?.name ?? id,
  }));
  if (party) {
    const leave = () => {
      parties.leave(slot);
      setParty(null);
    };
    return (
      <SeatProvider party={party}>
        <PartyPanel slot={slot} party={party} heroes={heroes} onLeave={leave} />
      </SeatProvider>
    );
  }
  if (game.kind === 'battle') return <p className="lead">{t('party.battle')}</p>;
  const open = async () => {
    const opened = await parties.open(slot, game, who);
    setProblem(opened.ok ? null : opened.error);
    if (opened.ok) setParty(opened.value);
  };
  return (
    <>
      <p className="lead">{t('party.intro')}</p>
      <h2>{t('party.seats')}</h2>
      <Seats heroes={heroes} who={who} onChange={setWho} />
      <button type="button" className="btn btn-main btn-wide" onClick={() => void open()}>
        {t('party.open')}
      </button>
      {problem !== null && (
        <Notice title={t('party.cannot')}>
          <p>{t(`party.openProblems.${problem}`)}</p>
          {problem === 'noServer' && <p>{t('party.plainSocket')}</p>}
          <KeepAsFile slot={slot} />
        </Notice>
      )}
      <ServerChoice />
    </>
  );
}

/** The way to another address: saved games do not follow by themselves. */
function KeepAsFile({ slot }: { slot: Slot }) {
  const { t } = useTranslation();
  const { games, shareFile } = useServices();
  const [isFailed, setFailed] = useState(false);
  const keep = async () => {
    const text = await (await games()).exportSlot(slot);
    setFailed(!text.ok || (await shareFile(`redcell-${slot}.json`, text.value)) === 'failed');
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void keep()}>
        {t('party.keepAs')}
      </button>
      {isFailed && <p role="alert">{t('load.notShared')}</p>}
    </>
  );
}

const heroIdsOf = ({ kind, running }: OpenGame): readonly string[] => {
  if (kind === 'battle') return [];
  return kind === 'mission'
    ? heroesIn(running.store.getState().game).map(({ id }) => id)
    : running.store.getState().game.heroes.map(({ id }) => id);
};
