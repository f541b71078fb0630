// The short form of "Why?": one grey line below the name.

import { useTranslation } from 'react-i18next';
import type { OrderWriter } from '../../text';
import type { NameOf } from './names';
import { OrderText } from './OrderText';
import type { ShortWhy } from './shortWhy';
import { selectorOf } from './Why';

type Props = { readonly why: ShortWhy; readonly writer: OrderWriter; readonly nameOf: NameOf };

export function ShortWhyText({ why: { toward, reason }, writer, nameOf }: Props) {
  const { t } = useTranslation();
  const wish = typeof reason === 'object' ? selectorOf(reason.rung, writer) : undefined;
  const words = typeof reason === 'object' ? 'possible' : reason;
  return (
    <span className="short-why">
      {toward !== undefined && t('activation.short.toward', { name: nameOf(toward) })}{' '}
      {wish ? <OrderText pieces={wish} /> : t(`activation.short.${words}`)}
    </span>
  );
}
