import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { loadStripe, StripeUnavailable } from '#web/features/payments/card/stripe-script.ts';
import { EarlierNotice, useEarlierPayment } from '#web/features/payments/earlier-payment.tsx';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { LastReceipt } from '#web/features/payments/receipt/remembered-receipt.tsx';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './checkout.module.css';
import type { CheckoutOrder, Purchased } from './checkout-form.tsx';
import { checkoutTexts as texts } from './checkout-texts.ts';

// The success message shows for this long.
const closeAfterMs = 3000;

/**
 * Stripe with the form and receipt that need it, loaded when the checkout opens. Resolves to undefined when card
 * payments are not set up.
 */
async function loadCheckout() {
  const { stripe: config } = await loadSiteConfig();
  if (!config) return undefined;
  const [stripe, { CheckoutForm }, { FreshReceipt }] = await Promise.all([
    loadStripe(config),
    import('./checkout-form.tsx'),
    import('#web/features/payments/receipt/fresh-receipt.tsx'),
  ]);
  return { stripe, CheckoutForm, FreshReceipt };
}

interface CheckoutProps {
  order: CheckoutOrder;
  open: boolean;
  onClose: () => void;
  /** Called when the cart is paid, now or by an earlier payment. The page then shows a receipt or a notice. */
  onPaid?: (() => void) | undefined;
  /** Shown instead when card payments are not set up. */
  payElsewhere: ReactNode;
}

/** Shows on the cart's page a payment left without a result, or a link to the receipt that a reload removed. */
function EarlierCheckout({ hasReceipt, onPaid }: Pick<CheckoutProps, 'onPaid'> & { hasReceipt: boolean }) {
  const earlier = useEarlierPayment('lab-test-cart');
  const isPaid = earlier.phase === 'paid';

  useEffect(() => {
    if (isPaid) onPaid?.();
  }, [isPaid, onPaid]);

  return (
    <div className={styles.earlier}>
      <EarlierNotice earlier={earlier} next={texts.afterEarlier} />
      {earlier.phase === 'none' && !hasReceipt && <LastReceipt />}
    </div>
  );
}

/** The cart's payment dialog and, on the page, the receipt. */
export function Checkout({ order, open, onClose, onPaid, payElsewhere }: CheckoutProps) {
  const [checkout, retry] = useAsyncValue(loadCheckout, open);
  const [typed, setTyped] = useState<PurchaseForm>();
  const place = useKnownPlace();
  const [isBusy, setIsBusy] = useState(false);
  const [bought, setBought] = useState<Purchased>();
  const [isClosing, setIsClosing] = useState(false);
  const receiptBox = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    // From now on, buying the same tests again is a new order.
    if (isClosing) clearAttempt('lab-test-cart');
    setIsClosing(false);
    onClose();
  }, [isClosing, onClose]);

  useEffect(() => {
    if (!isClosing || !open) return;
    const timer = setTimeout(close, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isClosing, open, close]);

  // Focus the receipt: the button that opened the dialog may have disappeared with the last item.
  useEffect(() => {
    if (!open && bought) receiptBox.current?.querySelector('h2')?.focus();
  }, [open, bought]);

  function showReceipt(purchased: Purchased) {
    setBought(purchased);
    setIsClosing(true);
    onPaid?.();
  }

  if (checkout.phase === 'ready' && !checkout.value) return payElsewhere;
  return (
    <>
      {!open && <EarlierCheckout hasReceipt={bought !== undefined} onPaid={onPaid} />}
      {bought && checkout.phase === 'ready' && checkout.value && (
        <div ref={receiptBox}>
          <checkout.value.FreshReceipt
            key={bought.paid.paymentIntentId}
            paid={bought.paid}
            email={bought.customer.email}
            saveLabel="Download Receipt"
          />
        </div>
      )}
      <Dialog
        open={open}
        // While the payment is being processed, its result must stay in view.
        onClose={() => !isBusy && close()}
        title={texts.title}
        maxWidth={600}
        modal={!isBusy}
        // Back must not close the dialog, because a bank's page in it may add history entries of its own.
        closesByBack={false}
      >
        {checkout.phase === 'loading' && <Skeleton lines={5} label={paymentTexts.loading} />}
        {checkout.phase === 'failed' && (
          <RetryNotice
            title={
              checkout.reason instanceof StripeUnavailable ? checkout.reason.message : 'We couldn’t connect'
            }
            text={paymentTexts.notLoaded}
            onRetry={retry}
          />
        )}
        {checkout.phase === 'ready' && checkout.value && (
          <checkout.value.CheckoutForm
            stripe={checkout.value.stripe}
            order={order}
            place={place}
            typed={typed}
            onTyped={setTyped}
            onBusy={setIsBusy}
            onClose={close}
            onPaid={showReceipt}
          />
        )}
      </Dialog>
    </>
  );
}
