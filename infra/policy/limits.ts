import type { LimitName } from './grant-terms.ts';

/** Whole numbers. A 0 for bookings per minute or for open bookings per address turns that counter off. */
type Limits = Readonly<Record<LimitName, number>>;

/** On one machine: generous, so that tests and demonstrations only reach a limit on purpose. */
export const localLimits: Limits = {
  LIMIT_BOOKINGS_PER_MINUTE: 600,
  LIMIT_OPEN_BOOKINGS_PER_EMAIL: 10,
  LIMIT_OPEN_BOOKINGS_PER_ADDRESS: 0,
  LIMIT_VISITS_AT_ONE_TIME: 100,
  LIMIT_CODES_PER_15_MINUTES: 30,
  LIMIT_CODES_PER_DAY: 100,
  LIMIT_CONTACTS_PER_DAY: 600,
  LIMIT_CONSULTATIONS_PER_DAY: 600,
  LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY: 600,
  LIMIT_INTENTS_PER_HOUR: 100_000,
  LIMIT_FAILED_CARDS: 100_000,
};

/**
 * In the cloud: strict, yet a household or a small office fits behind one network address. Open bookings per address
 * already bound the bookings per minute, so that counter is off: each one costs two write units per booking.
 */
export const cloudLimits: Limits = {
  LIMIT_BOOKINGS_PER_MINUTE: 0,
  LIMIT_OPEN_BOOKINGS_PER_EMAIL: 6,
  LIMIT_OPEN_BOOKINGS_PER_ADDRESS: 12,
  LIMIT_VISITS_AT_ONE_TIME: 1,
  LIMIT_CODES_PER_15_MINUTES: 3,
  LIMIT_CODES_PER_DAY: 10,
  LIMIT_CONTACTS_PER_DAY: 5,
  LIMIT_CONSULTATIONS_PER_DAY: 5,
  LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY: 3,
  LIMIT_INTENTS_PER_HOUR: 20,
  LIMIT_FAILED_CARDS: 10,
};
