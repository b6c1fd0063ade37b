import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/payments/money.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { type CartItem, removeFromCart, restoreToCart, useCart } from '#web/domain/cart/cart.ts';
import emptyStyles from '#web/features/lab-tests/empty-state.module.css';
import { aliases, paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import { CartRow } from './cart-row.tsx';
import styles from './cart-screen.module.css';
import { cartTexts as texts } from './cart-texts.ts';
import { type Order, orderOf } from './order.ts';
import { OrderSummary } from './order-summary.tsx';

const removedRowTexts = texts.row;

/** Replaces the deleted row, and takes the focus from its Delete button. */
function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();

  useEffect(() => undo.current?.focus(), []);

  return (
    <Card as="li" tone="sage" className={`flex flex-wrap items-center justify-between gap-2-4 ${styles.row}`}>
      <p id={textId}>{removedRowTexts.removed(title)}</p>
      <Button ref={undo} variant="secondary" size="small" aria-describedby={textId} onClick={onUndo}>
        {removedRowTexts.undo}
      </Button>
    </Card>
  );
}

/** Moves the focus to the heading when the checkout closes and its button has disappeared with the last test. */
function useFocusAfterCheckout(isCheckingOut: boolean): void {
  const wasCheckingOut = useRef(false);
  useEffect(() => {
    const hasClosed = wasCheckingOut.current && !isCheckingOut;
    wasCheckingOut.current = isCheckingOut;
    if (hasClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isCheckingOut]);
}

function EmptyCart() {
  return (
    <Card tone="sage" className={`grid justify-items-start gap-3 max-w-text ${emptyStyles.empty}`}>
      <ShoppingCart className={emptyStyles.icon} aria-hidden="true" size={40} strokeWidth={1.5} />
      <h2 className="text-xl">{texts.empty.title}</h2>
      <p className={`text-soft ${emptyStyles.text}`}>{texts.empty.text}</p>
      {/* This link uses the shop's alias. */}
      <ButtonLink variant="coral" to={aliases.shopForTest}>
        {texts.empty.start}
      </ButtonLink>
    </Card>
  );
}

interface Removal {
  item: CartItem;
  index: number;
}

/** What the cart screen passes to the checkout. */
export interface CheckoutProps {
  order: Order;
  open: boolean;
  onClose: () => void;
  /** Called when the cart is paid, now or by an earlier payment. A receipt or a notice is then above the tests. */
  onPaid: () => void;
  /** Shown when card payments are not set up. */
  payElsewhere: ReactNode;
}

const payElsewhereTexts = texts.payElsewhere;

interface PayElsewhereDialogProps {
  open: boolean;
  total: string;
  onClose: () => void;
}

/** How to buy the tests when card payments are not set up. */
function PayElsewhereDialog({ open, total, onClose }: PayElsewhereDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={payElsewhereTexts.title}
      footer={
        <>
          <ButtonLink variant="secondary" to={paths.locations}>
            {payElsewhereTexts.locations}
          </ButtonLink>
          <CallButton />
        </>
      }
    >
      <div className="grid gap-4">
        <p>{payElsewhereTexts.text(brand.phone, total)}</p>
        <p className="text-soft">{payElsewhereTexts.cartStays}</p>
      </div>
    </Dialog>
  );
}

interface CartScreenProps {
  /** Renders the checkout's dialog and, above the tests, its receipt. */
  renderCheckout: (checkout: CheckoutProps) => ReactNode;
}

/** The tests in the cart, and the total of the selected ones. */
export function CartScreen({ renderCheckout }: CartScreenProps) {
  usePageTitle(texts.title, { description: texts.description });
  const { items, count } = useCart();
  // Only the last deletion can be undone, and only until the visitor leaves this screen.
  const [removed, setRemoved] = useState<Removal>();
  const [restoredId, setRestoredId] = useState<string>();
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  const [hasPaid, setHasPaid] = useState(false);
  useFocusAfterCheckout(isCheckingOut);
  const order = orderOf(items);
  const closeCheckout = useCallback(() => setIsCheckingOut(false), []);
  const notePaid = useCallback(() => setHasPaid(true), []);

  function remove(item: CartItem, index: number) {
    removeFromCart(item.id);
    setRemoved({ item, index });
    setRestoredId(undefined);
  }

  function undo({ item, index }: Removal) {
    restoreToCart(item, index);
    setRemoved(undefined);
    setRestoredId(item.id);
  }

  const rows = items.map((item, index) => (
    <CartRow
      key={item.id}
      item={item}
      isRestored={item.id === restoredId}
      onRemove={() => remove(item, index)}
    />
  ));
  if (removed && !items.some(({ id }) => id === removed.item.id)) {
    const { item, index } = removed;
    rows.splice(index, 0, <RemovedRow key={item.id} title={item.title} onUndo={() => undo(removed)} />);
  }

  return (
    <>
      <TaskHeading lead={texts.count(count)}>{texts.title}</TaskHeading>
      <Container className={`grid items-start gap-5 screen-4 ${styles.cart}`}>
        {renderCheckout({
          order,
          open: isCheckingOut,
          onClose: closeCheckout,
          onPaid: notePaid,
          payElsewhere: (
            <PayElsewhereDialog
              open={isCheckingOut}
              total={formatCents(order.totalCents)}
              onClose={closeCheckout}
            />
          ),
        })}
        {rows.length > 0 && (
          <ul className="grid gap-3 min-w-0" aria-label={texts.list}>
            {rows}
          </ul>
        )}
        {count > 0 && <OrderSummary order={order} onCheckout={() => setIsCheckingOut(true)} />}
        {count === 0 && !hasPaid && <EmptyCart />}
      </Container>
    </>
  );
}
