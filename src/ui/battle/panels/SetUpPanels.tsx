// Before the first round: battle cards that are removed in turn, then the table and the units on it (legion 3.2, 3.3).

import { useTranslation } from 'react-i18next';
import { BATTLE_ROWS, removable, remover, type BattleRow } from '../../../battle';
import { isStanding, isTrooper } from '../../../legion';
import { useBattle } from '../battle';
import { MainTap, Panel, Tap } from '../parts/Panel';

const CHANCES = 4;

export function CardsPanel() {
  const { t } = useTranslation();
  const { setup, state, say } = useBattle();
  const isOurs = remover(setup, state) === setup.app;
  const open = removable(state);
  const name = (row: BattleRow, card: string): string =>
    t(`legion.${row}.${card}` as 'legion.objective.recover');
  return (
    <Panel title={t('legion.cards.title')}>
      <p className="lead">
        {t('legion.cards.yours', { count: CHANCES - state.removals })} {t('legion.cards.counts')}
      </p>
      {BATTLE_ROWS.map((row) => (
        <section key={row} className="battle-cards">
          <h3>{t(`legion.row.${row}`)}</h3>
          <ol>
            {state.rows[row].map((card, index) => (
              <li key={card} data-first={index === 0 || undefined}>
                {name(row, card)}
              </li>
            ))}
          </ol>
          {!isOurs && open.includes(row) && (
            <Tap onClick={() => say({ kind: 'removeCard', row })}>
              {t('legion.cards.remove', { name: name(row, state.rows[row][0] ?? '') })}
            </Tap>
          )}
        </section>
      ))}
      <MainTap onClick={() => say({ kind: 'removeCard', row: null })}>{t('legion.cards.pass')}</MainTap>
    </Panel>
  );
}

export function DeployPanel() {
  const { t } = useTranslation();
  const { setup, state, say, cardOf, words } = useBattle();
  const { objective, deployment, condition } = state.choice;
  const ours = state.units.filter((unit) => unit.army === setup.app && isStanding(unit));
  const told = [...new Set(state.units.flatMap((unit) => cardOf(unit).told ?? []))];
  return (
    <Panel title={t('legion.deploy.title')}>
      <h3>{t(`legion.objective.${objective}`)}</h3>
      <p>{t(`legion.objectiveSetUp.${objective}`)}</p>
      {state.marks.some(({ id }) => id === 'left') && <p>{t('legion.deploy.sides')}</p>}
      <h3>{t(`legion.condition.${condition}`)}</h3>
      <p>{t(`legion.conditionSetUp.${condition}`)}</p>
      <h3>{t(`legion.deployment.${deployment}`)}</h3>
      <p>
        {t(`legion.deploymentSetUp.${deployment}`)}{' '}
        {t('legion.deploy.turns', { blue: t(`legion.army.${setup.blue}`) })}
      </p>
      <p>{t('legion.deploy.ours')}</p>
      <ol className="battle-list">
        {ours.map((unit) => (
          <li key={unit.id}>
            {unit.goal === undefined || cardOf(unit).role === 'leader'
              ? t('legion.deploy.behind', { unit: words.unit(unit.id) })
              : t('legion.deploy.at', { unit: words.unit(unit.id), mark: words.mark(unit.goal) })}
          </li>
        ))}
      </ol>
      {ours.some((unit) => !isTrooper(cardOf(unit))) && <p>{t('legion.deploy.facing')}</p>}
      {told.length > 0 && <p>{t('legion.deploy.told', { keywords: words.list(told) })}</p>}
      <MainTap onClick={() => say({ kind: 'deployed' })}>{t('legion.deploy.done')}</MainTap>
    </Panel>
  );
}
