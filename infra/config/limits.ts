const generous = 100_000;

/**
 * What a client, a recipient or a booking may use, in whole numbers. `local` is generous, so that tests and demonstrations reach a
 * limit only on purpose; `cloud` is strict. For recipients per day and for emails per recipient, 0 turns the limit off.
 */
const limits = {
  /** Room for a family or a small office. Each address verified from the client in 30 days adds two, up to the second number. */
  LIMIT_BOOKINGS_PER_DAY: { local: generous, cloud: 12 },
  LIMIT_BOOKINGS_OF_PROVEN_CLIENT: { local: generous, cloud: 40 },
  /** That a client books, or moves to, for the same day: no one can book up a clinic's day. */
  LIMIT_SLOTS_OF_VISIT_DAY: { local: 1_000, cloud: 8 },
  /** Changes can't be used to probe or to send email. */
  LIMIT_MOVES_PER_DAY: { local: generous, cloud: 20 },
  LIMIT_MOVES_OF_BOOKING: { local: 100, cloud: 5 },
  LIMIT_CANCELLATIONS_PER_DAY: { local: generous, cloud: 20 },
  /** Asking whether a booking went through writes a small record, which closes its number. */
  LIMIT_CLOSED_NUMBERS_PER_DAY: { local: generous, cloud: 24 },
  /** Addresses that a client can have email sent to: the site can't be used as a mail relay. */
  LIMIT_RECIPIENTS_PER_DAY: { local: 0, cloud: 20 },
  /**
   * A day, against flooding; codes have a part of it. One is reserved for closures, cancellations and reminders, and two codes
   * for the client that first booked for the address, whose reminders come before those for visits that others book.
   */
  LIMIT_MAILS_OF_RECIPIENT: { local: 0, cloud: 12 },
  LIMIT_CODE_MAILS_OF_RECIPIENT: { local: generous, cloud: 8 },
  /** Half a million guesses would take a client 27 years. */
  LIMIT_CODES_PER_DAY: { local: generous, cloud: 50 },
  LIMIT_WRONG_CODES_PER_DAY: { local: generous, cloud: 50 },
  /** The clinics' inbox stays readable. */
  LIMIT_CONTACTS_PER_DAY: { local: 600, cloud: 5 },
  LIMIT_CONSULTATIONS_PER_DAY: { local: 600, cloud: 5 },
  /** Testing cards doesn't pay, and no one can stockpile intents for it: an unfinished one is canceled after an hour. */
  LIMIT_INTENTS_PER_HOUR: { local: generous, cloud: 20 },
  LIMIT_UNFINISHED_INTENTS: { local: 1_000, cloud: 3 },
  /** A day. */
  LIMIT_FAILED_CARDS: { local: generous, cloud: 10 },
  /** Guessing the links of receipts is slow. */
  LIMIT_RECEIPTS_PER_DAY: { local: generous, cloud: 100 },
  /** Our logs stay readable. */
  LIMIT_CSP_REPORTS_PER_DAY: { local: generous, cloud: 20 },
  /** More than anyone types. */
  LIMIT_QUESTIONS_PER_MINUTE: { local: generous, cloud: 30 },
};

/** A limit that a function reads from its environment. */
export type LimitName = keyof typeof limits;

export type Limits = Readonly<Record<LimitName, number>>;

function limitsOf(place: 'local' | 'cloud'): Limits {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit[place]])) as Limits;
}

export const localLimits = limitsOf('local');
export const cloudLimits = limitsOf('cloud');

/**
 * The clinics' own networks, in CIDR notation. They're exempt from limits per client, because a front desk books for many
 * patients. Never add a loopback network, which would exempt everyone behind a proxy.
 */
export const clinicNetworks: readonly string[] = [];
