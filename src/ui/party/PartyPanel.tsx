// A party that runs: the code for others, who is there, and who plays whom.

import { IonRouterLink } from '@ionic/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isWatchCode, printPartyCode } from '../../party';
import type { PartyGame, Slot } from '../../session';
import { Ask } from '../parts/Ask';
import { useLoaded } from '../parts/useLoaded';
import { useServices } from '../services';
import { PartyNotice } from './PartyNotice';
import { QrCode } from './QrCode';
import { Seats } from './Seats';
import { useMemberName } from './useMemberName';

type Props = {
  readonly slot: Slot;
  readonly party: PartyGame;
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
  readonly onLeave: () => void;
};

export function PartyPanel({ slot, party, heroes, onLeave }: Props) {
  const { t } = useTranslation();
  const { code, who, members, me } = useStore(party.store);
  const others = members.filter(({ id }) => id !== me);
  return (
    <>
      <PartyNotice />
      {who.role !== 'watcher' && (
        <section className="settings-section">
          <h2>{t('party.seats')}</h2>
          <Seats heroes={heroes} who={who} onChange={party.setWho} others={others} />
        </section>
      )}
      <IonRouterLink className="btn btn-main btn-wide" routerLink={`/play/${slot}`} routerDirection="root">
        {t('party.toGame')}
      </IonRouterLink>
      {!isWatchCode(code) && <Invitation slot={slot} party={party} />}
      <Members party={party} />
      <Ask question={t('party.askLeave')} yes={t('party.leave')} onYes={onLeave}>
        {t('party.leave')}
      </Ask>
    </>
  );
}

const isLocalhost = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);

/** Where others come in: the folder of the app, or the server elsewhere. Localhost would lead each phone to itself. */
function useWayIn(server: string | undefined): { readonly way: string; readonly isReached: boolean } {
  const { parties } = useServices();
  const isAsked = server === undefined && isLocalhost();
  const [network] = useLoaded(
    useCallback(async () => (isAsked ? { at: await (await parties()).network() } : null), [parties, isAsked]),
  );
  if (server !== undefined) return { way: `${server}/`, isReached: true };
  const { protocol, port, origin } = location;
  const at = network?.at ?? null;
  const found = at === null ? origin : `${protocol}//${at}${port === '' ? '' : `:${port}`}`;
  return {
    way: `${found}${document.documentElement.dataset['root'] ?? '/'}`,
    isReached: !network || at !== null,
  };
}

function Invitation({ slot, party }: Pick<Props, 'slot' | 'party'>) {
  const { t } = useTranslation();
  const server = useStore(useServices().partyRecords, ({ slots }) => slots[slot]?.server);
  const { code, watch, locked } = useStore(party.store);
  const { way, isReached } = useWayIn(server);
  const linkTo = (to: string) => `${way}join?code=${to}`;
  return (
    <section className="settings-section">
      <h2>{t('party.invite')}</h2>
      <p>{t('party.inviteHow')}</p>
      <p className="party-code" data-code={code}>
        {printPartyCode(code)}
      </p>
      <QrCode text={linkTo(code)} label={t('party.qr')} />
      <p className="party-link">{linkTo(code)}</p>
      {!isReached && (
        <p className="warning" role="status">
          {t('party.noNetwork', { host: location.host })}
        </p>
      )}
      <label className="party-lock">
        <input type="checkbox" checked={locked} onChange={() => party.setLocked(!locked)} />
        <span>{t('party.lock')}</span>
      </label>
      <h3>{t('party.watchLink')}</h3>
      <p className="party-link">{linkTo(watch)}</p>
    </section>
  );
}

function Members({ party }: { party: PartyGame }) {
  const { t } = useTranslation();
  const { members, me } = useStore(party.store);
  const nameOf = useMemberName();
  if (members.length === 0) return null;
  return (
    <section className="settings-section">
      <h2>{t('party.members')}</h2>
      <ul className="party-members">
        {members.map((member) => (
          <li key={member.id} data-here={member.here}>
            <b>{nameOf(member)}</b>{' '}
            <span>
              {t(member.id === me ? 'party.thisDevice' : member.here ? 'party.here' : 'party.gone')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
