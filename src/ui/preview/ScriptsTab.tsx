// What scripts ran and why, and what every script waits for; any of them can be run now.

import { useTranslation } from 'react-i18next';
import { firedIn, scriptsOf, type Fired, type ScriptState } from './insides';
import { usePreview } from './preview';
import { useLive } from './useLive';

export function ScriptsTab() {
  const { t } = useTranslation();
  const live = useLive();
  if (!live) return null;
  const { mission, runs } = live;
  if (!mission) return <p className="lead">{t('preview.between')}</p>;
  const fired = firedIn(mission, runs);
  return (
    <>
      <section>
        <h2>{t('preview.fired')}</h2>
        {fired.length === 0 && <p className="lead">{t('preview.nothing')}</p>}
        <ol reversed className="preview-fired">
          {fired.map((one) => (
            <FiredLine key={one.number} fired={one} />
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('preview.scripts')}</h2>
        <ul className="preview-scripts">
          {scriptsOf(mission).map((script) => (
            <ScriptLine key={script.id} script={script} />
          ))}
        </ul>
      </section>
    </>
  );
}

function FiredLine({ fired: { script, round, why, isStopped } }: { fired: Fired }) {
  const { t } = useTranslation();
  return (
    <li>
      <b>
        <code>{script}</code>
      </b>{' '}
      <span className="preview-soft">{t('preview.inRound', { round })}</span>
      <br />
      {isStopped && <span className="preview-bad">{t('preview.looped')}</span>}
      {!isStopped && why.kind === 'trigger' && <code>{why.text}</code>}
      {!isStopped && why.kind === 'called' && t('preview.calledBy', { script: why.by })}
      {!isStopped && why.kind === 'author' && t('preview.byAuthor')}
    </li>
  );
}

function ScriptLine({ script: { id, ran, waitsFor, holds, isDone } }: { script: ScriptState }) {
  const { t } = useTranslation();
  const { change } = usePreview();
  return (
    <li>
      <div>
        <b>
          <code>{id}</code>
        </b>{' '}
        {ran > 0 && <span className="preview-soft">{t('preview.ran', { count: ran })}</span>}
        {!isDone &&
          waitsFor.map((trigger) => (
            <div key={trigger}>
              <code>{trigger}</code>
            </div>
          ))}
        {!isDone && holds !== null && (
          <div className={holds ? 'preview-good' : 'preview-soft'}>
            {holds ? t('preview.holds') : t('preview.fails')}
          </div>
        )}
      </div>
      <button
        type="button"
        className="btn"
        aria-label={t('preview.runScript', { script: id })}
        onClick={() => void change({ kind: 'script', script: id })}
      >
        {t('preview.run')}
      </button>
    </li>
  );
}
