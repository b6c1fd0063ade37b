/** `UC`, six digits, then six capital letters or digits. */
export const confirmationNumberPattern = /^UC\d{6}[A-Z0-9]{6}$/;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * The idempotency key of a booking, made by the browser. It isn't a credential: it may be public.
 * @param random returns a number in [0, 1)
 */
export function newConfirmationNumber(now: Date, random: () => number): string {
  const digits = String(now.getTime()).slice(-6);
  const tail = Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  return `UC${digits}${tail}`;
}
