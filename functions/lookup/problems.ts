import { tooManyToday } from '#functions/platform/dynamo/client-limits.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';

/** For a code beyond the limits of its client. */
export function tooManyCodes(): Problem {
  return tooManyToday(
    `Too many codes were requested from your network today. Please call us at ${brand.phone}, and we’ll help you with your visit.`,
  );
}

/** For another try after the wrong codes that a client may enter in a day. */
export function tooManyWrongCodes(): Problem {
  return tooManyToday(
    `Too many wrong codes were entered from your network today. Please call us at ${brand.phone}, and we’ll help you with your visit.`,
  );
}

/** One answer for every code that opens nothing, so that it never tells whether we know the address. */
export function wrongCode(): Problem {
  const message = 'That code isn’t right, or it has expired. Check it, or request a new one.';
  return new Problem('invalid', message, { fields: { code: message } });
}
