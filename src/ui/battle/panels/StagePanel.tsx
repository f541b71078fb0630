// The step that the battle is at.

import type { ComponentType } from 'react';
import type { BattleState } from '../../../battle';
import { useBattle } from '../battle';
import { ActivationPanel } from './ActivationPanel';
import { CommandPanel, OrdersPanel } from './CommandPanel';
import { OverPanel, PromotePanel, ScorePanel, ShelterPanel } from './EndPanels';
import { CardsPanel, DeployPanel } from './SetUpPanels';

const PANELS: Readonly<Record<BattleState['stage'], ComponentType>> = {
  cards: CardsPanel,
  deploy: DeployPanel,
  command: CommandPanel,
  orders: OrdersPanel,
  activation: ActivationPanel,
  score: ScorePanel,
  shelter: ShelterPanel,
  promote: PromotePanel,
  over: OverPanel,
};

export function StagePanel() {
  const Shown = PANELS[useBattle().state.stage];
  return <Shown />;
}
