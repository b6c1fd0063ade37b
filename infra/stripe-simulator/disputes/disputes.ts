import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { readRoutes, route } from '#infra/stripe-simulator/account/routes.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import { behaviorOf } from '#infra/stripe-simulator/cards/test-cards.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { paramsOf, required, text } from '#infra/stripe-simulator/requests/params.ts';
import { type DisputeCause, newDispute, newFraudWarning } from './dispute-object.ts';

type Dispute = Stripe.Dispute;
type Charge = Stripe.Charge;

/** Accepts only Stripe's test evidence. The simulator supports no other evidence, and doesn't stage evidence. */
const updateParams = paramsOf<Stripe.DisputeUpdateParams>()({
  evidence: paramsOf<Stripe.DisputeUpdateParams.Evidence>()({ uncategorized_text: required }),
});

const filters = paramsOf<Stripe.DisputeListParams>()({ charge: text, payment_intent: text });

/** Stripe's fee for a chargeback in the US. */
export const disputeFeeCents = 1500;
const decidedAfterSeconds = 60;

function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_');
}

function isClosed({ status }: Dispute): boolean {
  return ['won', 'lost', 'warning_closed'].includes(status);
}

/**
 * Disputes, from the cardholder's complaint to the bank's decision. `beforeChargeback` must end the charge's pending
 * refunds.
 */
export function createDisputes(
  { store, emit, clock, later }: Account,
  { book }: Balance,
  beforeChargeback: (charge: Charge) => void,
) {
  const find = (id: string) => store.find('disputes', id);
  const disputesOf = (id: string) => store.all('disputes').filter(({ charge }) => charge === id);

  /** Moves the disputed money and the fee. Stripe returns both when a dispute is won. */
  function moveMoney(dispute: Dispute, direction: 'withdrawal' | 'reversal'): Dispute {
    const sign = direction === 'withdrawal' ? -1 : 1;
    const transaction = book({
      type: 'adjustment',
      category: direction === 'withdrawal' ? 'dispute' : 'dispute_reversal',
      amount: sign * dispute.amount,
      currency: dispute.currency,
      source: dispute.id,
      description: `Chargeback ${direction} for ${dispute.charge}`,
      fee: { amount: -sign * disputeFeeCents, description: 'Dispute fee' },
    });
    return store.put('disputes', dispute, {
      balance_transactions: [...dispute.balance_transactions, transaction],
    });
  }

  function change(dispute: Dispute, changes: Partial<Dispute>): Dispute {
    const changed = store.put('disputes', dispute, changes);
    emit('charge.dispute.updated', changed, { status: dispute.status });
    return changed;
  }

  /** Withdraws the money of an inquiry that became a chargeback, or of a won dispute that the bank reopens. */
  function withdraw(dispute: Dispute, changes: Partial<Dispute>): Dispute {
    const withdrawn = change(moveMoney(dispute, 'withdrawal'), { ...changes, status: 'needs_response' });
    emit('charge.dispute.funds_withdrawn', withdrawn);
    return withdrawn;
  }

  function refuseClosed(dispute: Dispute): void {
    if (isClosed(dispute)) throw invalidRequest('This dispute is already closed.', { param: 'id' });
  }

  /** Ends a dispute. An inquiry ends as closed, without moving money. */
  function end(dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
    refuseClosed(dispute);
    const status = isInquiry(dispute) ? 'warning_closed' : outcome;
    const settled = status === 'won' ? moveMoney(dispute, 'reversal') : dispute;
    const ended = store.put('disputes', settled, { status });
    emit('charge.dispute.closed', ended);
    if (status === 'won') emit('charge.dispute.funds_reinstated', ended);
    return ended;
  }

  /** Turns the bank's inquiry into a chargeback. */
  function escalate(dispute: Dispute): Dispute {
    if (!isInquiry(dispute)) throw invalidRequest("This dispute isn't an inquiry.", { param: 'id' });
    refuseClosed(dispute);
    return withdraw(dispute, { is_charge_refundable: false });
  }

  /** Opens a dispute of a charge's unrefunded amount, or of a share of it. */
  function open({ id }: Charge, cause: DisputeCause = { reason: 'fraudulent' }): Dispute {
    if (!cause.isInquiry) beforeChargeback(store.find('charges', id));
    const charge = store.find('charges', id);
    const left = charge.amount - charge.amount_refunded;
    const taken = disputesOf(id)
      .filter(({ status }) => status !== 'won' && status !== 'warning_closed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.min(Math.round(left * (cause.share ?? 1)), left - taken);
    if (amount <= 0) throw invalidRequest(`Charge ${id} has nothing left to dispute.`);
    store.put('charges', charge, { disputed: true });
    const made = store.put('disputes', newDispute(charge, cause, amount, clock.now()));
    const dispute = cause.isInquiry ? made : moveMoney(made, 'withdrawal');
    emit('charge.dispute.created', dispute);
    if (!cause.isInquiry) emit('charge.dispute.funds_withdrawn', dispute);
    later.plan('expire-dispute', dispute.id, Number(dispute.evidence_details.due_by));
    return dispute;
  }

  function answer(dispute: Dispute, evidence: Partial<Stripe.Dispute.Evidence>): Dispute {
    refuseClosed(dispute);
    const { evidence_details: details } = dispute;
    if (details.submission_count > 0) {
      throw invalidRequest('Evidence for this dispute has already been submitted.', { param: 'evidence' });
    }
    later.plan('decide-dispute', dispute.id, clock.now() + decidedAfterSeconds);
    const submitted = { has_evidence: true, submission_count: 1, submission_method: 'manual' } as const;
    return change(dispute, {
      evidence: { ...dispute.evidence, ...evidence },
      evidence_details: { ...details, ...submitted },
      status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
    });
  }

  // Stripe's test evidence determines the decision. Without it, the bank doesn't decide yet.
  later.handle('decide-dispute', (id) => {
    const dispute = find(id);
    if (isClosed(dispute)) return;
    const { uncategorized_text: evidence } = dispute.evidence;
    if (evidence === 'winning_evidence') end(dispute, 'won');
    if (evidence === 'losing_evidence') end(dispute, 'lost');
    if (evidence === 'escalate_inquiry_evidence' && isInquiry(dispute)) escalate(dispute);
  });

  // A dispute that isn't answered in time is lost. An unanswered inquiry is closed.
  later.handle('expire-dispute', (id) => {
    const dispute = find(id);
    const { evidence_details: details } = dispute;
    if (isClosed(dispute) || details.submission_count > 0) return;
    end({ ...dispute, evidence_details: { ...details, past_due: true } }, 'lost');
  });

  const routes = [
    ...readRoutes({ path: '/v1/disputes', all: () => store.all('disputes'), filters }, find),
    route('POST /v1/disputes/:id', updateParams, ({ evidence }, { id }) => answer(find(id), evidence)),
  ];

  return {
    routes,
    open,
    end,
    escalate,

    /** Withdraws the money of a won dispute again, as the cardholder's bank may. */
    appeal(dispute: Dispute): Dispute {
      if (dispute.status !== 'won') throw invalidRequest('This dispute was not won.', { param: 'id' });
      return withdraw(dispute, {});
    },

    /** The last dispute of a charge. */
    lastOf({ id }: Charge): Dispute {
      const dispute = disputesOf(id).at(-1);
      if (!dispute) throw noSuch('dispute', `of ${id}`);
      return dispute;
    },

    /** After a charge, opens the disputes or reports the early fraud warning that its test card stands for. */
    follow(charge: Charge): void {
      const { dispute } = behaviorOf(charge.payment_method_details);
      if (dispute === 'warning')
        emit('radar.early_fraud_warning.created', newFraudWarning(charge, clock.now()));
      else if (dispute === 'inquiry') open(charge, { reason: 'fraudulent', isInquiry: true });
      else if (dispute === 'twice')
        for (const share of [0.5, 0.5]) open(charge, { reason: 'fraudulent', share });
      else if (dispute) open(charge, { reason: dispute });
    },

    /** Closes the open inquiries about a charge if it has been fully refunded. */
    settleInquiries({ id, refunded }: Charge): void {
      const inquiries = disputesOf(id).filter((dispute) => isInquiry(dispute) && !isClosed(dispute));
      if (refunded) for (const inquiry of inquiries) end(inquiry, 'won');
    },
  };
}

export type Disputes = ReturnType<typeof createDisputes>;
