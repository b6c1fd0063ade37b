const generous = 100_000;

/**
 * How often something may be done; whatever exceeds that is refused. Unless a comment says otherwise, a limit holds for a
 * client, which is a network (an IPv4 address or an IPv6 /64), and for a day in UTC; the Problem is `too-many`.
 * `local` is generous, so that tests and demonstrations reach a limit only on purpose; `cloud` is strict.
 */
const limits = {
  /** Visits booked, whether kept or canceled: room for a family or a small office. */
  LIMIT_BOOKINGS_PER_DAY: { local: generous, cloud: 12 },
  /** The same, at most: each address verified from the client in the last 30 days allows two more, up to this number. */
  LIMIT_BOOKINGS_OF_PROVEN_CLIENT: { local: generous, cloud: 40 },
  /** Visits booked for, or moved to, the same day of visits, at all clinics: no one can book up a clinic's day. */
  LIMIT_SLOTS_OF_VISIT_DAY: { local: 1_000, cloud: 8 },
  /** Visits rescheduled and addresses corrected: changes can't be used to probe or to send email. */
  LIMIT_MOVES_PER_DAY: { local: generous, cloud: 20 },
  /** How often one visit may be rescheduled in a day, from any client. */
  LIMIT_MOVES_OF_BOOKING: { local: 100, cloud: 5 },
  /** Visits canceled. */
  LIMIT_CANCELLATIONS_PER_DAY: { local: generous, cloud: 20 },
  /** Questions whether a booking went through, when none did: each writes a small record, which closes its number. */
  LIMIT_CLOSED_NUMBERS_PER_DAY: { local: generous, cloud: 24 },
  /** Different addresses that a client has email sent to: the site can't be used as a mail relay. 0 counts none. */
  LIMIT_RECIPIENTS_PER_DAY: { local: 0, cloud: 20 },
  /**
   * Emails to one address in a day, against flooding; 0 counts none. What exceeds it waits for the next day, and a code is
   * dropped. One is reserved for closures, cancellations and reminders, and two codes for the client that first booked for
   * the address, whose reminders come before those for visits that others book.
   */
  LIMIT_MAILS_OF_RECIPIENT: { local: 0, cloud: 12 },
  /** How many of these may be codes. */
  LIMIT_CODE_MAILS_OF_RECIPIENT: { local: generous, cloud: 8 },
  /** Codes requested. */
  LIMIT_CODES_PER_DAY: { local: generous, cloud: 50 },
  /** Wrong codes entered: half a million guesses would take a client 27 years. */
  LIMIT_WRONG_CODES_PER_DAY: { local: generous, cloud: 50 },
  /** Messages sent by the contact form: the clinics' inbox stays readable. */
  LIMIT_CONTACTS_PER_DAY: { local: 600, cloud: 5 },
  /** Consultations requested, which go to the same inbox. */
  LIMIT_CONSULTATIONS_PER_DAY: { local: 600, cloud: 5 },
  /** Card payments begun in an hour: testing stolen cards doesn't pay. */
  LIMIT_INTENTS_PER_HOUR: { local: generous, cloud: 20 },
  /** Card payments begun and not finished, at any time: none can be stockpiled. One is canceled after an hour. */
  LIMIT_UNFINISHED_INTENTS: { local: 1_000, cloud: 3 },
  /** Cards that failed. From then on, the client can begin no payment, and those it has begun are canceled. */
  LIMIT_FAILED_CARDS: { local: generous, cloud: 10 },
  /** Receipts opened: guessing their links is slow. */
  LIMIT_RECEIPTS_PER_DAY: { local: generous, cloud: 100 },
  /** Reports of a browser about our security policy. Further ones get the usual reply, but aren't logged: our logs stay readable. */
  LIMIT_CSP_REPORTS_PER_DAY: { local: generous, cloud: 20 },
  /** Questions to the chat in a minute: more than anyone types. */
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
