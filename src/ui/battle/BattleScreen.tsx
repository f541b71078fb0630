// A battle at any moment: the step at hand, both armies at a glance, and a tap away odds, rules and log.

import { useTranslation } from 'react-i18next';
import type { RunningBattle } from '../../session';
import { useAwake } from '../feel/useAwake';
import { SavingNotice } from '../mission/SavingNotice';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import { Page } from '../parts/Page';
import { PanelBoundary } from '../parts/PanelBoundary';
import { ToolButton, UndoButton } from '../parts/ToolButton';
import { BattleProvider } from './battle';
import { BothArmies } from './parts/BothArmies';
import { StagePanel } from './panels/StagePanel';
import { BattleSheet } from './sheets/BattleSheet';
import { useBattleGame } from './useBattleGame';
import '../mission/mission.css';
import './battle.css';

export function BattleScreen({ running }: { running: RunningBattle }) {
  const { t } = useTranslation();
  const { table, looking, refused, saving, waiting, cursor, news, history } = useBattleGame(running);
  const { state, look } = table;
  const { empire, rebels } = state.sides;
  const close = () => look(null);
  useAwake();
  useCloseOnBack(looking !== null, close);
  const isBefore = state.stage === 'cards' || state.stage === 'deploy';
  const score = { empire: empire.score, rebels: rebels.score };
  return (
    <BattleProvider value={table}>
      <Page
        title={
          <>
            {isBefore ? t('legion.setUp') : t('legion.round', { round: state.round })}
            <span aria-hidden="true" className="battle-score">
              {' '}
              · {empire.score} : {rebels.score}
            </span>
            <span className="visually-hidden"> {t('legion.score', score)}</span>
          </>
        }
        actions={
          <>
            <UndoButton history={history} />
            <ToolButton icon="sight" name={t('legion.tools.odds')} onClick={() => look({ kind: 'odds' })} />
            <ToolButton icon="rules" name={t('legion.tools.rules')} onClick={() => look({ kind: 'rules' })} />
            <ToolButton icon="log" name={t('legion.tools.log')} onClick={() => look({ kind: 'log' })} />
          </>
        }
      >
        <div className="battle" data-saving={saving.kind} data-stage={state.stage} data-cursor={cursor}>
          <section className="battle-now" aria-live="polite">
            <SavingNotice saving={saving} waiting={waiting} onTakeOver={() => void running.takeOver()} />
            {refused !== null && (
              <p className="warning" role="alert">
                {refused}
              </p>
            )}
            <PanelBoundary of={`${cursor} ${JSON.stringify(looking)}`}>
              {looking ? (
                <BattleSheet at={looking} running={running} history={history} />
              ) : (
                <>
                  {news.length > 0 && (
                    <ul className="battle-news">
                      {news.map((line, index) => (
                        // Lines of one step never change places.
                        // oxlint-disable-next-line react/no-array-index-key
                        <li key={index}>{line}</li>
                      ))}
                    </ul>
                  )}
                  <StagePanel key={cursor} />
                </>
              )}
            </PanelBoundary>
          </section>
          <PanelBoundary of={cursor}>
            <BothArmies />
          </PanelBoundary>
        </div>
      </Page>
    </BattleProvider>
  );
}
