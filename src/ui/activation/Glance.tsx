// One figure at a glance: its name, its action in big words, and its target with its face. Its own face is the head's.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyId } from '../../imperial';
import type { FigureId } from '../../rules';
import { ActionsSpent } from './ActionsSpent';
import { effectWord } from './effectWord';
import { targetOf, type GlancePiece } from './glancePieces';
import { listOf, type NameOf } from './names';

/** Draws the portrait of a figure; nothing for what has none. */
export type FaceOf = (id: AnyId | string) => ReactNode;

type Props = {
  readonly figure: FigureId;
  readonly pieces: readonly GlancePiece[];
  readonly nameOf: NameOf;
  readonly faceOf: FaceOf;
  /** Actions it has used, where they are counted. */
  readonly spent?: number;
  /** Not yet: nobody knows how tests end. */
  readonly foretold?: boolean;
  /** Why, in a few words. */
  readonly reason?: ReactNode;
  /** A button at the end of the line. */
  readonly children?: ReactNode;
};

export function Glance(props: Props) {
  const { figure, pieces, nameOf, faceOf, spent, foretold = false, reason, children } = props;
  const target = targetOf(pieces);
  const said = useGlance(figure, nameOf, foretold);
  return (
    <div className="figure-glance">
      <p className="figure-glance-words">
        <span className="figure-glance-name">
          {nameOf(figure)} {spent !== undefined && <ActionsSpent spent={spent} />}
        </span>{' '}
        <b>{pieces.map(said).join(' → ')}</b>
        {reason}
      </p>
      {target !== undefined && <span className="figure-glance-face">{faceOf(target)}</span>}
      {children}
    </div>
  );
}

function useGlance(figure: FigureId, nameOf: NameOf, foretold: boolean): (piece: GlancePiece) => string {
  const { t, i18n } = useTranslation();
  return (piece) => {
    switch (piece.kind) {
      case 'move':
        return t('activation.glance.move', { points: piece.points });
      case 'placed':
      case 'pushed':
        return t(`activation.glance.${piece.kind}`, { name: nameOf(piece.figure) });
      case 'attack':
        return t('activation.glance.attack', { target: nameOf(piece.target) });
      case 'effect': {
        const { verb, on, amount = 1, conditions = [], token } = piece.act;
        const what = t(`activation.glance.effects.${effectWord(verb)}`, {
          amount,
          kind: token ? t(`aid.results.${token}`) : '',
          what: conditions.map((condition) => t(`conditions.${condition}`)).join(', '),
        });
        const isOwn = on.length === 1 && on[0] === figure;
        const names = listOf(on, nameOf, i18n.language);
        return isOwn || on.length === 0 ? what : t('activation.glance.onOthers', { names, what });
      }
      case 'test': {
        const { heroes, attribute, or, passed, failed } = piece.test;
        if (foretold || !passed || !failed) {
          const names = listOf(heroes, nameOf, i18n.language);
          const first = t(`attributes.${attribute}`);
          const what = or ? t('activation.glance.either', { first, other: t(`attributes.${or}`) }) : first;
          return t('activation.glance.test', { count: heroes.length, names, what });
        }
        const ended = (['passed', 'failed'] as const).flatMap((end) => {
          const of = end === 'passed' ? passed : failed;
          return of.length === 0
            ? []
            : [t(`activation.glance.${end}`, { names: listOf(of, nameOf, i18n.language) })];
        });
        return ended.join(' · ');
      }
      default:
        return t(`activation.glance.${piece.kind}`);
    }
  };
}
