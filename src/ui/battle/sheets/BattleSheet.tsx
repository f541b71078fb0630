// What players look at besides the step at hand; closing it leads back there.

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunningBattle } from '../../../session';
import { Icon } from '../../icons';
import { useBattle, type BattleHistory, type BattleLook } from '../battle';
import { LegionRules } from '../rules/LegionRules';
import { LogSheet } from './LogSheet';
import { OddsSheet } from './OddsSheet';
import { UnitSheet } from './UnitSheet';

type Props = {
  readonly at: BattleLook;
  readonly running: RunningBattle;
  readonly history: BattleHistory;
};

export function BattleSheet({ at, running, history }: Props) {
  const { t } = useTranslation();
  const { words } = useBattle();
  switch (at.kind) {
    case 'unit':
      return (
        <Sheet key={at.id} title={words.unit(at.id)}>
          <UnitSheet id={at.id} />
        </Sheet>
      );
    case 'odds':
      return (
        <Sheet key={at.kind} title={t('legion.odds.title')}>
          <OddsSheet />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet key={at.kind} title={t('legion.rules.title')}>
          <LegionRules />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet key={at.kind} title={t('legion.log.title')}>
          <LogSheet running={running} history={history} />
        </Sheet>
      );
  }
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { look } = useBattle();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Players tap a unit far below: what it shows stands at the top.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <div className="battle-sheet-head">
        <h2 tabIndex={-1} ref={heading} className="battle-title">
          {title}
        </h2>
        <button type="button" className="tool" aria-label={t('common.close')} onClick={() => look(null)}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </>
  );
}
