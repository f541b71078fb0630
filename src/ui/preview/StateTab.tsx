// The numbers of the running mission, to read and to change, and the whole state as JSON for a bug report.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaOf, type LiveMission } from './insides';
import { NumberField } from './NumberField';
import { usePreview } from './preview';
import { useLive } from './useLive';

export function StateTab() {
  const { t } = useTranslation();
  const live = useLive();
  if (!live) return null;
  const { mission, open } = live;
  return (
    <>
      {mission ? <MissionState live={mission} /> : <p className="lead">{t('preview.between')}</p>}
      <Flags
        flags={
          mission?.game.flags ?? (open.kind === 'campaign' ? open.running.store.getState().game.flags : {})
        }
      />
      {mission && <Agenda live={mission} />}
      <CopyState state={open.running.store.getState().game} />
    </>
  );
}

function MissionState({ live: { play, game } }: { live: LiveMission }) {
  const { t } = useTranslation();
  const { change } = usePreview();
  const countdowns = Object.entries(game.countdowns);
  return (
    <>
      {play.mission.encounter !== true && (
        <section>
          <NumberField
            name={t('preview.round')}
            value={game.round}
            onSet={(round) => void change({ kind: 'round', round: Math.max(1, Math.trunc(round)) })}
          />
        </section>
      )}
      <section>
        <h2>{t('preview.variables')}</h2>
        {Object.entries(game.variables).map(([variable, value]) => (
          <NumberField
            key={variable}
            name={variable}
            value={value}
            onSet={(to) => void change({ kind: 'variable', variable, to })}
          />
        ))}
        {Object.keys(game.variables).length === 0 && <p className="lead">{t('preview.nothing')}</p>}
      </section>
      {countdowns.length > 0 && (
        <section>
          <h2>{t('preview.countdowns')}</h2>
          <ul>
            {countdowns.map(([id, { left }]) => (
              <li key={id}>
                <code>{id}</code> {left}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Flags({ flags }: { flags: Readonly<Record<string, number>> }) {
  const { t } = useTranslation();
  const { change } = usePreview();
  const [name, setName] = useState('');
  return (
    <section>
      <h2>{t('preview.flags')}</h2>
      {Object.entries(flags).map(([flag, value]) => (
        <NumberField
          key={flag}
          name={flag}
          value={value}
          onSet={(to) => void change({ kind: 'flag', flag, to })}
        />
      ))}
      <form
        className="preview-number"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void change({ kind: 'flag', flag: name.trim(), to: 1 });
          setName('');
        }}
      >
        <input
          className="field"
          value={name}
          aria-label={t('preview.newFlag')}
          placeholder={t('preview.newFlag')}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn">
          {t('preview.raise')}
        </button>
      </form>
    </section>
  );
}

function Agenda({ live }: { live: LiveMission }) {
  const { t } = useTranslation();
  const tasks = agendaOf(live);
  return (
    <section>
      <h2>{t('preview.agenda')}</h2>
      {tasks.length === 0 && <p className="lead">{t('preview.players')}</p>}
      <ol>
        {tasks.map((task, at) => (
          // Tasks have no names of their own: their place in the line is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <code>{task}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CopyState({ state }: { state: object }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<object | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(state, null, 1));
    setCopied(state);
  };
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      {copied === state ? t('preview.copied') : t('preview.copy')}
    </button>
  );
}
