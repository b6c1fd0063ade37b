import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import type { Balance } from '#infra/stripe-simulator/balance/balance.ts';
import type { DisputeCause } from '#infra/stripe-simulator/cards/behavior.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { groupOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { metadataOf } from '#infra/stripe-simulator/requests/params.ts';
import { newDispute, newFraudWarning } from './dispute-object.ts';
import { changedEvidence } from './dispute-params.ts';

type Dispute = Stripe.Dispute;

/** Stripe's fee for a chargeback in the US. */
export const disputeFeeCents = 1500;
const decidedAfterSeconds = 60;

/** How a dispute ends. An inquiry that ends closes without money having moved. */
export type Outcome = 'won' | 'lost' | 'warning_closed';

const closed: readonly Dispute['status'][] = ['won', 'lost', 'warning_closed', 'prevented'];

export function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_');
}

export function isClosed({ status }: Dispute): boolean {
  return closed.includes(status);
}

/**
 * Disputes, from the cardholder's complaint to the bank's decision. `beforeChargeback` is called with the charge, so that
 * its pending refunds end.
 */
export function createDisputes(
  { store, emit, clock, later }: Account,
  { book }: Balance,
  beforeChargeback: (charge: Stripe.Charge) => void,
) {
  function find(id: string): Dispute {
    const dispute = store.get('disputes', id);
    if (!dispute) throw noSuch('dispute', id);
    return dispute;
  }

  function intentOf(dispute: Dispute): string {
    return String(dispute.payment_intent);
  }

  function save(dispute: Dispute, changes: Partial<Dispute>): Dispute {
    const next = { ...dispute, ...changes };
    store.put('disputes', next);
    return next;
  }

  function saveChanged(dispute: Dispute, changes: Partial<Dispute>): Dispute {
    const next = save(dispute, changes);
    emit('charge.dispute.updated', next, intentOf(next), { status: dispute.status });
    return next;
  }

  /** Moves the disputed money and the fee. Stripe gives both back when a dispute is won. */
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
    return save(dispute, { balance_transactions: [...dispute.balance_transactions, transaction] });
  }

  /** How much of a charge is disputed, or lost. */
  function disputedCents(chargeId: string): number {
    return store
      .all('disputes')
      .filter(({ charge, status }) => charge === chargeId && status !== 'won' && status !== 'warning_closed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  function refuseClosed(dispute: Dispute): void {
    if (isClosed(dispute)) throw invalidRequest('This dispute is already closed.', { param: 'id' });
  }

  function end(dispute: Dispute, outcome: Outcome): Dispute {
    refuseClosed(dispute);
    const status = isInquiry(dispute) ? 'warning_closed' : outcome;
    const settled = status === 'won' ? moveMoney(dispute, 'reversal') : dispute;
    const ended = save(settled, { status });
    emit('charge.dispute.closed', ended, intentOf(ended));
    if (status === 'won') emit('charge.dispute.funds_reinstated', ended, intentOf(ended));
    return ended;
  }

  /** The bank makes a chargeback of its inquiry. */
  function escalate(dispute: Dispute): Dispute {
    if (!isInquiry(dispute)) throw invalidRequest("This dispute isn't an inquiry.", { param: 'id' });
    refuseClosed(dispute);
    const { card, ...details } = dispute.payment_method_details ?? { type: 'card' };
    const withdrawn = moveMoney(dispute, 'withdrawal');
    const escalated = saveChanged(withdrawn, {
      is_charge_refundable: false,
      ...(card && {
        payment_method_details: { ...details, card: { ...card, case_type: 'chargeback' } },
      }),
      status: 'needs_response',
    });
    emit('charge.dispute.funds_withdrawn', escalated, intentOf(escalated));
    return escalated;
  }

  /** The cardholder's bank takes the money of a won dispute again. */
  function appeal(dispute: Dispute): Dispute {
    if (dispute.status !== 'won') throw invalidRequest('This dispute was not won.', { param: 'id' });
    const appealed = saveChanged(moveMoney(dispute, 'withdrawal'), { status: 'needs_response' });
    emit('charge.dispute.funds_withdrawn', appealed, intentOf(appealed));
    return appealed;
  }

  return {
    find,
    end,
    escalate,
    appeal,

    /** The last dispute of a charge. */
    lastOf({ id }: Stripe.Charge): Dispute {
      const dispute = store.all('disputes').findLast(({ charge }) => charge === id);
      if (!dispute) throw noSuch('dispute', `of ${id}`);
      return dispute;
    },

    /** The cardholder disputes a charge: what is left of it, or a share. */
    open({ id }: Stripe.Charge, cause: DisputeCause = { reason: 'fraudulent' }): Dispute {
      const disputed = store.get('charges', id);
      if (disputed && !cause.isInquiry) beforeChargeback(disputed);
      const charge = store.get('charges', id);
      if (!charge) throw noSuch('charge', id);
      const left = charge.amount - charge.amount_refunded;
      const amount = Math.min(Math.round(left * (cause.share ?? 1)), left - disputedCents(id));
      if (amount <= 0) throw invalidRequest(`Charge ${id} has nothing left to dispute.`);
      store.put('charges', { ...charge, disputed: true });
      const made = newDispute({ charge, cause, amount, created: clock.now() });
      const dispute = cause.isInquiry ? save(made, {}) : moveMoney(made, 'withdrawal');
      emit('charge.dispute.created', dispute, intentOf(dispute));
      if (!cause.isInquiry) emit('charge.dispute.funds_withdrawn', dispute, intentOf(dispute));
      later.plan('expire-dispute', dispute.id, Number(dispute.evidence_details.due_by) - clock.now());
      return dispute;
    },

    /** The cardholder's bank suspects fraud. Often a dispute follows. */
    warn(charge: Stripe.Charge): void {
      const warning = newFraudWarning(charge, clock.now());
      emit('radar.early_fraud_warning.created', warning, String(charge.payment_intent));
    },

    /** Takes evidence and sends it to the bank, unless `submit` is false. */
    update(id: string, params: Params): Dispute {
      const dispute = find(id);
      refuseClosed(dispute);
      const metadata = { ...dispute.metadata, ...metadataOf(params) };
      if (!groupOf(params, 'evidence')) return saveChanged(dispute, { metadata });
      const { evidence_details: details } = dispute;
      if (details.submission_count > 0) {
        throw invalidRequest('Evidence for this dispute has already been submitted.', { param: 'evidence' });
      }
      const isSubmitted = textOf(params, 'submit') !== 'false';
      const evidence = changedEvidence(dispute.evidence, params);
      const staged = { ...details, has_evidence: true };
      if (!isSubmitted) return saveChanged(dispute, { evidence, evidence_details: staged, metadata });
      later.plan('decide-dispute', id, decidedAfterSeconds);
      return saveChanged(dispute, {
        evidence,
        evidence_details: { ...staged, submission_count: 1, submission_method: 'manual' },
        metadata,
        status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
      });
    },

    /** Gives a dispute up. */
    close(id: string): Dispute {
      return end(find(id), 'lost');
    },

    /** Decides as Stripe's test evidence says. Without it, the bank takes its time. */
    decide(id: string): void {
      const dispute = find(id);
      if (isClosed(dispute)) return;
      const { uncategorized_text: text } = dispute.evidence;
      if (text === 'winning_evidence') end(dispute, 'won');
      if (text === 'losing_evidence') end(dispute, 'lost');
      if (text === 'escalate_inquiry_evidence' && isInquiry(dispute)) escalate(dispute);
    },

    /** A dispute that was not answered in time is lost. */
    expire(id: string): void {
      const dispute = find(id);
      if (isClosed(dispute) || dispute.evidence_details.submission_count > 0) return;
      end(save(dispute, { evidence_details: { ...dispute.evidence_details, past_due: true } }), 'lost');
    },

    /** A full refund settles the open inquiries of a charge. */
    settleInquiries(charge: Stripe.Charge): void {
      const inquiries = store.all('disputes').filter((dispute) => dispute.charge === charge.id);
      for (const dispute of inquiries) {
        if (charge.refunded && isInquiry(dispute) && !isClosed(dispute)) end(dispute, 'warning_closed');
      }
    },
  };
}

export type Disputes = ReturnType<typeof createDisputes>;
