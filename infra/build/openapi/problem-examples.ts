import { type FieldMessages, Problem, type ProblemBody } from '#shared/api/problem.ts';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import type { RouteContract } from '#shared/api/route.ts';
import { exampleOf } from './example.ts';

const details: Record<ProblemCode, string> = {
  malformed: 'We couldn’t tell where this request came from. Please try again, or call us.',
  unauthenticated: 'Please sign in again.',
  forbidden: 'This account doesn’t have access to the dashboard.',
  'not-found': 'Not found.',
  'slot-taken': 'Tuesday, November 24 at 9:30 AM was just taken. Please choose another time.',
  'already-booked': 'Something went wrong on our end. Please try again.',
  'stale-version': 'This record has changed since you opened it. Please review it and try again.',
  'payment-ended': 'This payment has been canceled. Please start another one.',
  conflict: 'You already have a visit at that time. Please choose another.',
  'too-large': 'The request is larger than 64 KiB.',
  'unsupported-media-type': 'Send the body as application/json.',
  invalid: 'Please check the fields listed here.',
  'price-mismatch': 'The price of a test has changed. Please look at your cart again.',
  'too-many': 'A lot of people are using the site right now. Please try again in a moment.',
  internal: 'Something went wrong on our end. Please try again or call us.',
  upstream: 'We didn’t hear back from our payment service. Please try again in a moment.',
};

const fields: FieldMessages = { date: 'Choose a date' };

/** The example reply of a route for a problem code. */
export function exampleProblem(code: ProblemCode, { current }: RouteContract): ProblemBody {
  const problem = new Problem(code, details[code], code === 'invalid' ? { fields } : {});
  if (problem.status >= 500) return { ...problem.toBody(), reference: '482-109-375' };
  if (code !== 'stale-version' || !current) return problem.toBody();
  return problem.toBody(exampleOf(current, 'replies'));
}
