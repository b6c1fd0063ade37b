import { shortText } from '#shared/forms/fields.ts';
import { centsTyped } from '#shared/payments/amount.ts';
import { dollarText } from '#shared/payments/money.ts';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';

const texts = paymentsTexts.refund;

/** What a manager enters for a refund. */
export interface RefundDraft {
  extent: 'full' | 'part';
  /** As it is typed. */
  amount: string;
  reason: string;
}

/** What is wrong with a draft, by field. */
export type RefundErrors = Partial<Record<'amount' | 'reason', string>>;

export interface RefundRequest {
  cents: number;
  reason: string;
}

// The server's own rule (shared/payments/routes.ts), so that both refuse in the same words.
const reasonSchema = shortText(texts.reasonNeeded);

function amountError(cents: number | undefined, leftCents: number): string | undefined {
  if (leftCents === 0) return texts.nothingLeft;
  if (!cents) return texts.amountNeeded;
  return cents > leftCents ? texts.tooMuch(dollarText(leftCents)) : undefined;
}

/** Reads a draft against what is left of the payment: the request, or what is wrong with it. */
export function readRefund(
  { extent, amount, reason }: RefundDraft,
  leftCents: number,
): { request: RefundRequest; errors?: undefined } | { request?: undefined; errors: RefundErrors } {
  const cents = extent === 'full' ? leftCents : centsTyped(amount);
  const read = reasonSchema.safeParse(reason);
  const errors: RefundErrors = {};
  const wrongAmount = amountError(cents, leftCents);
  if (wrongAmount) errors.amount = wrongAmount;
  if (!read.success) errors.reason = read.error.issues[0]?.message ?? texts.reasonNeeded;
  if (wrongAmount || cents === undefined || !read.success) return { errors };
  return { request: { cents, reason: read.data } };
}
