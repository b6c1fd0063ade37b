import { useEffect, useState } from 'react';
import type { PaymentSource } from '#shared/payments/payment.ts';
import { pendingPurchases } from '#web/domain/cart/pending-purchases.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { lookAgain, waitForEnd } from './pay.ts';
import { unsettledIntent } from './payment-attempt.ts';
import type { WaitingPayment } from './payment-order.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import { PhoneText } from './phone-text.tsx';
import { useTakeFocus } from './use-take-focus.ts';

type EarlierPayment =
  | { phase: 'none' | 'failed' | 'unfinished' }
  /** `bought`: titles of the tests that have left the cart. */
  | { phase: 'paid'; bought: readonly string[] }
  | { phase: 'waiting'; waiting: WaitingPayment };

/** The payments whose outcome this browser doesn't know: the last attempt's payment, then older ones of the cart. */
function unsettledPayments(source: PaymentSource, lastId: string | undefined): string[] {
  const purchases = source === 'lab-test-cart' ? pendingPurchases() : [];
  return [...new Set([lastId ?? [], purchases.map((purchase) => purchase.paymentIntentId)].flat())];
}

async function followEarlier(
  source: PaymentSource,
  report: (state: EarlierPayment) => void,
  signal: AbortSignal,
): Promise<void> {
  const lastId = unsettledIntent(source);
  const bought: string[] = [];
  for (const paymentIntentId of unsettledPayments(source, lastId)) {
    let outcome = await lookAgain(source, { paymentIntentId, isProcessing: false });
    // Wait for an older payment only if the bank is working on it: it wasn't paid when the next attempt replaced it.
    const mustWait = 'waiting' in outcome && (paymentIntentId === lastId || outcome.waiting.isProcessing);
    if ('waiting' in outcome && mustWait) {
      const show = (waiting: WaitingPayment) => report({ phase: 'waiting', waiting });
      const end = await waitForEnd(source, outcome.waiting, show, signal);
      if (!end) return;
      outcome = end;
    }
    if (signal.aborted) return;
    if (!('failure' in outcome)) continue;
    const { failure } = outcome;
    if (failure.cause === 'earlier-paid') {
      bought.push(...failure.bought);
      report({ phase: 'paid', bought: [...bought] });
    } else if (mustWait) report({ phase: failure.cause === 'unfinished' ? 'unfinished' : 'failed' });
  }
}

/** The outcome of a payment that had no result when the page was left or reloaded. Asks until it has ended. */
export function useEarlierPayment(source: PaymentSource): EarlierPayment {
  const [state, setState] = useState<EarlierPayment>({ phase: 'none' });
  useEffect(() => {
    const controller = new AbortController();
    void followEarlier(source, setState, controller.signal);
    return () => controller.abort();
  }, [source]);
  return state;
}

interface EarlierNoticeProps {
  earlier: EarlierPayment;
  /** The current form's payment, while it has no result. Its notice replaces the form and takes the focus. */
  waiting?: WaitingPayment | undefined;
  /**
   * What to do after the payment went through, one paragraph each. Gets the titles of the tests that have left the
   * cart, if known.
   */
  next?: (bought: readonly string[]) => readonly string[];
}

/** The status of a payment that has no result yet, or was left without one. */
export function EarlierNotice({ earlier, waiting, next }: EarlierNoticeProps) {
  const box = useTakeFocus<HTMLDivElement>(waiting !== undefined);
  const shown = waiting ?? (earlier.phase === 'waiting' ? earlier.waiting : undefined);
  if (shown) {
    // Either the bank is working on it, or neither Stripe nor our server replied: the card may have been charged.
    const [title, text] = shown.isProcessing
      ? [
          'We’re still waiting for your bank',
          'Your bank hasn’t told us yet whether your payment went through.',
        ]
      : [
          'We’re not sure your payment went through',
          'We couldn’t confirm whether your payment went through.',
        ];
    return (
      <div ref={box} tabIndex={-1}>
        <Notice tone="warn" title={title} live>
          <p>{text}</p>
          <p>
            <PhoneText text={texts.dontPayAgain} />
          </p>
        </Notice>
      </div>
    );
  }
  if (earlier.phase === 'none' || earlier.phase === 'waiting') return null;
  const isPaid = earlier.phase === 'paid';
  const { title, text } = texts.ended[earlier.phase];
  return (
    <Notice tone={isPaid ? 'success' : 'error'} title={title} live>
      {[text, ...((isPaid && next?.(earlier.bought)) || [])].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  );
}
