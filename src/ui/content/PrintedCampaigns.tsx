// The printed campaigns whose missions are on this device: how many are here, which are missing, and a way to begin.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { printedOffers, type CampaignId, type MissionId, type Pack, type PrintedOffer } from '../../packs';
import { missionWords, plainText } from '../../text';
import { Details } from './Details';

export function PrintedCampaigns({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  const offers = printedOffers(pack);
  if (offers.length === 0) return null;
  return (
    <section className="content-printed" aria-labelledby="printed-campaigns">
      <h2 id="printed-campaigns">{t('printed.title')}</h2>
      <ul className="content-packs">
        {offers.map((offer) => (
          <Offer key={offer.structure.id} offer={offer} pack={pack} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer, pack }: { offer: PrintedOffer; pack: Pack }) {
  const { t } = useTranslation();
  const { name, here, missing, guests, campaign } = offer;
  const title = useTitle(pack, campaign) ?? name;
  return (
    <li className="content-pack">
      <h3>{title}</h3>
      <ul className="content-facts">
        <li>{t('printed.here', { here: here.length, all: here.length + missing.length })}</li>
        {missing.length === 0 && <li>{t('printed.ready')}</li>}
        {campaign !== null && guests > 0 && <li>{t('printed.guests', { count: guests })}</li>}
      </ul>
      {campaign === null && <WhatFirst offer={offer} />}
      <Details
        summary={t('printed.missing', { count: missing.length })}
        count={missing.length}
        lines={() => missing.map((mission) => mission.name)}
      />
      {campaign !== null && (
        <div className="buttons">
          <IonRouterLink className="btn btn-main" routerLink={`/new?game=${encodeURIComponent(campaign)}`}>
            {t('content.play')} <span className="visually-hidden">{title}</span>
          </IonRouterLink>
        </div>
      )}
    </li>
  );
}

/** In the language of the device, as the campaign has it. */
function useTitle(pack: Pack, id: CampaignId | null): string | null {
  const { i18n } = useTranslation();
  const campaign = id === null ? undefined : pack.campaigns.get(id);
  if (!campaign) return null;
  const words = pack.words.get(campaign.id as string as MissionId) ?? {};
  return plainText(missionWords(words, i18n.language)(campaign.title));
}

/** Without its introduction or a finale it cannot be played. */
function WhatFirst({ offer: { structure, missing } }: { offer: PrintedOffer }) {
  const { t } = useTranslation();
  const first = structure.slots[0]?.mission;
  const name = missing.find(({ id }) => id === first)?.name;
  return (
    <p className="warning">{name === undefined ? t('printed.noEnd') : t('printed.noStart', { name })}</p>
  );
}
