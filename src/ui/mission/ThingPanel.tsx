// A thing on the map: looking at it costs nothing; what can be done with it costs an action where the arrow stands.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  actorIn,
  closeRebels,
  examineBlanks,
  optionsOf,
  thingStateOf,
  type Game,
  type OfferedOption,
  type Thing,
} from '../../mission';
import { GameIcon } from '../activation/GameIcon';
import { Ask } from '../parts/Ask';
import { Toggles } from '../parts/Toggles';
import { Term } from '../rules/Term';
import { attackOf } from './attack/attackOf';
import { About } from './examine/About';
import { ControlLine } from './examine/ControlLine';
import { useMission } from './mission';
import { TextLine, Story } from './MissionText';
import { Sheet } from './Sheet';
import './examine/examine.css';

export function ThingPanel({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller, turn, say, look } = useMission();
  const thing = play.things.get(id);
  if (!thing) return null;
  const state = thingStateOf(play, game, id);
  const isBreakable = 'health' in thing && thing.health !== undefined && !state.destroyed && state.onMap;
  const canBeControlled = (thing.kind === 'token' || thing.kind === 'terminal') && state.carriedBy === null;
  return (
    <Sheet title={teller.thing(id)}>
      {state.door && <p>{t(`mission.doorIs.${state.door}`)}</p>}
      {state.carriedBy !== null && <p>{t('mission.carriedBy', { name: teller.who(state.carriedBy) })}</p>}
      {state.examine !== null && <Story text={teller.says(state.examine, examineBlanks(game))} />}
      <Options thing={thing} />
      {isBreakable && (
        <div className="buttons">
          {game.tracked && turn?.figure && (
            <button type="button" className="btn" onClick={() => look(attackOf(turn.figure ?? '', id))}>
              {t('mission.turn.attack')}
            </button>
          )}
          <Ask
            question={t('mission.askDestroyed', { name: teller.thing(id) })}
            yes={t('mission.destroyed')}
            onYes={() => {
              say({ kind: 'destroy', thing: id });
              look(null);
            }}
          >
            {t('mission.destroyed')}
          </Ask>
        </div>
      )}
      <About what={thing.kind} />
      {thing.kind === 'token' && thing.carried && <About what="carried" />}
      {isBreakable && <About what="breakable" />}
      {canBeControlled && state.at && <ControlLine at={state.at} />}
    </Sheet>
  );
}

/** Tracked play: who could do it from where they stand. Nobody is kept from it. */
function Near({ thing }: { thing: Thing }) {
  const { t } = useTranslation();
  const { play, game, teller, cast } = useMission();
  const close = closeRebels(play, game, thing);
  if (!close) return null;
  const names = teller.list(close.map((id) => teller.figure(id, cast)));
  return (
    <p className="near" role="status">
      {close.length === 0 ? t('mission.examine.nobodyNear') : t('mission.examine.near', { names })}
    </p>
  );
}

function Options({ thing }: { thing: Thing }) {
  const { t } = useTranslation();
  const { play, game, teller, turn, say, look } = useMission();
  const { id } = thing;
  const [who, setWho] = useState(interactsNow(game));
  const options = optionsOf(play, game, id);
  /** Somebody may have moved unseen, so nobody is kept from it; but the button stops inviting. */
  const outOfReach = closeRebels(play, game, thing)?.length === 0;
  const isSpent = turn !== null && turn.who === who && turn.actions.left <= 0;
  if (options.length === 0) return <p className="lead">{t('mission.nothingToDo')}</p>;
  if (game.stage !== 'heroes' || game.window) return <p className="lead">{t('mission.notNow')}</p>;
  const people = game.actors
    .filter(
      ({ gone, controller, kind: is }) => gone === null && controller === 'players' && is !== 'companion',
    )
    .map((actor) => actor.id);
  const kind = who === null ? undefined : actorIn(game, who)?.kind;
  const mayUse = ({ heroesOnly }: OfferedOption) => kind !== undefined && !(heroesOnly && kind !== 'hero');
  return (
    <>
      {options.some(({ free }) => !free) && (
        <p className="lead">
          {t(thing.kind === 'door' ? 'mission.interactDoor' : 'mission.interactHelp')} <Term id="interact" />
        </p>
      )}
      <Near thing={thing} />
      <Toggles label={t('mission.whoInteracts')} options={people} isOn={(one) => one === who} onTap={setWho}>
        {teller.who}
      </Toggles>
      <div className="answers" data-guide="options">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={outOfReach || (isSpent && !option.free) ? 'btn btn-wide' : 'btn btn-wide btn-main'}
            disabled={!mayUse(option)}
            onClick={() => {
              if (who !== null) say({ kind: 'interact', thing: id, option: option.id, who });
              look(null);
            }}
          >
            {!option.free && <GameIcon name="action" />}
            <span>
              <TextLine text={teller.option(id, option.id)} />
            </span>
          </button>
        ))}
      </div>
      {who === null && <p role="status">{t('mission.chooseWho')}</p>}
      {kind !== undefined && kind !== 'hero' && (
        <p>{t(kind === 'ally' ? 'mission.examine.allyTests' : 'mission.examine.otherTests')}</p>
      )}
    </>
  );
}

/** Whoever acts; a companion does not interact. */
const interactsNow = (game: Game): string | null =>
  actorIn(game, game.active)?.kind === 'companion' ? null : game.active;

/** What somebody carries, and that it was dropped. */
export function Carried({ who }: { who: string }) {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const things = Object.entries(game.map.things).filter(([, { carriedBy }]) => carriedBy === who);
  return things.map(([id]) => (
    <div key={id} className="carried">
      <p>{t('mission.carries', { thing: teller.thing(id) })}</p>
      <Ask
        question={t('mission.askDrop', { thing: teller.thing(id) })}
        yes={t('mission.drop')}
        onYes={() => say({ kind: 'drop', thing: id })}
      >
        {t('mission.drop')}
      </Ask>
    </div>
  ));
}
