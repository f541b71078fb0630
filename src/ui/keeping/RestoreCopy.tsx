// Opens a copy: first the games in it and where each would go, then a tap restores them. Only where no slot is free do
// players choose which game stays.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromBlob, type OpenedCopy, type PlannedGame, type Restored, type Slot } from '../../session';
import { SlotSummary } from '../games/SlotSummary';
import { useProblemText } from '../games/problems';
import { PanelBoundary } from '../parts/PanelBoundary';
import { useWatched } from '../parts/useWatched';
import { WorkBar } from '../parts/WorkBar';
import { WithContent } from '../parts/WithContent';
import { useServices } from '../services';
import '../games/games.css';

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'opened'; readonly copy: OpenedCopy }
  | { readonly kind: 'restored'; readonly restored: Restored }
  | { readonly kind: 'failed'; readonly words: string };

const NOTHING: Shown = { kind: 'nothing' };

export function RestoreCopy({ onRestored }: { onRestored: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { copies, forgetContent, note } = useServices();
  const [shown, setShown] = useState(NOTHING);
  const close = () => setShown(NOTHING);
  const { progress, watched, cancel } = useWatched();
  const [isBusy, setIsBusy] = useState(false);
  /** One at a time: a second tap would restore everything once more. */
  const guarded = async (work: () => Promise<Shown>) => {
    setIsBusy(true);
    try {
      setShown(await work());
    } catch (error) {
      note(error);
      setShown({ kind: 'failed', words: t('keeping.problems.unreadable') });
    }
    setIsBusy(false);
  };
  const open = (file: File) =>
    guarded(async () => {
      // What was said of the file before would look like the answer to this one.
      setShown(NOTHING);
      const opened = await watched(async (watch) => (await copies()).open(fromBlob(file.name, file), watch));
      if (!opened) return NOTHING;
      return opened.ok
        ? { kind: 'opened', copy: opened.value }
        : { kind: 'failed', words: t(`keeping.problems.${opened.error.code}`) };
    });
  const restore = (copy: OpenedCopy, replace: ReadonlySet<Slot>) =>
    guarded(async () => {
      const restored = await copy.restore(replace);
      // Packs came with it.
      if (copy.packs.length > 0) forgetContent();
      onRestored?.();
      return { kind: 'restored', restored };
    });
  return (
    <>
      <label className="btn">
        <input
          type="file"
          className="visually-hidden"
          disabled={isBusy}
          accept=".zip,application/zip,application/x-zip-compressed"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
        {t('keeping.open')}
      </label>
      {progress !== null && <WorkBar progress={progress} onCancel={cancel} />}
      {shown.kind === 'failed' && (
        <p className="warning keeping-wide" role="alert">
          {shown.words}
        </p>
      )}
      {shown.kind === 'opened' && (
        <Opened
          copy={shown.copy}
          isBusy={isBusy}
          onRestore={(replace) => void restore(shown.copy, replace)}
          onClose={close}
        />
      )}
      {shown.kind === 'restored' && <Done restored={shown.restored} onClose={close} />}
    </>
  );
}

type OpenedProps = {
  readonly copy: OpenedCopy;
  readonly isBusy: boolean;
  readonly onRestore: (replace: ReadonlySet<Slot>) => void;
  readonly onClose: () => void;
};

function Opened({ copy, isBusy, onRestore, onClose }: OpenedProps) {
  const { t, i18n } = useTranslation();
  const [replace, setReplace] = useState<ReadonlySet<Slot>>(new Set());
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const choose = (slot: Slot, isReplaced: boolean) =>
    setReplace(new Set(isReplaced ? [...replace, slot] : [...replace].filter((one) => one !== slot)));
  return (
    <section className="notice keeping-wide" aria-label={t('keeping.open')}>
      <h2>{t('keeping.copyOf', { date: date.format(copy.madeAt) })}</h2>
      <ul className="slots">
        {copy.games.map((game) => (
          <li key={game.slot} className="slot">
            <Game game={game} />
            <Goal game={game} isReplaced={replace.has(game.to.slot)} onChoose={choose} />
          </li>
        ))}
        {copy.unreadable.map((slot) => (
          <li key={slot} className="slot">
            {t('keeping.unreadable', { slot })}
          </li>
        ))}
      </ul>
      {copy.packs.length > 0 && <p>{t('keeping.packs', { count: copy.packs.length })}</p>}
      <p>{t('keeping.others')}</p>
      <div className="buttons">
        <button type="button" className="btn btn-main" disabled={isBusy} onClick={() => onRestore(replace)}>
          {t('keeping.restore')}
        </button>
        <button type="button" className="btn" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
      <p role="status">{isBusy && t('keeping.restoring')}</p>
    </section>
  );
}

const Game = ({ game: { summary, savedAt } }: { game: Pick<PlannedGame, 'summary' | 'savedAt'> }) => (
  <PanelBoundary of={summary}>
    <WithContent>{(pack) => <SlotSummary pack={pack} summary={summary} savedAt={savedAt} />}</WithContent>
  </PanelBoundary>
);

type GoalProps = {
  readonly game: PlannedGame;
  readonly isReplaced: boolean;
  readonly onChoose: (slot: Slot, isReplaced: boolean) => void;
};

function Goal({ game: { to }, isReplaced, onChoose }: GoalProps) {
  const { t } = useTranslation();
  const { slot } = to;
  if (to.kind !== 'taken') return <p className="slot-facts">{t(`keeping.to.${to.kind}`, { slot })}</p>;
  return (
    <fieldset className="setting">
      <legend>{t('keeping.to.taken', { slot })}</legend>
      {to.here.kind === 'playable' && <Game game={to.here} />}
      <div className="choices">
        {([false, true] as const).map((option) => (
          <label key={String(option)} className="choice">
            <input
              type="radio"
              name={`restore-${slot}`}
              checked={option === isReplaced}
              onChange={() => onChoose(slot, option)}
            />
            <span>{t(option ? 'keeping.replace' : 'keeping.keep')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Done({ restored, onClose }: { restored: Restored; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const { games, failedPacks } = restored;
  const names = new Intl.ListFormat(i18n.language).format(failedPacks);
  return (
    <section className="notice keeping-wide" role="status">
      <h2>{t('keeping.restored')}</h2>
      <ul className="slots">
        {games.map(({ outcome, ...game }) => (
          <li key={game.slot} className="slot">
            <Game game={game} />
            <p className={outcome.ok ? 'slot-facts' : 'warning'}>
              {outcome.ok ? t(`keeping.outcome.${outcome.value}`) : problemText(outcome.error)}
            </p>
          </li>
        ))}
      </ul>
      {failedPacks.length > 0 && <p className="warning">{t('keeping.failedPacks', { names })}</p>}
      <button type="button" className="btn" onClick={onClose}>
        {t('common.close')}
      </button>
    </section>
  );
}
