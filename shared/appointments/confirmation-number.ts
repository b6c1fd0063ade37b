/** `UC`, six digits, then six capital letters or digits. */
export const confirmationNumberPattern = /^UC\d{6}[A-Z0-9]{6}$/;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Makes a confirmation number, in the browser. It's also the booking's idempotency key. It isn't a credential, so it
 * may be public.
 * @param random returns a number in [0, 1)
 */
export function newConfirmationNumber(now: Date, random: () => number): string {
  const digits = String(now.getTime()).slice(-6);
  const tail = Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  return `UC${digits}${tail}`;
}
