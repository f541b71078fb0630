// What a deployment card says in numbers, so that nobody has to look for the card: as each figure of this group has them.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fighterInForm, type FormCard } from '../../imperial';
import type { KitCard } from '../../mission';
import type { Passives } from '../../rules';
import type { OrderWriter } from '../../text';
import { OrderText } from '../activation/OrderText';
import { TextLine } from './MissionText';

type Props = {
  readonly card: KitCard;
  readonly bonusHealth: number;
  /** The form card that its figure wears: the numbers are those in this form. */
  readonly form?: FormCard | null;
  readonly writer: OrderWriter;
};

export function CardNumbers({ card, bonusHealth, form = null, writer }: Props) {
  const { t } = useTranslation();
  const { piece, fighter: plain, facts } = card.figure;
  const fighter = form ? fighterInForm(plain, form, piece.id) : plain;
  const { health: printed, attack, defense, passives, keywords } = fighter;
  const surges = [...(fighter.bonusSurges ?? []), ...fighter.surges];
  return (
    <section aria-label={t('mission.card.title')}>
      <h3>{t('mission.card.title')}</h3>
      <dl className="card-numbers">
        {printed !== undefined && (
          <Row name={t('mission.card.health')}>
            {bonusHealth > 0
              ? t('mission.card.healthBonus', { total: printed + bonusHealth, printed, bonus: bonusHealth })
              : printed}
          </Row>
        )}
        <Row name={t('mission.card.speed')}>{facts.speed}</Row>
        <Row name={t('mission.card.defense')}>
          <TextLine text={signs(defense, passives, ['block', 'evade', 'dodge']) || t('mission.card.none')} />
        </Row>
        {attack && (
          <Row name={t(`mission.card.attack.${attack.type}`)}>
            <TextLine text={signs(attack.dice, passives, ['damage', 'surge'])} />
          </Row>
        )}
        {(passives.accuracy ?? 0) > 0 && (
          <Row name={t('mission.card.accuracy')}>{`+${passives.accuracy}`}</Row>
        )}
        {surges.length > 0 && (
          <Row name={t('mission.card.surges')}>
            <ul>
              {surges.map((surge) => (
                <li key={JSON.stringify(surge)}>
                  <OrderText pieces={writer.surge(surge)} />
                </li>
              ))}
            </ul>
          </Row>
        )}
        {keywords.length > 0 && (
          <Row name={t('mission.card.keywords')}>
            {keywords
              .map(({ name, value }) => [t(`mission.card.keyword.${name}`), value].filter(Boolean).join(' '))
              .join(', ')}
          </Row>
        )}
        {card.abilities.length > 0 && (
          <Row name={t('mission.card.abilities')}>{card.abilities.join(', ')}</Row>
        )}
      </dl>
    </section>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Dice, then what is always added to them. A die of any colour is a question mark. */
const signs = (
  dice: readonly string[],
  passives: Passives,
  added: readonly ('damage' | 'surge' | 'block' | 'evade' | 'dodge')[],
): string =>
  [
    ...dice.map((die) => (die === 'any' ? '?' : `[${die}]`)),
    ...added.flatMap((name) => (passives[name] ? [`+${passives[name]} [${name}]`] : [])),
  ].join(' ');
