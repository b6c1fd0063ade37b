import { openMailSystem } from './open-mail-system.ts';

/** The one mail system of a test file, with the local limits. */
export const {
  system,
  handler,
  sendMail,
  later,
  stop,
  book,
  tell,
  newMails,
  setStatus,
  itemOf,
  inIndex,
  linkIn,
  allMails,
  mailsTo,
} = await openMailSystem();
