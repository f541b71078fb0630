// Dice lie on the table: the defenders roll, or the app does (legion 10.5).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../battle';
import { landing, surgesBlock } from '../../../legion';
import { useBattle } from '../battle';
import { Counts } from '../parts/Counts';
import { MainTap, Panel } from '../parts/Panel';
import { countedHits, stoppedLine } from '../text/logLines';

export function FightPanel({ fight }: { fight: Fight }) {
  const { t } = useTranslation();
  const { say, words, unitOf, cardOf } = useBattle();
  const { attacker, target, hits, crits, attack, band } = fight;
  const to = unitOf(target);
  const held = to?.dodges ?? 0;
  const most = Math.min(held, Math.max(hits, Number(attack.defender.deflect)));
  const [dodges, setDodges] = useState(most);
  const [surges, setSurges] = useState(0);
  if (!to) return null;
  const fighting = { ...attack, defender: { ...attack.defender, dodges } };
  const { landed, dodged, covered, armored } = landing(fighting, hits, crits);
  const deflects = attack.defender.deflect && dodges > 0 && band > 0;
  const die = t(`legion.new.${cardOf(to).defence}`);
  const told = { ...(held > 0 && { dodges }) };
  return (
    <Panel title={t('legion.fight.title', { attacker: words.unit(attacker), target: words.unit(target) })}>
      <p className="battle-odds">{t('legion.fight.result', countedHits(t, { hits, crits }))}</p>
      {held > 0 && (
        <Counts
          label={t('legion.fight.dodges')}
          most={Math.min(held, 6)}
          value={dodges}
          onChange={setDodges}
        />
      )}
      {stoppedLine({ dodged, covered, armored }, { t, words }).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <b>{landed === 0 ? t('legion.fight.none') : t('legion.fight.roll', { count: landed, die })}</b>
      </p>
      {deflects && landed > 0 && (
        <Counts label={t('legion.fight.surges')} most={landed} value={surges} onChange={setSurges} />
      )}
      {landed > 0 && (
        <Counts
          label={t(surgesBlock(fighting) ? 'legion.fight.blocks' : 'legion.fight.blocksPlain')}
          most={landed}
          value={null}
          onChange={(blocks) => say({ kind: 'defend', ...told, blocks, ...(deflects && { surges }) })}
        />
      )}
      <MainTap onClick={() => say({ kind: 'defend', ...told })}>
        {t(landed === 0 ? 'legion.fight.go' : 'legion.fight.app')}
      </MainTap>
    </Panel>
  );
}
