// What players must know of the other devices while they play: nothing while all is well.

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PartyGame } from '../../session';
import { useParty } from './useParty';
import './seat.css';

export function PartyNotice() {
  const party = useParty();
  return party ? <Notices party={party} /> : null;
}

function Notices({ party }: { party: PartyGame }) {
  const { t } = useTranslation();
  const { mode, problem, who } = useStore(party.store);
  if (problem !== null && mode !== 'forked') {
    return (
      <div className="warning party-notice" role="alert">
        <p>{t(`party.problems.${problem}`)}</p>
        <AloneAndBack party={party} />
      </div>
    );
  }
  if (mode === 'forked') return <TwoEvenings party={party} />;
  if (mode === 'away' || mode === 'alone') {
    return (
      <div className="warning party-notice" role="status">
        <p>{t(`party.${mode}`)}</p>
        <AloneAndBack party={party} />
      </div>
    );
  }
  return who.role === 'watcher' ? <p>{t('party.watching')}</p> : null;
}

function AloneAndBack({ party }: { party: PartyGame }) {
  const { t } = useTranslation();
  const { mode, problem, who } = useStore(party.store);
  return (
    <div className="buttons">
      {mode !== 'alone' && who.role !== 'watcher' && (
        <button type="button" className="btn" onClick={party.goAlone}>
          {t('party.goAlone')}
        </button>
      )}
      {(mode === 'alone' || problem !== null) && (
        <button type="button" className="btn" onClick={party.comeBack}>
          {t('party.comeBack')}
        </button>
      )}
    </div>
  );
}

/** Nothing changes before the players have chosen, and nothing is deleted. */
function TwoEvenings({ party }: { party: PartyGame }) {
  const { t } = useTranslation();
  const { problem } = useStore(party.store);
  return (
    <div className="warning" role="alert">
      <h3>{t('party.fork.title')}</h3>
      <p>{t('party.fork.question')}</p>
      {problem !== null && <p>{t(`party.problems.${problem}`)}</p>}
      <div className="buttons">
        <button type="button" className="btn btn-main" onClick={() => void party.takeTheirs()}>
          {t('party.fork.theirs')}
        </button>
        <button type="button" className="btn" onClick={party.goAlone}>
          {t('party.fork.ours')}
        </button>
      </div>
    </div>
  );
}
