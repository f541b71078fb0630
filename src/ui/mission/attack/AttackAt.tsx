// The attack on one target: chances, cards, dice; then the surges and what it comes to.

import { useTranslation } from 'react-i18next';
import { accuracyNeeded } from '../../../rules';
import { aidPhrase, surgePhrase } from '../../../text';
import { DiceEntry } from '../../activation/DiceEntry';
import { DiceList } from '../../activation/DiceList';
import { DiceTray } from '../../activation/DiceTray';
import { GameIcon } from '../../activation/GameIcon';
import { Rerolls } from '../../activation/defense/Rerolls';
import { toldApart } from '../../parts/distinct';
import { Toggles } from '../../parts/Toggles';
import { useOddsWords } from '../../sight/useOddsWords';
import { useMission } from '../mission';
import { MainBar } from '../Sheet';
import { AttackCards, useCardName } from './AttackCards';
import { OutcomeView } from './OutcomeView';
import { cardFor } from './again';
import { useAttack, type AttackState } from './useAttack';
import { useObjection } from './useObjection';

type Props = {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string | null;
  readonly nameOf: (id: string) => string;
};

/** What can be done now stands first: cards before the roll; then the dice, the surges, and cards that still help. */
export function AttackAt({ attacker, target, weapon, nameOf }: Props) {
  const attack = useAttack(attacker, target, weapon);
  const { tray, result, entry } = attack;
  const isTumbling = tray !== null && !tray.lies;
  const hasFallen = result !== null && !isTumbling;
  const cards = <AttackCards attack={attack} attacker={attacker} nameOf={nameOf} />;
  return (
    <div className="attack">
      {!(tray && hasFallen) && <Chances attack={attack} />}
      {!hasFallen && !isTumbling && cards}
      {tray ? (
        isTumbling && <Tumbling attack={attack} />
      ) : (
        <>
          {entry.way === 'roll' && <DiceList dice={entry.dice} />}
          <DiceEntry entry={entry} onRoll={attack.throwDice} />
        </>
      )}
      {hasFallen && (
        <>
          <Fallen attack={attack} attacker={attacker} />
          <Surges attack={attack} />
          <Cleave attack={attack} nameOf={nameOf} />
          {cards}
        </>
      )}
      <Costs attack={attack} attacker={attacker} />
      <MainBar>
        {hasFallen && !isNothingEntered(entry) && (
          <OutcomeView attack={attack} target={target} nameOf={nameOf} />
        )}
        <Main attack={attack} isTumbling={isTumbling} />
      </MainBar>
    </div>
  );
}

/** Nobody has entered a number yet: no word about a miss. */
export const isNothingEntered = ({ way, totals }: Pick<AttackState['entry'], 'way' | 'totals'>): boolean =>
  way === 'totals' && Object.values(totals).every((value) => value === 0);

function Tumbling({ attack: { tray, land } }: { attack: AttackState }) {
  if (tray?.roll.kind !== 'faces') return null;
  const { faces } = tray.roll;
  const rolled = { kind: 'dice', roll: tray.roll } as const;
  return <DiceTray dice={faces.map(({ die }) => die)} rolled={rolled} rolling onLanded={land} />;
}

function Chances({ attack: { sides, odds, whyNot } }: { attack: AttackState }) {
  const { t } = useTranslation();
  const wordsOf = useOddsWords();
  const objection = useObjection();
  if (!sides || !odds) return null;
  const needed = accuracyNeeded(sides.attacker, sides.defender, sides.context);
  return (
    <>
      {whyNot && (
        <p className="warning" role="status">
          {objection(whyNot)} {t('mission.attack.allTheSame')}
        </p>
      )}
      <p className="attack-facts">
        {needed === null ? t('sight.noAccuracy') : t('sight.accuracy', { count: needed })} {wordsOf(odds)}.
      </p>
    </>
  );
}

/** The dice as they lie; a tap on one that a card lets roll again does so, and uses the card. */
function Fallen({ attack: { again, tray }, attacker }: { attack: AttackState; attacker: string }) {
  const { t } = useTranslation();
  const cardName = useCardName(attacker);
  if (!again || (!tray && again.cards.length === 0)) return null;
  const { cards, card, setCard, roll, rollOne, isOffered, reroll } = again;
  const chosen = cardFor(cards, card);
  const words = (key: string): string => {
    const chip = cards.find((one) => one.key === key);
    return chip ? `${cardName(chip)}: ${aidPhrase(t, chip.effect)}` : key;
  };
  return (
    <>
      {cards.length > 1 && (
        <Toggles
          label={t('activation.defense.rerollWith')}
          look="chip"
          options={cards.map(({ key }) => key)}
          isOn={(key) => key === chosen?.key}
          onTap={setCard}
        >
          {words}
        </Toggles>
      )}
      <Rerolls
        roll={roll}
        lead={
          chosen ? t('activation.defense.tapDie', { card: words(chosen.key) }) : t('activation.dice.title')
        }
        rollOne={rollOne}
        onReroll={reroll}
        isOffered={isOffered}
        all={tray !== null}
      />
    </>
  );
}

/** Proposed as helps most; a tap takes one or leaves it. A surge that is left recovers strain by itself. */
function Surges({ attack: { result, setSurges } }: { attack: AttackState }) {
  const { t } = useTranslation();
  const { play } = useMission();
  const modified = result?.steps.find((step) => step.kind === 'modify');
  const abilities = result ? [...(result.attacker.bonusSurges ?? []), ...result.attacker.surges] : [];
  const relief = result !== null && result.strainRecovered > 0 && (
    <p className="surge-relief">
      <GameIcon name="surge" /> {t('aid.gives.recoverStrain', { n: result.strainRecovered })}
    </p>
  );
  if (!result || !modified || modified.surges === 0 || abilities.length === 0) return relief;
  const spent = result.surgesSpent.map(({ ability }) => ability);
  const left = modified.surges - result.surgesSpent.reduce((sum, { cost }) => sum + cost, 0);
  const words = toldApart(
    abilities.map((ability) => surgePhrase(t, ability)),
    abilities.map(({ from }) => (from === undefined ? from : (play.kit.gear?.[from]?.name ?? from))),
  );
  return (
    <>
      <p className="lead">{t('mission.attack.surges', { count: modified.surges, left })}</p>
      <Toggles
        label={t('mission.attack.surgeOptions')}
        look="chip"
        options={abilities.map((_, place) => String(place))}
        isOn={(place) => spent.includes(Number(place))}
        onTap={(place) => {
          const at = Number(place);
          setSurges(spent.includes(at) ? spent.filter((one) => one !== at) : [...spent, at]);
        }}
      >
        {(place) => words[Number(place)] ?? place}
      </Toggles>
      {relief}
    </>
  );
}

function Cleave({ attack, nameOf }: { attack: AttackState } & Pick<Props, 'nameOf'>) {
  const { t } = useTranslation();
  const { result, sides, cleave, setCleave } = attack;
  const reached = sides?.reached.cleave ?? [];
  if (!result || result.others.cleave === 0 || reached.length < 2) return null;
  return (
    <Toggles
      label={t('mission.attack.cleave')}
      look="chip"
      options={reached}
      isOn={(id) => id === (cleave ?? reached[0])}
      onTap={setCleave}
    >
      {(id) => t('mission.attack.cleaves', { name: nameOf(id) })}
    </Toggles>
  );
}

/** In the own turn an attack is an action, unless a card says otherwise. */
function Costs({ attack: { free, setFree }, attacker }: { attack: AttackState; attacker: string }) {
  const { t } = useTranslation();
  const { turn } = useMission();
  if (turn?.figure !== attacker) return null;
  return (
    <div className="attack-costs">
      <Toggles
        label={t('mission.attack.costs')}
        look="chip"
        options={['free']}
        isOn={() => free}
        onTap={() => setFree(!free)}
      >
        {() => t('mission.attack.free')}
      </Toggles>
    </div>
  );
}

/** Roll, then carry it out: always under the thumb. */
function Main({ attack, isTumbling }: { attack: AttackState; isTumbling: boolean }) {
  const { t } = useTranslation();
  const { say, look } = useMission();
  const { entry, roll, result } = attack;
  const apply = () => {
    const told = attack.told();
    if (!told) return;
    say({ kind: 'attack', ...told });
    look(null);
  };
  const button = (words: string, act: () => void, disabled = false) => (
    <button type="button" className="btn btn-main" disabled={disabled} onClick={act}>
      {words}
    </button>
  );
  if (isTumbling) return button(t('activation.dice.land'), attack.land);
  if (!roll && entry.way === 'roll') return button(t('activation.dice.ways.roll'), attack.throwDice);
  if (!roll) return button(t('activation.dice.enterMore', { count: entry.missing }), apply, true);
  return button(t('mission.attack.apply'), apply, !result);
}
