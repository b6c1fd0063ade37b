import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';

/** A movement of the balance, in cents. What leaves it is negative. */
export interface Entry {
  type: Stripe.BalanceTransaction.Type;
  category: string;
  amount: number;
  currency: string;
  /** The id of the charge, refund, dispute or payout. */
  source: string;
  description: string | null;
  fee?: { amount: number; description: string };
  /** Unix seconds; right away by default. */
  availableOn?: number;
}

export function newTransaction(entry: Entry, created: number): Stripe.BalanceTransaction {
  const { type, category, amount, currency, source, description, fee, availableOn = created } = entry;
  const feeDetail = { application: null, currency, type: 'stripe_fee' };
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
    fee_details: fee ? [{ ...feeDetail, ...fee }] : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: category,
    source,
    status: availableOn <= created ? 'available' : 'pending',
    type,
  });
}
