import { useTranslation } from 'react-i18next';
import { useServices, useSettings } from '../../services';

/** Music off with one tap, and back as quiet as it comes by default. */
export function MusicSwitch() {
  const { t } = useTranslation();
  const { device, settings } = useServices();
  const isOn = useSettings().music !== 'off';
  if (!device.canSound) return null;
  return (
    <button
      type="button"
      className="btn btn-wide"
      onClick={() => settings.setState({ music: isOn ? 'off' : 'low' })}
    >
      {t(isOn ? 'settings.music.turnOff' : 'settings.music.turnOn')}
    </button>
  );
}
