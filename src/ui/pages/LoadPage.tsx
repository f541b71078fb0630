import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { Keeping } from '../keeping/Keeping';
import { byLastPlayed } from '../games/lastPlayed';
import { NotKept } from '../games/NotKept';
import { SlotContent } from '../games/SlotContent';
import { useSlots } from '../games/useSlots';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { Loading, WithContent } from '../parts/WithContent';
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
      {slots.areKept && <Keeping onRestored={refresh} />}
      <p className="lead">{t(isEmpty ? 'load.empty' : 'load.intro')}</p>
      {said !== null && (
        <p className="warning" role="status">
          {said}
        </p>
      )}
      <ol className="slots">
        {byLastPlayed(slots.slots).map((info) => (
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
