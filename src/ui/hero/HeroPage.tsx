// A hero's page: every number with the parts that it is the sum of, the weapons as they are in this hero's hands, and what cards
// offer at which moment. Missions and campaigns show the same.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttackDie, DefenseDie, HeroNumber, HeroNumbers, HeroWeapon, Offer } from '../../rules';
import { ATTRIBUTES } from '../../rules';
import {
  aidConditions,
  aidPhrase,
  attackPhrase,
  keywordPhrase,
  momentWord,
  numberPhrases,
  surgePhrase,
} from '../../text';
import { GameIcon } from '../activation/GameIcon';
import './hero.css';

type Props = {
  readonly numbers: HeroNumbers;
  /** The name of a card by its id. */
  readonly cardName: (id: string) => string;
  /** What has become of a card, in words. */
  readonly stateOf?: (card: string) => string | undefined;
};

const TOTALS = ['health', 'endurance', 'speed'] as const;
const DEFENSE = ['block', 'evade', 'dodge'] as const;
const ATTACK = ['damage', 'surge', 'accuracy'] as const;

/** Folded until somebody asks. */
export function FoldedHeroPage(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('heroPage.title')}
      </button>
      {isOpen && <HeroPage {...props} />}
    </>
  );
}

export function HeroPage({ numbers, cardName, stateOf }: Props) {
  const { t } = useTranslation();
  const { defense, attributes, weapons, offered } = numbers;
  const sum = (of: HeroNumber) => <Parts of={of} numbers={numbers} cardName={cardName} />;
  return (
    <section className="hero-page" aria-label={t('heroPage.title')}>
      <dl className="hero-numbers">
        {TOTALS.map((of) => (
          <Row key={of} name={t(`heroPage.${of}`)}>
            <b>{numbers[of]}</b> {sum(of)}
          </Row>
        ))}
        <Row name={t('heroPage.defense')}>
          <Dice dice={defense} />
          {DEFENSE.map(
            (of) => sumOf(numbers, of) !== 0 && <Always key={of} of={of} numbers={numbers} parts={sum(of)} />,
          )}
        </Row>
        {ATTRIBUTES.map((attribute) => (
          <Row key={attribute} name={t(`heroPage.${attribute}`)}>
            <Dice dice={attributes[attribute]} />
          </Row>
        ))}
        {ATTACK.some((of) => sumOf(numbers, of) !== 0) && (
          <Row name={t('heroPage.attacks')}>
            {ATTACK.map(
              (of) =>
                sumOf(numbers, of) !== 0 && <Always key={of} of={of} numbers={numbers} parts={sum(of)} />,
            )}
          </Row>
        )}
      </dl>
      {weapons.length > 0 && (
        <>
          <h3>{t('heroPage.weapons')}</h3>
          <ul>
            {weapons.map((weapon) => (
              <Weapon key={weapon.id} weapon={weapon} name={cardName(weapon.id)} />
            ))}
          </ul>
        </>
      )}
      {offered.length > 0 && (
        <>
          <h3>{t('heroPage.offers')}</h3>
          <ul>
            {offered.map((offer) => (
              <OfferLine
                key={`${offer.from} ${offer.place}`}
                offer={offer}
                name={offer.from === offer.name ? offer.name : cardName(offer.from)}
                state={stateOf?.(offer.from)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const sumOf = ({ passives }: HeroNumbers, of: HeroNumber): number => passives[of] ?? 0;

type AlwaysProps = { readonly of: HeroNumber; readonly numbers: HeroNumbers; readonly parts: ReactNode };

/** "+1 block", then where it comes from. */
function Always({ of, numbers, parts }: AlwaysProps) {
  const { t } = useTranslation();
  return (
    <span className="hero-always">
      <b>{numberPhrases(t, { [of]: sumOf(numbers, of) }).join(', ')}</b> {parts}
    </span>
  );
}

const OTHER_SOURCES = ['sheet', 'party', 'mission'] as const;

function Parts({ of, numbers, cardName }: { readonly of: HeroNumber } & Pick<Props, 'numbers' | 'cardName'>) {
  const { t } = useTranslation();
  const words = (numbers.sources[of] ?? []).map(({ from, value }) => {
    const other = OTHER_SOURCES.find((one) => one === from);
    return t('heroPage.part', {
      from: other ? t(`heroPage.from.${other}`) : cardName(from),
      value: from === 'sheet' || value < 0 ? value : `+${value}`,
    });
  });
  return <span className="hero-parts">{words.join(' · ')}</span>;
}

function Dice({ dice }: { dice: readonly (AttackDie | DefenseDie)[] }) {
  const { t } = useTranslation();
  if (dice.length === 0) return t('heroPage.none');
  return dice.map((die, index) => (
    // Dice keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <GameIcon key={index} name={die} />
  ));
}

function Weapon({ weapon, name }: { readonly weapon: HeroWeapon; readonly name: string }) {
  const { t } = useTranslation();
  const { attack, passives, keywords, surges } = weapon;
  const always = [...numberPhrases(t, passives), ...keywords.map((keyword) => keywordPhrase(t, keyword))];
  return (
    <li>
      <b>{name}</b>
      <span className="hero-parts">{[attackPhrase(t, attack), ...always].join(' · ')}</span>
      {surges.map((surge) => (
        <span key={JSON.stringify(surge)} className="hero-parts">
          {surgePhrase(t, surge)}
        </span>
      ))}
    </li>
  );
}

type OfferProps = { readonly offer: Offer; readonly name: string; readonly state: string | undefined };

function OfferLine({ offer: { effect }, name, state }: OfferProps) {
  const { t } = useTranslation();
  const when = [...effect.moments.map((moment) => momentWord(t, moment)), aidConditions(t, effect)];
  return (
    <li>
      <b>{name}</b> {state !== undefined && <em>{state}</em>}
      <span className="hero-parts">{aidPhrase(t, effect)}</span>
      <span className="hero-parts hero-when">{when.filter((word) => word !== '').join(' · ')}</span>
    </li>
  );
}
