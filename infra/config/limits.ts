/** A test or a demonstration reaches a limit only on purpose: what isn't counted has none. */
const uncounted = 0;

/**
 * How often something may be done; whatever exceeds that is refused. Unless a comment says otherwise, a limit holds for a
 * client and for a day that rolls; the Problem is `too-many`. A client is an IPv4 address or an IPv6 /64, and a /56 may do
 * three times as much and a /48 ten times. Someone who is proven for an email address, because they have read its mail,
 * counts by their mailbox instead. `local` is generous; `cloud` is strict.
 */
const limits = {
  /** Visits booked, whether kept or canceled, and for anyone. */
  LIMIT_BOOKINGS_PER_DAY: { local: uncounted, cloud: 100 },
  /** The same by someone who is proven for the address. */
  LIMIT_BOOKINGS_OF_ADDRESS: { local: uncounted, cloud: 12 },
  /** Visits by such a person on the same day of visits, at all clinics. */
  LIMIT_VISITS_OF_DAY: { local: uncounted, cloud: 8 },
  /**
   * Visits ahead that nobody has opened an email about, at all clinics. Unless it's uncounted, three of them may be on one
   * day of a clinic (four for a /56, six for a /48): no stranger can book up a clinic.
   */
  LIMIT_COMING_VISITS: { local: uncounted, cloud: 8 },
  /** Visits rescheduled and addresses corrected: changes can't be used to probe or to send email. */
  LIMIT_RESCHEDULES_PER_DAY: { local: uncounted, cloud: 20 },
  /** How often one visit may be rescheduled in a day, from any client. */
  LIMIT_RESCHEDULES_OF_BOOKING: { local: 100, cloud: 5 },
  /** Visits canceled. */
  LIMIT_CANCELLATIONS_PER_DAY: { local: uncounted, cloud: 20 },
  /** Questions whether a booking went through, when it did not: each may write a small record, which closes its number. */
  LIMIT_CLOSED_NUMBERS_PER_DAY: { local: uncounted, cloud: 24 },
  /** Addresses that a client has email sent to, until someone opens it: the site can't be used as a mail relay. */
  LIMIT_WAITING_ADDRESSES: { local: uncounted, cloud: 20 },
  /**
   * Emails to one mailbox, against flooding: those that clients proven for it cause and, as many again, those about
   * payments. What exceeds it waits.
   */
  LIMIT_MAILS_OF_RECIPIENT: { local: uncounted, cloud: 20 },
  /** The same that all other clients cause, and one of them. What the clinics' staff causes has no limit. */
  LIMIT_MAILS_OF_OTHERS: { local: uncounted, cloud: 16 },
  LIMIT_MAILS_OF_OTHER_CLIENT: { local: uncounted, cloud: 8 },
  /** Requests for codes. Entering a code gives back those for its address. */
  LIMIT_CODES_PER_DAY: { local: uncounted, cloud: 50 },
  /** Wrong codes entered, at all addresses. */
  LIMIT_WRONG_CODES_PER_DAY: { local: uncounted, cloud: 50 },
  /** Messages sent by the contact form: the clinics' inbox stays readable. */
  LIMIT_CONTACTS_PER_DAY: { local: uncounted, cloud: 5 },
  /** Consultations requested, which go to the same inbox. */
  LIMIT_CONSULTATIONS_PER_DAY: { local: uncounted, cloud: 5 },
  /** Card payments begun in an hour: testing stolen cards doesn't pay. */
  LIMIT_INTENTS_PER_HOUR: { local: uncounted, cloud: 20 },
  /** Card payments begun on which nothing has happened yet: none can be stockpiled. One is canceled after an hour. */
  LIMIT_UNFINISHED_INTENTS: { local: uncounted, cloud: 3 },
  /** Cards that failed in an hour. From then on, a client can begin no payment for an hour, and it loses those with two. */
  LIMIT_FAILED_CARDS_PER_HOUR: { local: uncounted, cloud: 10 },
  /** The same in a day, for a day. */
  LIMIT_FAILED_CARDS_PER_DAY: { local: uncounted, cloud: 30 },
  /** Receipts opened: guessing their links is slow. */
  LIMIT_RECEIPTS_PER_DAY: { local: uncounted, cloud: 100 },
  /** Reports of a browser about our security policy. Further ones get the usual reply, but aren't logged: our logs stay readable. */
  LIMIT_CSP_REPORTS_PER_DAY: { local: uncounted, cloud: 20 },
  /** Questions to the chat in a minute: more than anyone types. */
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
 * The clinics' own networks, in CIDR notation. Each may do ten times as much as another client, because a waiting room
 * shares an address. Never add a loopback network, which everyone behind a proxy would share.
 */
export const clinicNetworks: readonly string[] = [];
