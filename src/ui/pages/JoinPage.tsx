// Joins a game that another device has opened: by its code, or by a link that carries it.

import { useIonRouter } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isWatchCode, printPartyCode, readPartyCode } from '../../party';
import { readServer, type JoinProblem } from '../../session';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { ServerChoice } from '../party/ServerChoice';
import { useServices } from '../services';
import '../party/party.css';

/** A code, or the whole link that another device shows: then the server is named in it, too. */
function readInvitation(typed: string): { readonly code: string | null; readonly server: string | null } {
  const [, code] = /[?&]code=([\w-]+)/.exec(typed) ?? [];
  if (code === undefined) return { code: readPartyCode(typed), server: null };
  const server = readServer(typed);
  return { code: readPartyCode(code), server: server === location.origin ? null : server };
}

export function JoinPage() {
  const { t } = useTranslation();
  const { parties } = useServices();
  const router = useIonRouter();
  const [params] = useSearchParams();
  const linked = readPartyCode(params.get('code') ?? '');
  const [typed, setTyped] = useState(linked === null ? '' : printPartyCode(linked));
  const [state, setState] = useState<'idle' | 'joining' | JoinProblem | 'noCode'>('idle');
  const join = async () => {
    const { code, server } = readInvitation(typed);
    if (code === null) return setState('noCode');
    setState('joining');
    const all = await parties();
    if (server !== null) all.setServer(server);
    const joined = await all.join(code, { name: t('party.player'), role: 'player', heroes: [] });
    if (!joined.ok) return setState(joined.error);
    setState('idle');
    // First of all a device says whom it plays; who watches plays nobody.
    router.push(isWatchCode(code) ? `/play/${joined.value}` : `/together/${joined.value}`, 'root');
  };
  return (
    <Page title={t('party.join.title')}>
      <p className="lead">{t('party.join.how')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <input
          className="search"
          aria-label={t('party.join.code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn-main btn-wide" disabled={state === 'joining'}>
          {t('party.join.do')}
        </button>
      </form>
      {state === 'joining' && <p role="status">{t('party.join.joining')}</p>}
      <ServerChoice />
      {state !== 'idle' && state !== 'joining' && (
        <Notice title={t('party.cannot')}>
          <p role="alert">{t(`party.joinProblems.${state}`)}</p>
          {state === 'noServer' && <p>{t('party.plainSocket')}</p>}
        </Notice>
      )}
    </Page>
  );
}
