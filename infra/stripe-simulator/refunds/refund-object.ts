import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';

export interface NewRefund {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
  isPending: boolean;
  created: number;
}

function destination(type: 'pending' | 'refund'): Stripe.Refund.DestinationDetails {
  return exactly<Stripe.Refund.DestinationDetails>()({
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type },
    type: 'card',
  });
}

export function newRefund(refund: NewRefund): Stripe.Refund {
  const { charge, amount, reason, metadata, isPending, created } = refund;
  return exactly<Stripe.Refund>()({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destination(isPending ? 'pending' : 'refund'),
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isPending && { pending_reason: 'processing' }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  });
}

/** A refund that has reached the card. */
export function completedRefund({ pending_reason: _, ...refund }: Stripe.Refund): Stripe.Refund {
  return exactly<Stripe.Refund>()({
    ...refund,
    destination_details: destination('refund'),
    status: 'succeeded',
  });
}

export interface Return {
  status: 'failed' | 'canceled';
  reason: string;
  /** The id of the balance transaction that brings the money back. */
  transaction: string;
}

/** A refund that the bank returned, or that was canceled in the dashboard. */
export function returnedRefund(
  { pending_reason: _, ...refund }: Stripe.Refund,
  { status, reason, transaction }: Return,
): Stripe.Refund {
  return exactly<Stripe.Refund>()({
    ...refund,
    status,
    failure_reason: reason,
    failure_balance_transaction: transaction,
  });
}
