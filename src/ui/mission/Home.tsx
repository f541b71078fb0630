// What the players see while it is their move: what they are after, everybody in play, and what can be told.

import { useTranslation } from 'react-i18next';
import { figureOfActor, optionsOf, reportsOf, thingStateOf, type Thing } from '../../mission';
import { useShortScreen } from '../feel/useShortScreen';
import { Icon } from '../icons';
import { ElsewhereLine } from '../party/Elsewhere';
import { useOwner } from '../party/seat';
import { TableStrip } from '../party/TableStrip';
import { useEndTurn } from './cards/useEndTurn';
import { useMission } from './mission';
import { TextLine, MissionText } from './MissionText';
import { Portraits } from './Portraits';
import { InReach } from './play/InReach';
import { NotOnBoard } from './play/NotOnBoard';
import { RuleCard } from './prompts/RuleCard';
import { TurnNotes } from './play/TurnNotes';
import { Decisions, LedPeople, Meters } from './StoryParts';
import { ThingSign } from './ThingSign';
import { Tracker } from './Tracker';

export function Home() {
  const { tracked, active } = useMission().game;
  const isShort = useShortScreen();
  const isElsewhere = useTurnElsewhere();
  return (
    <div className="home">
      <div className="home-more">
        <TableStrip active={active} />
        {(!tracked || isShort) && !isElsewhere && <InReach near={tracked} />}
        <Glance />
        <TurnNotes />
        <Tracker />
        <Meters />
        <Counters />
        <LedPeople />
        <Decisions />
        <NotOnBoard />
        <Reports />
        <Things />
        <Rules />
      </div>
      <Dock />
    </div>
  );
}

/** What the party is after, and every number that matters, in one line that can be opened. */
function Glance() {
  return (
    <div className="glance">
      <ShortObjective />
      <Medpacs />
    </div>
  );
}

function ShortObjective() {
  const { t } = useTranslation();
  const text = useObjective();
  if (text === null) return null;
  return (
    <section className="objective-short" aria-label={t('mission.objective')} data-guide="objective">
      <p className="objective">
        <TextLine text={text} />
      </p>
    </section>
  );
}

/** All of it, with its terms to look up. */
export function Objective() {
  const { t } = useTranslation();
  const text = useObjective();
  if (text === null) return null;
  return (
    <section className="objective" aria-label={t('mission.objective')}>
      <MissionText text={text} />
    </section>
  );
}

function useObjective(): string | null {
  const { play, game, teller } = useMission();
  const { objective } = game;
  const text = objective && play.mission.objectives.find(({ id }) => id === objective.id)?.text;
  return objective && text ? teller.says(text, objective.with) : null;
}

function Medpacs() {
  const { t } = useTranslation();
  const { game, look } = useMission();
  const { medpacs } = game;
  return (
    <button
      type="button"
      className="btn medpacs"
      data-guide="medpac"
      aria-label={t('mission.medpacs', { count: medpacs })}
      disabled={medpacs === 0}
      onClick={() => look({ kind: 'medpac' })}
    >
      <span>
        <Icon name="medpac" /> {medpacs}
        <span className="count-word">{t('mission.medpacWord')}</span>
      </span>
    </button>
  );
}

/** Numbers that everybody should see: threat, variables and countdowns. */
function Counters() {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const shown = (play.mission.variables ?? []).flatMap(({ id, shown: text, meter }) =>
    text === undefined || meter !== undefined
      ? []
      : [{ id: `variable ${id}`, name: teller.says(text), value: String(game.variables[id] ?? 0) }],
  );
  const running = Object.entries(game.countdowns).flatMap(([id, { left, text }]) =>
    text === null
      ? []
      : [{ id: `countdown ${id}`, name: teller.says(text), value: t('mission.roundsLeft', { count: left }) }],
  );
  const threat = game.threat
    ? [{ id: 'threat', name: t('mission.threat'), value: String(game.threat.amount) }]
    : [];
  const all = [...threat, ...shown, ...running];
  if (all.length === 0) return null;
  return (
    <ul className="counters">
      {all.map(({ id, name, value }) => (
        <li key={id} className="counter">
          <span>{name}</span> <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** What the app cannot see by itself. */
function Reports() {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  if (game.stage !== 'heroes' || game.prompt || game.window) return null;
  const reports = reportsOf(play, game);
  if (reports.length === 0) return null;
  return (
    <section aria-label={t('mission.reports')}>
      <h3>{t('mission.reports')}</h3>
      <div className="answers">
        {reports.map(({ script, says }) => (
          <button
            key={script}
            type="button"
            className="btn btn-wide"
            onClick={() => say({ kind: 'report', script })}
          >
            <span>
              <TextLine text={teller.says(says.text, says.with)} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

const TAPPED = ['door', 'crate', 'terminal', 'token'] as const;

/** Everything on the map that can be looked at, also for those who cannot tap the board; first what there is something to do with. */
function Things() {
  const { t } = useTranslation();
  const { play, game, teller, look } = useMission();
  const isSpent = ({ id }: Thing): boolean => optionsOf(play, game, id).length === 0;
  const things = [...play.things.values()]
    .filter(({ id, kind }) => TAPPED.some((one) => one === kind) && thingStateOf(play, game, id).onMap)
    .toSorted((one, other) => Number(isSpent(one)) - Number(isSpent(other)));
  if (things.length === 0) return null;
  return (
    <section aria-label={t('mission.onMap')} data-guide="things">
      <h3>{t('mission.onMap')}</h3>
      <ul className="chips">
        {things.map(({ id }) => (
          <li key={id}>
            <button type="button" className="btn" onClick={() => look({ kind: 'thing', id })}>
              <ThingSign id={id} /> {teller.thing(id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules() {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const rules = (play.mission.rules ?? []).filter(({ id }) => game.rules.includes(id));
  if (rules.length === 0) return null;
  return (
    <section aria-label={t('mission.rules')}>
      <h3>{t('mission.rules')}</h3>
      {rules.map(({ id }) => (
        <RuleCard key={id} id={id} />
      ))}
    </section>
  );
}

/** Another device plays whoever acts, and nobody has taken the figure in hand here. */
function useTurnElsewhere(): boolean {
  const { game, moving } = useMission();
  const ownerOf = useOwner();
  const { active } = game;
  return active !== null && ownerOf(active) !== undefined && moving !== figureOfActor(game, active);
}

/** Always under the thumb: everybody of the party, and the one thing to do. */
function Dock() {
  const { t } = useTranslation();
  const { game, teller, moving, setMoving } = useMission();
  const end = useEndTurn();
  const isElsewhere = useTurnElsewhere();
  const { active } = game;
  return (
    <div className={`step-buttons step-buttons-one main-bar dock${moving !== null ? ' dock-small' : ''}`}>
      {active === null && <p className="main-hint">{t('mission.whoIsNext')}</p>}
      <Portraits />
      {active !== null && isElsewhere && (
        <ElsewhereLine
          words={t('party.elsewhere.turn', { hero: teller.who(active) })}
          onHere={() => setMoving(figureOfActor(game, active))}
        />
      )}
      {active !== null && !isElsewhere && (
        <button type="button" className="btn btn-main" data-guide="main" onClick={() => end(active)}>
          {t('mission.end', { name: teller.who(active) })}
        </button>
      )}
    </div>
  );
}
