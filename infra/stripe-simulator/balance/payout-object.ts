import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';

export interface NewPayout {
  amount: number;
  currency: string;
  created: number;
  /** When the bank has it, in Unix seconds. */
  arrivesOn: number;
}

export function newPayout({ amount, currency, created, arrivesOn }: NewPayout): Stripe.Payout {
  return exactly<Stripe.Payout>()({
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrivesOn,
    automatic: true,
    balance_transaction: null,
    created,
    currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_simulatedbankaccount',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  });
}
