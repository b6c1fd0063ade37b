/** Texts of the audit log, except its entries (entry-text.ts). */
export const auditLogTexts = {
  clear: 'Clear dates',
  lead: 'Every change to a booking, a payment or a closure, newest first. Without dates: of the last year.',
  loading: 'Loading the activity…',
  failed: 'The activity could not be loaded',
  stale: 'The activity could not be refreshed. There may be more by now.',
  none: 'Nothing was changed on these days.',
  noneYet: 'Nothing has been changed yet.',
  you: 'You',
  /** Who is no admin. */
  actors: { patient: 'Patient', addressee: 'Email recipient', stripe: 'Stripe' } as Partial<
    Record<string, string>
  >,
};
