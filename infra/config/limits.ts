import type { LimitName } from './grant-terms.ts';

/** Whole numbers. For recipients per day and for emails per recipient, 0 turns the limit off. */
type Limits = Readonly<Record<LimitName, number>>;

const generous = 100_000;

/** On one machine: generous, so that tests and demonstrations reach a limit only on purpose. */
export const localLimits: Limits = {
  LIMIT_BOOKINGS_PER_DAY: generous,
  LIMIT_BOOKINGS_OF_PROVEN_CLIENT: generous,
  LIMIT_SLOTS_OF_VISIT_DAY: 1_000,
  LIMIT_MOVES_PER_DAY: generous,
  LIMIT_MOVES_OF_BOOKING: 100,
  LIMIT_CANCELLATIONS_PER_DAY: generous,
  LIMIT_CLOSED_NUMBERS_PER_DAY: generous,
  LIMIT_RECIPIENTS_PER_DAY: 0,
  LIMIT_MAILS_OF_RECIPIENT: 0,
  LIMIT_CODE_MAILS_OF_RECIPIENT: generous,
  LIMIT_CODES_PER_DAY: generous,
  LIMIT_WRONG_CODES_PER_DAY: generous,
  LIMIT_CONTACTS_PER_DAY: 600,
  LIMIT_CONSULTATIONS_PER_DAY: 600,
  LIMIT_INTENTS_PER_HOUR: generous,
  LIMIT_UNFINISHED_INTENTS: 1_000,
  LIMIT_FAILED_CARDS: generous,
  LIMIT_RECEIPTS_PER_DAY: generous,
  LIMIT_CSP_REPORTS_PER_DAY: generous,
  LIMIT_QUESTIONS_PER_MINUTE: generous,
};

/** In the cloud: strict, but with room for a family or a small office on one network. */
export const cloudLimits: Limits = {
  LIMIT_BOOKINGS_PER_DAY: 12,
  LIMIT_BOOKINGS_OF_PROVEN_CLIENT: 40,
  LIMIT_SLOTS_OF_VISIT_DAY: 8,
  LIMIT_MOVES_PER_DAY: 20,
  LIMIT_MOVES_OF_BOOKING: 5,
  LIMIT_CANCELLATIONS_PER_DAY: 20,
  LIMIT_CLOSED_NUMBERS_PER_DAY: 24,
  LIMIT_RECIPIENTS_PER_DAY: 20,
  LIMIT_MAILS_OF_RECIPIENT: 12,
  LIMIT_CODE_MAILS_OF_RECIPIENT: 8,
  LIMIT_CODES_PER_DAY: 50,
  LIMIT_WRONG_CODES_PER_DAY: 50,
  LIMIT_CONTACTS_PER_DAY: 5,
  LIMIT_CONSULTATIONS_PER_DAY: 5,
  LIMIT_INTENTS_PER_HOUR: 20,
  LIMIT_UNFINISHED_INTENTS: 3,
  LIMIT_FAILED_CARDS: 10,
  LIMIT_RECEIPTS_PER_DAY: 100,
  LIMIT_CSP_REPORTS_PER_DAY: 20,
  LIMIT_QUESTIONS_PER_MINUTE: 30,
};

/**
 * The clinics' own networks, in CIDR notation. They're exempt from limits per client, because a front desk books for many
 * patients. Never add a loopback network, which would exempt everyone behind a proxy.
 */
export const clinicNetworks: readonly string[] = [];
