import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import { businessDaysAfter, startOfTomorrow } from './business-days.ts';
import { type Entry, newTransaction } from './transaction-object.ts';

/** How long the balance transaction of a charge that is captured asynchronously takes. */
const settledAfterSeconds = 5;
const settlesInBusinessDays = 2;

/** Stripe's standard price for a card of the US: 2.9 % and 30 cents. */
export function feeOf(amountCents: number): number {
  return Math.round(amountCents * 0.029) + 30;
}

function fingerprintIn(charge: Stripe.Charge): string {
  return charge.payment_method_details?.card?.fingerprint ?? '';
}

/** The account's balance: every movement of money is a balance transaction. */
export function createBalance({ store, clock, later, emit }: Account) {
  function book(entry: Entry): Stripe.BalanceTransaction {
    const transaction = newTransaction(entry, clock.now());
    store.put('transactions', transaction);
    later.planBy('pay-out', 'daily', startOfTomorrow(clock.now()));
    return transaction;
  }

  /** Books a paid charge. */
  function bookCharge(charge: Stripe.Charge): Stripe.Charge {
    const isImmediate = behaviorOf(fingerprintIn(charge)).bypassesPending;
    const { id } = book({
      type: 'charge',
      category: 'charge',
      amount: charge.amount,
      currency: charge.currency,
      source: charge.id,
      description: charge.description,
      fee: { amount: feeOf(charge.amount), description: 'Stripe processing fees' },
      ...(!isImmediate && { availableOn: businessDaysAfter(clock.now(), settlesInBusinessDays) }),
    });
    const booked = { ...charge, balance_transaction: id };
    store.put('charges', booked);
    return booked;
  }

  return {
    book,
    bookCharge,

    /** Books a charge later, as Stripe does unless capture is synchronous: until then its transaction is null. */
    bookChargeLater({ id }: Stripe.Charge): void {
      later.plan('settle-charge', id, settledAfterSeconds);
    },

    settle(chargeId: string): void {
      const charge = store.get('charges', chargeId);
      if (!charge || charge.balance_transaction) return;
      emit('charge.updated', bookCharge(charge), String(charge.payment_intent), {
        balance_transaction: null,
      });
    },
  };
}

export type Balance = ReturnType<typeof createBalance>;
