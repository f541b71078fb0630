// Missions from others: brought in, looked over, played, handed on, removed.

import { useIonViewWillEnter } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import '../content/content.css';
import { ImportPanel } from '../content/ImportPanel';
import { Outcomes } from '../content/Outcomes';
import { PackCard } from '../content/PackCard';
import { PrintedCampaigns } from '../content/PrintedCampaigns';
import { useInstalled, type InstalledView } from '../content/useInstalled';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { Loading } from '../parts/WithContent';

export function ContentPage() {
  const { t } = useTranslation();
  const view = useInstalled();
  useIonViewWillEnter(view.refresh);
  return (
    <Page title={t('content.title')}>
      <p className="lead">{t('content.intro')}</p>
      <ImportPanel view={view} />
      <Outcomes view={view} />
      <Packs view={view} />
    </Page>
  );
}

function Packs({ view }: { view: InstalledView }) {
  const { t } = useTranslation();
  const { shelf } = view;
  if (shelf === null) return <Loading />;
  if (shelf === 'failed') {
    return (
      <Notice title={t('failure.title')}>
        <p>{t('failure.content')}</p>
        <button type="button" className="btn" onClick={view.refresh}>
          {t('common.tryAgain')}
        </button>
      </Notice>
    );
  }
  const { packs, pack } = shelf;
  return (
    <>
      <PrintedCampaigns pack={pack} />
      <section>
        <h2>{t('content.list')}</h2>
        {packs.length === 0 && <p className="lead">{t('content.empty')}</p>}
        <ul className="content-packs">
          {packs.map((installed) => (
            <PackCard key={installed.id} installed={installed} pack={pack} view={view} />
          ))}
        </ul>
      </section>
    </>
  );
}
