// Start here: a new game with any party, at any script, with any numbers.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { DIFFICULTIES } from '../../mission';
import type { MissionId, Pack } from '../../packs';
import { heroesFor, PARTY_SIZES, type Choices } from './choices';
import { NumberField } from './NumberField';
import { usePreview } from './preview';
import { useLive } from './useLive';

export function BeginTab() {
  const { t } = useTranslation();
  const { store, begin } = usePreview();
  const { choices, pack, work } = useStore(store);
  const [wanted, setWanted] = useState(choices);
  if (!wanted || !pack) return null;
  const set = (change: Partial<Choices>) => setWanted({ ...wanted, ...change });
  const ids = work?.stories.map(({ id }) => id) ?? [];
  const mission = pack.missions.get(wanted.story as MissionId);
  return (
    <form
      className="preview-begin"
      onSubmit={(event) => {
        event.preventDefault();
        // Other dice and draws each time; a change of the files keeps them.
        void begin({ ...wanted, seed: String(Number(choices?.seed ?? 0) + 1) });
      }}
    >
      {ids.length > 1 && (
        <Pick
          label={t('preview.story')}
          options={ids}
          chosen={wanted.story}
          onPick={(story) => set({ story, script: '', variables: {}, flags: {} })}
        />
      )}
      <Pick
        label={t('newGame.step.heroes')}
        options={PARTY_SIZES.map(String)}
        chosen={String(wanted.heroes.length)}
        onPick={(count) => set({ heroes: heroesFor(pack, Number(count)) })}
      />
      <Pick
        label={t('newGame.difficulty.label')}
        options={DIFFICULTIES}
        chosen={wanted.difficulty}
        say={(difficulty) => t(`newGame.difficulty.${difficulty}.title`)}
        onPick={(difficulty) => set({ difficulty })}
      />
      {mission && <MissionChoices wanted={wanted} pack={pack} set={set} />}
      <button type="submit" className="btn btn-main btn-wide">
        {t('preview.begin')}
      </button>
    </form>
  );
}

type MissionProps = {
  readonly wanted: Choices;
  readonly pack: Pack;
  readonly set: (change: Partial<Choices>) => void;
};

function MissionChoices({ wanted, pack, set }: MissionProps) {
  const { t } = useTranslation();
  const live = useLive();
  const { scripts = [], variables = [] } = pack.missions.get(wanted.story as MissionId) ?? {};
  const now = live?.mission?.game;
  return (
    <>
      <Pick
        label={t('newGame.way.label')}
        options={WAYS}
        chosen={wanted.tracked ? 'tracked' : 'told'}
        say={(way) => t(`newGame.way.${way}.title`)}
        onPick={(way) => set({ tracked: way === 'tracked' })}
      />
      <Pick
        label={t('preview.startAt')}
        options={['', ...scripts.map(({ id }) => id)]}
        chosen={wanted.script}
        say={(script) => (script === '' ? t('preview.fromStart') : script)}
        onPick={(script) => set({ script })}
      />
      {variables.map(({ id }) => (
        <NumberField
          key={id}
          name={id}
          value={wanted.variables[id] ?? null}
          onSet={(to) => set({ variables: { ...wanted.variables, [id]: to } })}
        />
      ))}
      {now && (
        <button
          type="button"
          className="btn"
          onClick={() => set({ variables: now.variables, flags: now.flags })}
        >
          {t('preview.takeNow')}
        </button>
      )}
    </>
  );
}

const WAYS = ['told', 'tracked'] as const;

type PickProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly say?: (option: T) => ReactNode;
  readonly onPick: (option: T) => void;
};

function Pick<T extends string>({ label, options, chosen, say, onPick }: PickProps<T>) {
  return (
    <label>
      <span>{label}</span>
      <select className="field" value={chosen} onChange={({ target }) => onPick(target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say ? say(option) : option}
          </option>
        ))}
      </select>
    </label>
  );
}
