// The attack on one target: chances, cards, dice; then the surges and what it comes to.

import { useTranslation } from 'react-i18next';
import type { AttackRoll, Die } from '../../../rules';
import { accuracyNeeded } from '../../../rules';
import { aidPhrase, surgePhrase } from '../../../text';
import { DiceEntry } from '../../activation/DiceEntry';
import { DiceList } from '../../activation/DiceList';
import { DiceTray } from '../../activation/DiceTray';
import { RolledFace } from '../../activation/DieFace';
import { Toggles } from '../../parts/Toggles';
import { useOddsWords } from '../../sight/useOddsWords';
import { useMission } from '../mission';
import { MainBar } from '../Sheet';
import type { HelpChip } from './chips';
import { useAttack, type AttackState } from './useAttack';
import { useObjection } from './useObjection';

type Props = {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string | null;
  readonly nameOf: (id: string) => string;
};

export function AttackAt({ attacker, target, weapon, nameOf }: Props) {
  const attack = useAttack(attacker, target, weapon);
  const { tray, result, entry, pending } = attack;
  const isTumbling = tray !== null && !tray.lies;
  const hasFallen = result !== null && !isTumbling;
  return (
    <div className="attack">
      {!(tray && hasFallen) && <Chances attack={attack} />}
      <Help attack={attack} />
      {tray ? (
        <Tray attack={attack} isTumbling={isTumbling} />
      ) : (
        <>
          {entry.way === 'roll' && <DiceList dice={entry.dice} />}
          <DiceEntry pending={pending} entry={entry} />
        </>
      )}
      {hasFallen && (
        <>
          <Surges attack={attack} />
          <Cleave attack={attack} nameOf={nameOf} />
        </>
      )}
      <Costs attack={attack} attacker={attacker} />
      <MainBar>
        {hasFallen && <Outcome attack={attack} target={target} nameOf={nameOf} />}
        <Main attack={attack} isTumbling={isTumbling} />
      </MainBar>
    </div>
  );
}

/** The dice tumble in the tray; once they lie there, a row of them is enough. */
function Tray({ attack, isTumbling }: { attack: AttackState; isTumbling: boolean }) {
  const { tray, land } = attack;
  if (tray?.roll.kind !== 'faces') return null;
  const { faces } = tray.roll;
  return isTumbling ? (
    <DiceTray
      dice={faces.map(({ die }) => die)}
      rolled={{ kind: 'dice', roll: tray.roll }}
      rolling
      onLanded={land}
    />
  ) : (
    <FallenDice attack={attack} roll={tray.roll} />
  );
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

/** One chip for each thing that a card can do now, the free ones on from the beginning; and a power token. */
function Help({ attack }: { attack: AttackState }) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const { chips, isOn, tap, sides, token, setToken } = attack;
  const tokens = (['damage', 'surge'] as const).filter((one) => sides?.attacker.powerTokens.includes(one));
  const byKey = new Map(chips.map((chip) => [chip.key, chip]));
  const owner = sides?.attacker.hero && chips[0]?.hero;
  const label = ({ use, name, hero, effect }: HelpChip) => {
    const card = 'from' in use ? teller.gear(use.from, name) : name;
    const what = t('mission.attack.chip', { name: card, what: aidPhrase(t, effect) });
    return hero === owner ? what : t('mission.attack.chipOf', { hero: teller.hero(hero), what });
  };
  return (
    <>
      {chips.length > 0 && (
        <Toggles
          label={t('mission.attack.cards')}
          look="chip"
          options={chips.map(({ key }) => key)}
          isOn={(key) => isOnKey(byKey.get(key), isOn)}
          onTap={(key) => {
            const chip = byKey.get(key);
            if (chip) tap(chip);
          }}
        >
          {(key) => {
            const chip = byKey.get(key);
            return chip ? label(chip) : key;
          }}
        </Toggles>
      )}
      {tokens.length > 0 && (
        <Toggles
          label={t('mission.attack.token')}
          look="chip"
          options={tokens}
          isOn={(one) => one === token}
          onTap={(one) => setToken(one === token ? null : one)}
        >
          {(one) => t('mission.attack.tokenOf', { kind: t(`aid.results.${one}`) })}
        </Toggles>
      )}
    </>
  );
}

const isOnKey = (chip: HelpChip | undefined, isOn: (chip: HelpChip) => boolean): boolean =>
  chip !== undefined && isOn(chip);

type FallenProps = {
  readonly attack: AttackState;
  readonly roll: Extract<AttackRoll, { kind: 'faces' }>;
};

/** As they lie; a tap on one that a card lets roll again does so. */
function FallenDice({ attack: { rerolls, reroll }, roll }: FallenProps) {
  const { t } = useTranslation();
  const mayAgain = (die: Die) => (rerolls.isDefense(die) ? rerolls.defense : rerolls.attack) > 0;
  const isAny = roll.faces.some(({ die }) => mayAgain(die));
  return (
    <div className="rolled attack-dice" role="group" aria-label={t('activation.dice.title')}>
      {isAny && <span className="lead">{t('mission.attack.reroll')}</span>}
      {roll.faces.map((first, at) => {
        const face = <RolledFace rolled={roll.rerolls?.find((one) => one.at === at)?.to ?? first} />;
        return mayAgain(first.die) ? (
          // Dice keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <button key={at} type="button" className="face" onClick={() => reroll(at)}>
            {face}
          </button>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{face}</span>
        );
      })}
    </div>
  );
}

/** Proposed as helps most; a tap takes one or leaves it. */
function Surges({ attack: { result, sides, setSurges } }: { attack: AttackState }) {
  const { t } = useTranslation();
  const modified = result?.steps.find((step) => step.kind === 'modify');
  const abilities = sides ? [...(sides.attacker.bonusSurges ?? []), ...sides.attacker.surges] : [];
  if (!result || !modified || modified.surges === 0 || abilities.length === 0) return null;
  const spent = result.surgesSpent.map(({ ability }) => ability);
  const left = modified.surges - result.surgesSpent.reduce((sum, { cost }) => sum + cost, 0);
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
        {(place) => {
          const ability = abilities[Number(place)];
          return ability ? surgePhrase(t, ability) : place;
        }}
      </Toggles>
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

type OutcomeProps = { readonly attack: AttackState } & Pick<Props, 'target' | 'nameOf'>;

function Outcome({ attack: { result, sides, cleave }, target, nameOf }: OutcomeProps) {
  const { t } = useTranslation();
  if (!result || !sides) return null;
  const { reached } = sides;
  const { others, changes, fate, damage, miss } = result;
  const [first] = reached.cleave;
  const more = [
    ...changes.defender.gained.map((condition) => t(`conditions.${condition}`)),
    ...(others.blast > 0 ? [t('aid.gives.blast', { n: others.blast })] : []),
    ...(others.cleave > 0 && first !== undefined
      ? [t('mission.attack.cleft', { count: others.cleave, name: nameOf(cleave ?? first) })]
      : []),
    ...(others.splash > 0 ? [t('aid.gives.splash', { n: others.splash })] : []),
    ...(result.movement > 0 ? [t('aid.gives.movement', { count: result.movement })] : []),
    ...(result.recovered > 0 ? [t('aid.gives.recover', { n: result.recovered })] : []),
    ...(result.strainRecovered > 0 ? [t('aid.gives.recoverStrain', { n: result.strainRecovered })] : []),
  ];
  return (
    <p className="outcome" role="status">
      {miss ? t(`activation.miss.${miss}`) : t('activation.hit', { damage, name: nameOf(target) })}{' '}
      {fate !== 'stands' && t(`activation.fates.${fate}`)} {more.join('; ')}
    </p>
  );
}

/** In the own turn an attack is an action, unless a card says otherwise. */
function Costs({ attack: { free, setFree }, attacker }: { attack: AttackState; attacker: string }) {
  const { t } = useTranslation();
  const { turn } = useMission();
  if (turn?.figure !== attacker) return null;
  return (
    <Toggles
      label={t('mission.attack.costs')}
      look="chip"
      options={['free']}
      isOn={() => free}
      onTap={() => setFree(!free)}
    >
      {() => t('mission.attack.free')}
    </Toggles>
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
