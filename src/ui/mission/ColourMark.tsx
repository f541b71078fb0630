import { useTranslation } from 'react-i18next';
import type { Colour } from '../../mission';
import { COLOUR_VALUES } from './colours';

/** The colour of a group or token, with its letter. The name beside it says the same in words. */
export function ColourMark({ colour }: { colour: Colour }) {
  const { t } = useTranslation();
  return (
    <span className="colour-mark" style={{ background: COLOUR_VALUES[colour] }} aria-hidden="true">
      {t(`mission.colourLetters.${colour}`)}
    </span>
  );
}
