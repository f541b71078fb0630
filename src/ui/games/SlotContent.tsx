// What a slot of the list shows and offers: a game to go on with, older saves of a damaged one, or room for a file.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { BUDGETS } from '../../kernel';
import type { Pack } from '../../packs';
import type { Recoverable, SlotInfo } from '../../session';
import { Ask } from '../parts/Ask';
import { FailureBoundary } from '../parts/FailureBoundary';
import { sizeText } from '../parts/sizeText';
import { useWatched } from '../parts/useWatched';
import { WorkBar } from '../parts/WorkBar';
import { useServices } from '../services';
import { bringInto } from './bringInto';
import { useProblemText } from './problems';
import { SlotSummary } from './SlotSummary';

type ContentProps = {
  readonly pack: Pack;
  readonly info: SlotInfo;
  /** Something happened to the slot; `null`: it speaks for itself. */
  readonly onDone: (message: string | null) => void;
};

/** A slot that cannot be shown is told in its place: the others stay, and this one can still be carried out or deleted. */
export function SlotContent(props: ContentProps) {
  return (
    <FailureBoundary fallback={() => <BrokenSlot {...props} />}>
      <KnownSlot {...props} />
    </FailureBoundary>
  );
}

export function BrokenSlot({ info: { slot, kind }, onDone }: ContentProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="warning">{t('failure.slot')}</p>
      <div className="buttons">
        {kind === 'playable' && <ExportButton slot={slot} onDone={onDone} />}
        <DeleteButton slot={slot} onDone={onDone} />
      </div>
    </>
  );
}

function KnownSlot(props: ContentProps) {
  switch (props.info.kind) {
    case 'empty':
      return <EmptySlot {...props} />;
    case 'playable':
      return <PlayableSlot {...props} info={props.info} />;
    case 'damaged':
      return <DamagedSlot {...props} recoverable={props.info.recoverable} />;
    case 'newer':
      return <NewerSlot {...props} />;
  }
}

function EmptySlot({ info: { slot }, onDone }: ContentProps) {
  const { t, i18n } = useTranslation();
  const problemText = useProblemText();
  const { games, note } = useServices();
  const { progress, watched, cancel } = useWatched();
  const bringIn = async (file: File) => {
    if (file.size > BUDGETS.save.bytes)
      return onDone(t('load.problems.tooLarge', { size: sizeText(BUDGETS.save.bytes, i18n.language) }));
    const brought = await bringInto(slot, file, { games, note }, watched);
    return brought && onDone(brought.ok ? t('load.imported') : problemText(brought.error));
  };
  return (
    <>
      <span className="slot-facts">{t('load.emptySlot')}</span>
      <label className="btn">
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void bringIn(file);
            target.value = '';
          }}
        />
        {t('load.import')}
      </label>
      {progress !== null && <WorkBar progress={progress} onCancel={cancel} />}
    </>
  );
}

type PlayableProps = ContentProps & { readonly info: Extract<SlotInfo, { kind: 'playable' }> };

function PlayableSlot({ pack, info: { slot, summary, savedAt }, onDone }: PlayableProps) {
  const { t } = useTranslation();
  return (
    <>
      <SlotSummary pack={pack} summary={summary} savedAt={savedAt} />
      <div className="buttons">
        <IonRouterLink className="btn btn-main" routerLink={`/play/${slot}`}>
          {t('load.continue')}
        </IonRouterLink>
        <ExportButton slot={slot} onDone={onDone} />
        <DeleteButton slot={slot} onDone={onDone} />
      </div>
    </>
  );
}

type DamagedProps = ContentProps & { readonly recoverable: readonly Recoverable[] };

/** What can still be read is offered; nothing is thrown away without asking. */
function DamagedSlot({ pack, info: { slot }, recoverable, onDone }: DamagedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { games } = useServices();
  const recover = async ({ generation }: Recoverable) => {
    const recovered = await (await games()).recover(slot, generation);
    onDone(recovered.ok ? t('load.recovered') : problemText(recovered.error));
  };
  return (
    <>
      <b className="slot-title">{t('load.damagedTitle')}</b>
      <p>{t(recoverable.length > 0 ? 'load.damaged' : 'load.lost')}</p>
      <ul className="slots">
        {recoverable.map((older) => (
          <li key={older.generation}>
            <button type="button" className="choose slot-older" onClick={() => void recover(older)}>
              <SlotSummary pack={pack} summary={older.summary} savedAt={older.savedAt} />
            </button>
          </li>
        ))}
      </ul>
      <DeleteButton slot={slot} onDone={onDone} />
    </>
  );
}

function NewerSlot({ info: { slot }, onDone }: ContentProps) {
  const { t } = useTranslation();
  return (
    <>
      <b className="slot-title">{t('load.newerTitle')}</b>
      <p>{t('load.problems.newer')}</p>
      <DeleteButton slot={slot} onDone={onDone} />
    </>
  );
}

type ActionProps = { readonly slot: SlotInfo['slot']; readonly onDone: ContentProps['onDone'] };

function ExportButton({ slot, onDone }: ActionProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { games, shareFile } = useServices();
  const carryOut = async () => {
    const text = await (await games()).exportSlot(slot);
    if (!text.ok) return onDone(problemText(text.error));
    const shared = await shareFile(`redcell-${slot}.json`, text.value);
    return onDone(shared === 'failed' ? t('load.notShared') : null);
  };
  return (
    <button type="button" className="btn" onClick={() => void carryOut()}>
      {t('load.export')}
    </button>
  );
}

function DeleteButton({ slot, onDone }: ActionProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { games } = useServices();
  const remove = async () => {
    const removed = await (await games()).remove(slot);
    onDone(removed.ok ? null : problemText(removed.error));
  };
  return (
    <Ask question={t('load.askDelete', { slot })} yes={t('load.delete')} onYes={() => void remove()}>
      {t('load.delete')}
    </Ask>
  );
}
