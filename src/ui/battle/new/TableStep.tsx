// The table: colours, battle cards, and the hands of command cards.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BATTLE_CONDITIONS, BATTLE_ROWS, DEPLOYMENTS, OBJECTIVES, type BattleChoice } from '../../../battle';
import { ARMIES, armyPoints, type ArmyName } from '../../../legion';
import { Stepper } from '../../parts/Stepper';
import { Chips } from '../parts/Chips';
import { commandLine, useCardName } from '../text/useBattleWords';
import { blueOf, cardsWith, empireOf, type StepProps } from './draft';

const ROW_CARDS = { objective: OBJECTIVES, deployment: DEPLOYMENTS, condition: BATTLE_CONDITIONS } as const;
const FIRST_CHOICE: BattleChoice = { objective: 'intercept', deployment: 'battleLines', condition: 'clear' };

export function TableStep(props: StepProps) {
  const { t } = useTranslation();
  const { content, draft, set } = props;
  const cards = cardsWith(content, draft);
  const isOurChoice = armyPoints(cards, draft.rebels) <= armyPoints(cards, empireOf(cards, draft));
  const { chosen } = draft;
  return (
    <>
      <fieldset className="battle-field">
        <legend>{t('legion.new.blue')}</legend>
        <Chips
          label={t('legion.new.blue')}
          options={isOurChoice ? ARMIES : (['empire'] as const)}
          chosen={blueOf(cards, draft)}
          onChoose={(blue: ArmyName) => set({ blue })}
        >
          {(army) => t(`legion.army.${army}`)}
        </Chips>
        <p className="lead">{t('legion.new.blueHelp')}</p>
      </fieldset>
      <fieldset className="battle-field">
        <legend>{t('legion.new.cards')}</legend>
        <Chips
          label={t('legion.new.cards')}
          options={['draw', 'choose'] as const}
          chosen={chosen ? 'choose' : 'draw'}
          onChoose={(way) => set({ chosen: way === 'choose' ? FIRST_CHOICE : null })}
        >
          {(way) => t(way === 'draw' ? 'legion.new.cardsDraw' : 'legion.new.cardsChoose')}
        </Chips>
        {chosen &&
          BATTLE_ROWS.map((row) => (
            <div key={row} className="battle-label">
              <span>{t(`legion.row.${row}`)}</span>
              <Chips
                label={t(`legion.row.${row}`)}
                options={ROW_CARDS[row] as readonly string[]}
                chosen={chosen[row]}
                onChoose={(card) => set({ chosen: { ...chosen, [row]: card } })}
              >
                {(card) => t(`legion.${row}.${card}` as 'legion.objective.recover')}
              </Chips>
            </div>
          ))}
      </fieldset>
      <Hands {...props} />
    </>
  );
}

const FIRST_CARD = { name: '', army: 'rebels' as ArmyName, pips: 1, orders: 1, of: '' };

function Hands({ content, draft, set }: StepProps) {
  const { t } = useTranslation();
  const cards = cardsWith(content, draft);
  const name = useCardName(cards);
  const [typed, setTyped] = useState(FIRST_CARD);
  const armies = { empire: empireOf(cards, draft), rebels: draft.rebels };
  const leaders = ARMIES.flatMap((army) =>
    [...new Set(armies[army].map(({ card }) => card))]
      .filter((id) => cards.units[id]?.rank === 'commander')
      .map((id) => ({ id, army })),
  );
  const add = () => {
    const { army } = leaders.find(({ id }) => id === typed.of) ?? { army: 'rebels' as const };
    const card = {
      id: `card-${draft.commands.length + 1}`,
      name: typed.name.trim(),
      army,
      pips: typed.pips,
      orders: typed.orders,
      ...(typed.of !== '' && { of: typed.of }),
    };
    set({ commands: [...draft.commands, card] });
    setTyped(FIRST_CARD);
  };
  return (
    <fieldset className="battle-field">
      <legend>{t('legion.new.hand')}</legend>
      <p className="lead">{t('legion.new.handHelp')}</p>
      <ul className="battle-list">
        {draft.commands.map((card) => (
          <li key={card.id}>
            {t(`legion.army.${card.army}`)}: {commandLine(t, card)}
          </li>
        ))}
      </ul>
      <details className="battle-why">
        <summary>{t('legion.new.card')}</summary>
        <label className="battle-select">
          {t('legion.new.cardName')}
          <input
            className="field"
            value={typed.name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        </label>
        <Chips
          label={t('legion.new.of')}
          options={leaders.map(({ id }) => id)}
          chosen={typed.of}
          onChoose={(of) => setTyped({ ...typed, of })}
        >
          {name}
        </Chips>
        <Stepper
          label={t('legion.new.pips')}
          value={typed.pips}
          most={3}
          onChange={(pips) => setTyped({ ...typed, pips: Math.max(1, pips) })}
        />
        <Stepper
          label={t('legion.new.orders')}
          value={typed.orders}
          most={9}
          onChange={(orders) => setTyped({ ...typed, orders })}
        />
        <button
          type="button"
          className="btn btn-wide"
          disabled={typed.name.trim() === '' || typed.of === ''}
          onClick={add}
        >
          {t('legion.new.addCard')}
        </button>
      </details>
    </fieldset>
  );
}
