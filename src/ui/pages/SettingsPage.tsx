// What players can set, in sections. Where the device cannot do something, it says so instead of offering it.

import { IonRouterLink } from '@ionic/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGE_TABLE } from '../../kernel';
import { SETTINGS, type SettingName } from '../../session';
import { useFeel } from '../feel/feel';
import { useVoice } from '../feel/useVoice';
import { KeepingHere } from '../keeping/KeepingHere';
import { Page } from '../parts/Page';
import { useServices, useSettings } from '../services';

const SECTIONS = {
  words: ['language', 'textSize'],
  board: ['board', 'motion'],
  table: ['dice', 'awake', 'sound', 'music', 'haptics', 'readAloud', 'hand', 'confirm'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

type Section = keyof typeof SECTIONS;
type Shown = (typeof SECTIONS)[Section][number];

/** What needs a sentence more than its name. */
const EXPLAINED = ['awake', 'sound', 'music', 'haptics', 'readAloud', 'hand', 'confirm'] as const;
type Explained = (typeof EXPLAINED)[number];

/** What not every device can do. */
const OPTIONAL = ['awake', 'sound', 'music', 'haptics', 'readAloud'] as const;
type Optional = (typeof OPTIONAL)[number];

export function SettingsPage() {
  const { t } = useTranslation();
  const cannot = useMissing();
  return (
    <Page title={t('settings.title')}>
      <p className="lead">{t('settings.intro')}</p>
      {(Object.keys(SECTIONS) as Section[]).map((section) => (
        <section key={section} className="settings-section" aria-label={t(`settings.sections.${section}`)}>
          <h2>{t(`settings.sections.${section}`)}</h2>
          {SECTIONS[section].map((name) => {
            const missing = cannot.find((one) => one === name);
            return missing ? <Missing key={name} name={missing} /> : <Setting key={name} name={name} />;
          })}
        </section>
      ))}
      <section className="settings-section">
        <h2>{t('keeping.title')}</h2>
        <KeepingHere />
        <IonRouterLink className="link" routerLink="/phone">
          {t('phone.title')}
        </IonRouterLink>
      </section>
    </Page>
  );
}

function useMissing(): readonly Optional[] {
  const { i18n } = useTranslation();
  const { device } = useServices();
  const can: Readonly<Record<Optional, boolean>> = {
    awake: device.canStayAwake,
    sound: device.canSound,
    music: device.canSound,
    haptics: device.canBuzz,
    readAloud: useVoice(i18n.language),
  };
  return OPTIONAL.filter((name) => !can[name]);
}

function Missing({ name }: { name: Optional }) {
  const { t } = useTranslation();
  return (
    <div className="setting">
      <h3>{t(`settings.${name}.label`)}</h3>
      <p className="setting-help">{t(`settings.${name}.cannot`)}</p>
    </div>
  );
}

/** Plain radio buttons: everything is on the screen at once and every option is one tap away. */
function Setting({ name }: { name: Shown }) {
  const { t } = useTranslation();
  const { settings } = useServices();
  const { play } = useFeel();
  const current = useSettings()[name];
  const help = useId();
  const explained = EXPLAINED.find((one): one is Explained => one === name);
  const choose = (option: string) => {
    settings.setState({ [name]: option });
    // Whoever chooses a sound or the buzzing wants to know it.
    if (name === 'sound' || name === 'haptics') play('objective');
  };
  const optionName = (option: string): string =>
    // Languages call themselves by their own names, whatever the app speaks.
    name === 'language' && isLanguage(option)
      ? LANGUAGE_TABLE[option].name
      : // The key is one of a closed list, held against the words by a test.
        t(`settings.${name}.options.${option}` as 'settings.motion.options.system');
  return (
    <fieldset className="setting" aria-describedby={explained && help}>
      <legend>{t(`settings.${name}.label`)}</legend>
      {explained && (
        <p id={help} className="setting-help">
          {t(`settings.${explained}.help`)}
        </p>
      )}
      <div className="choices">
        {SETTINGS[name].map((option) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === current}
              onChange={() => choose(option)}
            />
            <span>{optionName(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
