// "Who sees whom, at which range?" Enemies as rows, one tap for each that is in sight, none for the others.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENEMY_ZONE, OBJECTIVE_RULES } from '../../../battle';
import {
  isStanding,
  type Contact,
  type LegionQuestion,
  type LegionUnit,
  type RulerBand,
} from '../../../legion';
import { useBattle } from '../battle';
import { BANDS } from '../parts/bands';
import { Chips } from '../parts/Chips';
import { MainTap, Panel, Tap } from '../parts/Panel';
import { UnitRow } from '../parts/UnitRow';

type Ask = Extract<LegionQuestion, { kind: 'looking' }>;
type Sights = Readonly<Record<string, Contact>>;

const NEARS = [0, 1, 2, 3] as const;

export function LookPanel({ unit, ask }: { unit: LegionUnit; ask: Ask }) {
  const { t } = useTranslation();
  const { state, say, words } = useBattle();
  const { seen } = unit;
  const [sights, setSights] = useState<Sights>(() => knownNow(unit, state.round));
  const [near, setNear] = useState<RulerBand | null>(() => nearGuess(unit));
  const [friends, setFriends] = useState<readonly string[]>([]);
  const standing = state.units.filter(isStanding);
  const enemies = standing
    .filter(({ army }) => army !== unit.army)
    .toSorted((a, b) => lastBand(seen, a.id) - lastBand(seen, b.id));
  const others = ask.friends ? standing.filter(({ army, id }) => army === unit.army && id !== unit.id) : [];
  const last = (seen?.contacts ?? []).filter(({ unit: id }) => enemies.some((one) => one.id === id));
  const contacts = Object.values(sights);
  const put = (id: string, contact: Contact | null) => {
    const { [id]: _, ...rest } = sights;
    setSights(contact ? { ...rest, [id]: contact } : rest);
  };
  return (
    <Panel title={t('legion.look.title', { unit: words.unit(unit.id) })}>
      <p className="lead">{t('legion.look.help')}</p>
      <ul className="units">
        {enemies.map((enemy) => (
          <SightRow
            key={enemy.id}
            enemy={enemy}
            sight={sights[enemy.id] ?? null}
            onPut={(contact) => put(enemy.id, contact)}
          />
        ))}
      </ul>
      {ask.goal !== undefined && (
        <fieldset className="battle-field">
          <legend>
            {ask.goal === ENEMY_ZONE
              ? t('legion.look.goalZone')
              : t('legion.look.goal', { mark: words.mark(ask.goal) })}
          </legend>
          <Chips
            label={t('legion.look.goal', { mark: words.mark(ask.goal) })}
            options={OBJECTIVE_RULES[state.choice.objective].reach === 1 ? NEARS.slice(1) : NEARS}
            chosen={near === null ? null : (Math.min(near, 3) as RulerBand)}
            onChoose={(band) => setNear(band)}
          >
            {(band) =>
              band === 0 && ask.goal === ENEMY_ZONE
                ? t('legion.look.inZone')
                : t(`legion.look.near.${band as 0}`)
            }
          </Chips>
        </fieldset>
      )}
      {others.length > 0 && (
        <fieldset className="battle-field">
          <legend>{t('legion.look.friends')}</legend>
          <div className="battle-chips">
            {others.map(({ id }) => (
              <button
                key={id}
                type="button"
                className="battle-chip"
                aria-pressed={friends.includes(id)}
                onClick={() =>
                  setFriends(friends.includes(id) ? friends.filter((one) => one !== id) : [...friends, id])
                }
              >
                {words.unit(id)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {contacts.length === 0 && last.length > 0 && (
        <Tap onClick={() => setSights(Object.fromEntries(last.map((contact) => [contact.unit, contact])))}>
          {t('legion.look.last')}
        </Tap>
      )}
      <MainTap
        onClick={() =>
          say({
            kind: 'tellLooking',
            looking: {
              contacts,
              ...(near !== null && { near }),
              ...(ask.friends && { friends }),
            },
          })
        }
      >
        {contacts.length === 0 ? t('legion.look.none') : t('legion.look.done', { count: contacts.length })}
      </MainTap>
    </Panel>
  );
}

type RowProps = {
  readonly enemy: LegionUnit;
  readonly sight: Contact | null;
  readonly onPut: (contact: Contact | null) => void;
};

function SightRow({ enemy, sight, onPut }: RowProps) {
  const { t } = useTranslation();
  const { words } = useBattle();
  const name = words.unit(enemy.id);
  return (
    <UnitRow unit={enemy}>
      <span className="sight-chips">
        <Chips
          label={name}
          options={BANDS}
          chosen={sight && (sight.band as (typeof BANDS)[number])}
          onChoose={(band) => onPut(sight?.band === band ? null : { ...sight, unit: enemy.id, band })}
          name={(band) => `${name} ${t(`legion.bandName.${band}`)}`}
        >
          {(band) => t(`legion.band.${band}`)}
        </Chips>
        {sight && sight.band > 0 && (
          <button
            type="button"
            className="battle-chip"
            aria-pressed={sight.after === true}
            aria-label={t('legion.look.afterName', { unit: name })}
            onClick={() =>
              onPut({ unit: enemy.id, band: sight.band, ...(!sight.after && { after: true as const }) })
            }
          >
            {t('legion.look.after')}
          </button>
        )}
      </span>
    </UnitRow>
  );
}

/** Enemies in contact, and those that have shot at it in this round: nobody is asked twice. */
function knownNow({ engaged, seen }: LegionUnit, round: number): Sights {
  const shots = seen?.round === round ? (seen.shots ?? []) : [];
  const known = (seen?.contacts ?? []).filter(({ unit }) => shots.includes(unit));
  return Object.fromEntries(
    [...known, ...engaged.map((unit): Contact => ({ unit, band: 0 }))].map((contact) => [
      contact.unit,
      contact,
    ]),
  );
}

/** As it was told last, where that was so near that a move cannot have changed it for the worse. */
const nearGuess = ({ seen }: LegionUnit): RulerBand | null => (seen?.near === 0 ? 0 : null);

const lastBand = (seen: LegionUnit['seen'], id: string): number =>
  seen?.contacts.find(({ unit }) => unit === id)?.band ?? 9;
