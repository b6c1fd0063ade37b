import { shortText } from '#shared/forms/fields.ts';
import { parseDollars } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { refundTexts as texts } from './refund-texts.ts';

/** The contents of the refund form. */
export interface RefundDraft {
  extent: 'full' | 'part';
  /** The amount in dollars, as typed. */
  amount: string;
  /** The titles of the lab tests whose money it is. */
  tests: readonly string[];
  reason: string;
}

export type RefundErrors = Partial<Record<'amount' | 'reason', string>>;

export interface RefundRequest {
  cents: number;
  tests?: string[];
  reason: string;
}

// The rule of the contract (shared/payments/admin-routes.ts), so that browser and server refuse in the same words.
const reasonSchema = shortText(texts.reasonNeeded);

function amountError(cents: number | undefined, refundable: number): string | undefined {
  if (refundable === 0) return texts.alreadyRefunded;
  if (!cents) return texts.amountNeeded;
  return cents > refundable ? texts.tooMuch(formatCents(refundable)) : undefined;
}

/** Validates a draft: the request, or the errors of its fields. `refundable` is in cents. */
export function readRefund(
  { extent, amount, tests, reason }: RefundDraft,
  refundable: number,
): { request: RefundRequest; errors?: undefined } | { request?: undefined; errors: RefundErrors } {
  const cents = extent === 'full' ? refundable : parseDollars(amount);
  const parsedReason = reasonSchema.safeParse(reason);
  const errors: RefundErrors = {};
  const wrongAmount = amountError(cents, refundable);
  if (wrongAmount) errors.amount = wrongAmount;
  if (!parsedReason.success) errors.reason = parsedReason.error.issues[0]?.message ?? texts.reasonNeeded;
  if (wrongAmount || cents === undefined || !parsedReason.success) return { errors };
  const chosen = extent === 'part' && tests.length > 0 && { tests: [...tests] };
  return { request: { cents, ...chosen, reason: parsedReason.data } };
}

/** A refund that came back, or of which Stripe never said whether it was made: its key keeps it from being made twice. */
export type RefundToRepeat = Pick<WorkItem, 'amount' | 'reason' | 'tests' | 'idempotencyKey'>;

/** What the form starts with: the same as before when a refund is made again, not all that is left. */
export function firstDraft(again: RefundToRepeat | undefined): RefundDraft {
  if (!again) return { extent: 'full', amount: '', tests: [], reason: '' };
  const { amount, tests = [], reason = '' } = again;
  return { extent: 'part', amount: amount.toFixed(2), tests, reason };
}
