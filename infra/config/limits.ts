const generous = 100_000;

/**
 * What a client may do, in whole numbers. `local` is generous, so that tests and demonstrations reach a limit only on
 * purpose; `cloud` is strict, but with room for a family or a small office on one network. For recipients per day and for
 * emails per recipient, 0 turns the limit off.
 */
const limits = {
  LIMIT_BOOKINGS_PER_DAY: { local: generous, cloud: 12 },
  LIMIT_BOOKINGS_OF_PROVEN_CLIENT: { local: generous, cloud: 40 },
  LIMIT_SLOTS_OF_VISIT_DAY: { local: 1_000, cloud: 8 },
  LIMIT_MOVES_PER_DAY: { local: generous, cloud: 20 },
  LIMIT_MOVES_OF_BOOKING: { local: 100, cloud: 5 },
  LIMIT_CANCELLATIONS_PER_DAY: { local: generous, cloud: 20 },
  LIMIT_CLOSED_NUMBERS_PER_DAY: { local: generous, cloud: 24 },
  LIMIT_RECIPIENTS_PER_DAY: { local: 0, cloud: 20 },
  LIMIT_MAILS_OF_RECIPIENT: { local: 0, cloud: 12 },
  LIMIT_CODE_MAILS_OF_RECIPIENT: { local: generous, cloud: 8 },
  LIMIT_CODES_PER_DAY: { local: generous, cloud: 50 },
  LIMIT_WRONG_CODES_PER_DAY: { local: generous, cloud: 50 },
  LIMIT_CONTACTS_PER_DAY: { local: 600, cloud: 5 },
  LIMIT_CONSULTATIONS_PER_DAY: { local: 600, cloud: 5 },
  LIMIT_INTENTS_PER_HOUR: { local: generous, cloud: 20 },
  LIMIT_UNFINISHED_INTENTS: { local: 1_000, cloud: 3 },
  LIMIT_FAILED_CARDS: { local: generous, cloud: 10 },
  LIMIT_RECEIPTS_PER_DAY: { local: generous, cloud: 100 },
  LIMIT_CSP_REPORTS_PER_DAY: { local: generous, cloud: 20 },
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
