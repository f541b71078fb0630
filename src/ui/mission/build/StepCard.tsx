// One step of building: what to take, how to turn it, where it joins. Everything as seen from the players' seat.

import { useTranslation } from 'react-i18next';
import { seenSide, seenTurn } from '../../parts/seat';
import { useSettings } from '../../services';
import { labelOf } from '../../tiles/TilePicture';
import { useMission } from '../mission';
import { BoxPiece, ThingSign } from '../ThingSign';
import { SeenTile } from './SeenTile';
import type { BuildStep, TileStep } from './steps';

export function StepCard({ step }: { step: BuildStep }) {
  if (step.kind === 'tile') return <TileCard step={step} />;
  return step.kind === 'thing' ? <ThingCard thing={step.thing} isDoor={step.edges.length > 0} /> : null;
}

function TileCard({ step }: { step: TileStep }) {
  const { t } = useTranslation();
  const { placing } = useMission();
  const { seat } = useSettings();
  const { laid, joins } = step;
  const isFirst = placing.map?.tiles.length === placing.steps.filter(({ kind }) => kind === 'tile').length;
  const alone = isFirst && placing.steps[0]?.key === step.key ? 'first' : 'alone';
  return (
    <div className="build-card">
      <SeenTile step={step} seat={seat} />
      <div className="build-words">
        <p className="build-name">{t('mission.prompt.build.tile', { tile: labelOf(laid.side) })}</p>
        <p>{t(`mission.prompt.build.turns.${seenTurn(laid.rotation, seat)}`)}</p>
        {joins.length === 0 && <p>{t(`mission.prompt.build.${alone}`)}</p>}
        {joins.map(({ with: other, side, open, edges, other: neighbour }) => (
          <p key={`${other} ${side}`}>
            {t(`mission.prompt.build.${open ? 'joins' : 'against'}.${seenSide(side, seat)}`, {
              tile: labelOf(neighbour.side),
              count: edges.length,
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

function ThingCard({ thing, isDoor }: { thing: string; isDoor: boolean }) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <div className="build-card">
      <span className="build-sign">
        <ThingSign id={thing} />
      </span>
      <div className="build-words">
        <p className="build-name">{teller.thing(thing)}</p>
        <BoxPiece id={thing} />
        <p>{t(`mission.prompt.build.${isDoor ? 'onEdge' : 'inSpace'}`)}</p>
      </div>
    </div>
  );
}
