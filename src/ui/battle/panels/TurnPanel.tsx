// A unit of the players acts. Plain moves need no word; the app is told what it has to keep.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OBJECTIVE_RULES, type BattleTurn, type UnitAction } from '../../../battle';
import { isStanding, isTrooper, keywordOf, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';
import { Chips } from '../parts/Chips';
import { MainTap, Panel, Tap } from '../parts/Panel';
import { UnitRow } from '../parts/UnitRow';
import { AnswerFromStandby } from './AnswerFromStandby';
import { AttackForm } from './AttackForm';

type Props = { readonly unit: LegionUnit; readonly turn: BattleTurn };
type Open = 'engage' | 'spotter' | 'takeCover' | 'inspire' | null;

export function TurnPanel({ unit, turn }: Props) {
  const { t } = useTranslation();
  const { say, words } = useBattle();
  const [open, setOpen] = useState<Open>(null);
  const [target, setTarget] = useState<string | null>(null);
  const isPanicked = turn.nerve === 'panicked';
  const name = words.unit(unit.id);
  if (target !== null) {
    return (
      <Panel key={target} title={t('legion.attack.title', { unit: name })}>
        <AttackForm unit={unit} first={target} given={turn.done.includes('attack')} />
        <Tap onClick={() => setTarget(null)}>{t('legion.turn.otherTarget')}</Tap>
      </Panel>
    );
  }
  return (
    <Panel title={t('legion.turn.title', { unit: name })}>
      <p className="lead">
        {isPanicked
          ? t('legion.turn.panicked')
          : `${t('legion.turn.actions', { count: turn.actions })}. ${t('legion.turn.moves')}`}
        {turn.nerve === 'suppressed' && ` ${t('legion.turn.suppressed')}`}
      </p>
      {!isPanicked && isStanding(unit) && (
        <>
          <Targets unit={unit} onTap={setTarget} />
          <Actions unit={unit} turn={turn} onOpen={setOpen} />
        </>
      )}
      {open && <PickTargets unit={unit} kind={open} />}
      <AnswerFromStandby target={unit} />
      {isPanicked && (
        <Tap onClick={() => say({ kind: 'endActivation', off: true })}>{t('legion.turn.off')}</Tap>
      )}
      <MainTap onClick={() => say({ kind: 'endActivation' })}>{t('legion.turn.end')}</MainTap>
    </Panel>
  );
}

/** An attack begins with a tap on its target. */
function Targets({ unit, onTap }: { readonly unit: LegionUnit; readonly onTap: (id: string) => void }) {
  const { t } = useTranslation();
  const { state, words } = useBattle();
  const enemies = state.units.filter(
    (one) =>
      one.army !== unit.army &&
      isStanding(one) &&
      (unit.engaged.length === 0 || unit.engaged.includes(one.id)),
  );
  return (
    <fieldset className="battle-field">
      <legend>{t('legion.turn.attack')}</legend>
      <ul className="units">
        {enemies.map((enemy) => (
          <UnitRow
            key={enemy.id}
            unit={enemy}
            label={t('legion.turn.attackName', { unit: words.unit(enemy.id) })}
            onTap={() => onTap(enemy.id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

const TOKENS = ['aim', 'dodge', 'standby', 'recover'] as const;

function Actions({ unit, turn, onOpen }: Props & { readonly onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  const { state, say, cardOf, words } = useBattle();
  const card = cardOf(unit);
  const act = (action: UnitAction) => say({ kind: 'act', ...action });
  const canAct = turn.actions > 0;
  const isDone = (what: string): boolean => turn.done.includes(what);
  const claimable =
    OBJECTIVE_RULES[state.choice.objective].by === 'claimed' && isTrooper(card)
      ? state.marks.filter(({ holder }) => holder === null)
      : [];
  const shares = (['spotter', 'takeCover'] as const).filter((one) => keywordOf(card.keywords, one) > 0);
  return (
    <>
      <div className="battle-grid">
        {TOKENS.filter((one) => one !== 'standby' || isTrooper(card)).map((one) => (
          <Tap key={one} disabled={!canAct || isDone(one)} onClick={() => act({ act: one })}>
            {t(`legion.turn.${one}`)}
          </Tap>
        ))}
        {unit.engaged.length > 0 ? (
          <Tap disabled={!canAct || turn.done.length > 0} onClick={() => act({ act: 'withdraw' })}>
            {t('legion.turn.withdraw')}
          </Tap>
        ) : (
          <Tap disabled={!canAct} onClick={() => onOpen('engage')}>
            {t('legion.turn.engage')}
          </Tap>
        )}
        {claimable.map(({ id }) => (
          <Tap key={id} disabled={!canAct || isDone('claim')} onClick={() => act({ act: 'claim', mark: id })}>
            {t('legion.turn.claim', { mark: words.mark(id) })}
          </Tap>
        ))}
        {shares.map((one) => (
          <Tap key={one} disabled={!canAct || isDone(one)} onClick={() => onOpen(one)}>
            {t(`legion.turn.${one}`)}
          </Tap>
        ))}
        {keywordOf(card.keywords, 'inspire') > 0 && (
          <Tap disabled={isDone('inspire')} onClick={() => onOpen('inspire')}>
            {t('legion.turn.inspire')}
          </Tap>
        )}
      </div>
      <details className="battle-why">
        <summary>{t('legion.turn.more')}</summary>
        <div className="battle-grid">
          {isTrooper(card) &&
            ([1, 2] as const).map((height) => (
              <Tap
                key={height}
                disabled={turn.actions < height || unit.engaged.length > 0}
                onClick={() => act({ act: 'clamber', height })}
              >
                {t('legion.turn.clamber')} {t('legion.turn.height', { height })}
              </Tap>
            ))}
          {keywordOf(card.keywords, 'speeder') > 0 && (
            <Tap disabled={isDone('compulsory')} onClick={() => act({ act: 'compulsory', stopped: true })}>
              {t('legion.turn.compulsory')}
            </Tap>
          )}
          <Tap disabled={!canAct || unit.engaged.length > 0} onClick={() => act({ act: 'move', off: true })}>
            {t('legion.turn.off')}
          </Tap>
        </div>
      </details>
    </>
  );
}

type PickProps = { readonly unit: LegionUnit; readonly kind: NonNullable<Open> };

/** Whom an action means. */
function PickTargets({ unit, kind }: PickProps) {
  const { t } = useTranslation();
  const { state, say, cardOf, words } = useBattle();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const others = state.units.filter(isStanding);
  if (kind === 'engage') {
    return (
      <fieldset className="battle-field">
        <legend>{t('legion.turn.whom')}</legend>
        <Chips
          label={t('legion.turn.whom')}
          options={others.filter(({ army }) => army !== unit.army).map(({ id }) => id)}
          chosen={null}
          onChoose={(id) => say({ kind: 'act', act: 'move', engages: id })}
        >
          {words.unit}
        </Chips>
      </fieldset>
    );
  }
  const most = keywordOf(cardOf(unit).keywords, kind);
  const friends = others.filter(({ army, id }) => army === unit.army && id !== unit.id);
  return (
    <fieldset className="battle-field">
      <legend>{t('legion.turn.friends')}</legend>
      <div className="battle-chips">
        {friends.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="battle-chip"
            aria-pressed={picked.includes(id)}
            onClick={() =>
              setPicked(
                picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-most),
              )
            }
          >
            {words.unit(id)}
          </button>
        ))}
      </div>
      <Tap
        disabled={picked.length === 0}
        onClick={() =>
          say(kind === 'inspire' ? { kind, units: picked } : { kind: 'act', act: kind, units: picked })
        }
      >
        {t('legion.turn.give')}
      </Tap>
    </fieldset>
  );
}
