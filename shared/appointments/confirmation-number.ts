/** `UC`, six digits, six capital letters or digits (spec §7; the prefix is ours). */
export const confirmationNumberPattern = /^UC\d{6}[A-Z0-9]{6}$/;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * A new confirmation number: the prefix, the last six digits of the clock, six random characters.
 * It is the booking's idempotency key, not a credential.
 * @param random fills six numbers in [0, 1)
 */
export function newConfirmationNumber(now: Date, random: () => number): string {
  const digits = String(now.getTime()).slice(-6);
  const tail = Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  return `UC${digits}${tail}`;
}
