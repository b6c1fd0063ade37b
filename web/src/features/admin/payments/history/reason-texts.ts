/** Stripe's words for why a refund came back. */
const refundFailures: Record<string, string> = {
  expired_or_canceled_card: 'The card has expired or was canceled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  charge_for_pending_refund_disputed: 'The cardholder disputed the payment in the meantime.',
  insufficient_funds: 'Our balance at Stripe was too low.',
  declined: 'The bank declined it.',
  merchant_request: 'It was stopped at our request.',
};

/** Stripe's words for why a cardholder disputes a payment. */
const disputeReasons: Record<string, string> = {
  fraudulent: 'The cardholder says they didn’t make this payment.',
  unrecognized: 'The cardholder doesn’t recognize this payment.',
  duplicate: 'The cardholder says they paid twice.',
  product_not_received: 'The cardholder says they didn’t get what they paid for.',
  product_unacceptable: 'The cardholder says it wasn’t as described.',
  credit_not_processed: 'The cardholder says a refund is missing.',
  subscription_canceled: 'The cardholder says they had canceled.',
  customer_initiated: 'The cardholder asked their bank for the money back.',
  insufficient_funds: 'The cardholder’s account didn’t have the money.',
  incorrect_account_details: 'The account details were wrong.',
  bank_cannot_process: 'The bank couldn’t process the payment.',
  debit_not_authorized: 'The cardholder says they didn’t allow this payment.',
  check_returned: 'The check was returned.',
  noncompliant: 'The card network says its rules weren’t followed.',
  general: 'The bank gave no particular reason.',
};

/** Why the bank sent a refund back, as a sentence. */
export function refundFailureText(reason: string | undefined): string {
  return refundFailures[reason ?? ''] ?? 'The bank didn’t say why.';
}

/** What the cardholder complains of, as a sentence. */
export function disputeReasonText(reason: string): string {
  return disputeReasons[reason] ?? 'The bank gave no particular reason.';
}
