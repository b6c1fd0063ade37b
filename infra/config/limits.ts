/** Unlimited, because tests and demonstrations should reach a limit only on purpose. */
const uncounted = 0;

/**
 * How often each action is allowed; requests beyond that are refused. Unless a comment says otherwise, a limit applies
 * per client and rolling 24 hours, and the Problem is `too-many`. A client is an IPv4 address or an IPv6 /64; a /56
 * gets three times the limit and a /48 ten times. A client that has read mail to an email address is proven for that
 * address and counts by mailbox instead. `local` is generous; `cloud` is strict.
 */
const limits = {
  /** Visits booked, including those canceled since. */
  LIMIT_BOOKINGS_PER_DAY: { local: uncounted, cloud: 100 },
  /** Visits booked with one email address, by clients proven for it. */
  LIMIT_BOOKINGS_OF_ADDRESS: { local: uncounted, cloud: 12 },
  /** Visits on one day at all clinics, booked with one email address by clients proven for it. */
  LIMIT_VISITS_OF_DAY: { local: uncounted, cloud: 8 },
  /**
   * Upcoming visits about which no email has been opened, at all clinics. Unless this limit is `uncounted`, at most
   * three of these visits may be on one day at one clinic (four for a /56, six for a /48), so that no stranger can fill
   * up a clinic.
   */
  LIMIT_COMING_VISITS: { local: uncounted, cloud: 8 },
  /** Visits rescheduled and email addresses corrected, so that changes can't be used to probe or to send email. */
  LIMIT_RESCHEDULES_PER_DAY: { local: uncounted, cloud: 20 },
  /** How often one visit may be rescheduled in a day, by all clients together. */
  LIMIT_RESCHEDULES_OF_BOOKING: { local: 100, cloud: 5 },
  /** How often staff may email one visit's confirmation again in a day. */
  LIMIT_RESENDS_OF_BOOKING: { local: 100, cloud: 3 },
  /** How often staff may email one payment's receipt again in a day. */
  LIMIT_RESENDS_OF_RECEIPT: { local: 100, cloud: 3 },
  /** Visits canceled. */
  LIMIT_CANCELLATIONS_PER_DAY: { local: uncounted, cloud: 20 },
  /** Visits checked in. As many as may be booked, because phones in a waiting room may share an IP address. */
  LIMIT_CHECK_INS_PER_DAY: { local: uncounted, cloud: 100 },
  /**
   * Requests that ask what became of a booking attempt and find no booking: each may write a small record that closes
   * the attempt's confirmation number.
   */
  LIMIT_CLOSED_NUMBERS_PER_DAY: { local: uncounted, cloud: 24 },
  /**
   * Email addresses that a client has email sent to, each counted until an email is opened, so that the site can't be
   * used as a mail relay.
   */
  LIMIT_WAITING_ADDRESSES: { local: uncounted, cloud: 20 },
  /**
   * Emails to one mailbox caused by clients proven for it. Emails about payments are counted separately, with the same
   * limit. Further emails wait, so that the mailbox isn't flooded.
   */
  LIMIT_MAILS_OF_RECIPIENT: { local: uncounted, cloud: 20 },
  /**
   * Emails to one mailbox caused by all other clients together, and by each of them. Emails that staff cause
   * have no limit.
   */
  LIMIT_MAILS_OF_OTHERS: { local: uncounted, cloud: 16 },
  LIMIT_MAILS_OF_OTHER_CLIENT: { local: uncounted, cloud: 8 },
  /** Requests of unproven clients to wait for an earlier time. */
  LIMIT_WAITLIST_PER_DAY: { local: uncounted, cloud: 20 },
  /** How many such requests of one proven address are open at a time. */
  LIMIT_WAITLIST_OF_ADDRESS: { local: uncounted, cloud: 5 },
  /** Requests for emailed lookup codes. After a code is used, the requests for its email address no longer count. */
  LIMIT_CODES_PER_DAY: { local: uncounted, cloud: 50 },
  /** Wrong lookup codes entered, for all email addresses together. */
  LIMIT_WRONG_CODES_PER_DAY: { local: uncounted, cloud: 50 },
  /** Messages sent by the contact form, so that the clinics' inbox stays readable. */
  LIMIT_CONTACTS_PER_DAY: { local: uncounted, cloud: 5 },
  /** Consultations requested, which go to the same inbox. */
  LIMIT_CONSULTATIONS_PER_DAY: { local: uncounted, cloud: 5 },
  /** Card payments started in an hour, so that testing stolen cards doesn't pay off. */
  LIMIT_INTENTS_PER_HOUR: { local: uncounted, cloud: 20 },
  /**
   * Card payments started and left untouched, so that no client can stockpile them. Each is canceled after an
   * hour.
   */
  LIMIT_UNFINISHED_INTENTS: { local: uncounted, cloud: 3 },
  /**
   * Cards declined in an hour. A client that reaches this can't start a payment for an hour, and its
   * unfinished payments with two declined cards are canceled.
   */
  LIMIT_FAILED_CARDS_PER_HOUR: { local: uncounted, cloud: 10 },
  /** Cards declined in a day. A client that reaches this can't start a payment for a day. */
  LIMIT_FAILED_CARDS_PER_DAY: { local: uncounted, cloud: 30 },
  /** Receipts opened. The limit slows down guessing their links. */
  LIMIT_RECEIPTS_PER_DAY: { local: uncounted, cloud: 100 },
  /**
   * A browser's reports about our security policy. Further reports get the usual reply but aren't logged, so
   * that our logs stay readable.
   */
  LIMIT_CSP_REPORTS_PER_DAY: { local: uncounted, cloud: 20 },
  /** Questions to the chat per minute: more than a person types. */
  LIMIT_QUESTIONS_PER_MINUTE: { local: uncounted, cloud: 30 },
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
 * The clinics' own networks, in CIDR notation. Each may do ten times as much as another client, because everyone in a
 * waiting room shares an IP address. Never add a loopback network: every client behind a proxy would share it.
 */
export const clinicNetworks: readonly string[] = [];
