import { useTranslation } from 'react-i18next';
import { useGuide } from './guide';

/** For the menu: skips the guide, or shows all of it again. Nothing where nobody is guided. */
export function GuideMenu({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const guide = useGuide();
  if (!guide) return null;
  const choose = (change: () => void) => () => {
    change();
    onChosen();
  };
  return (
    <>
      {!guide.isOff && (
        <button type="button" className="btn btn-wide" onClick={choose(guide.skip)}>
          {t('guide.skip')}
        </button>
      )}
      <button type="button" className="btn btn-wide" onClick={choose(guide.showAgain)}>
        {t('guide.again')}
      </button>
    </>
  );
}
