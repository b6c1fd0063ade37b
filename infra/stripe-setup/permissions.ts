import type Stripe from 'stripe';

type MethodOf<Resource> = Extract<keyof Resource, string>;

/** A call of the stripe package, such as `refunds.create`. */
type StripeCall = {
  [Name in Extract<keyof Stripe, string>]: `${Name}.${MethodOf<Stripe[Name]>}`;
}[Extract<keyof Stripe, string>];

/** Every call that the site's functions make; a test compares the list with their source. */
export const siteCalls = [
  'balanceTransactions.list',
  'charges.list',
  'disputes.list',
  'events.list',
  'paymentIntents.cancel',
  'paymentIntents.create',
  'paymentIntents.retrieve',
  'payouts.list',
  'refunds.create',
  'refunds.list',
] as const satisfies readonly StripeCall[];

/** The calls that this command makes. */
export const setupCalls = [
  'events.list',
  'paymentIntents.cancel',
  'paymentIntents.create',
  'paymentIntents.list',
  'paymentIntents.retrieve',
  'webhookEndpoints.create',
  'webhookEndpoints.list',
  'webhookEndpoints.update',
] as const satisfies readonly StripeCall[];

type Call = (typeof siteCalls | typeof setupCalls)[number];
type Resource = Call extends `${infer Name}.${string}` ? Name : never;

/** What Stripe calls the permission of a resource: in its dashboard, and in its API's errors. */
const permissionOf: Record<Resource, { label: string; id: string }> = {
  // Reads the charge, refund or dispute of each transaction as well.
  balanceTransactions: { label: 'Balance Transaction Sources', id: 'balance_transaction_source' },
  charges: { label: 'Charges and Refunds', id: 'charge' },
  disputes: { label: 'Disputes', id: 'dispute' },
  events: { label: 'Events', id: 'event' },
  paymentIntents: { label: 'PaymentIntents', id: 'payment_intent' },
  payouts: { label: 'Payouts', id: 'payout' },
  refunds: { label: 'Charges and Refunds', id: 'charge' },
  webhookEndpoints: { label: 'Webhook Endpoints', id: 'webhook' },
};

export interface Permission {
  label: string;
  /** Write includes Read. */
  access: 'Read' | 'Write';
  /** Its name in Stripe's errors, such as `rak_charge_write`. */
  id: string;
}

const readingMethods = ['list', 'retrieve'];

/** The permissions that a restricted key needs for these calls, one for each resource. */
export function permissionsFor(calls: readonly Call[]): Permission[] {
  const found = new Map<string, Permission>();
  for (const call of calls) {
    const [resource, method = ''] = call.split('.') as [Resource, string];
    const { label, id } = permissionOf[resource];
    const writes = !readingMethods.includes(method) || found.get(label)?.access === 'Write';
    found.set(label, {
      label,
      access: writes ? 'Write' : 'Read',
      id: `rak_${id}_${writes ? 'write' : 'read'}`,
    });
  }
  return [...found.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Those of this command that the site itself doesn't need. */
export function setupOnlyPermissions(): Permission[] {
  const ofSite = new Set(permissionsFor(siteCalls).map(({ id }) => id));
  return permissionsFor(setupCalls).filter(({ id }) => !ofSite.has(id));
}
