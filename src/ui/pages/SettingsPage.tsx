import { useTranslation } from 'react-i18next';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../session';
import { Page } from '../parts/Page';
import { useServices, useSettings } from '../services';

export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('settings.title')}>
      <p className="lead">{t('settings.intro')}</p>
      {SETTING_NAMES.map((name) => (
        <Setting key={name} name={name} />
      ))}
    </Page>
  );
}

/** Plain radio buttons: everything is on the screen at once and every option is one tap away. */
function Setting({ name }: { name: SettingName }) {
  const { t } = useTranslation();
  const { settings } = useServices();
  const current = useSettings()[name];
  return (
    <fieldset className="setting">
      <legend>{t(`settings.${name}.label`)}</legend>
      <div className="choices">
        {SETTINGS[name].map((option) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === current}
              onChange={() => settings.setState({ [name]: option })}
            />
            {/* The key is one of a closed list, held against the words by a test. */}
            <span>{t(`settings.${name}.options.${option}` as 'settings.motion.options.system')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
