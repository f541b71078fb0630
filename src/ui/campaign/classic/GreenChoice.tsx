// The green cards that the players choose for the side mission deck.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { greenChoice } from '../../../campaign';
import { useCampaign } from '../campaign';

export function GreenChoice() {
  const { t } = useTranslation();
  const { play, state, teller, say, whyNot } = useCampaign();
  const { cards, count } = greenChoice(play, state);
  const [chosen, choose] = useState<readonly string[]>([]);
  const command = { kind: 'chooseSides', missions: chosen } as const;
  const why = chosen.length === count ? whyNot(command) : null;
  return (
    <>
      <p>{t('campaign.classic.chooseSides', { count })}</p>
      <p className="lead">{t('campaign.classic.chooseSidesHelp')}</p>
      <ul className="green-cards">
        {cards.map(({ mission, ally }) => {
          const isChosen = chosen.includes(mission);
          const blurb = play.story.get(mission)?.blurb;
          return (
            <li key={mission}>
              <button
                type="button"
                className="mark"
                aria-pressed={isChosen}
                disabled={!isChosen && chosen.length >= count}
                onClick={() =>
                  choose(isChosen ? chosen.filter((other) => other !== mission) : [...chosen, mission])
                }
              >
                <span className="mark-words">
                  <b>{teller.mission(mission)}</b>
                  {ally !== undefined && (
                    <span>{t('campaign.classic.mayBring', { name: teller.card(ally) })}</span>
                  )}
                  {blurb !== undefined && <span>{teller.says(blurb)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {why !== null && (
        <p className="warning" role="alert">
          {why}
        </p>
      )}
      <button
        type="button"
        className="btn btn-main btn-wide"
        disabled={chosen.length !== count || why !== null}
        onClick={() => say(command)}
      >
        {t('campaign.classic.buildDeck')}
      </button>
    </>
  );
}
