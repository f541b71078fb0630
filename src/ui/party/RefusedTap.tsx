// Why a tap did not count. Where another device was quicker, its name and what it did.

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RefusalCode } from '../../mission';
import type { PartyGame } from '../../session';
import { useParty } from './useParty';

type Props = {
  readonly code: RefusalCode;
  /** The last thing that was done. */
  readonly done: string | null;
};

export function RefusedTap({ code, done }: Props) {
  const { t } = useTranslation();
  const party = useParty();
  return (
    <p className="warning" role="alert">
      {code === 'late' && party ? <Quicker party={party} done={done} /> : t(`mission.refusals.${code}`)}
    </p>
  );
}

function Quicker({ party, done }: { party: PartyGame; done: string | null }) {
  const { t } = useTranslation();
  const { quicker } = useStore(party.store);
  if (!quicker) return t('mission.refusals.late');
  return done === null
    ? t('party.quicker', { name: quicker })
    : t('party.quickerWhat', { name: quicker, what: done });
}
