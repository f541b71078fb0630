// Everybody at the table in one line: who is connected, and who acts now. It leads to the page of the party.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSeat } from './seat';
import { useMemberName } from './useMemberName';
import './seat.css';

export function TableStrip({ active }: { active: string | null }) {
  const { t } = useTranslation();
  const { slot } = useParams();
  const seat = useSeat();
  const nameOf = useMemberName();
  if (!seat) return null;
  const { members, me, mode } = seat;
  // What was last heard of the others says nothing while no line is open.
  const isHeard = mode === 'together' || mode === 'catchingUp';
  return (
    <IonRouterLink
      className="table-strip"
      routerLink={`/together/${slot ?? ''}`}
      aria-label={t('party.strip')}
    >
      <span className="table-seats">
        {members.map((member) => (
          <span
            key={member.id}
            className="table-seat"
            data-here={isHeard && member.here}
            data-acts={active !== null && member.heroes.includes(active)}
          >
            <span className="table-dot" aria-hidden="true" />
            <span>{member.id === me ? t('party.you') : nameOf(member)}</span>
            <span className="visually-hidden">{t(isHeard && member.here ? 'party.here' : 'party.gone')}</span>
          </span>
        ))}
      </span>
    </IonRouterLink>
  );
}
