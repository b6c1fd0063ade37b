/**
 * Every problem code with its HTTP status and title. For a reply without a code, the browser uses the first code
 * that has the reply's status. This file doesn't import zod, so that the browser can import it.
 */
export const problems = {
  malformed: { status: 400, title: 'We couldn’t read that request' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'That can’t be done right now' },
  'slot-taken': { status: 409, title: 'That time was just taken' },
  'already-booked': { status: 409, title: 'That confirmation number is taken' },
  'stale-version': { status: 409, title: 'This changed in the meantime' },
  'payment-ended': { status: 409, title: 'That payment was canceled' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  invalid: { status: 422, title: 'Please check what you entered' },
  'price-mismatch': { status: 422, title: 'The price has changed' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  upstream: { status: 502, title: 'A service we rely on didn’t respond' },
} as const;

export type ProblemCode = keyof typeof problems;
