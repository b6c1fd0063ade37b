import { useForm } from 'react-hook-form';
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
  /** The titles of the refunded lab tests. */
  tests: string[];
  reason: string;
}

export type RefundErrors = Partial<Record<'amount' | 'reason', string>>;

export interface RefundRequest {
  cents: number;
  tests?: string[];
  reason: string;
}

// The contract's rule (shared/payments/admin-routes.ts), so that browser and server refuse with the same text.
const reasonSchema = shortText(texts.reasonNeeded);

function amountError(cents: number | undefined, refundable: number): string | undefined {
  if (refundable === 0) return texts.alreadyRefunded;
  if (!cents) return texts.amountNeeded;
  return cents > refundable ? texts.tooMuch(formatCents(refundable)) : undefined;
}

/** Validates a draft. Returns the request, or the errors by field. `refundable` is in cents. */
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
  const chosen = extent === 'part' && tests.length > 0 && { tests };
  return { request: { cents, ...chosen, reason: parsedReason.data } };
}

/** A refund that failed, or whose outcome Stripe never told us. Its key keeps it from being made twice. */
export type RefundToRepeat = Pick<WorkItem, 'amount' | 'reason' | 'tests' | 'idempotencyKey'>;

/**
 * The form, which gives a request for at most `refundable` cents. A repeated refund starts with its old values instead
 * of everything that is left.
 */
export function useRefundForm(again: RefundToRepeat | undefined, refundable: number) {
  const { amount, tests = [], reason = '' } = again ?? {};
  return useForm<RefundDraft, unknown, RefundRequest>({
    defaultValues: { extent: again ? 'part' : 'full', amount: amount?.toFixed(2) ?? '', tests, reason },
    resolver: (draft) => {
      const { request, errors } = readRefund(draft, refundable);
      if (request) return { values: request, errors: {} };
      const found = Object.entries(errors).map(([name, message]) => [name, { type: 'refused', message }]);
      return { values: {}, errors: Object.fromEntries(found) };
    },
  });
}
