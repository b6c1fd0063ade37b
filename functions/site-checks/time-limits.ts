// How long the checks of a site may take. The canary's timeout follows from these numbers (infra/policy/timeouts.ts).

/** A visitor would have given up by then, also on a cold start. */
export const answerWithinMs = 10_000;

/** How often a visit that must not stay is asked about and canceled. */
export const withdrawAttempts = 3;

/** The page, its script, availability, openings and the refused booking. */
const requests = 5;

/** The longest that the checks of the canary can take: a booking that should have been refused is withdrawn again. */
export const siteChecksMs = (requests + 2 * withdrawAttempts) * answerWithinMs;
