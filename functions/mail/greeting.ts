/**
 * The first words of a mail to a patient. Initials only: anyone may book for any address, so a name could be a message
 * to a stranger.
 */
export function greeting(initials: string): string {
  return initials ? `Hello ${initials},` : 'Hello,';
}
