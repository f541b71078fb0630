// An attack: what it needs and how likely it hits, then the dice, the surges, and the outcome in big words.

import { useTranslation } from 'react-i18next';
import type { AttackRoll, RolledDie, SurgeScan } from '../../rules';
import type { OrderWriter } from '../../text';
import { useOddsWords } from '../sight/useOddsWords';
import { DamageSum } from './DamageSum';
import { RolledFace } from './DieFace';
import type { NameOf } from './names';
import { OrderText } from './OrderText';
import type { AttackAct } from './stepView';

/** Before anybody rolls. */
export function AttackFacts({ act }: { act: AttackAct }) {
  const { t } = useTranslation();
  const wordsOf = useOddsWords();
  const { needed, distance, odds } = act;
  return (
    <p className="attack-facts">
      {needed === null
        ? t(distance === 2 ? 'activation.withReach' : 'sight.noAccuracy')
        : t('sight.accuracy', { count: needed })}{' '}
      {wordsOf(odds)}.
    </p>
  );
}

/** The result is what everybody waits for: it must not hide below the buttons. */
const showOutcome = (outcome: HTMLElement | null) => {
  outcome?.scrollIntoView({ block: 'nearest' });
};

type Props = {
  readonly act: AttackAct;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly inTray: boolean;
};

export function AttackResultText({ act, writer, nameOf, inTray }: Props) {
  const { t } = useTranslation();
  const { result, others = [] } = act;
  if (!result) return null;
  return (
    <>
      <RolledDice act={act} inTray={inTray} />
      <p className="outcome" role="status" ref={showOutcome}>
        {result.miss
          ? t(`activation.miss.${result.miss}`)
          : t('activation.hit', { damage: result.damage, name: nameOf(act.target) })}{' '}
        {result.fate !== 'stands' && t(`activation.fates.${result.fate}`)}
      </p>
      {others.map(({ figure, damage }) => (
        <p key={figure}>{t('activation.effects.damage', { names: nameOf(figure), amount: damage })}</p>
      ))}
      <Surges act={act} writer={writer} />
    </>
  );
}

/** The dice as they lie, and what was added to them: nobody has to take a result on trust. */
function RolledDice({ act: { roll, result }, inTray }: Pick<Props, 'act' | 'inTray'>) {
  const { t } = useTranslation();
  const modified = result?.steps.find((one) => one.kind === 'modify');
  const faces = roll?.kind === 'faces' ? shownFaces(roll) : [];
  return (
    <>
      {faces.length > 0 && (
        <p className={inTray ? 'rolled visually-hidden' : 'rolled'}>
          {faces.map((face, index) => (
            // Dice keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            <RolledFace key={index} rolled={face} />
          ))}
        </p>
      )}
      {modified && (
        <p className="totals">
          {result && !result.miss ? (
            <DamageSum result={result} />
          ) : (
            t('activation.totals', {
              ...modified,
              surges: t('activation.surgeCount', { count: modified.surges }),
            })
          )}{' '}
          {modified.modifiers.length > 0 &&
            t('activation.included', {
              list: modified.modifiers
                .map(({ result: what, amount }) => `${signed(amount)} ${t(`results.${what}`)}`)
                .join(', '),
            })}
        </p>
      )}
    </>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const shownFaces = ({ faces, rerolls = [] }: Extract<AttackRoll, { kind: 'faces' }>): readonly RolledDie[] =>
  faces.map((face, at) => rerolls.find((reroll) => reroll.at === at)?.to ?? face);

/** Why nothing was spent, where one reason is enough. */
function mostFrequent(
  scans: readonly SurgeScan[],
): SurgeScan['skipped'][number]['reasons'][number] | undefined {
  const reasons = scans.flatMap(({ skipped }) => skipped.flatMap((one) => one.reasons.slice(0, 1)));
  const count = (reason: string) => reasons.filter((one) => one === reason).length;
  return reasons.toSorted((one, other) => count(other) - count(one))[0];
}

/** Every walk down the priority list: what was skipped and why, what was bought. */
function Surges({ act: { result }, writer }: Pick<Props, 'act' | 'writer'>) {
  const { t } = useTranslation();
  const step = result?.steps.find((one) => one.kind === 'surges');
  if (!result || !step || step.scans.every(({ skipped, use }) => !use && skipped.length === 0)) return null;
  const unspent = result.surgesSpent.length === 0 ? mostFrequent(step.scans) : undefined;
  const abilities = [...(result.attacker.bonusSurges ?? []), ...result.attacker.surges];
  const nameOf = (place: number) => {
    const ability = abilities[place];
    return ability && <OrderText pieces={writer.surge(ability)} />;
  };
  return (
    <details className="surges">
      <summary>
        {t('activation.surges', { count: result.surgesSpent.length })}
        {unspent && `: ${t(`activation.surgeSkips.${unspent}`)}`}
      </summary>
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
