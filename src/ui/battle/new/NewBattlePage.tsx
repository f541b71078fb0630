// A new battle, step by step: your army, the Empire, the table. The edition of the rules stands first.

import { useIonRouter } from '@ionic/react';
import { use, useState, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { firstEmptySlot } from '../../games/new/defaults';
import { useSlots, type Slots } from '../../games/useSlots';
import { useCloseOnBack } from '../../mission/useCloseOnBack';
import { Ask } from '../../parts/Ask';
import { Page, useStepBack } from '../../parts/Page';
import { Loading } from '../../parts/WithContent';
import { useServices } from '../../services';
import { ArmyStep } from './ArmyStep';
import { cardsWith, empireOf, readDraft, battleSetupOf, type BattleDraft, type StepProps } from './draft';
import { EmpireArmyStep } from './EmpireArmyStep';
import { TableStep } from './TableStep';
import '../../games/games.css';
import '../battle.css';

const STEPS = ['rebels', 'empire', 'table'] as const;
type Step = (typeof STEPS)[number];

export function NewBattlePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('legion.title')}>
      <Suspense fallback={<Loading />}>
        <BattleSteps />
      </Suspense>
    </Page>
  );
}

function BattleSteps() {
  const { t } = useTranslation();
  const content = use(useServices().legion());
  const { slots } = useSlots();
  const [params, setParams] = useSearchParams();
  const draft = readDraft(params.get('draft'), content);
  const step = STEPS.find((one) => one === params.get('step')) ?? STEPS[0];
  const place = STEPS.indexOf(step);
  const write = (name: string, value: string) =>
    setParams((now) => ({ ...Object.fromEntries(now), [name]: value }), { replace: true });
  const go = (to: Step | undefined) => to && write('step', to);
  const goBack = () => go(STEPS[place - 1]);
  useCloseOnBack(place > 0, goBack);
  useStepBack(place > 0 ? goBack : null);
  const set = (change: Partial<BattleDraft>) => write('draft', JSON.stringify({ ...draft, ...change }));
  const props: StepProps = { content, draft, set };
  const isEmpty = draft.rebels.length === 0 || empireOf(cardsWith(content, draft), draft).length === 0;
  return (
    <div className="new-game">
      <div className="new-game-step">
        {place === 0 && (
          <>
            <p>
              <b>{t('legion.edition')}</b>
            </p>
            <p className="lead">{t('legion.intro')}</p>
          </>
        )}
        <h2>{t(`legion.new.steps.${step}`)}</h2>
        {step === 'rebels' && <ArmyStep {...props} army="rebels" />}
        {step === 'empire' && <EmpireArmyStep {...props} />}
        {step === 'table' && <TableStep {...props} />}
      </div>
      <div className="begin-bar">
        {isEmpty && <p className="lead">{t('legion.new.empty')}</p>}
        <div className={place > 0 ? 'step-bar' : ''}>
          {place > 0 && (
            <button type="button" className="btn" onClick={goBack}>
              {t('legion.new.back')}
            </button>
          )}
          {step === 'table' ? (
            <BeginBattle {...props} slots={slots} isReady={!isEmpty} />
          ) : (
            <button
              type="button"
              className="btn btn-main btn-wide"
              disabled={isEmpty && step === 'empire'}
              onClick={() => go(STEPS[place + 1])}
            >
              {t('legion.new.next')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

type BeginProps = StepProps & { readonly slots: Slots; readonly isReady: boolean };

function BeginBattle({ content, draft, slots, isReady }: BeginProps) {
  const { t } = useTranslation();
  const { games, note } = useServices();
  const router = useIonRouter();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const empty = firstEmptySlot(slots);
  const slot = empty ?? 1;
  const begin = async () => {
    setState('busy');
    try {
      const begun = await (await games()).begin(slot, battleSetupOf(content, draft));
      if (begun.ok) return router.push(`/play/${slot}`, 'forward', 'replace');
    } catch (error) {
      note(error);
    }
    return setState('failed');
  };
  const isBusy = !isReady || slots.kind === 'loading' || state === 'busy';
  return (
    <>
      {empty === null && slots.kind === 'listed' ? (
        <Ask
          question={t('newGame.askReplace', { slot })}
          yes={t('legion.new.begin')}
          onYes={() => void begin()}
          isMain
        >
          {t('legion.new.begin')}
        </Ask>
      ) : (
        <button
          type="button"
          className="btn btn-main btn-wide"
          disabled={isBusy}
          onClick={() => void begin()}
        >
          {t('legion.new.begin')}
        </button>
      )}
      {state === 'failed' && (
        <p className="warning" role="alert">
          {t('newGame.failed')}
        </p>
      )}
    </>
  );
}
