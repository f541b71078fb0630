import { useIonRouter } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ToolButton } from '../parts/ToolButton';

export function TogetherTool() {
  const { t } = useTranslation();
  const { slot } = useParams();
  const router = useIonRouter();
  if (slot === undefined) return null;
  return (
    <ToolButton icon="join" name={t('together.title')} onClick={() => router.push(`/together/${slot}`)} />
  );
}
