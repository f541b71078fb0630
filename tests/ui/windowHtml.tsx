// The activation window as markup: what players would see of orders on a drill table.

import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { resolveOrders, type DrawnOrders, type Told } from '../../src/mission';
import type { Situation } from '../../src/imperial';
import { groupNames, orderWriter } from '../../src/text';
import { ActivationWindow } from '../../src/ui/activation/ActivationWindow';
import { nameOfRule } from '../../src/ui/activation/nameOfRule';
import type { TestTable } from '../../src/ui/activation/TestEntry';
import { useActivation, type WindowLook } from '../../src/ui/activation/useActivation';
import { useReport } from '../../src/ui/activation/useReport';
import { ServicesProvider, type Services } from '../../src/ui/services';
import { textHtml } from './missionHtml';

type Shown = {
  readonly situation: Situation;
  readonly drawn: DrawnOrders;
  readonly told?: readonly Told[];
  readonly look?: WindowLook;
  readonly way?: 'roll' | 'faces' | 'totals';
  readonly tests?: TestTable;
  readonly explained?: boolean;
};

const NAMES: Readonly<Record<string, string>> = { 'fenn-signis#1': 'Fenn', 'diala-passil#1': 'Diala' };
export const nameOf = (id: string): string => NAMES[id] ?? id;

const NOTHING: readonly Told[] = [];

function Window({ situation, drawn, told = NOTHING, look, tests, explained = false }: Shown): ReactNode {
  const activation = useActivation(resolveOrders(situation, drawn, told), {
    name: '',
    setTold: () => undefined,
    left: look,
  });
  const report = useReport(activation, '');
  return (
    <ActivationWindow
      {...drawn}
      title="The group"
      face={null}
      activation={activation}
      printed={[]}
      ruleName={(index) => nameOfRule(drawn, index, 'en')}
      writer={orderWriter(
        'en',
        groupNames(drawn.group, 'en', () => undefined),
      )}
      nameOf={nameOf}
      faceOf={() => null}
      onRoll={() => undefined}
      tests={tests}
      report={report}
      explained={explained}
      onHide={() => undefined}
      onFinish={() => undefined}
    />
  );
}

export const BEGUN: WindowLook = { shown: null, begun: true, pace: 'all' };

export function windowHtml(shown: Shown): string {
  const dice = shown.way ?? 'roll';
  const services = {
    settings: createStore(() => ({ board: 'flat', motion: 'reduced', dice })),
  } as unknown as Services;
  return textHtml(
    <ServicesProvider value={services}>
      <Window {...shown} />
    </ServicesProvider>,
  );
}
