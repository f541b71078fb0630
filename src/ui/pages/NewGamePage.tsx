// A new game, step by step, in the order that players know: what, how hard, who, and what to fetch. The slot comes by itself.

import { useIonRouter } from '@ionic/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import type { Slot } from '../../session';
import { DifficultyStep, isTaken, NameStep, SlotRow, SlotStep, WayStep } from '../games/new/choiceSteps';
import { GameStep } from '../games/new/GameStep';
import { legacyIn } from '../games/new/legacy';
import { HeroesStep } from '../games/new/HeroesStep';
import { isStepDone, chosenSetup, stepToShow } from '../games/new/setups';
import { SetUpStep } from '../games/new/SetUpStep';
import { Steps } from '../games/new/Steps';
import { heroesFor, useNewGame, type NewGame, type StepName } from '../games/new/useNewGame';
import { useSlots, type Slots } from '../games/useSlots';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import { Ask } from '../parts/Ask';
import { Page, useStepBack } from '../parts/Page';
import { WithContent } from '../parts/WithContent';
import { useServices, type Services } from '../services';
import '../games/games.css';

export function NewGamePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('newGame.title')}>
      <WithContent>{(pack) => <NewGameSteps pack={pack} />}</WithContent>
    </Page>
  );
}

function NewGameSteps({ pack }: { pack: Pack }) {
  const { slots } = useSlots();
  const chosen = useNewGame(pack, slots);
  const step = stepToShow(chosen);
  const place = chosen.steps.indexOf(step);
  const previous = chosen.steps[place - 1];
  const goBack = () => previous && chosen.set({ step: previous });
  useCloseOnBack(previous !== undefined, goBack);
  useStepBack(previous === undefined ? null : goBack);
  const top = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) void top.current?.closest('ion-content')?.scrollToTop();
    shown.current = step;
  }, [step]);
  return (
    <form className="new-game" ref={top} onSubmit={(event) => event.preventDefault()}>
      <Steps steps={chosen.steps} step={step} />
      <div className="new-game-step">
        <StepView step={step} chosen={chosen} slots={slots} />
      </div>
      <StepBar step={step} chosen={chosen} slots={slots} onBack={previous ? goBack : null} />
    </form>
  );
}

type StepProps = { readonly step: StepName; readonly chosen: NewGame; readonly slots: Slots };

function StepView({ step, chosen, slots }: StepProps) {
  switch (step) {
    case 'game':
      return <GameStep chosen={chosen} />;
    case 'difficulty':
      return <DifficultyStep chosen={chosen} />;
    case 'slot':
      return <SlotStep chosen={chosen} slots={slots} />;
    case 'heroes':
      return <HeroesStep chosen={chosen} />;
    case 'name':
      return <NameStep chosen={chosen} />;
    case 'way':
      return <WayStep chosen={chosen} />;
    case 'setUp':
      return (
        <>
          <SetUpStep chosen={chosen} />
          {!chosen.steps.includes('slot') && <SlotRow chosen={chosen} slots={slots} />}
        </>
      );
  }
}

type BarProps = StepProps & { readonly onBack: (() => void) | null };

function StepBar({ step, chosen, slots, onBack }: BarProps) {
  const { t } = useTranslation();
  const next = chosen.steps[chosen.steps.indexOf(step) + 1];
  return (
    <div className="begin-bar">
      {step === 'heroes' && <HeroesLeft chosen={chosen} />}
      <div className={onBack ? 'step-bar' : ''}>
        {onBack && (
          <button type="button" className="btn" onClick={onBack}>
            {t('common.back')}
          </button>
        )}
        {next ? (
          <button
            type="button"
            className="btn btn-main btn-wide"
            disabled={!isStepDone(step, chosen)}
            onClick={() => chosen.set({ step: next })}
          >
            {t('newGame.next')}
          </button>
        ) : (
          <BeginButton chosen={chosen} slots={slots} />
        )}
      </div>
    </div>
  );
}

function HeroesLeft({ chosen: { heroes, players } }: { chosen: NewGame }) {
  const { t } = useTranslation();
  const left = heroesFor(players) - heroes.length;
  if (left === 0) return null;
  return (
    <p className="lead">
      {left > 0 ? t('newGame.missingHeroes', { count: left }) : t('newGame.tooManyHeroes')}
    </p>
  );
}

function BeginButton({ chosen, slots }: { chosen: NewGame; slots: Slots }) {
  const { t } = useTranslation();
  const services = useServices();
  const router = useIonRouter();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const isBusy = state === 'busy';
  const { slot } = chosen;
  const begin = async () => {
    const setup = chosenSetup(chosen);
    if (!setup || slot === null) return setState('failed');
    // A second tap would begin a second game in the same slot.
    setState('busy');
    const legacy = await legacyIn(services, chosen.from);
    const isBegun = await beginIn(services, slot, 'kind' in setup && legacy ? { ...setup, legacy } : setup);
    if (!isBegun) return setState('failed');
    return router.push(`/play/${slot}`, 'forward', 'replace');
  };
  return (
    <>
      {isTaken(slots, slot) && slot !== null && !isBusy ? (
        <Ask
          question={t('newGame.askReplace', { slot })}
          yes={t('newGame.begin')}
          onYes={() => void begin()}
          isMain
        >
          {t('newGame.begin')}
        </Ask>
      ) : (
        <button
          type="button"
          className="btn btn-main btn-wide"
          disabled={slots.kind === 'loading' || isBusy}
          onClick={() => void begin()}
        >
          {t('newGame.begin')}
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

type GameSetup = NonNullable<ReturnType<typeof chosenSetup>>;

async function beginIn({ games, note }: Services, slot: Slot, setup: GameSetup): Promise<boolean> {
  try {
    return (await (await games()).begin(slot, setup)).ok;
  } catch (error) {
    note(error);
    return false;
  }
}
