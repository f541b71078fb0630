// An order of the opponent: what to do, why, and which targets are as good (legion 17.4).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OBJECTIVE_RULES, type AutomaOrder, type BattleTurn } from '../../../battle';
import { isStanding, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';
import { Chips } from '../parts/Chips';
import { Counts } from '../parts/Counts';
import { OddsLine } from '../parts/OddsLine';
import { MainTap, Panel, Tap } from '../parts/Panel';
import { AnswerFromStandby } from './AnswerFromStandby';
import { WhyOrder } from './WhyOrder';

type Props = { readonly unit: LegionUnit; readonly turn: BattleTurn };

export function OrderPanel({ unit, turn }: Props) {
  const { t } = useTranslation();
  const { say, state, words } = useBattle();
  const name = words.unit(unit.id);
  if (turn.order) return <Order unit={unit} order={turn.order} turn={turn} />;
  if (turn.pause) {
    return (
      <Panel title={t('legion.order.pause', { unit: name })}>
        <AnswerFromStandby target={unit} />
        <MainTap onClick={() => say({ kind: 'endActivation' })}>{t('legion.order.nobody')}</MainTap>
      </Panel>
    );
  }
  return (
    <Panel title={t('legion.order.panic', { unit: name })}>
      {OBJECTIVE_RULES[state.choice.objective].by === 'claimed' && <p>{t('legion.order.panicDrops')}</p>}
      <Tap onClick={() => say({ kind: 'endActivation', off: true })}>{t('legion.order.off')}</Tap>
      <MainTap onClick={() => say({ kind: 'endActivation' })}>{t('legion.order.fled')}</MainTap>
    </Panel>
  );
}

function Order({ unit, order, turn }: Props & { readonly order: AutomaOrder }) {
  const { t } = useTranslation();
  const { say, words, unitOf } = useBattle();
  const [target, setTarget] = useState(order.target);
  const [isOwn, setIsOwn] = useState(false);
  const [hits, setHits] = useState(0);
  const [crits, setCrits] = useState(0);
  const { step, equals, band = 0, cover = 0 } = order;
  const to = target === undefined ? undefined : unitOf(target);
  const other = target !== order.target && target !== undefined && { target };
  const isAttack = step === 'attack' && to !== undefined;
  return (
    <Panel title={useOrderText(unit, order, target)}>
      <p className="lead">{t('legion.order.actions', { count: turn.actions })}</p>
      {equals.length > 0 && order.target !== undefined && (
        <fieldset className="battle-field">
          <legend>{t('legion.order.equal')}</legend>
          <Chips
            label={t('legion.order.equal')}
            options={[order.target, ...equals]}
            chosen={target ?? null}
            onChoose={setTarget}
          >
            {words.unit}
          </Chips>
        </fieldset>
      )}
      {isAttack && isStanding(to) && (
        <OddsLine attack={{ from: unit, to, band, cover, aims: unit.aims, dodges: to.dodges }} />
      )}
      <WhyOrder order={order} />
      <AnswerFromStandby target={unit} />
      {isAttack && isOwn && (
        <>
          <Counts label={t('legion.attack.hits')} most={10} value={hits} onChange={setHits} />
          <Counts label={t('legion.attack.crits')} most={6} value={crits} onChange={setCrits} />
        </>
      )}
      {isAttack && !isOwn && <Tap onClick={() => setIsOwn(true)}>{t('legion.order.own')}</Tap>}
      {step === 'compulsory' && (
        <Tap onClick={() => say({ kind: 'carriedOut', stopped: true })}>{t('legion.order.stopped')}</Tap>
      )}
      <MainTap
        onClick={() =>
          say({ kind: 'carriedOut', ...other, ...(isAttack && isOwn && { rolled: { hits, crits } }) })
        }
      >
        {t(`legion.order.${doneWord(step, isOwn)}`)}
      </MainTap>
    </Panel>
  );
}

function useOrderText(unit: LegionUnit, order: AutomaOrder, target: string | undefined): string {
  const { t } = useTranslation();
  const { words } = useBattle();
  const facts = {
    unit: words.unit(unit.id),
    target: target === undefined ? '' : words.unit(target),
    mark: order.mark === undefined ? '' : words.mark(order.mark),
    friends: words.units(order.units ?? []),
    band: t(`legion.bandName.${order.band ?? 0}`),
    cover: t(`legion.cover.${order.cover ?? 0}`),
  };
  if (order.step === 'attack' && (order.band ?? 0) === 0) return t('legion.order.melee', facts);
  if (order.times)
    return t(order.step === 'close' ? 'legion.order.closeTwice' : 'legion.order.advanceTwice', facts);
  return t(`legion.order.${order.step}`, facts);
}

/** What the main button says. */
function doneWord(step: AutomaOrder['step'], isOwn: boolean): 'roll' | 'done' | 'moved' {
  if (step === 'attack') return isOwn ? 'done' : 'roll';
  return step === 'claim' ? 'done' : 'moved';
}
