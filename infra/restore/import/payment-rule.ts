import type { StoredKey } from '#functions/payments/idempotency-keys.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { isPayment, isPaymentTombstone, type PaymentRecord } from '#functions/payments/store.ts';
import { tombstoneOf } from '#functions/payments/tombstone.ts';
import type { Finding } from '#infra/restore/data/findings.ts';
import { type Item, isExpired, isSame } from '#infra/restore/data/tables.ts';
import { bringBack, type Decision, type Rule, type RuleContext } from './decision.ts';

/** Attributes that no function changes once a payment is begun. */
const fixedAttributes = ['amountCents', 'currency', 'livemode', 'createdAt', 'clientSecretDigest'] as const;

/** Changes that the check of the books finds at Stripe again. */
const foundAtStripe = [
  'payment.refund-failed',
  'payment.refund-canceled',
  'payment.dispute',
  'payment.dispute-closed',
];

/** Idempotency keys: one that has led to a payment never goes back to waiting, or it would create a second intent. */
function decideKey(copyItem: Item, liveItem: Item | undefined, { findings }: RuleContext): Decision {
  if (isExpired('Payments', copyItem)) return { outcome: 'ended' };
  const copy = copyItem as unknown as StoredKey;
  const live = liveItem as unknown as StoredKey | undefined;
  if (copy.intentId === undefined && live?.intentId !== undefined) return { outcome: 'newer' };
  if (copy.intentId === undefined && live && live.serverErrors > copy.serverErrors)
    return { outcome: 'newer' };
  if (copy.intentId !== undefined && live?.intentId !== undefined && live.intentId !== copy.intentId) {
    findings.add('other-record', String(copyItem.id), live.intentId);
    return { outcome: 'conflict' };
  }
  return bringBack(copyItem, liveItem);
}

/** What managers did to a record that is restored as it was before. The check of the books finds the rest at Stripe. */
function lostChanges(id: string, { evidence }: RuleContext): Finding[] {
  return evidence
    .auditOf(id)
    .filter(({ action }) => !foundAtStripe.includes(action))
    .map(({ action, from, to, at }) => {
      const change = [from, to].filter(Boolean).join(' → ');
      return { kind: 'change-lost', id, detail: `${at} ${action} ${change}`.trim() };
    });
}

/**
 * The payment to write. If the live record was made from Stripe's data after this one was lost, it has the refund that was
 * requested since, which must not be requested twice.
 */
function targetOf(copy: PaymentItem, live: PaymentRecord | undefined): PaymentItem {
  if (!isPayment(live) || live.createdAt === copy.createdAt) return copy;
  const { refundAttempt = copy.refundAttempt, receiptQueued = copy.receiptQueued } = live;
  return {
    ...copy,
    ...(refundAttempt && { refundAttempt }),
    ...(receiptQueued && { receiptQueued }),
    version: Math.max(live.version, copy.version) + 1,
  };
}

function isRecreated(live: PaymentRecord | undefined, copy: PaymentRecord): boolean {
  // Only a record that was made from Stripe's data is created later than its intent.
  return (
    isPayment(live) && isPayment(copy) && live.createdAt > copy.createdAt && live.reference === undefined
  );
}

/**
 * Payments: the higher version is newer, unless the record was made again from Stripe's data, which lacks the details.
 * The check of the books adds what has happened at Stripe since.
 */
export const paymentRule: Rule = (copyItem, liveItem, context) => {
  if (isSame(copyItem, liveItem)) return { outcome: 'same' };
  if (String(copyItem.id).startsWith('key#')) return decideKey(copyItem, liveItem, context);
  const copy = copyItem as unknown as PaymentRecord;
  const live = liveItem as unknown as PaymentRecord | undefined;
  if (live && live.version > copy.version && !isRecreated(live, copy)) {
    if (isPaymentTombstone(live)) return { outcome: 'ended' };
    if (!isPayment(copy) || !isPayment(live)) return { outcome: 'newer' };
    const kept = Object.fromEntries(
      fixedAttributes.filter((name) => name in copy).map((name) => [name, copy[name]]),
    );
    const target = { ...live, ...kept };
    if (isSame(target, liveItem)) return { outcome: 'newer' };
    return bringBack({ ...target, version: live.version + 1 }, liveItem);
  }
  if (!isPayment(copy)) return bringBack(copyItem, liveItem);
  const deletion = context.evidence.auditOf(copy.id).find(({ action }) => action === 'payment.delete');
  if (deletion) return bringBack(tombstoneOf(copy, new Date(deletion.at)) as unknown as Item, liveItem);
  const notes = lostChanges(copy.id, context);
  return bringBack(targetOf(copy, live) as unknown as Item, liveItem, { notes });
};
