// How long the checks of a site may take. The canary's timeout follows from these numbers (infra/config/timeouts.ts).

/** How long an answer may take: longer than a cold start takes, and longer than a visitor would wait. */
export const answerWithinMs = 10_000;

/** How many times we try to look up and cancel a visit that must not stay booked. */
export const cancelTries = 3;

/** The requests of all checks: for the page, its script, availability, openings and the refused booking. */
const requests = 5;

/** The longest that the canary's checks can take, including canceling a booking that should have been refused. */
export const siteChecksMs = (requests + 2 * cancelTries) * answerWithinMs;
