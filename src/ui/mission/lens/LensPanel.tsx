// Hero help: what a figure sees, how far everything is, where it can go, how its attacks would end, and what threatens it.
// All of it needs to know who stands where.

import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heroesIn, sideOf, type Game } from '../../../mission';
import type { Point } from '../../../rules';
import type { FigureView } from '../../../scene';
import { Stepper } from '../../parts/Stepper';
import { Toggles } from '../../parts/Toggles';
import { LookCard } from '../../sight/LookCard';
import type { Look, Onlooker } from '../../sight/look';
import { MOST_POINTS } from '../../sight/useSight';
import { useMission } from '../mission';
import { Sheet } from '../Sheet';
import { AskedSpace } from './AskedSpace';
import { LAYERS, toggled, type Layer } from './layers';
import { everybodyOn, onlooker, type Everybody } from './onlookers';
import type { Weapon } from './outfit';
import { ThreatList } from './ThreatList';
import { useLens } from './useLens';
import { useOutfits } from './useOutfits';
import './lens.css';

type Props = {
  /** Whose eyes; `null`: whoever acts. */
  readonly figure: string | null;
  /** Asked about from the beginning: what threatens it. */
  readonly at: Point | null;
  readonly standing: readonly FigureView[];
};

export function LensPanel(props: Props) {
  const { t } = useTranslation();
  const { game } = useMission();
  return (
    <Sheet title={t('mission.lens.title')}>{game.tracked ? <Tracked {...props} /> : <Untracked />}</Sheet>
  );
}

/** Told play: nothing can be worked out, but one tap changes that. */
function Untracked() {
  const { t } = useTranslation();
  const { game, say, look } = useMission();
  return (
    <>
      <p>{t('mission.lens.untracked')}</p>
      {game.stage !== 'over' && (
        <div className="answers">
          <button
            type="button"
            className="btn btn-wide btn-main"
            onClick={() => {
              say({ kind: 'track', on: true });
              look({ kind: 'places', skipped: [] });
            }}
          >
            {t('mission.menu.trackOn')}
          </button>
        </div>
      )}
    </>
  );
}

function Tracked({ figure, at, standing }: Props) {
  const { play, game, teller, cast } = useMission();
  const outfits = useOutfits(game);
  const [id, setId] = useState(figure ?? firstOf(game));
  const [shown, setShown] = useState<readonly Layer[]>(at ? ['danger'] : ['sight', 'range']);
  const [weapon, setWeapon] = useState<string | null>(null);
  const { figures, map, actors, groups, tracked } = game;
  const everybody = useMemo(
    () =>
      everybodyOn(play, game, {
        nameOf: (of) => teller.figure(of, cast),
        shown: standing,
        dress: ({ of }, fighter) => {
          const outfit = outfits.get(of);
          if (!outfit) return fighter;
          const held = outfit.weapons.find((one) => one.id === weapon) ?? outfit.weapons[0];
          return held ? held.arm(fighter) : outfit.dress(fighter);
        },
      }),
    // What else is told of the game changes nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [play, figures, map, actors, groups, tracked, teller, cast, standing, outfits, weapon],
  );
  const viewer = everybody && onlooker(everybody, id);
  const weapons = outfits.get(id ?? '')?.weapons ?? [];
  return (
    <>
      <WhoLooks id={id} onChoose={setId} />
      {everybody && viewer ? (
        <>
          <Layers viewer={viewer} shown={shown} onToggle={(layer) => setShown(toggled(shown, layer))} />
          <Lens
            key={viewer.id}
            {...{ everybody, viewer, shown, at, standing }}
            weapons={<Weapons weapons={weapons} chosen={weapon} onChoose={setWeapon} />}
          />
        </>
      ) : (
        <Unplaced />
      )}
    </>
  );
}

/** Whoever acts, or else the first hero whose place is known. */
function firstOf(game: Game): string | null {
  const { active, figures } = game;
  const heroes = heroesIn(game);
  const first = active !== null && figures[active] ? active : heroes.find(({ id }) => figures[id]?.at)?.id;
  return first ?? heroes[0]?.id ?? null;
}

function Unplaced() {
  const { t } = useTranslation();
  const { look } = useMission();
  return (
    <>
      <p>{t('mission.lens.unplaced')}</p>
      <div className="buttons">
        <button type="button" className="btn" onClick={() => look({ kind: 'places', skipped: [] })}>
          {t('mission.lens.place')}
        </button>
      </div>
    </>
  );
}

function WhoLooks({ id, onChoose }: { id: string | null; onChoose: (id: string) => void }) {
  const { t } = useTranslation();
  const { game, teller, cast } = useMission();
  const figures = Object.values(game.figures);
  const sides = {
    heroes: figures.filter((figure) => sideOf(game, figure) !== 'imperial'),
    empire: figures.filter((figure) => sideOf(game, figure) === 'imperial'),
  };
  return (
    <label className="lens-who">
      <span>{t('mission.lens.who')}</span>
      <select className="field" value={id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {(['heroes', 'empire'] as const).map((side) => (
          <optgroup key={side} label={t(`mission.${side}`)}>
            {sides[side].map((figure) => (
              <option key={figure.id} value={figure.id}>
                {teller.figure(figure.id, cast)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

type LayersProps = {
  readonly viewer: Onlooker;
  readonly shown: readonly Layer[];
  readonly onToggle: (layer: Layer) => void;
};

function Layers({ viewer, shown, onToggle }: LayersProps) {
  const { t } = useTranslation();
  const offered = LAYERS.filter((layer) => layer !== 'danger' || viewer.piece.side === 'rebel');
  return (
    <Toggles
      label={t('mission.lens.layers')}
      options={offered}
      isOn={(layer) => shown.includes(layer)}
      onTap={onToggle}
    >
      {(layer) => t(`mission.lens.layer.${layer}`)}
    </Toggles>
  );
}

type WeaponsProps = {
  readonly weapons: readonly Weapon[];
  readonly chosen: string | null;
  readonly onChoose: (weapon: string) => void;
};

/** A choice only where there is one. */
function Weapons({ weapons, chosen, onChoose }: WeaponsProps) {
  const { t } = useTranslation();
  const [first] = weapons;
  if (!first) return null;
  if (weapons.length === 1) return <p className="lead">{t('mission.lens.with', { weapon: first.name })}</p>;
  const held = weapons.find(({ id }) => id === chosen) ?? first;
  return (
    <Toggles
      label={t('mission.lens.weapon')}
      options={weapons.map(({ id }) => id)}
      isOn={(id) => id === held.id}
      onTap={onChoose}
    >
      {(id) => weapons.find((weapon) => weapon.id === id)?.name ?? id}
    </Toggles>
  );
}

type LensProps = {
  readonly everybody: Everybody;
  readonly viewer: Onlooker;
  readonly shown: readonly Layer[];
  readonly at: Point | null;
  readonly standing: readonly FigureView[];
  readonly weapons: ReactNode;
};

function Lens({ weapons, ...asked }: LensProps) {
  const { t } = useTranslation();
  const { everybody, viewer, shown } = asked;
  const lens = useLens(asked);
  if (lens.threat) {
    return (
      <ThreatList
        threat={lens.threat}
        viewer={viewer}
        figures={everybody.figures}
        isOwn={lens.asked === null}
        onOwn={lens.backToOwn}
      />
    );
  }
  return (
    <>
      {shown.includes('reach') && (
        <Stepper
          label={t('sight.points')}
          value={lens.points}
          most={MOST_POINTS}
          shown={t('sight.pointCount', { count: lens.points })}
          onChange={lens.setPoints}
        />
      )}
      <AskedSpace board={everybody.board} viewer={viewer} at={lens.asked} />
      {weapons}
      <Looks looks={lens.looks} viewer={viewer} aimed={lens.aimed} onAim={lens.aimAt} />
    </>
  );
}

type LooksProps = {
  readonly looks: readonly Look[];
  readonly viewer: Onlooker;
  readonly aimed: string | null;
  readonly onAim: (figure: string) => void;
};

/** Whoever was tapped first, then the enemies, the nearest before the others. */
function Looks({ looks, viewer, aimed, onAim }: LooksProps) {
  const { t } = useTranslation();
  const rank = ({ other, distance }: Look): number =>
    (other.id === aimed ? -2000 : 0) +
    (other.piece.side === viewer.piece.side ? 1000 : 0) +
    (distance ?? 999);
  return (
    <ul className="looks" aria-label={t('sight.others')}>
      {looks
        .toSorted((a, b) => rank(a) - rank(b))
        .map((look) => (
          <li key={look.other.id}>
            <LookCard look={look} open={aimed === look.other.id} onToggle={() => onAim(look.other.id)} />
          </li>
        ))}
    </ul>
  );
}
