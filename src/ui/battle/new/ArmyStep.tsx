// An army from the list of units, with upgrades; other units by the few numbers that matter.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  armyPoints,
  armyRemarks,
  RANK_LIMITS,
  unitPoints,
  type ArmyEntry,
  type ArmyName,
  type ArmyRemark,
  type LegionCards,
} from '../../../legion';
import { UnitFace } from '../parts/UnitFace';
import { useCardName } from '../text/useBattleWords';
import { cardsWith, type StepProps } from './draft';
import { OtherUnit } from './OtherUnit';

export function ArmyStep({ content, draft, set, army }: StepProps & { readonly army: ArmyName }) {
  const { t } = useTranslation();
  const cards = cardsWith(content, draft);
  const name = useCardName(cards);
  const [isTyping, setIsTyping] = useState(false);
  const entries = draft[army];
  const put = (next: readonly ArmyEntry[]) => set({ [army]: next });
  const offered = Object.values(cards.units).filter((card) => card.army === army);
  return (
    <>
      <p className="battle-points">{t('legion.new.points', { count: armyPoints(cards, entries) })}</p>
      <ArmyList cards={cards} entries={entries} onPut={put} />
      <Remarks cards={cards} entries={entries} />
      <fieldset className="battle-field">
        <legend>{t('legion.new.add')}</legend>
        <div className="battle-stack">
          {offered.map((card) => (
            <button
              key={card.id}
              type="button"
              className="btn unit-offer"
              onClick={() => put([...entries, { card: card.id }])}
            >
              <UnitFace card={card} size={32} />
              <span>
                {t('legion.new.addUnit', {
                  name: name(card.id),
                  points: t('legion.new.points', { count: card.points }),
                })}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      {isTyping ? (
        <OtherUnit
          army={army}
          taken={draft.typed.length}
          onAdd={(card) => {
            setIsTyping(false);
            set({ typed: [...draft.typed, card], [army]: [...entries, { card: card.id }] });
          }}
        />
      ) : (
        <button type="button" className="btn btn-wide" onClick={() => setIsTyping(true)}>
          {t('legion.new.other')}
        </button>
      )}
    </>
  );
}

type ListProps = {
  readonly cards: LegionCards;
  readonly entries: readonly ArmyEntry[];
  /** Left out: nothing can be changed. */
  readonly onPut?: (entries: readonly ArmyEntry[]) => void;
};

export function ArmyList({ cards, entries, onPut }: ListProps) {
  const { t } = useTranslation();
  const name = useCardName(cards);
  return (
    <ul className="units">
      {entries.map((entry, index) => {
        const card = cards.units[entry.card];
        const taken = entry.upgrades ?? [];
        const upgrades = Object.values(cards.upgrades).filter((one) => one.for.includes(entry.card));
        if (!card) return null;
        return (
          // Two of the same unit differ by their place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={`unit-row unit-row-${card.army}`}>
            <span className="unit-button">
              <UnitFace card={card} />
              <span className="unit-words">
                <b>{name(card.id)}</b>
                <span className="lead">
                  {t(`legion.rank.${card.rank}`)} ·{' '}
                  {t('legion.new.points', { count: unitPoints(cards, entry) })}
                </span>
              </span>
            </span>
            {onPut && (
              <button
                type="button"
                className="btn"
                aria-label={t('legion.new.remove', { name: name(card.id) })}
                onClick={() => onPut(entries.filter((_, place) => place !== index))}
              >
                ×
              </button>
            )}
            {upgrades.length > 0 && (
              <span
                className="battle-chips"
                role="group"
                aria-label={t('legion.new.upgrades', { name: name(card.id) })}
              >
                {upgrades
                  .filter(({ id }) => onPut || taken.includes(id))
                  .map(({ id, points }) => (
                    <button
                      key={id}
                      type="button"
                      className="battle-chip"
                      disabled={!onPut}
                      aria-pressed={taken.includes(id)}
                      onClick={() => onPut?.(entries.with(index, { ...entry, upgrades: toggled(taken, id) }))}
                    >
                      {name(id)} +{points}
                    </button>
                  ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

function Remarks({ cards, entries }: Pick<ListProps, 'cards' | 'entries'>) {
  const { t } = useTranslation();
  const name = useCardName(cards);
  const remarks = armyRemarks(cards, entries);
  if (remarks.length === 0 || entries.length === 0) return null;
  const text = (remark: ArmyRemark): string => {
    if (remark.code === 'tooManyPoints') return t('legion.new.remark.tooManyPoints');
    if (remark.code !== 'rank') return t(`legion.new.remark.${remark.code}`, { name: name(remark.card) });
    const [least, most] = RANK_LIMITS[remark.rank];
    return t('legion.new.remark.rank', {
      rank: t(`legion.rank.${remark.rank}`),
      count: remark.count,
      least,
      most,
    });
  };
  return (
    <details className="battle-why">
      <summary>{t('legion.new.remarks')}</summary>
      <ul>
        {remarks.map((remark) => (
          <li key={text(remark)}>{text(remark)}</li>
        ))}
      </ul>
    </details>
  );
}
