// The consequences of a figure's step that the players must carry out; the board shows the moves.

import { useTranslation } from 'react-i18next';
import type { Act } from '../../imperial';
import type { OrderWriter } from '../../text';
import { AttackResultText } from './AttackText';
import { effectWord } from './effectWord';
import { listOf, type NameOf } from './names';
import { OrderText } from './OrderText';
import type { MoveAct } from './stepView';

type Props = {
  readonly act: Act;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly ruleName: (index: number) => string;
  /** The dice lie in the tray already. */
  readonly inTray: boolean;
};

export function ActText({ act, writer, nameOf, ruleName, inTray }: Props) {
  const { t, i18n } = useTranslation();
  switch (act.kind) {
    // The headline says how a test ended.
    case 'test':
    case 'move':
      return null;
    case 'attack':
      return <AttackResultText act={act} writer={writer} nameOf={nameOf} inTray={inTray} />;
    case 'effect':
      return (
        <p>
          {act.rule !== undefined && <b>{ruleName(act.rule)}: </b>}
          {t(`activation.effects.${effectWord(act.verb)}`, {
            names: listOf(act.on, nameOf, i18n.language),
            amount: act.amount ?? 1,
            count: act.amount ?? 1,
            kind: act.token ? t(`aid.results.${act.token}`) : '',
            what: (act.conditions ?? []).map((condition) => t(`conditions.${condition}`)).join(', '),
          })}
        </p>
      );
    case 'roll':
      return act.totals ? (
        <p>
          {t('activation.rolled', {
            ...act.totals,
            surges: t('activation.surgeCount', { count: act.totals.surge }),
          })}
        </p>
      ) : null;
    case 'told':
      return (
        <p>
          <OrderText pieces={writer.line({ do: [act.step] })} /> <em>{t('activation.told')}</em>
        </p>
      );
  }
}

/** A move in words, for whoever asks why. */
export function MoveText({ act, nameOf }: { act: MoveAct; nameOf: NameOf }) {
  const { t } = useTranslation();
  if (act.noPoints) return <p>{t(`activation.noPoints.${act.noPoints}`, { name: nameOf(act.figure) })}</p>;
  if (act.route.length <= 1) return <p>{t('activation.stays', { name: nameOf(act.figure) })}</p>;
  return (
    <p>
      {t(`activation.moved.${act.verb}`, {
        name: nameOf(act.figure),
        target: act.target === undefined ? '' : nameOf(act.target),
        points: t('sight.pointCount', { count: act.spent }),
      })}{' '}
      {act.distance !== undefined &&
        act.distance !== null &&
        t('activation.endsAt', { distance: t('sight.distance', { count: act.distance }) })}
    </p>
  );
}
