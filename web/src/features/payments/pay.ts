import type { PaymentSource } from '#shared/payments/payment.ts';
import { required } from '#shared/required.ts';
import {
  addPendingPurchase,
  completePurchase,
  removePendingPurchase,
} from '#web/domain/cart/pending-purchases.ts';
import { clearAttempt, saveAttempt, settleAttempt, startAttempt } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-failure.ts';
import {
  type Answer,
  confirmIntent,
  createIntent,
  fetchStatus,
  type ServerStatus,
} from './payment-intent.ts';
import type { ConfirmCard, PaymentOrder, PaymentOutcome, WaitingPayment } from './payment-order.ts';

/**
 * `bank`: the bank hasn't decided. `ask`: neither Stripe nor our server replied, so keep asking. `renew`: the intent
 * has ended, so start over with a new key. `paid-before`: an earlier try or another tab has paid, so nothing was
 * charged now. `declined`, `not-successful`, `failed`: nothing was charged at all. `unfinished`: nothing has been
 * charged yet.
 */
type Step = (typeof steps)[keyof typeof steps][number];

const statuses = ['succeeded', 'processing', 'pending', 'failed', 'cancelled', 'silent'] as const;

/**
 * The next step for each reply of Stripe (row) and status from our server (column, in the order above). `untried`:
 * an earlier try or another tab may have paid, so Stripe isn't asked yet. `earlier`: a payment of another order,
 * or one left waiting; while pending, it may be in 3-D Secure in another tab.
 */
const steps = {
  untried: ['paid-before', 'bank', 'confirm', 'confirm', 'renew', 'ask'],
  unknown: ['paid', 'bank', 'failed', 'failed', 'renew', 'ask'],
  processing: ['paid', 'bank', 'bank', 'failed', 'renew', 'bank'],
  'not-successful': ['paid', 'bank', 'not-successful', 'not-successful', 'renew', 'not-successful'],
  declined: ['paid', 'bank', 'declined', 'declined', 'declined', 'declined'],
  earlier: ['paid', 'bank', 'unfinished', 'failed', 'failed', 'ask'],
} as const satisfies Record<Exclude<Answer, 'paid'> | 'untried' | 'earlier', readonly string[]>;

function stepAfter(answer: keyof typeof steps, status: ServerStatus): Step {
  return required(steps[answer][statuses.indexOf(status)], status);
}

/** The outcome of a step that ends a try. `failure` says why the card was declined. Records a payment that was paid. */
function outcomeOf(
  step: Step,
  source: PaymentSource,
  payment: WaitingPayment,
  failure: PaymentFailure = { cause: 'card' },
): PaymentOutcome {
  const { paymentIntentId, clientSecret } = payment;
  if (step === 'bank') return { waiting: { ...payment, isProcessing: true } };
  if (step === 'ask') return { waiting: payment };
  if (step === 'not-successful' || step === 'unfinished') return { failure: { cause: step } };
  if (step !== 'paid' && step !== 'paid-before') return { failure };
  settleAttempt(source, paymentIntentId, new Date());
  const bought = completePurchase(paymentIntentId);
  if (!clientSecret) return { failure: { cause: 'earlier-paid', paymentIntentId, bought } };
  return { paid: { paymentIntentId, clientSecret, wasPaidBefore: step === 'paid-before' } };
}

/** Asks our server about a payment that was left without a result. */
export async function lookAgain(source: PaymentSource, waiting: WaitingPayment): Promise<PaymentOutcome> {
  const { paymentIntentId } = waiting;
  const status = await fetchStatus(paymentIntentId);
  if (status === 'cancelled') removePendingPurchase(paymentIntentId);
  // Settle only a payment that has ended, so that a pending one is still asked about.
  if (status === 'cancelled' || status === 'failed') settleAttempt(source, paymentIntentId);
  return outcomeOf(stepAfter('earlier', status), source, waiting);
}

/**
 * Pays an order once: the same order again continues where the last try ended. Resolves even if the payment failed, or
 * the bank has not decided yet. After a lost reply it asks the server for the status before confirming again.
 */
export async function pay(
  order: PaymentOrder,
  confirmCard: ConfirmCard,
  { isRenewed = false } = {},
): Promise<PaymentOutcome> {
  const { source, items } = order;
  const { attempt, unsettledOther } = await startAttempt(source, order);
  if (unsettledOther) {
    const earlier = await lookAgain(source, { paymentIntentId: unsettledOther, isProcessing: false });
    const isUnpaid = 'failure' in earlier && earlier.failure.cause !== 'earlier-paid';
    if (!isUnpaid) return earlier;
    saveAttempt(source, attempt);
  }

  function renew(): PaymentOutcome | Promise<PaymentOutcome> {
    clearAttempt(source);
    return isRenewed ? { failure: { cause: 'card' } } : pay(order, confirmCard, { isRenewed: true });
  }

  const intent = await createIntent(order, attempt);
  if (intent === 'ended') return renew();
  if ('failure' in intent) return intent;
  const { paymentIntentId, clientSecret } = intent;
  const payment = { paymentIntentId, clientSecret, isProcessing: false };
  if (items) addPendingPurchase(paymentIntentId, items);

  if (attempt.unsettled || attempt.paidAt) {
    const step = stepAfter('untried', await fetchStatus(paymentIntentId));
    if (step === 'renew') return renew();
    if (step !== 'confirm') return outcomeOf(step, source, payment);
  }

  saveAttempt(source, { ...attempt, paymentIntentId, unsettled: true });
  const { answer, failure } = await confirmIntent(confirmCard, clientSecret);
  // Tells our server about the payment right away. If this request is lost, Stripe's webhook does it.
  const serverUpdate = fetchStatus(paymentIntentId);
  const step = answer === 'paid' ? answer : stepAfter(answer, await serverUpdate);
  if (step === 'renew') return renew();
  if (step === 'declined') settleAttempt(source, paymentIntentId);
  const outcome = outcomeOf(step, source, payment, failure);
  return 'paid' in outcome ? { paid: { ...outcome.paid, serverUpdate } } : outcome;
}

/** The pauses between checks; the last one repeats. Our server limits how often it asks Stripe about a payment. */
const pausesMs = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Waits for the given time, or until the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const timer = setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    window.addEventListener('online', go, { signal: over.signal });
    signal.addEventListener('abort', go, { signal: over.signal });
  });
}

/**
 * Checks until the payment has ended.
 * @param onWaiting called with the current state, right away and after each check
 * @returns undefined when aborted
 */
export async function waitForEnd(
  source: PaymentSource,
  first: WaitingPayment,
  onWaiting: (waiting: WaitingPayment) => void,
  signal: AbortSignal,
): Promise<Exclude<PaymentOutcome, { waiting: WaitingPayment }> | undefined> {
  let waiting = first;
  for (let look = 0; !signal.aborted; look++) {
    onWaiting(waiting);
    await pause(pausesMs[Math.min(look, pausesMs.length - 1)] ?? 0, signal);
    if (signal.aborted) return undefined;
    const outcome = await lookAgain(source, waiting);
    if (!('waiting' in outcome)) return signal.aborted ? undefined : outcome;
    waiting = outcome.waiting;
  }
  return undefined;
}
