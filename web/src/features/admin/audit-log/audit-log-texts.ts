import type { auditedKinds } from '#shared/audit/routes.ts';

/** Texts of the audit log, except its entries (entry-text.ts). */
export const auditLogTexts = {
  searchHint: 'Number of a record',
  person: 'Person',
  everyone: 'Everyone',
  show: 'Show',
  kinds: {
    changes: 'All changes',
    appointment: 'Changes of bookings',
    payment: 'Changes of payments',
    'lab-order': 'Changes of lab orders',
    closure: 'Changes of closures',
    views: 'Views',
  } satisfies Record<'changes' | (typeof auditedKinds)[number] | 'views', string>,
  leads: {
    changes:
      'Every change to bookings, payments, lab orders, messages and closures, newest first. Shows the last year unless you choose dates.',
    views:
      'Every look at bookings, payments, lab orders and messages, newest first. Looking again within 15 minutes adds no line. Lists of more than 20 records only say how many they were. Shows the last year unless you choose dates.',
    record:
      'Lists of more than 20 records only say how many they were, so whoever only saw this record in such a list isn’t named here.',
  },
  whoHasSeen: (record: string) => `Who has seen or changed ${record}`,
  loading: 'Loading the activity log…',
  failed: 'We couldn’t load the activity log',
  stale: 'We couldn’t refresh the activity log. There may be newer entries.',
  notANumber: 'No record has this number. Enter all of it, as a booking, receipt or lab order shows it.',
  noMatch: 'No activity matches your filters.',
  noneYet: 'No changes yet.',
};
