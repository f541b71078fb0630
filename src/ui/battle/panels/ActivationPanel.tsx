// Activations of both sides in turn (legion 5): whose it is, and what waits for the players.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foeOf, mayNeedCommander, waitingUnits } from '../../../battle';
import { isStanding, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';
import { MainTap, Panel, Tap } from '../parts/Panel';
import { UnitRow } from '../parts/UnitRow';
import { FightPanel } from './FightPanel';
import { LookPanel } from './LookPanel';
import { OrderPanel } from './OrderPanel';
import { ShotPanel } from './ShotPanel';
import { TurnPanel } from './TurnPanel';

export function ActivationPanel() {
  const { state, setup, unitOf } = useBattle();
  const { turn, fight } = state;
  if (fight) return <FightPanel fight={fight} />;
  const unit = turn && unitOf(turn.unit);
  if (!turn || !unit) return <NextPanel />;
  if (unit.army !== setup.app) return <TurnPanel unit={unit} turn={turn} />;
  if (turn.ask?.kind === 'looking') return <LookPanel unit={unit} ask={turn.ask} />;
  if (turn.ask?.kind === 'shot') return <ShotPanel ask={turn.ask} />;
  return <OrderPanel unit={unit} turn={turn} />;
}

/** The players' side is next: one tap on a unit. */
function NextPanel() {
  const { t } = useTranslation();
  const { state, setup, say, words } = useBattle();
  const [asked, setAsked] = useState<string | null>(null);
  const army = foeOf(setup.app ?? 'empire');
  const { drawn } = state;
  const units = waitingUnits(state, army).filter(
    ({ order, rank }) => drawn === null || (order === 'pool' && rank === drawn),
  );
  const isWatched = state.units.some((unit) => unit.army !== army && unit.standby && isStanding(unit));
  const canDraw = drawn === null && units.some(({ order }) => order === 'pool');
  const activate = (unit: LegionUnit) =>
    mayNeedCommander({ setup, state }, unit) ? setAsked(unit.id) : say({ kind: 'activate', unit: unit.id });
  if (asked !== null) {
    return (
      <Panel title={t('legion.next.steady', { unit: words.unit(asked) })}>
        <div className="battle-stack">
          <Tap onClick={() => say({ kind: 'activate', unit: asked, steadied: true })}>
            {t('legion.next.yes')}
          </Tap>
          <Tap onClick={() => say({ kind: 'activate', unit: asked })}>{t('legion.next.no')}</Tap>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t('legion.next.yours')}>
      <p className="lead">
        {drawn === null ? t('legion.next.help') : t('legion.next.drawn', { rank: t(`legion.rank.${drawn}`) })}
      </p>
      <ul className="units">
        {units.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            label={t('legion.next.activate', { unit: words.unit(unit.id) })}
            onTap={() => activate(unit)}
          >
            {isPlain(unit) && !isWatched && (
              <button
                type="button"
                className="btn"
                aria-label={t('legion.next.actedName', { unit: words.unit(unit.id) })}
                onClick={() => say({ kind: 'activate', unit: unit.id, done: true })}
              >
                {t('legion.next.acted')}
              </button>
            )}
          </UnitRow>
        ))}
      </ul>
      {canDraw && <MainTap onClick={() => say({ kind: 'draw', army })}>{t('legion.next.draw')}</MainTap>}
    </Panel>
  );
}

/** Nothing is rolled at the start of its activation. */
const isPlain = ({ suppression, ion, harm }: LegionUnit): boolean =>
  suppression === 0 && ion === 0 && harm !== 'damaged';
