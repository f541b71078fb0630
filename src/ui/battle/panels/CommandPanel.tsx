// The Command Phase: one card each, then orders (legion 4).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commanderOf, foeOf, ordersAllowed, playable } from '../../../battle';
import { isStanding, type ArmyName } from '../../../legion';
import { useBattle } from '../battle';
import { MainTap, Panel } from '../parts/Panel';
import { UnitRow } from '../parts/UnitRow';
import { commandLine } from '../text/useBattleWords';

export function CommandPanel() {
  const { t } = useTranslation();
  const { setup, state, say, words } = useBattle();
  const army = foeOf(setup.app ?? 'empire');
  const hasOurs = commanderOf({ setup, state }, foeOf(army)) !== undefined;
  return (
    <Panel title={t('legion.command.title')}>
      <p className="lead">
        {t(hasOurs ? 'legion.command.ours' : 'legion.command.none')} {t('legion.command.yours')}
      </p>
      <div className="battle-stack">
        {playable({ setup, state }, army).map((card) => {
          const { pips = 4, orders = 1 } = setup.cards.commands[card] ?? {};
          return (
            <button
              key={card}
              type="button"
              className="btn btn-wide"
              onClick={() => say({ kind: 'playCard', army, card })}
            >
              {commandLine(t, { name: words.card(card), pips, orders })}
            </button>
          );
        })}
      </div>
    </Panel>
  );
}

export function OrdersPanel() {
  const { t } = useTranslation();
  const { setup, state, say, words } = useBattle();
  const { ask } = state;
  const players = foeOf(setup.app ?? 'empire');
  if (ask?.kind === 'inCommand') {
    const { commander } = ask;
    return (
      <PickUnits
        key="ask"
        title={t('legion.orders.ask', { commander: words.unit(commander) })}
        help={t('legion.orders.askHelp')}
        army={foeOf(players)}
        except={commander}
        first={state.sides[foeOf(players)].inCommand}
        done={t('legion.orders.told')}
        onDone={(units) => say({ kind: 'tellInCommand', units })}
      />
    );
  }
  const most = ordersAllowed({ setup, state }, players);
  return (
    <PickUnits
      key="orders"
      title={t('legion.orders.title')}
      help={t('legion.orders.yours', { count: most })}
      army={players}
      most={most}
      done={t('legion.orders.give')}
      onDone={(units) => say({ kind: 'giveOrders', army: players, units })}
    />
  );
}

type PickProps = {
  readonly title: string;
  readonly help: string;
  readonly army: ArmyName;
  readonly except?: string;
  /** What was told the last time. */
  readonly first?: readonly string[];
  readonly most?: number;
  readonly done: string;
  readonly onDone: (units: readonly string[]) => void;
};

const NO_UNITS: readonly string[] = [];

/** Several units of one army, one tap each. */
export function PickUnits({
  title,
  help,
  army,
  except,
  first = NO_UNITS,
  most = 99,
  done,
  onDone,
}: PickProps) {
  const { state } = useBattle();
  const own = state.units.filter((unit) => unit.army === army && isStanding(unit) && unit.id !== except);
  const [picked, setPicked] = useState<readonly string[]>(
    first.filter((id) => own.some((unit) => unit.id === id)),
  );
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-most));
  return (
    <Panel title={title}>
      <p className="lead">{help}</p>
      <ul className="units">
        {own.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            pressed={picked.includes(unit.id)}
            onTap={() => toggle(unit.id)}
          />
        ))}
      </ul>
      <MainTap onClick={() => onDone(picked)}>{done}</MainTap>
    </Panel>
  );
}
