/** Texts of the audit log, except its entries (entry-text.ts). */
export const auditLogTexts = {
  clear: 'Clear dates',
  show: 'Show',
  kinds: { changes: 'Changes', views: 'Views' },
  leads: {
    changes:
      'Every change to bookings, payments, lab orders, messages and closures, newest first. Shows the last year unless you choose dates.',
    views:
      'Every look at bookings, payments, lab orders and messages, newest first. Looking again within 15 minutes adds no line. Lists of more than 20 records only say how many they were. Shows the last year unless you choose dates.',
    record:
      'Lists of more than 20 records only say how many they were, so whoever only saw this record in such a list isn’t named here.',
  },
  whoHasSeen: (record: string) => `Who has seen or changed ${record}`,
  showAll: 'Show all records',
  loading: 'Loading the activity log…',
  failed: 'We couldn’t load the activity log',
  stale: 'We couldn’t refresh the activity log. There may be newer entries.',
  none: {
    changes: 'No changes on these dates.',
    views: 'No views on these dates.',
    record: 'No views or changes of this record on these dates.',
  },
  noneYet: {
    changes: 'No changes yet.',
    views: 'No views yet.',
    record: 'No views or changes of this record in the last year.',
  },
  you: 'You',
  /** Actors that aren't managers. */
  actors: {
    patient: 'Patient',
    addressee: 'Email recipient',
    stripe: 'Stripe',
    restore: 'Restore from backup',
  } as Partial<Record<string, string>>,
};
