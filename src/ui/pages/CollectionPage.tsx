import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CORE, type Pack, type Product } from '../../packs';
import { toggleProduct } from '../../session';
import { Page } from '../parts/Page';
import { SearchField } from '../parts/SearchField';
import { WithContent } from '../parts/WithContent';
import { useCollection, useServices } from '../services';
import '../theme/collection.css';

const KINDS = ['core', 'box', 'ally-pack', 'villain-pack'] as const;

export function CollectionPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('collection.title')}>
      <WithContent>{(pack) => <Products pack={pack} />}</WithContent>
    </Page>
  );
}

function Products({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  const { owned } = useCollection();
  const [search, setSearch] = useState('');
  const all = [...pack.products.values()];
  const found = all.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const ownedHere = all.filter(({ id }) => owned.includes(id)).length;
  return (
    <>
      <p className="lead">{t('collection.intro')}</p>
      <p role="status">{t('collection.owned', { count: ownedHere, total: all.length })}</p>
      <SearchField label={t('collection.search')} value={search} onChange={setSearch} />
      {found.length === 0 && <p role="status">{t('collection.nothingFound')}</p>}
      {KINDS.map((kind) => {
        const products = found.filter((product) => product.kind === kind);
        return (
          products.length > 0 && (
            <section key={kind} className="products">
              <h2>{t(`collection.kinds.${kind}`)}</h2>
              <ul>
                {products.map((product) => (
                  <li key={product.id}>
                    <ProductToggle product={product} pack={pack} owned={owned.includes(product.id)} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

type ToggleProps = { readonly product: Product; readonly pack: Pack; readonly owned: boolean };

function ProductToggle({ product, pack, owned }: ToggleProps) {
  const { t } = useTranslation();
  const { collection } = useServices();
  const brings = contentsOf(product, pack)
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => t(`collection.brings.${what}`, { count }));
  return (
    <label className="product">
      <input
        type="checkbox"
        checked={owned}
        disabled={product.id === CORE}
        onChange={() => collection.setState((now) => toggleProduct(now, product.id))}
      />
      <span>
        <span className="product-name">{product.name}</span>
        <span className="product-brings">
          {[...(product.id === CORE ? [t('collection.always')] : []), ...brings].join(' · ')}
        </span>
      </span>
    </label>
  );
}

/** Tiles are counted as pieces of cardboard, as the box states them: two sides make one, and some come more than once. */
const contentsOf = ({ mapTiles, tiles, heroes, cards, items }: Product, pack: Pack) =>
  [
    {
      what: 'tiles',
      count: mapTiles ?? tiles.reduce((sum, id) => sum + (pack.tiles.get(id)?.copies ?? 0), 0) / 2,
    },
    { what: 'heroes', count: heroes.length },
    { what: 'cards', count: cards.length },
    { what: 'items', count: items.length },
  ] as const;
