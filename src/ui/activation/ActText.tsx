// What a figure does, in a few words; the board shows the rest.

import { useTranslation } from 'react-i18next';
import type { Act } from '../../imperial';
import type { AttackRoll, RolledDie } from '../../rules';
import type { OrderWriter } from '../../text';
import { useNumbers } from '../parts/useNumbers';
import { RolledFace } from './DieFace';
import { listOf, type NameOf } from './names';
import { OrderText } from './OrderText';
import type { AttackAct, MoveAct } from './stepView';

type Props = {
  readonly act: Act;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly ruleName: (index: number) => string;
};

export function ActText({ act, writer, nameOf, ruleName }: Props) {
  const { t, i18n } = useTranslation();
  switch (act.kind) {
    case 'move':
      return <MoveText act={act} nameOf={nameOf} />;
    case 'attack':
      return <AttackText act={act} writer={writer} nameOf={nameOf} />;
    case 'effect':
      return (
        <p>
          {act.rule !== undefined && <b>{ruleName(act.rule)}: </b>}
          {t(`activation.effects.${effectWord(act.verb)}`, {
            names: listOf(act.on, nameOf, i18n.language),
            amount: act.amount ?? 1,
            what: (act.conditions ?? []).map((condition) => t(`conditions.${condition}`)).join(', '),
          })}
        </p>
      );
    case 'roll':
      return act.totals ? <p>{t('activation.rolled', act.totals)}</p> : null;
    case 'test':
      return (
        <p>
          {act.passed.length > 0 &&
            t('activation.passed', { names: listOf(act.passed, nameOf, i18n.language) })}{' '}
          {act.failed.length > 0 &&
            t('activation.failed', { names: listOf(act.failed, nameOf, i18n.language) })}
        </p>
      );
    case 'told':
      return (
        <p>
          <OrderText pieces={writer.line({ do: [act.step] })} /> <em>{t('activation.told')}</em>
        </p>
      );
  }
}

const EFFECTS = [
  'damage',
  'strain',
  'recover',
  'gain',
  'discard',
  'discardHarmful',
  'token',
  'reinforce',
  'defeat',
] as const;
type EffectWord = (typeof EFFECTS)[number] | 'other';

const effectWord = (verb: string): EffectWord => EFFECTS.find((known) => known === verb) ?? 'other';

function MoveText({ act, nameOf }: { act: MoveAct; nameOf: NameOf }) {
  const { t } = useTranslation();
  if (act.points === 0) return <p>{t('activation.noPoints', { name: nameOf(act.figure) })}</p>;
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

/** The result is what everybody waits for: it must not hide below the buttons. */
const showOutcome = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' });

function AttackText({ act, writer, nameOf }: { act: AttackAct; writer: OrderWriter; nameOf: NameOf }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { result, odds } = act;
  return (
    <>
      <p>
        <strong>{t('activation.attacks', { name: nameOf(act.figure), target: nameOf(act.target) })}</strong>{' '}
        {act.needed !== null
          ? t('sight.accuracy', { count: act.needed })
          : t(act.distance === 2 ? 'activation.withReach' : 'sight.noAccuracy')}{' '}
        {t('sight.odds', { hit: numbers.percent(odds.hit), damage: numbers.decimal(odds.expectedDamage) })}
      </p>
      {result && (
        <>
          <RolledDice act={act} />
          <Surges act={act} writer={writer} />
          <p className="outcome" role="status" ref={showOutcome}>
            {result.miss
              ? t(`activation.miss.${result.miss}`)
              : t('activation.hit', { damage: result.damage, name: nameOf(act.target) })}{' '}
            {result.fate !== 'stands' && t(`activation.fates.${result.fate}`)}
          </p>
          {(act.others ?? []).map(({ figure, damage }) => (
            <p key={figure}>{t('activation.effects.damage', { names: nameOf(figure), amount: damage })}</p>
          ))}
        </>
      )}
    </>
  );
}

/** The dice as they lie, and what was added to them: nobody has to take a result on trust. */
function RolledDice({ act: { roll, result } }: { act: AttackAct }) {
  const { t } = useTranslation();
  const modified = result?.steps.find((one) => one.kind === 'modify');
  const faces = roll?.kind === 'faces' ? shownFaces(roll) : [];
  return (
    <>
      <p className="rolled">
        {faces.map((face, index) => (
          // Dice keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <RolledFace key={index} rolled={face} />
        ))}
      </p>
      {modified && (
        <p>
          {t('activation.totals', modified)}{' '}
          {modified.modifiers
            .map(({ result: what, amount }) => `${amount > 0 ? '+' : ''}${amount} ${t(`results.${what}`)}`)
            .join(', ')}
        </p>
      )}
    </>
  );
}

const shownFaces = ({ faces, rerolls = [] }: Extract<AttackRoll, { kind: 'faces' }>): readonly RolledDie[] =>
  faces.map((face, at) => rerolls.find((reroll) => reroll.at === at)?.to ?? face);

/** Every walk down the priority list: what was skipped and why, what was bought. */
function Surges({ act: { result }, writer }: { act: AttackAct; writer: OrderWriter }) {
  const { t } = useTranslation();
  const step = result?.steps.find((one) => one.kind === 'surges');
  if (!result || !step || step.scans.every(({ skipped, use }) => !use && skipped.length === 0)) return null;
  const abilities = [...(result.attacker.bonusSurges ?? []), ...result.attacker.surges];
  const nameOf = (place: number) => {
    const ability = abilities[place];
    return ability && <OrderText pieces={writer.surge(ability)} />;
  };
  return (
    <details className="surges">
      <summary>{t('activation.surges', { count: result.surgesSpent.length })}</summary>
      <ul>
        {step.scans.map((scan, index) => (
          // The walks follow one another and are never moved.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {scan.skipped.map(({ ability, reasons }) => (
              <span key={ability} className="surge-skip">
                {nameOf(ability)}: {reasons.map((reason) => t(`activation.surgeSkips.${reason}`)).join(' ')}
              </span>
            ))}
            {scan.use && (
              <span className="surge-use">
                {nameOf(scan.use.ability)}: {t('activation.surgeSpent')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
