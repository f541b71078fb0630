// Hero help: what a figure sees, how far everything is, where it can go, how its attacks would end, and what threatens it.
// All of it needs to know who stands where.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sideOf } from '../../../mission';
import { Stepper } from '../../parts/Stepper';
import { Toggles } from '../../parts/Toggles';
import { WeaponChoice } from '../../parts/WeaponChoice';
import { LookCard } from '../../sight/LookCard';
import type { FigureLook, Onlooker } from '../../sight/look';
import { MOST_POINTS } from '../../sight/useSight';
import { useMission } from '../mission';
import { Sheet } from '../Sheet';
import { AskedSpace } from './AskedSpace';
import { LAYERS, type Layer } from './layers';
import { ThreatList } from './ThreatList';
import type { LensTable, OverFigure } from './useLens';
import './lens.css';

/** `lens`: null where the app does not know who stands where. */
export function LensPanel({ lens }: { lens: LensTable | null }) {
  const { t } = useTranslation();
  return <Sheet title={t('mission.lens.title')}>{lens ? <Tracked lens={lens} /> : <Untracked />}</Sheet>;
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

function Tracked({ lens }: { lens: LensTable }) {
  const { id, shown, weapon, weapons, over } = lens;
  return (
    <>
      <WhoLooks id={id} onChoose={lens.choose} />
      {over ? (
        <>
          <Layers viewer={over.viewer} shown={shown} onToggle={lens.toggle} />
          <Lens over={over} shown={shown}>
            <WeaponChoice weapons={weapons} chosen={weapon} onChoose={lens.arm} look="tab" named />
          </Lens>
        </>
      ) : (
        <Unplaced />
      )}
    </>
  );
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

type LensProps = {
  readonly over: OverFigure;
  readonly shown: readonly Layer[];
  /** Its weapons. */
  readonly children: ReactNode;
};

function Lens({ over, shown, children }: LensProps) {
  const { t } = useTranslation();
  const { everybody, viewer, threat, asked } = over;
  if (threat) {
    return (
      <ThreatList
        threat={threat}
        viewer={viewer}
        figures={everybody.figures}
        isOwn={asked === null}
        onOwn={over.backToOwn}
      />
    );
  }
  return (
    <>
      {shown.includes('reach') && (
        <Stepper
          label={t('sight.points')}
          value={over.points}
          most={MOST_POINTS}
          shown={t('sight.pointCount', { count: over.points })}
          onChange={over.setPoints}
        />
      )}
      <AskedSpace board={everybody.board} viewer={viewer} at={asked} />
      {children}
      <Looks looks={over.looks} viewer={viewer} aimed={over.aimed} onAim={over.aimAt} />
    </>
  );
}

type LooksProps = {
  readonly looks: readonly FigureLook[];
  readonly viewer: Onlooker;
  readonly aimed: string | null;
  readonly onAim: (figure: string) => void;
};

/** Whoever was tapped first, then the enemies, the nearest before the others. */
function Looks({ looks, viewer, aimed, onAim }: LooksProps) {
  const { t } = useTranslation();
  const rank = ({ other, distance }: FigureLook): number =>
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
