import { invalid, Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { retention } from '#shared/legal/retention.ts';
import { formatClinicTime } from '#shared/time/clinic-time.ts';

/**
 * The reply to a request for a code, the same for every address. It offers the phone number because we may have stopped
 * email to an address, which a stranger must not learn here.
 */
export function codeMailed(toldAt: Date): string {
  return `If any visits are booked with this email address, we emailed a code at ${formatClinicTime(toldAt)}. It’s good for ${retention.lookupCodeHours} hours. If you don’t see it, check your spam folder. Still nothing? Call us at ${brand.phone}, and we’ll help you with your visit.`;
}

export const codeMailTexts = {
  subject: 'Your code',
  heading: 'Your code',
  opening: 'Use this code to see and change the visits booked with this email address:',
  where: 'Enter it on the page where you requested it, or open your visits with the link below.',
  life: `It’s good for ${retention.lookupCodeHours} hours and works only once.`,
  notYou:
    'If you didn’t request it, you don’t need to do anything. Never share the code or the link with anyone, including us.',
  link: 'Show my visits',
};

export const tooManyCodes = `Too many codes were requested from your network today. Please call us at ${brand.phone}, and we’ll help you with your visit.`;

export const tooManyWrongCodes = `Too many wrong codes were entered. Please use the link in the email with the code, or call us at ${brand.phone}, and we’ll help you with your visit.`;

/** The problem when many requests for one address arrive at the same moment. */
export function stillBusy(): Problem {
  return new Problem('too-many', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}

/** The same answer for every code that opens nothing, so that it never tells whether we know the address. */
export const wrongCode = () =>
  invalid('code', 'That code isn’t right, or it has expired. Check it, or request a new one.');

/** The same answer for every link that opens nothing. */
export const wrongLink = () =>
  invalid('link', 'This link has expired or was used before. Please request a new code.');
