import { useRef, useState } from 'react';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { addToCart, useCart } from '#web/domain/cart/cart.ts';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { AddedDialog } from './added-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { findTests } from './find-tests.ts';
import { NoTests } from './no-tests.tsx';
import styles from './shop-screen.module.css';
import { shopTexts as texts } from './shop-texts.ts';
import { TestGrid } from './test-grid.tsx';
import { TestSearch } from './test-search.tsx';

type ShopTest = (typeof labTests)[number];

/** Every lab test there is to buy (spec §2, Shop for tests). */
export function ShopScreen() {
  usePageTitle(texts.tabTitle, { description: texts.description });
  const { items, count } = useCart();
  const [term, setTerm] = useState('');
  const [detailed, setDetailed] = useState<ShopTest>();
  const [added, setAdded] = useState<ShopTest>();
  const searchBox = useRef<HTMLInputElement>(null);
  const found = findTests(labTests, term);
  const isInCart = ({ title }: ShopTest) => items.some((item) => item.title === title);

  function add(test: ShopTest) {
    if (!addToCart(test)) {
      // The open details say so themselves; a toast would lie behind them.
      if (!detailed) showToast(texts.duplicate);
      return;
    }
    setDetailed(undefined);
    setAdded(test);
  }

  function showAll() {
    setTerm('');
    // The button that was pressed goes with the empty state.
    searchBox.current?.focus();
  }

  return (
    <>
      <HeaderBand>
        <Container className={styles.head}>
          <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
          <TestSearch ref={searchBox} term={term} onTerm={setTerm} />
        </Container>
      </HeaderBand>
      <Container className={styles.screen}>
        <p className={styles.count} role="status">
          {texts.available(found.length)}
        </p>
        {found.length > 0 ? (
          <TestGrid tests={found} isInCart={isInCart} onAdd={add} onDetails={setDetailed} />
        ) : (
          <NoTests onShowAll={showAll} />
        )}
        <DetailsDialog
          test={detailed}
          isInCart={detailed !== undefined && isInCart(detailed)}
          onAdd={add}
          onClose={() => setDetailed(undefined)}
        />
        <AddedDialog title={added?.title} count={count} onClose={() => setAdded(undefined)} />
      </Container>
    </>
  );
}
