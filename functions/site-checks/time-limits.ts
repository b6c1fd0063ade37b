// How long the checks of a site may take. The canary's timeout follows from these numbers (infra/config/timeouts.ts).

/** Longer than a cold start takes. A visitor would have given up by then. */
export const answerWithinMs = 10_000;

/** How many times a visit that must not stay booked is looked up and canceled. */
export const cancelTries = 3;

/** The page, its script, availability, openings and the refused booking. */
const requests = 5;

/** The longest that the checks of the canary can take: it includes canceling a booking that should have been refused. */
export const siteChecksMs = (requests + 2 * cancelTries) * answerWithinMs;
