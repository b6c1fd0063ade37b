import { randomInt } from 'node:crypto';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type LabOrderStatus, orderNumberAlphabet, orderNumberLength } from '#shared/lab-orders/lab-order.ts';
import type { BoughtItem, PaymentStatus } from '#shared/payments/payment.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { MoneyFacts } from './history/money-facts.ts';
import { testsOf } from './history/refund-record.ts';

/** The lab order's fields in its payment. */
export interface LabOrderFields {
  /** The clinic where the patient plans to have the sample taken. */
  clinicId?: ClinicId;
  /** Generated when the order is paid. Random, so that no one can guess another patient's number. */
  orderNumber?: string;
  drawn?: Drawn;
  /** Keys of the sparse index byOrder. */
  orderStatus?: LabOrderStatus;
  /** Instant since which the order has this status; for a closed order, when it was paid. */
  orderSince?: string;
}

/** When, by whom (a sign-in subject) and where a sample was taken. */
export interface Drawn {
  at: string;
  by: string;
  clinicId: ClinicId;
}

export interface Ordered extends LabOrderFields, MoneyFacts {
  id: string;
  status: PaymentStatus;
  items?: BoughtItem[];
  patientEmail: string;
}

function newOrderNumber(): string {
  const letters = Array.from(
    { length: orderNumberLength },
    () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
  );
  return letters.join('');
}

/** The titles of the tests that were refunded, or whose refund is under way. */
export function refundedTests({ refunds = [], refundRequests }: MoneyFacts): Set<string> {
  const counted = refunds.filter(({ status }) => countsAsRefunded(status));
  return new Set(counted.flatMap((refund) => testsOf(refund, refundRequests).tests ?? []));
}

function isClosed(item: Ordered): boolean {
  const { status, items = [], amountCents, refundedCents, disputes = [] } = item;
  const refunded = refundedTests(item);
  const isRefunded = refundedCents >= amountCents || items.every(({ title }) => refunded.has(title));
  const isLost = disputes.some(({ outcome }) => outcome === 'lost');
  return status !== 'succeeded' || isRefunded || isLost;
}

function statusOf(item: Ordered): LabOrderStatus {
  if (item.drawn) return 'drawn';
  return isClosed(item) ? 'closed' : 'open';
}

/**
 * The payment with its order number, once it was paid, and the keys of the index. A payment without lab tests has no
 * order.
 */
export function withOrder<Item extends Ordered>(item: Item): Item {
  const { items, paidAt, drawn, orderNumber = newOrderNumber() } = item;
  if (!items || !paidAt) return item;
  return { ...item, orderNumber, orderStatus: statusOf(item), orderSince: drawn?.at ?? paidAt };
}

// Order numbers are stored in the payments table, under an id that no intent can have.
export function orderKey(number: string): { id: string } {
  return { id: `order#${number}` };
}
