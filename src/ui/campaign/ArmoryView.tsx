// The armory (rows 87 to 89): the party's items above those for sale; in a classic campaign below them, since new cards are
// what its stage is about. Every purchase and sale is confirmed first.

import { useTranslation } from 'react-i18next';
import { gearOf, isSellable, priceOf, sellingPriceOf } from '../../campaign';
import { Ask } from '../parts/Ask';
import { useCampaign } from './campaign';
import { ItemFacts } from './ItemFacts';

export function ArmoryView() {
  const { t } = useTranslation();
  const { play, state, teller, say, whyNot } = useCampaign();
  const { stock, credits } = state;
  const goods = gearOf(play, state).filter(({ id }) => isSellable(play, id));
  const inCredits = (count: number) => t('campaign.credits', { count });
  const ourHelp = t(stock.length === 0 ? 'campaign.armory.closed' : 'campaign.armory.help');
  const isOpen = state.classic?.stage === 'rebel';
  const classicHelp = t(isOpen ? 'campaign.armory.printed' : 'campaign.armory.later');
  const yours = (
    <section aria-label={t('campaign.armory.yours')}>
      <h2>{t('campaign.armory.yours')}</h2>
      {goods.length === 0 && <p className="lead">{t('campaign.armory.nothing')}</p>}
      <ul className="items">
        {goods.map(({ id: item, hero }) => {
          const price = sellingPriceOf(play, item);
          const name = teller.gear(item);
          return (
            <li key={item} className="item">
              <ItemFacts
                id={item}
                whole
                notes={[hero === null ? t('campaign.inventory.toShip') : teller.hero(hero)]}
              />
              {whyNot({ kind: 'sell', item }) === null && (
                <Ask
                  question={t('campaign.armory.askSell', { name, left: inCredits(credits + price) })}
                  yes={t('campaign.armory.sell')}
                  onYes={() => say({ kind: 'sell', item })}
                >
                  <Deal action={t('campaign.armory.sell')} price={price}>
                    {t('campaign.armory.sellFor', { name, price: inCredits(price) })}
                  </Deal>
                </Ask>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
  const forSale = (
    <section aria-label={t('campaign.armory.stock')}>
      <h2>{t('campaign.armory.stock')}</h2>
      <p className="lead">{state.classic ? classicHelp : ourHelp}</p>
      {stock.some((item) => whyNot({ kind: 'buy', item }) !== null) && (
        <p className="lead">{t('campaign.armory.tooExpensive')}</p>
      )}
      <ul className="items">
        {stock.map((item) => (
          <ForSale key={item} item={item} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {!state.classic && yours}
      {forSale}
      {state.classic && yours}
    </>
  );
}

function ForSale({ item }: { item: string }) {
  const { t } = useTranslation();
  const { play, state, teller, say, whyNot } = useCampaign();
  const name = teller.gear(item);
  const cost = priceOf(play, state, item);
  const inCredits = (count: number) => t('campaign.credits', { count });
  const canBuy = whyNot({ kind: 'buy', item }) === null;
  const deal = (
    <Deal action={t('campaign.armory.buy')} price={cost}>
      {t('campaign.armory.buyFor', { name, price: inCredits(cost) })}
    </Deal>
  );
  return (
    <li className="item">
      <ItemFacts id={item} whole />
      {canBuy ? (
        <Ask
          question={t('campaign.armory.askBuy', { name, left: inCredits(state.credits - cost) })}
          yes={t('campaign.armory.buy')}
          onYes={() => say({ kind: 'buy', item })}
        >
          {deal}
        </Ask>
      ) : (
        <button type="button" className="btn" disabled>
          {deal}
        </button>
      )}
    </li>
  );
}

/** Short for the eye, whole for the ear. */
function Deal({ action, price, children }: { action: string; price: number; children: string }) {
  return (
    <span className="deal">
      <span aria-hidden="true">{action}</span>
      <b aria-hidden="true">{price}</b>
      <span className="visually-hidden">{children}</span>
    </span>
  );
}
