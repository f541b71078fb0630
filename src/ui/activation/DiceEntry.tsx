// The dice of an attack: rolled by the app, or the players' own, tapped face by face or added up. The way that was used last
// is open at once the next time; so is the last way of their own dice.

import { useTranslation } from 'react-i18next';
import type { Pending } from '../../imperial';
import { SETTINGS } from '../../session';
import { mostOf, TOTALS, type DiceEntryState } from './entry';
import { DieFaces } from './DieFaces';
import { NumberRow } from './NumberRow';

type Props = {
  readonly entry: DiceEntryState;
  /** What the orders say about rerolls. */
  readonly rerolls?: Extract<Pending, { kind: 'attack' }>['rerolls'];
  /** The app rolls, at once. */
  readonly onRoll: () => void;
};

export function DiceEntry({ entry, rerolls, onRoll }: Props) {
  const { t } = useTranslation();
  const { way, setWay } = entry;
  return (
    <section className="dice-entry" aria-label={t('activation.dice.title')}>
      {rerolls?.map((reroll) => (
        <p key={`${reroll.of} ${reroll.dice}`} className="lead">
          {reroll.of === 'attacker'
            ? t(`activation.dice.reroll.own.${reroll.dice}`)
            : t(`activation.dice.reroll.theirs.${reroll.dice}`)}
        </p>
      ))}
      {way === 'faces' && <Faces entry={entry} />}
      {way === 'totals' && <AddedUp entry={entry} />}
      <div className="buttons dice-ways">
        {(way === 'roll' ? [entry.own] : SETTINGS.dice.filter((other) => other !== way)).map((other) => (
          <button
            key={other}
            type="button"
            className="btn"
            onClick={() => {
              setWay(other);
              if (other === 'roll') onRoll();
            }}
          >
            {way === 'roll' ? t('activation.dice.own') : t(`activation.dice.ways.${other}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Faces({ entry: { dice, faces, setFace } }: { entry: DiceEntryState }) {
  return dice.map((die, at) => (
    // Dice of one colour are told apart by their place only.
    // oxlint-disable-next-line react/no-array-index-key
    <DieFaces key={at} die={die} chosen={faces.get(at)} onChoose={(face) => setFace(at, face)} />
  ));
}

function AddedUp({ entry: { dice, totals, setTotal } }: { entry: DiceEntryState }) {
  const { t } = useTranslation();
  return TOTALS.map((total) => {
    const most = mostOf(dice, total);
    return (
      most > 0 && (
        <NumberRow
          key={total}
          label={t(`activation.dice.totals.${total}`)}
          value={totals[total]}
          most={most}
          beyond
          onChoose={(value) => setTotal(total, value)}
        />
      )
    );
  });
}
