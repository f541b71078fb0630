import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import type { Recoverable, SlotInfo } from '../../session';
import { NotKept } from '../games/NotKept';
import { useProblemText } from '../games/problems';
import { SlotSummary } from '../games/SlotSummary';
import { useSlots } from '../games/useSlots';
import { Ask } from '../parts/Ask';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { Loading, WithContent } from '../parts/WithContent';
import { useWatched } from '../parts/useWatched';
import { WorkBar } from '../parts/WorkBar';
import { useServices } from '../services';
import '../games/games.css';

export function LoadPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('load.title')}>
      <WithContent>{(pack) => <SlotList pack={pack} />}</WithContent>
    </Page>
  );
}

function SlotList({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  const { slots, refresh } = useSlots();
  const [said, setSaid] = useState<string | null>(null);
  if (slots.kind === 'loading') return <Loading />;
  if (slots.kind === 'failed') {
    return (
      <Notice title={t('failure.title')}>
        <p>{t('load.problems.failed')}</p>
        <button type="button" className="btn" onClick={refresh}>
          {t('common.tryAgain')}
        </button>
      </Notice>
    );
  }
  const isEmpty = slots.slots.every(({ kind }) => kind === 'empty');
  return (
    <>
      <NotKept slots={slots} />
      <p className="lead">{t(isEmpty ? 'load.empty' : 'load.intro')}</p>
      {said !== null && (
        <p className="warning" role="status">
          {said}
        </p>
      )}
      <ol className="slots">
        {slots.slots.map((info) => (
          <li key={info.slot} className="slot">
            <span className="slot-number">{t('load.slot', { slot: info.slot })}</span>
            <SlotContent
              pack={pack}
              info={info}
              onDone={(message) => {
                setSaid(message);
                refresh();
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type ContentProps = {
  readonly pack: Pack;
  readonly info: SlotInfo;
  /** Something happened to the slot; `null`: it speaks for itself. */
  readonly onDone: (message: string | null) => void;
};

function SlotContent(props: ContentProps) {
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
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { games } = useServices();
  const { progress, watched, cancel } = useWatched();
  const bringIn = async (file: File) => {
    const saved = await games();
    const brought = await watched((watch) => saved.bringIn(slot, file, watch));
    if (brought) onDone(brought.ok ? t('load.imported') : problemText(brought.error));
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
  const problemText = useProblemText();
  const { games, shareFile } = useServices();
  const carryOut = async () => {
    const text = await (await games()).exportSlot(slot);
    if (!text.ok) return onDone(problemText(text.error));
    const shared = await shareFile(`redcell-${slot}.json`, text.value);
    return onDone(shared === 'failed' ? t('load.notShared') : null);
  };
  return (
    <>
      <SlotSummary pack={pack} summary={summary} savedAt={savedAt} />
      <div className="buttons">
        <IonRouterLink className="btn btn-main" routerLink={`/play/${slot}`}>
          {t('load.continue')}
        </IonRouterLink>
        <button type="button" className="btn" onClick={() => void carryOut()}>
          {t('load.export')}
        </button>
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

function DeleteButton({ slot, onDone }: { slot: SlotInfo['slot']; onDone: ContentProps['onDone'] }) {
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
