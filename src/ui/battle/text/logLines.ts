// What happened, as lines to read: the news above each step and the whole log.

import type { BattleEvent } from '../../../battle';
import { orElse, ownOf, type NoteError } from '../../../kernel';
import type { LegionRolledDie } from '../../../legion';
import type { Text } from '../../../text';
import type { BattleWords } from './useBattleWords';

export type LogWords = { readonly t: Text['t']; readonly words: BattleWords };

type Teller = {
  readonly [K in BattleEvent['kind']]: (
    event: Extract<BattleEvent, { kind: K }>,
    { t, words }: LogWords,
  ) => readonly string[];
};

const TELLERS: Teller = {
  cardRemoved: ({ row, army }, { t }) => [
    row === null
      ? t('legion.log.passed', { army: t(`legion.army.${army}`) })
      : t('legion.log.cardRemoved', { army: t(`legion.army.${army}`), row: t(`legion.row.${row}`) }),
  ],
  roundBegan: ({ round }, { t }) => [t('legion.log.roundBegan', { round })],
  cardsShown: ({ cards, priority }, { t, words }) => {
    const name = (id: string | null): string => (id === null ? t('legion.log.noCard') : words.card(id));
    return [
      t('legion.log.cardsShown', {
        empire: name(cards.empire),
        rebels: name(cards.rebels),
        priority: t(`legion.army.${priority}`),
      }),
    ];
  },
  ordered: ({ army, units }, { t, words }) => [
    units.length === 0
      ? t('legion.log.orderedNone', { army: t(`legion.army.${army}`) })
      : t('legion.log.ordered', { army: t(`legion.army.${army}`), units: words.units(units) }),
  ],
  drew: ({ army, rank }, { t }) => [
    t('legion.log.drew', { army: t(`legion.army.${army}`), rank: t(`legion.rank.${rank}`) }),
  ],
  activated: ({ unit: id, removed, nerve }, { t, words }) => {
    const unit = words.unit(id);
    return [
      removed > 0 ? t('legion.log.rallied', { unit, count: removed }) : t('legion.log.activated', { unit }),
      ...(nerve === 'steady' ? [] : [t(`legion.log.nerve.${nerve}`, { unit })]),
    ];
  },
  lostAction: ({ unit, why }, { t, words }) => [
    t(`legion.log.lostAction.${why}`, { unit: words.unit(unit) }),
  ],
  acted: ({ unit, act, target }, { t, words }) => [
    target === undefined
      ? t(`legion.log.acted.${act as 'move'}`, { unit: words.unit(unit) })
      : t('legion.log.acted.engaged', { unit: words.unit(unit), target: words.unit(target) }),
  ],
  // The order itself is on the screen; what came of it follows.
  orderGiven: () => [],
  attacked: ({ unit, target, band, dice, rerolled, hits, crits }, { t, words }) => {
    const facts = { unit: words.unit(unit), target: words.unit(target), band: t(`legion.bandName.${band}`) };
    const all = { ...facts, ...countedHits(t, { hits, crits }) };
    if (dice.length === 0) return [t('legion.log.attacked', all)];
    return [
      t('legion.log.rolled', { ...all, dice: diceText(dice, { t, words }) }),
      ...(rerolled > 0 ? [t('legion.log.rerolled', { count: rerolled })] : []),
    ];
  },
  defended: ({ unit, dodged, covered, armored, blocks, wounds }, { t, words }) => [
    ...stoppedLine({ dodged, covered, armored }, { t, words }),
    t('legion.log.defended', {
      unit: words.unit(unit),
      blocks: t('legion.log.blocks', { count: blocks }),
      wounds: t('legion.log.wounds', { count: wounds }),
    }),
  ],
  suppressed: ({ unit, by }, { t, words }) => [
    t('legion.log.suppressed', { unit: words.unit(unit), count: by }),
  ],
  wounded: ({ unit, by, fallen }, { t, words }) => [
    t('legion.log.wounded', { unit: words.unit(unit), count: by }),
    ...(fallen ? [t('legion.log.fallen', { count: fallen })] : []),
  ],
  harmed: ({ unit, harm }, { t, words }) => [t(`legion.log.harmed.${harm}`, { unit: words.unit(unit) })],
  defeated: ({ unit }, { t, words }) => [t('legion.log.defeated', { unit: words.unit(unit) })],
  claimed: ({ unit, mark }, { t, words }) => [
    t('legion.log.claimed', { unit: words.unit(unit), mark: words.mark(mark) }),
  ],
  scored: ({ army, by }, { t }) => [t('legion.log.scored', { army: t(`legion.army.${army}`), count: by })],
  promoted: ({ unit }, { t, words }) => [t('legion.log.promoted', { unit: words.unit(unit) })],
  ended: ({ result }, { t }) => [t(`legion.log.ended.${result.winner}`)],
};

export const countedHits = (
  t: Text['t'],
  { hits, crits }: { readonly hits: number; readonly crits: number },
): { readonly hits: string; readonly crits: string } => ({
  hits: t('legion.log.face.hit', { count: hits }),
  crits: t('legion.log.face.crit', { count: crits }),
});

const STOPPERS = ['dodged', 'covered', 'armored'] as const;

/** What stopped hits before the defence dice; empty: nothing did. */
export function stoppedLine(
  stopped: Readonly<Record<(typeof STOPPERS)[number], number>>,
  { t, words }: LogWords,
): readonly string[] {
  const parts = STOPPERS.filter((by) => stopped[by] > 0).map((by) =>
    t(`legion.log.stoppedBy.${by}`, { hits: stopped[by] }),
  );
  return parts.length === 0 ? [] : [t('legion.log.stopped', { list: words.list(parts) })];
}

const FACES = ['hit', 'crit', 'surge', 'blank'] as const;

const diceText = (dice: readonly LegionRolledDie[], { t, words }: LogWords): string =>
  words.list(
    FACES.flatMap((face) => {
      const count = dice.filter((die) => die.face === face).length;
      return count === 0 ? [] : [t(`legion.log.face.${face}`, { count })];
    }),
  );

type ToldEvent = (event: BattleEvent, words: LogWords) => readonly string[];

/** Events come from files, too: one that cannot be told has no line. */
export const logLines = (
  events: readonly BattleEvent[],
  words: LogWords,
  note: NoteError,
): readonly string[] =>
  events.flatMap((event) =>
    orElse(() => (ownOf(TELLERS, event.kind) as ToldEvent | undefined)?.(event, words) ?? [], [], note),
  );
