// One attack in the log: who, whom, the outcome, and the dice that it came from.

import type { AttackReport, Combatant, TokensMoved } from '../../mission';
import { ATTACK_FACES, DEFENSE_FACES, type AttackRoll, type PowerToken, type RolledDie } from '../../rules';
import type { Cast, Teller } from './teller';

type Told = { readonly teller: Teller; readonly cast: Cast };

export function attackText(report: AttackReport, { teller, cast }: Told): string {
  const { t } = teller;
  const {
    accuracy,
    needed,
    damage,
    block,
    suffered,
    surges,
    strainRecovered = 0,
    conditions,
    tokens,
    others,
  } = report;
  const nameOf = ({ id, of }: Combatant): string =>
    of === undefined ? teller.thing(id) : teller.figure(id, cast);
  const target = nameOf(report.target);
  const names = { attacker: nameOf(report.attacker), target };
  return [
    report.miss
      ? t(`log.attack.miss.${report.miss}`, { ...names, accuracy, needed: needed ?? 0 })
      : t('log.attack.hit', { ...names, damage, block, suffered }),
    t('log.attack.dice', { dice: diceText(report.roll, teller) }),
    ...(surges > 0 ? [t('log.attack.surges', { count: surges })] : []),
    ...(strainRecovered > 0
      ? [t('log.attack.strainRecovered', { attacker: names.attacker, count: strainRecovered })]
      : []),
    ...(conditions.length > 0
      ? [
          t('log.attack.conditions', {
            target,
            conditions: teller.list(conditions.map((condition) => t(`conditions.${condition}`))),
          }),
        ]
      : []),
    ...(tokens ? tokenTexts(tokens, names, teller) : []),
    ...others.map((other) => t('log.attack.other', { name: nameOf(other), damage: other.damage })),
  ].join(' ');
}

/** "Maul: power tokens spent: …" */
export const tokensText = (
  what: 'gained' | 'spent',
  names: string,
  tokens: readonly PowerToken[],
  { t }: Teller,
): string => t(`log.tokens.${what}`, { names, tokens: tokens.map((token) => `[${token}]`).join(' ') });

const tokenTexts = (
  { attacker, target, gained }: TokensMoved,
  names: { readonly attacker: string; readonly target: string },
  teller: Teller,
): readonly string[] => [
  ...(attacker.length > 0 ? [tokensText('spent', names.attacker, attacker, teller)] : []),
  ...(target.length > 0 ? [tokensText('spent', names.target, target, teller)] : []),
  ...(gained.length > 0 ? [tokensText('gained', names.attacker, gained, teller)] : []),
];

const SIGNS = ['damage', 'surge', 'block', 'evade', 'dodge'] as const;
type Shown = { readonly accuracy?: number } & { readonly [S in (typeof SIGNS)[number]]?: number };

/** Each die with what it shows; totals as they were told. */
function diceText(roll: AttackRoll, teller: Teller): string {
  if (roll.kind === 'totals') {
    const signs = SIGNS.flatMap((sign) => (roll[sign] > 0 ? [`${roll[sign]} [${sign}]`] : []));
    return [teller.t('log.attack.accuracy', { accuracy: roll.accuracy }), ...signs].join(', ');
  }
  const { faces, rerolls = [] } = roll;
  return rolledText(
    faces.map((face, at) => rerolls.find((reroll) => reroll.at === at)?.to ?? face),
    teller,
  );
}

export const rolledText = (dice: readonly RolledDie[], teller: Teller): string =>
  dice.map((rolled) => `[${rolled.die}] ${faceText(faceOf(rolled), teller)}`).join(', ');

function faceText({ accuracy = 0, ...signs }: Shown, { t }: Teller): string {
  const drawn = SIGNS.flatMap((sign) => Array.from({ length: signs[sign] ?? 0 }, () => `[${sign}]`)).join('');
  const shown = [...(accuracy > 0 ? [String(accuracy)] : []), ...(drawn === '' ? [] : [drawn])];
  return shown.length === 0 ? t('log.attack.blank') : shown.join(' ');
}

const FACES: Readonly<Record<RolledDie['die'], readonly Shown[]>> = { ...ATTACK_FACES, ...DEFENSE_FACES };

const faceOf = (rolled: RolledDie): Shown =>
  'face' in rolled ? (FACES[rolled.die][rolled.face] ?? {}) : rolled;
