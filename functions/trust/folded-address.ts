import { pseudonym } from '#functions/platform/pseudonym.ts';

/**
 * The pseudonym of the mailbox that an email address (lower case) most likely leads to: without what follows a plus sign
 * and, at Gmail, without dots. For counting only: other mailboxes may have a plus sign in their names.
 */
export function foldedAddress(emailKey: string): Promise<string> {
  const at = emailKey.lastIndexOf('@');
  const [name = ''] = emailKey.slice(0, at).split('+', 1);
  const domain = emailKey.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return pseudonym(`mailbox ${isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`}`);
}
