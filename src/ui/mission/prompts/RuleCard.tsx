// A rule of the mission: as a card of its own, and in one line behind a question.

import { useTranslation } from 'react-i18next';
import { ruleOf } from '../../../mission';
import { useMission } from '../mission';
import { MissionText, TextLine } from '../MissionText';

export function RuleCard({ id }: { id: string }) {
  const { play, game, teller } = useMission();
  const rule = ruleOf(play, game, id);
  if (!rule) return null;
  return (
    <div className="rules-text" data-guide="rules">
      {rule.title !== undefined && (
        <p className="rule-title">
          <TextLine text={teller.says(rule.title, rule.with)} />
        </p>
      )}
      <MissionText text={teller.says(rule.text, rule.with)} />
    </div>
  );
}

/** The rule that a question comes from. */
export function RuleBehind({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const rule = id === undefined ? null : ruleOf(play, game, id);
  if (!rule) return null;
  return (
    <p className="rule-behind" role="note" aria-label={t('mission.prompt.behind')}>
      {rule.title !== undefined && (
        <b>
          <TextLine text={teller.says(rule.title, rule.with)} />:{' '}
        </b>
      )}
      <TextLine text={teller.says(rule.text, rule.with)} />
    </p>
  );
}
