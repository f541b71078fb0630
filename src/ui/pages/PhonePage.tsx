// Put Redcell on your phone: the steps for iPhone and Android with a picture each, and what an address with plain http lacks.

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { KeepingHere } from '../keeping/KeepingHere';
import { PhonePicture, type PhonePictures } from '../keeping/PhonePicture';
import { Page } from '../parts/Page';
import { useServices } from '../services';
import '../keeping/phone.css';

const STEPS = {
  iphone: ['copy', 'share', 'add', 'open'],
  android: ['menu', 'add', 'open'],
} as const satisfies { readonly [S in keyof PhonePictures]: readonly (keyof PhonePictures[S])[] };

const PLAIN = ['offline', 'awake', 'copy'] as const;

export function PhonePage() {
  const { t } = useTranslation();
  const services = useServices();
  const { safety } = useStore(services.safety);
  const isThere = safety === 'native' || safety === 'installed';
  return (
    <Page title={t('phone.title')}>
      <p className="lead">{t(isThere ? 'phone.there' : 'phone.intro')}</p>
      <KeepingHere tellsHow />
      {!services.device.isSecure && <PlainAddress />}
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((system) => (
        <Steps key={system} system={system} />
      ))}
    </Page>
  );
}

function Steps({ system }: { system: keyof typeof STEPS }) {
  const { t } = useTranslation();
  return (
    <section className="settings-section">
      <h2>{t(`phone.${system}.title`)}</h2>
      <ol className="phone-steps">
        {STEPS[system].map((step) => (
          <li key={step}>
            <PhonePicture system={system} step={step} />
            {/* The key is one of a closed list, held against the words by a test. */}
            <span>{t(`phone.${system}.steps.${step}` as 'phone.android.steps.open')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlainAddress() {
  const { t } = useTranslation();
  return (
    <section className="notice">
      <h2>{t('phone.plain.title')}</h2>
      {PLAIN.map((name) => (
        <p key={name}>{t(`phone.plain.${name}`)}</p>
      ))}
    </section>
  );
}
