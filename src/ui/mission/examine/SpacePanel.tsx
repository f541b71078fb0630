// A space that was tapped: its terrain, what is on it, and how far it is from everybody. Looking costs nothing.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { examineBlanks, optionsOf, SCRIPT_WORDS, thingStateOf } from '../../../mission';
import type { Point } from '../../../rules';
import { Icon } from '../../icons';
import { useMission } from '../mission';
import { subjectOf } from '../subjectOf';
import { Story } from '../MissionText';
import { Sheet } from '../Sheet';
import { ThingSign } from '../ThingSign';
import { About, type AboutWhat } from './About';
import { ControlLine } from './ControlLine';
import { distancesTo } from './distances';
import { spaceFactsOf, type SideKind, type SpaceFacts } from './ground';
import './examine.css';

const SIDES = {
  wall: 'wall',
  blocking: 'blockingSide',
  impassable: 'impassableSide',
  opening: 'opening',
} as const satisfies Record<SideKind, AboutWhat>;

export function SpacePanel({ at }: { at: Point }) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const facts = useMemo(() => spaceFactsOf(play, game, at), [play, game, at]);
  if (!facts) return <OpeningPanel />;
  const { tile, terrain, covers, sides, areas } = facts;
  return (
    <Sheet title={tile === null ? t('mission.examine.space') : t('mission.examine.spaceOf', { tile })}>
      <About what={terrain} />
      {covers.map((cover) => (
        <About key={cover} what={cover} />
      ))}
      {sides.map((kind) => (
        <About key={kind} what={SIDES[kind]} />
      ))}
      {areas.map((id) => (
        <AreaLine key={id} id={id} />
      ))}
      <WhatIsHere facts={facts} />
      <CoverByCard at={at} lying={covers} />
      <ControlLine at={at} />
      <Distances at={at} />
      <Danger at={at} />
    </Sheet>
  );
}

type CoverProps = { readonly at: Point; readonly lying: SpaceFacts['covers'] };

/** Cards of the players may lay rubble or shields down as well, and take them away. */
function CoverByCard({ at, lying }: CoverProps) {
  const { t } = useTranslation();
  const { game, say } = useMission();
  if (game.stage === 'over' || game.prompt || game.window) return null;
  return (
    <details className="change cover-by-card">
      <summary>{t('mission.cover.byCard')}</summary>
      <div className="buttons">
        {SCRIPT_WORDS.cover.map((cover) => {
          const isLying = lying.includes(cover);
          return (
            <button
              key={cover}
              type="button"
              className="btn"
              onClick={() => say({ kind: 'cover', at, cover, on: !isLying })}
            >
              {t(`mission.cover.${cover}.${isLying ? 'off' : 'on'}`)}
            </button>
          );
        })}
      </div>
    </details>
  );
}

/** An opening that leads nowhere yet. */
export function OpeningPanel() {
  const { t } = useTranslation();
  return (
    <Sheet title={t('mission.examine.opening')}>
      <About what="opening" />
    </Sheet>
  );
}

/** Where something can be done there, its own panel says what. */
function AreaLine({ id }: { id: string }) {
  const { play, game, teller, look } = useMission();
  const thing = play.things.get(id);
  if (!thing) return null;
  const { examine } = thingStateOf(play, game, id);
  return (
    <>
      <p>
        <ThingSign id={id} /> <b>{teller.thing(id)}</b>
      </p>
      {examine !== null && <Story text={teller.says(examine, examineBlanks(game))} />}
      {optionsOf(play, game, id).length > 0 && (
        <div className="buttons">
          <button type="button" className="btn" onClick={() => look({ kind: 'thing', id })}>
            {teller.thing(id)}
          </button>
        </div>
      )}
      <About what={thing.kind} />
    </>
  );
}

function WhatIsHere({ facts: { things, figures } }: { facts: SpaceFacts }) {
  const { t } = useTranslation();
  const { game, teller, cast, look } = useMission();
  if (things.length + figures.length === 0) return null;
  return (
    <section aria-label={t('mission.examine.here')}>
      <h3>{t('mission.examine.here')}</h3>
      <ul className="chips">
        {things.map((id) => (
          <li key={id}>
            <button type="button" className="btn" onClick={() => look({ kind: 'thing', id })}>
              <ThingSign id={id} /> {teller.thing(id)}
            </button>
          </li>
        ))}
        {figures
          .flatMap((id) => game.figures[id] ?? [])
          .map((figure) => (
            <li key={figure.id}>
              <button type="button" className="btn" onClick={() => look(subjectOf(game, figure))}>
                {teller.figure(figure.id, cast)}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Distances({ at }: { at: Point }) {
  const { t } = useTranslation();
  const { play, game, teller, cast } = useMission();
  const far = useMemo(() => distancesTo(play, game, at), [play, game, at]);
  if (far.length === 0) return null;
  return (
    <section aria-label={t('mission.examine.far')}>
      <h3>{t('mission.examine.far')}</h3>
      <ul className="far">
        {far.map(({ figure, distance, isSeen }) => (
          <li key={figure}>
            <b>{teller.figure(figure, cast)}</b>{' '}
            {distance === null ? t('sight.noDistance') : t('sight.distance', { count: distance })}
            <span className={isSeen ? 'look-seen' : 'look-hidden'}>
              <Icon name={isSeen ? 'eye' : 'noEye'} /> {t(`sight.seen.${isSeen ? 'lines' : 'not'}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same question under the lens; where the app knows no places, the lens says so. */
function Danger({ at }: { at: Point }) {
  const { t } = useTranslation();
  const { game, look } = useMission();
  if (game.stage === 'over') return null;
  return (
    <div className="buttons">
      <button type="button" className="btn" onClick={() => look({ kind: 'lens', figure: null, at })}>
        <Icon name="sight" /> {t('mission.examine.danger')}
      </button>
    </div>
  );
}
