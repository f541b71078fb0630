// What the players see while it is their move: what they are after, everybody in play, and what can be told.

import { useTranslation } from 'react-i18next';
import { reportsOf, thingStateOf, whyNotAlly, whyNotHero, type Game } from '../../mission';
import { useMission } from './mission';
import { Line, MissionText } from './MissionText';
import { Portraits } from './Portraits';
import { MainBar } from './Sheet';
import { ThingSign } from './ThingSign';
import { Tracker } from './Tracker';

export function Home() {
  return (
    <>
      <Objective />
      <Portraits />
      <Tracker />
      <Counters />
      <Reports />
      <Things />
      <Rules />
      <NextAction />
    </>
  );
}

export function Objective() {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { objective } = game;
  const text = objective && play.mission.objectives.find(({ id }) => id === objective.id)?.text;
  if (!objective || !text) return null;
  return (
    <section className="objective" aria-label={t('mission.objective')}>
      <MissionText text={teller.says(text, objective.with)} />
    </section>
  );
}

/** Numbers that everybody should see: variables, countdowns, medpacs. */
function Counters() {
  const { t } = useTranslation();
  const { play, game, teller, look } = useMission();
  const { countdowns, variables, medpacs } = game;
  const shown = (play.mission.variables ?? []).flatMap(({ id, shown: text }) =>
    text === undefined ? [] : [{ id, name: teller.says(text), value: String(variables[id] ?? 0) }],
  );
  const running = Object.entries(countdowns).flatMap(([id, { left, text }]) =>
    text === null ? [] : [{ id, name: teller.says(text), value: t('mission.roundsLeft', { count: left }) }],
  );
  return (
    <ul className="counters">
      {[...shown, ...running].map(({ id, name, value }) => (
        <li key={id} className="counter">
          <span>{name}</span> <b>{value}</b>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="btn"
          disabled={medpacs === 0}
          onClick={() => look({ kind: 'medpac' })}
        >
          {t('mission.medpacs', { count: medpacs })}
        </button>
      </li>
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
        {reports.map(({ script, ask }) => (
          <button
            key={script}
            type="button"
            className="btn btn-wide"
            onClick={() => say({ kind: 'report', script })}
          >
            <span>
              <Line text={teller.says(ask)} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

const TAPPED = ['door', 'crate', 'terminal', 'token'] as const;

/** Everything on the map that can be looked at, also for those who cannot tap the board. */
function Things() {
  const { t } = useTranslation();
  const { play, game, teller, look } = useMission();
  const things = [...play.things.values()].filter(
    ({ id, kind }) => TAPPED.some((one) => one === kind) && thingStateOf(play, game, id).onMap,
  );
  if (things.length === 0) return null;
  return (
    <section aria-label={t('mission.onMap')}>
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
  const { play, game, teller } = useMission();
  const rules = (play.mission.rules ?? []).filter(({ id }) => game.rules.includes(id));
  if (rules.length === 0) return null;
  return (
    <section aria-label={t('mission.rules')}>
      <h3>{t('mission.rules')}</h3>
      {rules.map(({ id, text }) => (
        <div key={id} className="rules-text">
          <MissionText text={teller.says(text)} />
        </div>
      ))}
    </section>
  );
}

/** Who may be next: heroes' ids, and `ally`. */
const nextOnes = (game: Game): readonly string[] => [
  ...game.heroes.filter((hero) => whyNotHero(game, hero) === undefined).map(({ id }) => id),
  ...(whyNotAlly(game) === undefined ? ['ally'] : []),
];

function NextAction() {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const { active } = game;
  if (active !== null) {
    return (
      <MainBar>
        <button
          type="button"
          className="btn btn-main"
          onClick={() => say({ kind: 'endActivation', who: active })}
        >
          {t('mission.end', { name: teller.who(active) })}
        </button>
      </MainBar>
    );
  }
  const next = nextOnes(game);
  return (
    <MainBar>
      <div className="main-choice">
        <p className="main-hint">{t('mission.whoIsNext')}</p>
        {next.map((who) => (
          <button
            key={who}
            type="button"
            className="btn btn-main"
            onClick={() => say({ kind: 'beginActivation', who })}
          >
            {teller.who(who)}
          </button>
        ))}
      </div>
    </MainBar>
  );
}
