// Why the Empire spent its threat so, in words: candidates, what each was worth, what decided.

import type { EmpireOption, EmpireStep } from '../../mission';
import type { Teller } from './teller';

export type EmpireWhyOption = {
  readonly title: string;
  /** What speaks for it and against it, one sentence each. */
  readonly facts: readonly string[];
  readonly taken: boolean;
};
export type EmpireWhyStep = {
  readonly had: string;
  readonly options: readonly EmpireWhyOption[];
  readonly decided: string;
};

/** `placeOf`: how the table knows a deployment point. */
export const empireWhy = (
  steps: readonly EmpireStep[],
  teller: Teller,
  placeOf: (point: string) => string,
): readonly EmpireWhyStep[] =>
  steps.map((step) => ({
    had: teller.t('empire.had', { count: step.threat }),
    options: step.options.map((option, index) => ({
      title: titleOf(option, step.threat, teller),
      facts: factsOf(option, teller, placeOf),
      taken: index === step.taken,
    })),
    decided: decidedText(step, teller),
  }));

function titleOf(
  { as, card, figures, price }: EmpireOption,
  threat: number,
  { t, card: nameOf }: Teller,
): string {
  const words = { name: nameOf(card), figures: t('empire.figures', { count: figures }), price };
  const title = t(`empire.${as}`, words);
  return price > threat ? `${title} · ${t('empire.tooDear')}` : title;
}

function factsOf(
  option: EmpireOption,
  teller: Teller,
  placeOf: (point: string) => string,
): readonly string[] {
  const { t } = teller;
  const { worth, harm, rounds, delay, prey, holds, at } = option;
  const tenths = (amount: number): string => new Intl.NumberFormat(teller.language).format(amount / 10);
  return [
    t('empire.worth', { worth: tenths(worth), harm: tenths(harm), rounds: tenths(rounds) }),
    ...(at === null ? [] : [t('empire.at', { place: placeOf(at) })]),
    delay === null
      ? t('empire.unknown')
      : delay === 0
        ? t('empire.attacks')
        : t('empire.late', { count: delay }),
    ...(prey === null ? [] : [t('empire.prey', { name: teller.hero(prey) })]),
    ...(holds === null
      ? []
      : [t(holds.between ? 'empire.between' : 'empire.holds', { thing: teller.thing(holds.thing) })]),
  ];
}

function decidedText({ options, taken, why, saves }: EmpireStep, { t, card }: Teller): string {
  const option = taken === null ? undefined : options[taken];
  if (option && (why === 'only' || why === 'most' || why === 'lot'))
    return t(`empire.decided.${why}`, { name: card(option.card) });
  const kept = why === 'weak' || why === 'nothing' ? t(`empire.decided.${why}`) : '';
  const goal =
    saves && t('empire.decided.saves', { name: card(saves.card), price: saves.price, count: saves.rounds });
  return [kept, goal].filter((text) => text).join(' ');
}
