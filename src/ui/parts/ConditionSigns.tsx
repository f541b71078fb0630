// The conditions of a figure as small signs, where there is no room for their names: a shape for each.

import { useTranslation } from 'react-i18next';
import type { Condition } from '../../rules';

const SHAPES: Readonly<Record<Condition, { readonly d: string; readonly colour: string }>> = {
  stunned: { d: 'M3 6l6 6M9 6l-6 6M15 6l6 6M21 6l-6 6M7 19c3-3 7-3 10 0', colour: '#ffd166' },
  bleeding: { d: 'M7 3c0 7-2 12-4 18M14 3c0 7-2 12-4 18M21 3c0 7-2 12-4 18', colour: '#ff7a6b' },
  weakened: { d: 'M12 3v17M5 13l7 8 7-8', colour: '#ffb3a8' },
  focused: { d: 'M12 2l8 10-8 10-8-10zM12 9v6', colour: '#7fe0a8' },
  hidden: { d: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM4 21L20 3', colour: '#7cc4ff' },
};

export function ConditionSigns({ of }: { of: readonly Condition[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <span className="condition-signs">
      {of.map((condition) => {
        const { d, colour } = SHAPES[condition];
        const name = t(`conditions.${condition}`);
        return (
          <svg key={condition} viewBox="0 0 24 24" role="img" aria-label={name}>
            <title>{name}</title>
            <path
              d={d}
              fill="none"
              stroke={colour}
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        );
      })}
    </span>
  );
}
