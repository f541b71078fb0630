// One question about a card that is being used, with its answers as buttons.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { attributesOf } from '../../../mission';
import { DiceList } from '../../activation/DiceList';
import { DieFaces } from '../../activation/DieFaces';
import { useMission } from '../mission';
import type { CardDraft, CardStep } from './steps';

type Props = {
  readonly card: string;
  readonly hero: string;
  /** It is used on an enemy. */
  readonly harms: boolean;
  readonly step: CardStep;
  readonly draft: CardDraft;
  readonly onAnswer: (draft: CardDraft) => void;
  readonly onBack: () => void;
};

export function CardQuestion({ card, hero, harms, step, draft, onAnswer, onBack }: Props) {
  const { t } = useTranslation();
  const { play, game, teller, cast } = useMission();
  const { act, settled } = draft;
  const tell = (more: Partial<CardDraft['act']>) => onAnswer({ act: { ...act, ...more }, settled });
  const roll = (more: Partial<CardDraft['act']> = {}) =>
    onAnswer({ act: { ...act, ...more }, settled: [...settled, step.kind] });
  const buttons = <T extends string>(
    options: readonly T[],
    word: (one: T) => string,
    tap: (one: T) => void,
  ) =>
    options.map((one) => (
      <button key={one} type="button" className="btn" onClick={() => tap(one)}>
        {word(one)}
      </button>
    ));
  const back = (
    <button type="button" className="btn" onClick={onBack}>
      {t('mission.moments.back')}
    </button>
  );
  const ask = (question: string, children: ReactNode) => (
    <div className="card-question" role="group" aria-label={question}>
      <p role="status">{question}</p>
      <div className="buttons">
        {children}
        {back}
      </div>
    </div>
  );
  switch (step.kind) {
    case 'on':
      return ask(
        t(harms ? 'mission.moments.whichEnemy' : 'mission.moments.whom', { card }),
        buttons(
          step.options,
          (id) =>
            id === hero && step.options[0] !== hero
              ? t('mission.moments.alone', { name: teller.hero(id) })
              : teller.figure(id, cast),
          (on) => tell({ on }),
        ),
      );
    case 'token':
      return ask(
        t('mission.moments.which', { card }),
        buttons(
          step.options,
          (token) => t(`aid.results.${token}`),
          (token) => tell({ token }),
        ),
      );
    case 'condition':
      return ask(
        t('mission.moments.discard', { card }),
        buttons(
          step.options,
          (one) => t(`conditions.${one}`),
          (condition) => tell({ condition }),
        ),
      );
    case 'attribute':
      return ask(
        t('mission.moments.attribute', { card }),
        buttons(
          step.options,
          (one) => t(`attributes.${one}`),
          (attribute) => tell({ tested: { attribute } }),
        ),
      );
    case 'test': {
      const { attribute } = step;
      const passed = (is: boolean) => () => tell({ tested: { attribute, passed: is } });
      return ask(
        t('mission.moments.test', { card, attribute: t(`attributeTested.${attribute}`) }),
        <>
          <DiceList dice={attributesOf(play, game, hero)?.[attribute] ?? []} />
          <button type="button" className="btn" onClick={passed(true)}>
            {t('mission.moments.passed')}
          </button>
          <button type="button" className="btn" onClick={passed(false)}>
            {t('mission.moments.failed')}
          </button>
          <button type="button" className="btn" onClick={() => roll({ tested: { attribute } })}>
            {t('mission.moments.roll')}
          </button>
        </>,
      );
    }
    case 'die':
      return ask(
        t('mission.moments.die', { card }),
        <>
          <DieFaces die={step.die} chosen={undefined} onChoose={(face) => tell({ face })} />
          <button type="button" className="btn" onClick={() => roll()}>
            {t('mission.moments.roll')}
          </button>
        </>,
      );
  }
}
