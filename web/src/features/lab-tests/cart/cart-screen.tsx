import { type ReactNode, useCallback, useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import { type CartItem, removeFromCart, restoreToCart, useCart } from '#web/domain/cart/cart.ts';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { CartRow } from './cart-row.tsx';
import styles from './cart-screen.module.css';
import { cartTexts as texts } from './cart-texts.ts';
import { EmptyCart } from './empty-cart.tsx';
import { type Order, orderOf } from './order.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayElsewhereDialog } from './pay-elsewhere-dialog.tsx';
import { RemovedRow } from './removed-row.tsx';

interface Removal {
  item: CartItem;
  index: number;
}

/** What a checkout needs to know of the cart. */
export interface CheckoutPlace {
  order: Order;
  /** The visitor wants to pay. */
  open: boolean;
  onClose: () => void;
  /** How to buy where no cards are taken. */
  payElsewhere: ReactNode;
}

interface CartScreenProps {
  /** The checkout's modal, and above the tests what remains of it on the page. */
  renderCheckout: (place: CheckoutPlace) => ReactNode;
}

/** The tests to be bought, and what those selected cost (spec §2, Cart). */
export function CartScreen({ renderCheckout }: CartScreenProps) {
  usePageTitle(texts.title, { description: texts.description });
  const { items, count } = useCart();
  // The last one deleted can be had back, in its place, for as long as this screen is open.
  const [removed, setRemoved] = useState<Removal>();
  const [restoredTitle, setRestoredTitle] = useState<string>();
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  const order = orderOf(items);
  const closeCheckout = useCallback(() => setIsCheckingOut(false), []);

  function remove(item: CartItem, index: number) {
    removeFromCart(item.title);
    setRemoved({ item, index });
    setRestoredTitle(undefined);
  }

  function undo({ item, index }: Removal) {
    restoreToCart(item, index);
    setRemoved(undefined);
    setRestoredTitle(item.title);
  }

  const rows = items.map((item, index) => (
    <CartRow
      key={item.title}
      item={item}
      isRestored={item.title === restoredTitle}
      onRemove={() => remove(item, index)}
    />
  ));
  if (removed && !items.some(({ title }) => title === removed.item.title)) {
    const { item, index } = removed;
    rows.splice(index, 0, <RemovedRow key={item.title} title={item.title} onUndo={() => undo(removed)} />);
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.count(count)} />
      <Container className={styles.cart}>
        {renderCheckout({
          order,
          open: isCheckingOut,
          onClose: closeCheckout,
          payElsewhere: (
            <PayElsewhereDialog
              open={isCheckingOut}
              total={formatCents(order.totalCents)}
              onClose={closeCheckout}
            />
          ),
        })}
        {rows.length > 0 && (
          <ul className={styles.rows} aria-label={texts.list}>
            {rows}
          </ul>
        )}
        {count > 0 ? <OrderSummary order={order} onCheckout={() => setIsCheckingOut(true)} /> : <EmptyCart />}
      </Container>
    </>
  );
}
