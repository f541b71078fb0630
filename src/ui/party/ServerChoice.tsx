// A server elsewhere, for the installed app and for pages that have none of their own; and why a page may not reach it.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { readServer } from '../../session';
import { useServices } from '../services';

/** A page that came over https may not open a plain connection; of the installed app, its WebView decides. */
const isForbidden = (server: string): boolean =>
  location.protocol === 'https:' && location.hostname !== 'localhost' && server.startsWith('http:');

export function ServerChoice() {
  const { t } = useTranslation();
  const { parties, partyRecords } = useServices();
  const server = useStore(partyRecords, (records) => records.server);
  const [typed, setTyped] = useState(server);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (next: string | null) => {
    if (next === null) return setProblem(t('party.server.bad'));
    if (isForbidden(next)) return setProblem(t('party.server.mixed', { server: next }));
    setProblem(null);
    return (await parties()).setServer(next);
  };
  return (
    <details className="party-server">
      <summary>{server === '' ? t('party.server.title') : t('party.server.now', { server })}</summary>
      <p>{t('party.server.help')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void choose(readServer(typed));
        }}
      >
        <input
          className="search"
          inputMode="url"
          aria-label={t('party.server.label')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="buttons">
          <button type="submit" className="btn">
            {t('party.server.use')}
          </button>
          {server !== '' && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                setTyped('');
                void choose('');
              }}
            >
              {t('party.server.own')}
            </button>
          )}
        </div>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
    </details>
  );
}
