/** Stripe's codes for failed refunds. */
const refundFailures: Record<string, string> = {
  expired_or_canceled_card: 'The card is expired or canceled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  charge_for_pending_refund_disputed: 'The cardholder disputed the payment first.',
  insufficient_funds: 'Our Stripe balance was too low.',
  declined: 'The bank declined it.',
  merchant_request: 'We asked Stripe to stop it.',
};

/** Stripe's codes for disputes, except `general`, which gives no reason. */
const disputeReasons: Record<string, string> = {
  fraudulent: 'The cardholder says they didn’t make this payment.',
  unrecognized: 'The cardholder doesn’t recognize this payment.',
  duplicate: 'The cardholder says they were charged twice.',
  product_not_received: 'The cardholder says they didn’t get what they paid for.',
  product_unacceptable: 'The cardholder says what they got wasn’t as described.',
  credit_not_processed: 'The cardholder says they never got their refund.',
  subscription_canceled: 'The cardholder says they had already canceled.',
  customer_initiated: 'The cardholder asked their bank to reverse the charge.',
  insufficient_funds: 'The cardholder’s account didn’t have enough money.',
  incorrect_account_details: 'The account details were wrong.',
  bank_cannot_process: 'The bank couldn’t process the payment.',
  debit_not_authorized: 'The cardholder says they didn’t authorize this payment.',
  check_returned: 'The check was returned.',
  noncompliant: 'The card network says its rules weren’t followed.',
};

/** Explains in a sentence why a refund failed. */
export function refundFailureText(reason: string | undefined): string {
  return refundFailures[reason ?? ''] ?? 'The bank didn’t say why.';
}

/** Explains in a sentence why a payment is disputed. */
export function disputeReasonText(reason: string): string {
  return disputeReasons[reason] ?? 'The bank didn’t give a specific reason.';
}
