import type { LimitName } from './grant-terms.ts';

/** Whole numbers. 0 bookings per minute, or 0 open bookings per address, means that they are not counted. */
type Limits = Readonly<Record<LimitName, number>>;

/** One machine: generous, so that tests and demonstrations meet them only when they mean to (wire.md, Limits). */
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
 * The cloud: strict. A household or a small office still fits behind one address. With so few open bookings to an
 * address, its bookings per minute need no counter of their own, and each counter costs two write units a booking.
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
