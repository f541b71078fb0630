// Imperial groups on the map: readied, exhausted, withdrawn, defeated; and new ones, free of charge.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deployableByHand, pointsByHand, type Command, type GroupState } from '../../../mission';
import { GroupCount } from '../GroupCount';
import { useMission } from '../mission';
import { usePointNames } from './pointNames';

export function GroupsPart() {
  const { t } = useTranslation();
  const { game } = useMission();
  if (game.groups.length === 0) return <p>{t('byHand.groups.none')}</p>;
  return (
    <ul className="by-hand-rows">
      {game.groups.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  );
}

function GroupRow({ group }: { group: GroupState }) {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const { id, activated, size } = group;
  const name = teller.group(group);
  const acts: readonly (readonly ['ready' | 'exhaust' | 'withdraw' | 'defeat', Command])[] = [
    [activated ? 'ready' : 'exhaust', { kind: 'readyGroup', group: id, ready: activated }],
    ['withdraw', { kind: 'withdrawGroup', group: id }],
    ['defeat', { kind: 'defeatGroup', group: id }],
  ];
  return (
    <li>
      <b>{name}</b> {!game.tracked && size > 1 && <GroupCount group={group} />}
      <div className="buttons">
        {acts.map(([what, command]) => (
          <button
            key={what}
            type="button"
            className="btn"
            aria-label={t('byHand.groups.named', { what: t(`byHand.groups.${what}`), name })}
            onClick={() => say(command)}
          >
            {t(`byHand.groups.${what}`)}
          </button>
        ))}
      </div>
    </li>
  );
}

export function DeployPart() {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
  const placeOf = usePointNames();
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState('');
  const all = deployableByHand(play, game)
    .map((one) => ({ ...one, key: `${one.group} ${one.card}`, name: teller.card(one.card) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, teller.language));
  const chosen = all.find(({ key }) => key === wanted) ?? all[0];
  if (!chosen) return <p>{t('byHand.deploy.none')}</p>;
  const points = pointsByHand(play, game, chosen.group);
  const point = points.includes(at) ? at : undefined;
  const deploy = () => {
    const { group, card } = chosen;
    say({ kind: 'deployByHand', group, card, ...(point !== undefined && { at: point }) });
    look(null);
  };
  return (
    <div className="by-hand-form">
      <label>
        {t('byHand.deploy.group')}
        <select className="field" value={chosen.key} onChange={({ target }) => setWanted(target.value)}>
          {all.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {points.length > 1 && (
        <label>
          {t('byHand.deploy.at')}
          <select className="field" value={point ?? ''} onChange={({ target }) => setAt(target.value)}>
            <option value="">{t('byHand.deploy.first')}</option>
            {points.map((id) => (
              <option key={id} value={id}>
                {placeOf(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="btn btn-wide" onClick={deploy}>
        {t('byHand.deploy.do', { name: chosen.name })}
      </button>
    </div>
  );
}
