/** Texts of the audit log, except its entries (entry-text.ts). */
export const auditLogTexts = {
  clear: 'Clear dates',
  lead: 'Every change to bookings, payments and closures, newest first. Shows the last year unless you choose dates.',
  loading: 'Loading the activity log…',
  failed: 'We couldn’t load the activity log',
  stale: 'We couldn’t refresh the activity log. There may be newer entries.',
  none: 'No changes on these dates.',
  noneYet: 'No changes yet.',
  you: 'You',
  /** Actors that aren't managers. */
  actors: {
    patient: 'Patient',
    addressee: 'Email recipient',
    stripe: 'Stripe',
    restore: 'Restore from backup',
  } as Partial<Record<string, string>>,
};
