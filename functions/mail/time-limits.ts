import { connectTimeoutMs, retriedCallMs } from '#functions/platform/time-limits.ts';
import { minuteMs } from '#shared/time/durations.ts';

// How long sending a mail may take. The timeout of the job follows from these numbers (infra/config/timeouts.ts).

/** How long the one attempt to hand a mail to SES or EmailJS may take. */
export const sendTimeoutMs = 5_000;

/** How often marking a mail as sent is tried. The pause grows by the same amount after each failure. */
export const markAttempts = 4;
export const markBackoffMs = 250;

const markPausesMs = (markBackoffMs * markAttempts * (markAttempts - 1)) / 2;

/**
 * The longest time from handing a mail to the sender to marking it: the sender answers late, and then the database
 * doesn't answer.
 */
export const deliveryMs = connectTimeoutMs + sendTimeoutMs + markAttempts * retriedCallMs + markPausesMs;

/**
 * How long a claim lasts. A run must have prepared the mail `deliveryMs` before the claim ends. Otherwise, two runs
 * could send the same mail.
 */
export const claimMs = minuteMs;

/**
 * How long the schedule leaves a new mail to the stream, which reports it within a second or never. This is longer than
 * a claim, so that the schedule rarely tries a mail that the stream's run is still sending.
 */
export const streamHeadStartMs = 2 * minuteMs;

/** A scheduled run starts no mail with less time left than this, so that it is never cut off while sending. */
export const lastStartMs = deliveryMs + 3_000;
