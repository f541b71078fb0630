// A test in the orders: who tests what with which dice, and one tap on the successes of each hero. The app can roll.

import { useTranslation } from 'react-i18next';
import type { Pending } from '../../imperial';
import { successesShown, testOdds, type AttackDie, type Attribute } from '../../rules';
import { DiceList } from './DiceList';
import { RolledFace } from './DieFace';
import type { DiceEntryState } from './entry';
import { GameIcon } from './GameIcon';
import type { NameOf } from './names';
import { NumberRow } from './NumberRow';
import { StepOrder, type OrderSource } from './StepOrder';

/** What a hero tests with. */
export type Tested = {
  readonly attribute: Attribute;
  readonly dice: readonly AttackDie[];
  /** Successes that cards add. */
  readonly bonus: number;
};

export type TestTable = {
  readonly of: (hero: string, attributes: readonly Attribute[]) => Tested | null;
  /** Places of the faces that fell. */
  readonly roll: (dice: readonly AttackDie[]) => readonly number[];
};

export type PendingTest = Extract<Pending, { kind: 'test' }>;

const testedBy = (tests: TestTable | undefined, { attribute, or }: PendingTest, hero: string) =>
  tests?.of(hero, or ? [attribute, or] : [attribute]) ?? null;

/** Successes that cards add for a hero. */
export const bonusIn = (tests: TestTable | undefined, pending: Pending | undefined, hero: string): number =>
  pending?.kind === 'test' ? (testedBy(tests, pending, hero)?.bonus ?? 0) : 0;

/** Whether the app has dice for every hero who tests. */
export const isRollable = (tests: TestTable | undefined, pending: PendingTest): boolean =>
  pending.heroes.every((hero) => testedBy(tests, pending, hero) !== null);

/** The app rolls for everybody; players may still tap another number. */
export function rollTests(tests: TestTable | undefined, pending: PendingTest, entry: DiceEntryState): void {
  const faces = pending.heroes.map((hero) => tests?.roll(testedBy(tests, pending, hero)?.dice ?? []) ?? []);
  const shown = pending.heroes.map((hero, at) =>
    successesShown(testedBy(tests, pending, hero)?.dice ?? [], faces[at] ?? []),
  );
  const byHero = <T,>(of: readonly T[]) => Object.fromEntries(of.map((one, at) => [pending.heroes[at], one]));
  entry.rollTests(byHero(faces), byHero(shown));
}

type Props = {
  readonly orders: OrderSource;
  readonly pending: PendingTest;
  readonly entry: DiceEntryState;
  readonly nameOf: NameOf;
  readonly tests?: TestTable | undefined;
};

/** So many numbers there are at least: cards may add to what the dice show. */
const FEWEST = 3;
/** Where nobody knows the dice. */
const MOST = 5;

export function TestEntry({ orders, pending, entry, nameOf, tests }: Props) {
  const { t } = useTranslation();
  const isOffered = entry.way !== 'roll' && entry.missing > 0 && isRollable(tests, pending);
  return (
    <section className="dice-entry test-entry" aria-label={t('activation.test.title')}>
      <p>
        {t('activation.test.needed', { count: pending.needed })}
        {isOffered && (
          <button type="button" className="btn" onClick={() => rollTests(tests, pending, entry)}>
            {t('activation.dice.ways.roll')}
          </button>
        )}
      </p>
      {pending.heroes.map((hero) => {
        const tested = testedBy(tests, pending, hero);
        return (
          <div key={hero}>
            <TestedWith tested={tested} faces={entry.rolled[hero]} />
            <NumberRow
              label={t('activation.test.successesOf', { name: nameOf(hero) })}
              value={entry.successes[hero]}
              most={tested ? Math.max(FEWEST, testOdds(tested.dice).length - 1) : MOST}
              beyond
              onChoose={(value) => entry.setSuccesses(hero, value)}
            />
          </div>
        );
      })}
      <StepOrder {...orders} step={pending} />
    </section>
  );
}

type WithProps = { readonly tested: Tested | null; readonly faces: readonly number[] | undefined };

/** The dice of the hero's sheet, or as the app rolled them. */
function TestedWith({ tested, faces }: WithProps) {
  const { t } = useTranslation();
  if (!tested) return null;
  const { attribute, dice, bonus } = tested;
  return (
    <div className="test-with">
      <span>
        <GameIcon name={attribute} /> {t(`attributes.${attribute}`)}
      </span>
      {faces ? (
        <span className="rolled">
          {dice.map((die, at) => (
            // Dice of one colour are told apart by their place only.
            // oxlint-disable-next-line react/no-array-index-key
            <RolledFace key={at} rolled={{ die, face: faces[at] ?? 0 }} />
          ))}
        </span>
      ) : (
        <DiceList dice={dice} />
      )}
      {bonus > 0 && <span role="status">{t('mission.prompt.test.bonus', { count: bonus })}</span>}
    </div>
  );
}
