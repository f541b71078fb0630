// The End Phase and the end of the battle (legion 13, 14): scoring, shelter, a new commander, the result.

import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { destroyedBy, foeOf, OBJECTIVE_RULES } from '../../../battle';
import { ARMIES, isStanding, isTrooper, type ArmyName } from '../../../legion';
import { useBattle } from '../battle';
import { Chips } from '../parts/Chips';
import { Counts } from '../parts/Counts';
import { MainTap, Panel, Tap } from '../parts/Panel';
import { UnitRow } from '../parts/UnitRow';

export function ScorePanel() {
  const { state } = useBattle();
  return OBJECTIVE_RULES[state.choice.objective].by === 'zone' ? <ZoneScore /> : <MarkScore />;
}

const HOLDERS = ['empire', 'nobody', 'rebels'] as const;

function MarkScore() {
  const { t } = useTranslation();
  const { state, say, words } = useBattle();
  const [control, setControl] = useState<Readonly<Record<string, ArmyName | null>>>({});
  const worth = OBJECTIVE_RULES[state.choice.objective].worth[state.round] ?? 0;
  return (
    <Panel title={t('legion.scoring.title')}>
      <p className="lead">{t('legion.scoring.worth', { count: worth })}</p>
      {state.marks.map(({ id }) => (
        <fieldset key={id} className="battle-field">
          <legend>{t('legion.scoring.control', { mark: words.mark(id) })}</legend>
          <Chips
            label={words.mark(id)}
            options={HOLDERS}
            chosen={control[id] ?? 'nobody'}
            onChoose={(who) => setControl({ ...control, [id]: who === 'nobody' ? null : who })}
          >
            {(who) => (who === 'nobody' ? t('legion.scoring.nobody') : t(`legion.army.${who}`))}
          </Chips>
        </fieldset>
      ))}
      <MainTap onClick={() => say({ kind: 'score', control })}>{t('legion.scoring.done')}</MainTap>
    </Panel>
  );
}

function ZoneScore() {
  const { t } = useTranslation();
  const { state, say } = useBattle();
  const [inside, setInside] = useState<Readonly<Record<ArmyName, number>>>({ empire: 0, rebels: 0 });
  return (
    <Panel title={t('legion.scoring.title')}>
      {ARMIES.map((army) => (
        <Counts
          key={army}
          label={t('legion.scoring.zone', { army: t(`legion.army.${army}`) })}
          most={state.units.filter((unit) => unit.army === army && isStanding(unit)).length}
          value={inside[army]}
          onChange={(count) => setInside({ ...inside, [army]: count })}
        />
      ))}
      <MainTap onClick={() => say({ kind: 'scoreZone', inside })}>{t('legion.scoring.done')}</MainTap>
    </Panel>
  );
}

export function ShelterPanel() {
  const { t } = useTranslation();
  const { state, say, cardOf } = useBattle();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const shaken = state.units.filter(
    (unit) => isStanding(unit) && unit.suppression > 0 && isTrooper(cardOf(unit)),
  );
  return (
    <Panel title={t('legion.shelter.title')}>
      <p className="lead">{t('legion.shelter.help')}</p>
      <ul className="units">
        {shaken.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            pressed={picked.includes(unit.id)}
            onTap={() =>
              setPicked(
                picked.includes(unit.id) ? picked.filter((id) => id !== unit.id) : [...picked, unit.id],
              )
            }
          />
        ))}
      </ul>
      <MainTap onClick={() => say({ kind: 'sheltered', units: picked })}>{t('legion.shelter.done')}</MainTap>
    </Panel>
  );
}

export function PromotePanel() {
  const { t } = useTranslation();
  const { state, setup, say, cardOf } = useBattle();
  const army = foeOf(setup.app ?? 'empire');
  return (
    <Panel title={t('legion.promote.title')}>
      <p className="lead">{t('legion.promote.help')}</p>
      <ul className="units">
        {state.units
          .filter((unit) => unit.army === army && isStanding(unit) && isTrooper(cardOf(unit)))
          .map((unit) => (
            <UnitRow key={unit.id} unit={unit} onTap={() => say({ kind: 'promote', unit: unit.id })} />
          ))}
      </ul>
    </Panel>
  );
}

export function OverPanel() {
  const { t } = useTranslation();
  const { state, setup, look } = useBattle();
  const { result } = state;
  if (!result) return null;
  return (
    <Panel title={t(`legion.over.won.${result.winner}`)}>
      <p>{t(`legion.over.by.${result.by}`)}</p>
      <ul className="battle-list">
        {ARMIES.map((army) => (
          <li key={army}>
            {t('legion.over.destroyed', {
              army: t(`legion.army.${army}`),
              score: state.sides[army].score,
              points: destroyedBy(setup, state, army),
            })}
          </li>
        ))}
      </ul>
      <div className="battle-stack">
        <Tap onClick={() => look({ kind: 'log' })}>{t('legion.over.log')}</Tap>
        <IonRouterLink className="btn btn-main btn-wide" routerLink="/battle">
          {t('legion.over.again')}
        </IonRouterLink>
      </div>
    </Panel>
  );
}
