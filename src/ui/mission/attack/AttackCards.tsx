// The cards of one attack: a button for each thing that they can do now, what those in use leave open, and a power token.

import { useTranslation } from 'react-i18next';
import { aidPhrase } from '../../../text';
import { CardButton } from '../../activation/defense/CardButton';
import { Picks } from '../../activation/defense/Picks';
import { numbered } from '../../parts/distinct';
import { Toggles } from '../../parts/Toggles';
import { useMission } from '../mission';
import { givesOf, rerolls, type HelpChip } from './chips';
import type { AttackState } from './useAttack';

type Props = {
  readonly attack: AttackState;
  readonly attacker: string;
  readonly nameOf: (id: string) => string;
};

/** Whose card it is, where it is not the attacker's. */
export function useCardName(attacker: string): (chip: HelpChip) => string {
  const { t } = useTranslation();
  const { teller } = useMission();
  return ({ use, hero, name }) => {
    const card = 'from' in use ? teller.gear(use.from, name) : name;
    return hero === attacker ? card : t('activation.defense.of', { hero: teller.hero(hero), card });
  };
}

export function AttackCards({ attack, attacker, nameOf }: Props) {
  const { t } = useTranslation();
  const { chips, isOn, tap, picks, roll, tray } = attack;
  const cardName = useCardName(attacker);
  const shown = chips.filter((chip) => {
    if (isOn(chip)) return true;
    // A card that rolls a die again is used by a tap on the die.
    if (rerolls(chip) && roll?.kind === 'faces') return false;
    const isBefore = chip.effect.moments.every((moment) => moment === 'attack');
    return !(isBefore && tray);
  });
  // Two cards of one name that do the same are counted.
  const names = numbered(
    shown.map(cardName),
    shown.map((chip) => `${cardName(chip)} ${aidPhrase(t, chip.effect)}`),
  );
  return (
    <>
      {shown.length > 0 && (
        <div className="attack-cards" role="group" aria-label={t('mission.attack.cards')}>
          {shown.map((chip, place) => (
            <CardButton
              key={chip.key}
              name={names[place] ?? chip.name}
              what={aidPhrase(t, chip.effect)}
              on={isOn(chip)}
              excess={chip.help.excess}
              onTap={() => tap(chip)}
            />
          ))}
        </div>
      )}
      {shown.filter(isOn).map((chip) => (
        <Picks
          key={chip.key}
          card={cardName(chip)}
          gives={givesOf(chip)}
          choices={picks.choicesOf(chip)}
          repeatable={chip.effect.repeatable}
          picked={picks.pickedOf(chip)}
          nameOf={nameOf}
          onPick={(picked) => picks.pick(chip, picked)}
        />
      ))}
      <Tokens attack={attack} />
    </>
  );
}

function Tokens({ attack: { sides, token, setToken } }: Pick<Props, 'attack'>) {
  const { t } = useTranslation();
  const tokens = (['damage', 'surge'] as const).filter((one) => sides?.attacker.powerTokens.includes(one));
  if (tokens.length === 0) return null;
  return (
    <Toggles
      label={t('mission.attack.token')}
      look="chip"
      options={tokens}
      isOn={(one) => one === token}
      onTap={(one) => setToken(one === token ? null : one)}
    >
      {(one) => t('mission.attack.tokenOf', { kind: t(`aid.results.${one}`) })}
    </Toggles>
  );
}
