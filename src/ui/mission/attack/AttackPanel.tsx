// An attack of a hero or ally in one panel: whom, with what, the dice, the surges, and one button that carries it out.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { attackSides, attackTargets, handyWeapon, isOfHero, numbersOf } from '../../../mission';
import { oddsOf } from '../../../rules';
import { WeaponChoice } from '../../parts/WeaponChoice';
import { useOddsWords } from '../../sight/useOddsWords';
import { useMission, type PanelSubject } from '../mission';
import { Sheet } from '../Sheet';
import { AttackAt } from './AttackAt';
import { useObjection } from './useObjection';
import './attack.css';

type Props = Omit<Extract<PanelSubject, { kind: 'attack' }>, 'kind'>;

export function AttackPanel(subject: Props) {
  const { t } = useTranslation();
  const { play, game, teller, cast, look } = useMission();
  const { attacker, target } = subject;
  const figure = game.figures[attacker];
  const handy = useMemo(() => handyWeapon(play, game, attacker, target), [play, game, attacker, target]);
  if (!figure) return null;
  const weapon = subject.weapon ?? handy;
  const nameOf = (id: string) => (play.things.has(id) ? teller.thing(id) : teller.figure(id, cast));
  const weapons = isOfHero(game, figure) ? (numbersOf(play, game, attacker)?.weapons ?? []) : [];
  const isThere = target !== null && attackTargets(play, game, attacker).includes(target);
  return (
    <Sheet
      title={
        isThere
          ? t('mission.attack.at', { name: nameOf(attacker), target: nameOf(target) })
          : t('mission.attack.title', { name: nameOf(attacker) })
      }
    >
      <WeaponChoice
        weapons={weapons}
        chosen={weapon}
        onChoose={(id) => look({ kind: 'attack', ...subject, weapon: id })}
      />
      {isThere ? (
        <AttackAt attacker={attacker} target={target} weapon={weapon} nameOf={nameOf} />
      ) : (
        <Targets {...subject} weapon={weapon} nameOf={nameOf} />
      )}
    </Sheet>
  );
}

type TargetsProps = Props & { readonly nameOf: (id: string) => string };

/** Whoever can be attacked first, the best chances before the others; the others with the reason why not. */
function Targets({ attacker, weapon, nameOf }: TargetsProps) {
  const { t } = useTranslation();
  const { play, game, say, look, turn } = useMission();
  const wordsOf = useOddsWords();
  const objection = useObjection();
  const listed = useMemo(() => {
    const held = weapon ?? numbersOf(play, game, attacker)?.weapons[0]?.id;
    return attackTargets(play, game, attacker)
      .flatMap((id) => {
        const sides = attackSides(play, game, { attacker, target: id, ...(held && { weapon: held }) });
        if (!sides) return [];
        const odds = sides.whyNot ? null : oddsOf(sides.attacker, sides.defender, sides.context);
        return [{ id, whyNot: sides.whyNot, odds, distance: sides.context.distance ?? Infinity }];
      })
      .toSorted(
        (a, b) =>
          Number(a.odds === null) - Number(b.odds === null) ||
          (b.odds?.expectedDamage ?? 0) - (a.odds?.expectedDamage ?? 0) ||
          a.distance - b.distance,
      );
  }, [play, game, attacker, weapon]);
  return (
    <>
      <p className="lead">{t(listed.length === 0 ? 'mission.attack.nobody' : 'mission.attack.choose')}</p>
      <ul className="attack-targets" aria-label={t('mission.attack.targets')}>
        {listed.map(({ id, odds, whyNot }) => (
          <li key={id}>
            <button
              type="button"
              className={odds ? 'btn btn-wide' : 'btn btn-wide attack-unlikely'}
              onClick={() => look({ kind: 'attack', attacker, target: id, weapon })}
            >
              <b>{nameOf(id)}</b>
              <span className="count-word">{odds ? wordsOf(odds) : whyNot && objection(whyNot)}</span>
            </button>
          </li>
        ))}
      </ul>
      {turn?.figure === attacker && (
        <div className="buttons">
          <button
            type="button"
            className="btn"
            onClick={() => {
              say({ kind: 'takeAction', as: 'attack' });
              look(null);
            }}
          >
            {t('mission.attack.onlyTick')}
          </button>
        </div>
      )}
    </>
  );
}
