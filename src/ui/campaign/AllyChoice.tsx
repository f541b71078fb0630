// The choice of an ally (row 76): one after the other, with a big arrow on either side.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alliesFor } from '../../campaign';
import { AllyFace } from '../games/Portrait';
import { Icon } from '../icons';
import { useCampaign } from './campaign';

type Props = {
  readonly mission: string;
  readonly ally: string | null;
  readonly onChoose: (ally: string | null) => void;
};

export function AllyChoice({ mission, ally, onChoose }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const fixed = play.missionOf(mission).ally;
  // Whoever has met no ally yet does not miss one.
  if (fixed === 'none' && Object.keys(state.allies).length === 0) return null;
  if (fixed !== undefined) {
    return (
      <Choice>
        <p>
          {fixed === 'none'
            ? t('campaign.mission.allyAlone')
            : t('campaign.mission.ownAlly', { name: teller.card(fixed.card) })}
        </p>
      </Choice>
    );
  }
  const options = [null, ...alliesFor(play, state, mission)];
  const place = Math.max(0, options.indexOf(ally));
  const turn = (by: number) => onChoose(options[(place + by + options.length) % options.length] ?? null);
  const isAlone = options.length === 1;
  return (
    <Choice>
      <div className="ally-arrows">
        <button
          type="button"
          className="tool"
          disabled={isAlone}
          aria-label={t('campaign.mission.previousAlly')}
          onClick={() => turn(-1)}
        >
          <Icon name="left" />
        </button>
        <p className="ally-shown" role="status">
          {ally === null ? (
            t('campaign.mission.noAlly')
          ) : (
            <>
              <AllyFace id={ally} card={play.kit.cards[ally]} />
              <span>
                <b>{teller.card(ally)}</b>
                <span>{t('campaign.mission.deployments', { count: state.allies[ally] ?? 0 })}</span>
              </span>
            </>
          )}
        </p>
        <button
          type="button"
          className="tool"
          disabled={isAlone}
          aria-label={t('campaign.mission.nextAlly')}
          onClick={() => turn(1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </Choice>
  );
}

function Choice({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="ally-choice" aria-label={t('campaign.mission.ally')}>
      <h3>{t('campaign.mission.ally')}</h3>
      {children}
    </section>
  );
}
