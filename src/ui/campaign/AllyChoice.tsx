// The choice of allies (row 76): one after the other, with a big arrow on either side; or several, where the mission takes
// more than one.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alliesFor, mostAllies } from '../../campaign';
import { AllyFace } from '../games/Portrait';
import { Icon } from '../icons';
import { useCampaign } from './campaign';

type Props = {
  readonly mission: string;
  readonly chosen: readonly string[];
  readonly onChoose: (allies: readonly string[]) => void;
};

export function AllyChoice({ mission, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const rule = play.missionOf(mission).ally;
  // Whoever has met no ally yet does not miss one.
  if (rule === 'none' && Object.keys(state.allies).length === 0) return null;
  if (rule === 'none') return <Choice>{t('campaign.mission.allyAlone')}</Choice>;
  if (rule && 'card' in rule)
    return <Choice>{t('campaign.mission.ownAlly', { name: teller.card(rule.card) })}</Choice>;
  const allies = alliesFor(play, state, mission);
  const most = mostAllies(play, state, mission);
  if (most === 0 && Object.keys(state.allies).length > 0)
    return (
      <Choice>{t(state.classic ? 'campaign.plans.double-agent.rule' : 'campaign.mission.allyAlone')}</Choice>
    );
  return most > 1 ? (
    <Several allies={allies} most={most} chosen={chosen} onChoose={onChoose} />
  ) : (
    <One
      allies={allies}
      ally={chosen[0] ?? null}
      onChoose={(ally) => onChoose(ally === null ? [] : [ally])}
    />
  );
}

type OneProps = {
  readonly allies: readonly string[];
  readonly ally: string | null;
  readonly onChoose: (ally: string | null) => void;
};

function One({ allies, ally, onChoose }: OneProps) {
  const { t } = useTranslation();
  const options = [null, ...allies];
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
          {ally === null ? t('campaign.mission.noAlly') : <AllyFacts card={ally} />}
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

type SeveralProps = Omit<Props, 'mission'> & { readonly allies: readonly string[]; readonly most: number };

function Several({ allies, most, chosen, onChoose }: SeveralProps) {
  const { t } = useTranslation();
  return (
    <Choice>
      <p>
        {allies.length === 0 ? t('campaign.mission.noAlly') : t('campaign.mission.allies', { count: most })}
      </p>
      <div className="ally-picks">
        {allies.map((card) => {
          const isChosen = chosen.includes(card);
          return (
            <button
              key={card}
              type="button"
              className="btn ally-shown"
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onClick={() =>
                onChoose(isChosen ? chosen.filter((other) => other !== card) : [...chosen, card])
              }
            >
              <AllyFacts card={card} />
            </button>
          );
        })}
      </div>
    </Choice>
  );
}

function AllyFacts({ card }: { card: string }) {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  return (
    <>
      <AllyFace id={card} card={play.kit.cards[card]} />
      <span>
        <b>{teller.card(card)}</b>
        <span>
          {state.classic
            ? t('campaign.classic.allyCost', { count: play.kit.cards[card]?.cost ?? 0 })
            : t('campaign.mission.deployments', { count: state.allies[card] ?? 0 })}
        </span>
      </span>
    </>
  );
}

function Choice({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="ally-choice" aria-label={t('campaign.mission.ally')}>
      <h3>{t('campaign.mission.ally')}</h3>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  );
}
