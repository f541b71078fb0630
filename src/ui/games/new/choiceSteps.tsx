// The steps with one plain choice each: how hard, where it is saved, what the group is called, how the mission is played.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIFFICULTIES } from '../../../mission';
import type { ProductId } from '../../../packs';
import { useNames } from '../../parts/names';
import { Choices } from '../Choices';
import { NotKept } from '../NotKept';
import { SlotSummary } from '../SlotSummary';
import '../../theme/collection.css';
import type { Slots } from '../useSlots';
import { OriginChoice } from './legacy';
import { extraBoxes } from './setups';
import { MOST_LETTERS, THREAT_LEVELS, type NewGame } from './useNewGame';

type Props = { readonly chosen: NewGame };

export function DifficultyStep({ chosen }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Choices
        name="difficulty"
        legend={t('newGame.difficulty.label')}
        options={DIFFICULTIES}
        chosen={chosen.difficulty}
        onChoose={(difficulty) => chosen.set({ difficulty })}
      >
        {(difficulty) => (
          <>
            <b>{t(`newGame.difficulty.${difficulty}.title`)}</b>
            <span>{t(`newGame.difficulty.${difficulty}.help`)}</span>
          </>
        )}
      </Choices>
      <p className="lead">{t('newGame.difficulty.kept')}</p>
      <BoxesSwitch chosen={chosen} />
    </>
  );
}

/** Who owns more than the game needs may still play without it. */
function BoxesSwitch({ chosen }: Props) {
  const { t } = useTranslation();
  const { pack, usesBoxes, set } = chosen;
  const boxes = extraBoxes(chosen).map((id) => pack.products.get(id as ProductId)?.name ?? id);
  if (boxes.length === 0) return null;
  return (
    <label className="product">
      <input
        type="checkbox"
        checked={usesBoxes}
        onChange={({ target }) => set({ boxes: target.checked ? 'yes' : 'no' })}
      />
      <span>
        <span className="product-name">{t('newGame.boxes.title')}</span>
        <span className="product-brings">{t('newGame.boxes.help', { boxes: boxes.join(', ') })}</span>
      </span>
    </label>
  );
}

export function SlotStep({ chosen, slots }: Props & { readonly slots: Slots }) {
  const { t } = useTranslation();
  const { pack, slot: wanted, set } = chosen;
  if (slots.kind !== 'listed') {
    return slots.kind === 'failed' ? <p className="warning">{t('load.problems.failed')}</p> : null;
  }
  return (
    <>
      <NotKept slots={slots} />
      <Choices
        name="slot"
        legend={t('newGame.slot')}
        options={slots.slots.map(({ slot }) => slot)}
        chosen={wanted}
        onChoose={(slot) => set({ slot: String(slot) })}
      >
        {(slot) => {
          const info = slots.slots.find((one) => one.slot === slot);
          return (
            <>
              <span>{t('load.slot', { slot })}</span>
              {info?.kind === 'playable' ? (
                <SlotSummary pack={pack} summary={info.summary} savedAt={info.savedAt} />
              ) : (
                <span>{t(info?.kind === 'empty' ? 'load.emptySlot' : 'load.damagedTitle')}</span>
              )}
            </>
          );
        }}
      </Choices>
      <SlotNote slots={slots} slot={wanted} />
    </>
  );
}

/** The app has chosen a slot; a tap changes it. */
export function SlotRow({ chosen, slots }: Props & { readonly slots: Slots }) {
  const { t } = useTranslation();
  if (slots.kind !== 'listed') return null;
  return (
    <fieldset className="setting">
      <legend>{t('newGame.slot')}</legend>
      <div className="choices">
        {slots.slots.map(({ slot, kind }) => (
          <label key={slot} className="choice">
            <input
              type="radio"
              name="slot"
              value={slot}
              checked={slot === chosen.slot}
              onChange={() => chosen.set({ slot: String(slot) })}
            />
            <span>{t(kind === 'empty' ? 'load.slot' : 'newGame.slotTaken', { slot })}</span>
          </label>
        ))}
      </div>
      <SlotNote slots={slots} slot={chosen.slot} />
    </fieldset>
  );
}

function SlotNote({ slots, slot }: { readonly slots: Slots; readonly slot: number | null }) {
  const { t } = useTranslation();
  return isTaken(slots, slot) ? (
    <p className="warning" role="status">
      {t('newGame.replaces')}
    </p>
  ) : (
    <p className="lead">{t('newGame.slotHelp')}</p>
  );
}

export const isTaken = (slots: Slots, wanted: number | null): boolean =>
  slots.kind === 'listed' && slots.slots.some(({ slot, kind }) => slot === wanted && kind !== 'empty');

const IDEAS = ['one', 'two', 'three'] as const;

export function NameStep({ chosen }: Props) {
  const { t } = useTranslation();
  const { name, set } = chosen;
  // Letters go into the address all at once: browsers count how often it changes.
  const [letters, setTyped] = useState<string | null>(null);
  const typed = letters ?? name;
  return (
    <>
      <label className="map-label">
        {t('newGame.name')}
        <input
          type="text"
          className="field"
          value={typed}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            // The way on opens with the first letter.
            if ((target.value.trim() === '') !== (name.trim() === '')) set({ name: target.value });
          }}
          onBlur={() => set({ name: typed })}
        />
      </label>
      <p className="lead">{t('newGame.nameHelp')}</p>
      <div className="chips" role="group" aria-label={t('newGame.nameIdeas')}>
        {IDEAS.map((idea) => (
          <button
            key={idea}
            type="button"
            className="btn"
            onClick={() => {
              setTyped(t(`newGame.ideas.${idea}`));
              set({ name: t(`newGame.ideas.${idea}`) });
            }}
          >
            {t(`newGame.ideas.${idea}`)}
          </button>
        ))}
      </div>
      <OriginChoice chosen={chosen} />
    </>
  );
}

export function WayStep({ chosen }: Props) {
  const { t } = useTranslation();
  const { allies, ally, level, tracked, set } = chosen;
  const nameOf = useNames();
  return (
    <>
      <Choices
        name="tracked"
        legend={t('newGame.way.label')}
        options={['tracked', 'told'] as const}
        chosen={tracked ? 'tracked' : 'told'}
        onChoose={(way) => set({ tracked: way === 'tracked' ? 'yes' : 'no' })}
      >
        {(way) => (
          <>
            <b>{t(`newGame.way.${way}.title`)}</b>
            <span>{t(`newGame.way.${way}.help`)}</span>
          </>
        )}
      </Choices>
      {level !== null && (
        <fieldset className="setting">
          <legend>{t('printed.level')}</legend>
          <p className="lead">{t('printed.levelHelp')}</p>
          <div className="choices">
            {THREAT_LEVELS.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="level"
                  value={one}
                  checked={one === level}
                  onChange={() => set({ level: String(one) })}
                />
                <span>{one}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {allies.length > 0 && (
        <Choices
          name="ally"
          legend={t('newGame.ally')}
          options={['', ...allies.map(({ id }) => id as string)]}
          chosen={ally ?? ''}
          onChoose={(id) => set({ ally: id })}
        >
          {(id) => {
            const card = allies.find((one) => one.id === id);
            if (!card) return t('newGame.nobody');
            const name = nameOf('cards', card);
            return card.elite && !card.unique ? t('mission.eliteName', { name }) : name;
          }}
        </Choices>
      )}
    </>
  );
}
