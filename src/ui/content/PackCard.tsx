// One pack: what it is, who made it, what it needs, what is wrong with it, and what can be done with it.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { printable } from '../../kernel';
import type { CampaignId, MissionId, Pack, ProductId } from '../../packs';
import { parseReport, type InstalledPack } from '../../session';
import { missionWords, plainText } from '../../text';
import { singleMissions } from '../games/new/setups';
import { Ask } from '../parts/Ask';
import { FailureBoundary } from '../parts/FailureBoundary';
import { useCollection } from '../services';
import { Details } from './Details';
import { noteText } from './notes';
import { detailsOf, useTroubleText } from './problems';
import type { InstalledView } from './useInstalled';

type Props = { readonly installed: InstalledPack; readonly pack: Pack; readonly view: InstalledView };
type Ready = Extract<InstalledPack, { kind: 'ready' }>;

export function PackCard({ installed, pack, view }: Props) {
  const { t } = useTranslation();
  const { id, title, kind } = installed;
  return (
    <li className="content-pack">
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <FailureBoundary fallback={() => <p className="warning">{t('failure.pack')}</p>}>
        {kind === 'ready' ? <Inside installed={installed} pack={pack} /> : <Broken installed={installed} />}
      </FailureBoundary>
      <div className="buttons">
        {kind === 'ready' && (
          <button type="button" className="btn" disabled={view.busy} onClick={() => void view.handOn(id)}>
            {t('load.export')}
          </button>
        )}
        <Ask
          question={t('content.askRemove', { title })}
          yes={t('content.remove')}
          onYes={() => void view.remove(id)}
        >
          {t('content.remove')}
        </Ask>
      </div>
    </li>
  );
}

function Inside({ installed, pack }: ReadyProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Facts installed={installed} pack={pack} />
      <Playables installed={installed} pack={pack} />
      <Details
        summary={t('content.notes', { count: installed.report.length })}
        count={installed.report.length}
        lines={() => parseReport(installed.report).map((note) => printable(noteText(i18n, note)))}
      />
    </>
  );
}

function Broken({ installed: { problem } }: { installed: Extract<InstalledPack, { kind: 'broken' }> }) {
  const { t } = useTranslation();
  const troubleText = useTroubleText();
  return (
    <div className="warning">
      <p>
        <b>{t('content.broken')}</b> {troubleText(problem)}
      </p>
      <Details summary={t('content.details')} {...detailsOf(problem)} />
    </div>
  );
}

type ReadyProps = { readonly installed: Ready; readonly pack: Pack };

function Facts({ installed, pack }: ReadyProps) {
  const { t, i18n } = useTranslation();
  const { owned } = useCollection();
  const { manifest, version, bytes, contents } = installed;
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names);
  const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilobyte' });
  const isConverted = manifest.from === 'saga';
  const missing = contents.needs.filter((product) => !owned.includes(product));
  const productNames = (ids: readonly string[]) =>
    list(ids.map((product) => pack.products.get(product as ProductId)?.name ?? product));
  const rows = [
    // What was converted has no versions of its own.
    [...(isConverted ? [] : [t('content.version', { version })]), size.format(Math.ceil(bytes / 1000))].join(
      ' · ',
    ),
    ...(manifest.authors.length > 0 ? [t('content.by', { names: list(manifest.authors) })] : []),
    ...(isConverted ? [t('content.fromSaga')] : []),
    t('content.languages', {
      names: list(contents.languages.map((code) => languageName(code, i18n.language))),
    }),
    contents.needs.length === 0
      ? t('content.needsCore')
      : t('content.needs', { names: productNames(contents.needs) }),
  ];
  return (
    <>
      {manifest.about !== undefined && (
        <p className="content-about" dir="auto">
          {manifest.about}
        </p>
      )}
      <ul className="content-facts">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="warning">{t('newGame.missing', { products: productNames(missing) })}</p>
      )}
    </>
  );
}

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Campaigns, and missions that are played by themselves. */
function Playables({ installed: { contents }, pack }: ReadyProps) {
  const { t, i18n } = useTranslation();
  const single = new Set(singleMissions(pack).map(({ id }) => id));
  const campaigns = contents.campaigns.flatMap((id) => pack.campaigns.get(id as CampaignId) ?? []);
  const missions = contents.missions
    .filter((id) => single.has(id))
    .flatMap((id) => pack.missions.get(id as MissionId) ?? []);
  return (
    <ul className="content-playables">
      {[...campaigns, ...missions].map(({ id, title }) => {
        const name = plainText(missionWords(pack.words.get(id as MissionId) ?? {}, i18n.language)(title));
        return (
          <li key={id}>
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="content-kind">
                {t(pack.campaigns.has(id as CampaignId) ? 'content.campaign' : 'content.mission')}
              </span>
            </span>
            <IonRouterLink className="btn btn-main" routerLink={`/new?game=${encodeURIComponent(id)}`}>
              {t('content.play')} <span className="visually-hidden">{name}</span>
            </IonRouterLink>
          </li>
        );
      })}
    </ul>
  );
}
