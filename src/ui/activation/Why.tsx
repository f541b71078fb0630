// The answer to "Why?": each filter with who survived it, and what made the app propose one of several equals.

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf, type Choice, type Key, type Pred, type Rung } from '../../imperial';
import type { OrderWriter } from '../../text';
import { listOf, type NameOf } from './names';
import { OrderText } from './OrderText';

type Props = { readonly choice: Choice; readonly writer: OrderWriter; readonly nameOf: NameOf };

export function Why({ choice, writer, nameOf }: Props) {
  const { t, i18n } = useTranslation();
  const decided = choice.ranking.filter(({ survivors }, index) => {
    const before = choice.ranking[index - 1]?.survivors.length ?? choice.options.length;
    return survivors.length < before;
  });
  return (
    <ol className="why">
      {choice.ladder.length === 0 && <li>{t('activation.why.distance')}</li>}
      {choice.ladder.map((rung, index) => (
        // A ladder is drawn once; its rungs may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <RungText rung={rung} writer={writer} />{' '}
          <span className="why-left">
            {rung.survivors.length === 0
              ? t('activation.why.nobody')
              : listOf(rung.survivors, nameOf, i18n.language)}
          </span>
          {rung.refused?.map(({ target, why }) => (
            <span key={target} className="why-refused">
              {t('activation.why.refused', {
                name: nameOf(target),
                reason: t(`activation.illegal.${why.code}`),
              })}
            </span>
          ))}
        </li>
      ))}
      {decided.map(({ by }) => (
        <li key={by}>{t(`activation.ranks.${by}`)}</li>
      ))}
    </ol>
  );
}

const KEYS: ReadonlySet<string> = new Set(kindsOf('key'));
const PREDS: ReadonlySet<string> = new Set(kindsOf('pred'));
const isKey = (by: Rung['by']): by is Key => KEYS.has(by.kind);
const isPred = (by: Rung['by']): by is Pred => PREDS.has(by.kind);

/** The wish of the order that a rung stands for, in its words. */
export function selectorOf(
  { by }: Pick<Rung, 'by'>,
  writer: OrderWriter,
): ReturnType<OrderWriter['selector']> | undefined {
  if (isKey(by)) return writer.selector({ noun: 'figure', order: [by] });
  return isPred(by) ? writer.selector({ noun: 'figure', filter: [by] }) : undefined;
}

function RungText({ rung: { by }, writer }: { rung: Rung; writer: OrderWriter }) {
  const { t } = useTranslation();
  const wish = selectorOf({ by }, writer);
  if (wish) return <Wish pieces={wish} />;
  if (isKey(by) || isPred(by)) return null;
  if (by.kind === 'noun') return t('activation.why.noun');
  return t(`activation.why.${by.kind}`);
}

const Wish = ({ pieces }: ComponentProps<typeof OrderText>) => (
  <>
    <OrderText pieces={pieces} />:
  </>
);
