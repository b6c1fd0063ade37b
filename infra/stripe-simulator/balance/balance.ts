import type Stripe from 'stripe';
import { type Account, exactly, newId } from '#infra/stripe-simulator/account/account.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';

/** After this time, an asynchronously captured charge gets its balance transaction. */
const settledAfterSeconds = 5;
const settlesInBusinessDays = 2;
const daySeconds = 24 * 60 * 60;

/** Stripe's standard price for a US card: 2.9 % and 30 cents. */
export function feeOf(amountCents: number): number {
  return Math.round(amountCents * 0.029) + 30;
}

export function isBusinessDay(seconds: number): boolean {
  const day = new Date(seconds * 1000).getUTCDay();
  return day !== 0 && day !== 6;
}

/** The start of the next day in UTC, in Unix seconds. */
export function startOfTomorrow(seconds: number): number {
  return seconds - (seconds % daySeconds) + daySeconds;
}

/**
 * The start of the UTC day that is this many business days later, or the same instant for 0. Holidays count as business
 * days.
 */
export function businessDaysAfter(seconds: number, count: number): number {
  if (count === 0) return seconds;
  const day = startOfTomorrow(seconds);
  return businessDaysAfter(day, isBusinessDay(day) ? count - 1 : count);
}

/** An entry in the balance, in cents. Outgoing money is negative. */
interface Entry {
  type: Stripe.BalanceTransaction.Type;
  /** Default: the type. */
  category?: string;
  amount: number;
  currency: string;
  /** The id of the charge, refund, dispute or payout. */
  source: string;
  description: string | null;
  fee?: { amount: number; description: string };
  /** Unix seconds. Default: right away. */
  availableOn?: number;
}

function newTransaction(entry: Entry, created: number): Stripe.BalanceTransaction {
  const { type, category = type, amount, currency, source, description, fee, availableOn = created } = entry;
  return exactly<Stripe.BalanceTransaction>()({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee ? [{ application: null, currency, type: 'stripe_fee', ...fee }] : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: category,
    source,
    status: availableOn <= created ? 'available' : 'pending',
    type,
  });
}

/** The account's balance: every movement of money is a balance transaction. */
export function createBalance({ store, clock, later, emit }: Account) {
  function book(entry: Entry): Stripe.BalanceTransaction {
    later.plan('pay-out', 'daily', startOfTomorrow(clock.now()));
    return store.put('transactions', newTransaction(entry, clock.now()));
  }

  /** Adds a paid charge to the balance. */
  function bookCharge(charge: Stripe.Charge): Stripe.Charge {
    const isImmediate = behaviorOf(charge.payment_method_details).funds === 'immediate';
    const { id } = book({
      type: 'charge',
      amount: charge.amount,
      currency: charge.currency,
      source: charge.id,
      description: charge.description,
      fee: { amount: feeOf(charge.amount), description: 'Stripe processing fees' },
      ...(!isImmediate && { availableOn: businessDaysAfter(clock.now(), settlesInBusinessDays) }),
    });
    return store.put('charges', charge, { balance_transaction: id });
  }

  later.handle('settle-charge', (id) => {
    const charge = store.find('charges', id);
    if (!charge.balance_transaction)
      emit('charge.updated', bookCharge(charge), { balance_transaction: null });
  });

  return {
    book,
    bookCharge,

    /**
     * Adds a charge to the balance later, as Stripe does unless capture is synchronous. Until then, the charge's
     * balance transaction is null.
     */
    bookChargeLater({ id }: Stripe.Charge): void {
      later.plan('settle-charge', id, clock.now() + settledAfterSeconds);
    },
  };
}

export type Balance = ReturnType<typeof createBalance>;
