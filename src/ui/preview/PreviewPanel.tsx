// The author's panel: beside the game where there is width, otherwise a sheet that a button opens.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Icon } from '../icons';
import { BeginTab } from './BeginTab';
import { usePreview, type Note } from './preview';
import { ProblemList } from './ProblemList';
import { ScriptsTab } from './ScriptsTab';
import { StateTab } from './StateTab';

const TABS = ['state', 'scripts', 'begin'] as const;
type Tab = (typeof TABS)[number];

export function PreviewPanel() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState<Tab>('state');
  const { work, runs } = useStore(usePreview().store);
  const problems = work?.problems ?? [];
  return (
    <>
      <button
        type="button"
        className="tool preview-open"
        aria-label={t('preview.panel')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'modification'} />
        {problems.length > 0 && <b className="preview-count">{problems.length}</b>}
      </button>
      <aside className="preview-panel" data-open={isOpen} aria-label={t('preview.panel')}>
        <Notes />
        {problems.length > 0 && runs.length > 0 && <ProblemList problems={problems} />}
        <div className="tabs">
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              className="tab"
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
            >
              {t(`preview.tabs.${name}`)}
            </button>
          ))}
        </div>
        {tab === 'state' && <StateTab />}
        {tab === 'scripts' && <ScriptsTab />}
        {tab === 'begin' && <BeginTab key={work?.version ?? 0} />}
      </aside>
    </>
  );
}

function Notes() {
  const { t } = useTranslation();
  const { store, takeBack } = usePreview();
  const { work, isConnected, note, runs } = useStore(store);
  const warnings = work?.warnings.length ?? 0;
  return (
    <>
      <p className="lead preview-note" role="status">
        {isConnected ? note && <NoteText note={note} /> : t('preview.stopped')}
      </p>
      {warnings > 0 && <p className="lead">{t('preview.warnings', { count: warnings })}</p>}
      {runs.length > 1 && (
        <button type="button" className="btn" onClick={takeBack}>
          {t('preview.takeBack')}
        </button>
      )}
    </>
  );
}

function NoteText({ note }: { note: Note }) {
  const { t } = useTranslation();
  return note.kind === 'cut' ? t('preview.cut', note) : t(`preview.${note.kind}`);
}
