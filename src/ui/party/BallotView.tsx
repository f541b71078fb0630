// Who wants what, and whom the table still waits for.

import { useTranslation } from 'react-i18next';
import type { Ballot } from '../../party';
import { useMemberName } from './useMemberName';
import './seat.css';

type Props = {
  readonly ballot: Ballot;
  /** A choice in words. */
  readonly wordsOf: (choice: string) => string;
};

export function BallotView({ ballot: { votes, missing, decided }, wordsOf }: Props) {
  const { t, i18n } = useTranslation();
  const nameOf = useMemberName();
  if (votes.length === 0) return <p className="lead">{t('party.vote.how')}</p>;
  const names = new Intl.ListFormat(i18n.language).format(missing.map(nameOf));
  return (
    <div className="ballot" role="status">
      <ul>
        {votes.map(({ by, choice }) => (
          <li key={by.id}>
            <b>{nameOf(by)}</b> <span>{wordsOf(choice)}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p>{t('party.vote.missing', { names })}</p>}
      {missing.length === 0 && decided === null && <p>{t('party.vote.even')}</p>}
    </div>
  );
}
