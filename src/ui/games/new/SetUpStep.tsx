// What to fetch from the boxes before the first move (rows 7 to 9), each with a small picture of it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassCard, Hero, HeroId } from '../../../packs';
import { BONUS_HEALTH } from '../../../rules';
import { useNames } from '../../parts/names';
import { Picture, type PictureName } from './pictures';
import type { NewGame } from './useNewGame';

/** Smaller parties take a reward card as a reminder of what they have more. */
const REMINDERS = { 2: 'legendary', 3: 'heroic' } as const;

export function SetUpStep({ chosen }: { chosen: NewGame }) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames();
  const { pack, owned } = chosen;
  const list = new Intl.ListFormat(i18n.language);
  const heroes = chosen.heroes.flatMap((id) => pack.heroes.get(id as HeroId) ?? []);
  const supplies = [...pack.products.values()].flatMap((product) => {
    const cards = product.supplies.flatMap((id) => {
      const supply = pack.supplies.get(id);
      return supply?.leftOut ? [nameOf('supplies', supply)] : [];
    });
    return owned.includes(product.id) && cards.length > 0 ? [{ product: product.name, cards }] : [];
  });
  const { length } = heroes;
  const reminder = length === 2 || length === 3 ? REMINDERS[length] : null;
  return (
    <>
      <p className="lead">{t('newGame.setUp.intro')}</p>
      <ol className="fetch-list">
        <Row picture="sheet" title={t('newGame.setUp.sheets')}>
          <p>
            {t('newGame.setUp.sheetsHelp', {
              names: list.format(heroes.map((hero) => nameOf('heroes', hero))),
            })}
          </p>
        </Row>
        <Row picture="classCard" title={t('newGame.setUp.classCards')}>
          <ul className="facts">
            {heroes.map((hero) => (
              <li key={hero.id}>
                {t('newGame.setUp.classCardsHelp', {
                  name: nameOf('heroes', hero),
                  cards: list.format(startingCards(chosen, hero).map((card) => nameOf('class-cards', card))),
                })}
              </li>
            ))}
          </ul>
          {chosen.campaign && !chosen.isTutorial && <p>{t('newGame.setUp.classDecks')}</p>}
        </Row>
        {supplies.length > 0 && (
          <Row picture="supply" title={t('newGame.setUp.supplies')}>
            <p>{t('newGame.setUp.suppliesHelp')}</p>
            <ul className="facts">
              {supplies.map(({ product, cards }) => (
                <li key={product}>{t('newGame.setUp.suppliesOf', { product, cards: list.format(cards) })}</li>
              ))}
            </ul>
          </Row>
        )}
        <Row picture="reward" title={reminder ? t(`newGame.setUp.${reminder}`) : null}>
          {reminder === null || (length !== 2 && length !== 3) ? (
            <p>{t('newGame.setUp.fullParty')}</p>
          ) : (
            <>
              <p>{t('newGame.setUp.reminder', { card: t(`newGame.setUp.${reminder}`) })}</p>
              <p>{t('newGame.setUp.bonusHealth', { count: BONUS_HEALTH[length] })}</p>
            </>
          )}
        </Row>
        <Row picture="dice" title={t('newGame.setUp.table')}>
          <p>{t('newGame.setUp.tableHelp')}</p>
        </Row>
      </ol>
    </>
  );
}

/** Those without an experience value. */
const startingCards = ({ pack }: NewGame, { id }: Hero): readonly ClassCard[] =>
  [...pack.classCards.values()].filter(({ hero, xp }) => hero === id && xp === undefined);

type RowProps = {
  readonly picture: PictureName;
  readonly title: string | null;
  readonly children: ReactNode;
};

function Row({ picture, title, children }: RowProps) {
  return (
    <li className="fetch-row">
      <Picture name={picture} />
      <div>
        {title !== null && <h3>{title}</h3>}
        {children}
      </div>
    </li>
  );
}
