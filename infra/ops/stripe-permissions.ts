/**
 * A permission of a restricted key: its name in Stripe's dashboard, and its id in Stripe's errors. Write
 * includes Read.
 */
export interface Permission {
  label: string;
  access: 'Read' | 'Write';
  id: string;
}

/** The permissions that the site's functions need. A test compares the list with their calls. */
export const sitePermissions: readonly Permission[] = [
  // This permission also covers the charge, refund or dispute of each transaction.
  { label: 'Balance Transaction Sources', access: 'Read', id: 'rak_balance_transaction_source_read' },
  { label: 'Charges and Refunds', access: 'Write', id: 'rak_charge_write' },
  { label: 'Disputes', access: 'Read', id: 'rak_dispute_read' },
  { label: 'Events', access: 'Read', id: 'rak_event_read' },
  { label: 'PaymentIntents', access: 'Write', id: 'rak_payment_intent_write' },
  { label: 'Payouts', access: 'Read', id: 'rak_payout_read' },
];

/** The additional permissions that `npm run stripe-setup` needs. */
export const setupPermissions: readonly Permission[] = [
  { label: 'Payment Method Domains', access: 'Write', id: 'rak_payment_method_domain_write' },
  { label: 'Webhook Endpoints', access: 'Write', id: 'rak_webhook_write' },
];
