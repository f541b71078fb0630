// One Imperial group, opened from the tracker: its figures, the numbers of its card, its latest orders, how it is played,
// and defeated.

import { useTranslation } from 'react-i18next';
import { figuresOfGroup, ordersOf } from '../../mission';
import { FormText, GroupInfo, OrderSheet, Priority } from '../activation/OrderSheet';
import { Ask } from '../parts/Ask';
import { CardNumbers } from './CardNumbers';
import { FigureVitals } from './FigureVitals';
import { GroupCount } from './GroupCount';
import { groupStateOf } from './groupState';
import { useMission } from './mission';
import { Sheet } from './Sheet';
import { useForm } from './useForm';
import { useOrderWriter } from './useOrderWriter';

export function GroupPanel({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
  const state = game.groups.find((group) => group.id === id);
  const played = state && play.kit.groups[state.card];
  const writer = useOrderWriter(played);
  const form = useForm(id);
  if (!state || !played) return null;
  const card = play.kit.cards[state.card];
  const name = teller.group(state);
  const acted = groupStateOf(game, state);
  const latest = game.windows[id];
  const drawn = latest && ordersOf(play, game, latest);
  const printed = card?.abilities ?? [];
  const defeat = () => {
    say({ kind: 'defeatGroup', group: id });
    look(null);
  };
  return (
    <Sheet title={name}>
      <ul className="facts">
        <li>
          {acted === 'acting'
            ? t('mission.states.acting')
            : t(acted === 'done' ? 'mission.group.done' : 'mission.group.ready')}
        </li>
        {state.bonusHealth > 0 && <li>{t('mission.bonusHealth', { count: state.bonusHealth })}</li>}
      </ul>
      <div className="buttons" data-guide="defeated">
        {latest && !game.window && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              say({ kind: 'reopenWindow', group: id });
              look(null);
            }}
          >
            {t('mission.group.reopen')}
          </button>
        )}
        {state.size === 1 ? (
          <button type="button" className="btn" onClick={defeat}>
            {t('mission.defeated')}
          </button>
        ) : (
          <Ask question={t('mission.group.askDefeated', { name })} yes={t('mission.defeated')} onYes={defeat}>
            {t('mission.group.defeated')}
          </Ask>
        )}
        {game.window?.group !== id && (
          <button
            type="button"
            className="btn"
            onClick={() => say({ kind: 'readyGroup', group: id, ready: state.activated })}
          >
            {t(state.activated ? 'mission.card.ready' : 'mission.card.exhaust')}
          </button>
        )}
      </div>
      {game.tracked ? (
        <FigureVitals ids={figuresOfGroup(game, id)} />
      ) : (
        state.size > 1 && (
          <p className="counted">
            {t('mission.group.count')} <GroupCount group={state} />
          </p>
        )
      )}
      {card && <CardNumbers card={card} bonusHealth={state.bonusHealth} form={form} writer={writer} />}
      {form && <FormText form={form} writer={writer} />}
      {drawn ? (
        <>
          <h3>{t('mission.group.latest')}</h3>
          <OrderSheet {...drawn} printed={printed} writer={writer} informed />
        </>
      ) : (
        <>
          <p className="lead">{t('mission.group.noOrdersYet')}</p>
          <Priority priority={played.surges[state.card] ?? []} writer={writer} />
          <GroupInfo group={played} printed={printed} open />
        </>
      )}
    </Sheet>
  );
}
