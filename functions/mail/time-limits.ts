import { connectTimeoutMs, retriedCallMs } from '#functions/platform/time-limits.ts';
import { minuteMs } from '#shared/time/durations.ts';

// How long sending a mail may take. The timeout of the job follows from these numbers (infra/config/timeouts.ts).

/** For the one attempt to hand a mail to SES or EmailJS. */
export const sendTimeoutMs = 5_000;

/** The tries to mark a mail as sent, and the pause after the first; each later one is longer by as much. */
export const markAttempts = 4;
export const markBackoffMs = 250;

const markPausesMs = (markBackoffMs * markAttempts * (markAttempts - 1)) / 2;

/** The longest from handing a mail to the sender to its mark: the sender answers late, and then the database not at all. */
export const deliveryMs = connectTimeoutMs + sendTimeoutMs + markAttempts * retriedCallMs + markPausesMs;

/** How long a claim holds. What is left after `deliveryMs` is for preparing the mail, so that two runs never send the same one. */
export const claimMs = minuteMs;

/**
 * How long the schedule leaves a new mail to the stream, which reports it within a second or never. Longer than a claim, so
 * that the schedule rarely tries a mail that the stream's run is still sending.
 */
export const streamHeadStartMs = 2 * minuteMs;

/** A run of the schedule begins no mail with less time left than this, so that it is never cut off while it sends one. */
export const lastStartMs = deliveryMs + 3_000;
