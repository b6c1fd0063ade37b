/** Names that carry a message to a mail's recipient, from obvious ones to one that looks like a name. */
export const namesWithMessage = [
  { firstName: 'Account locked: sign in at', lastName: 'evil.app/login' },
  { firstName: 'Account locked', lastName: 'evil.app' },
  { firstName: 'Account locked', lastName: 'evil。app' },
  { firstName: 'Account locked', lastName: 'evil．app' },
  { firstName: 'Account locked', lastName: 'evil\u200b.\u200bapp' },
  { firstName: 'Account Locked Sign In', lastName: 'At Evil App' },
] as const;

/** Matches any trace of the message above in a mail. */
export const message = /account.{0,3}locked|sign.{0,3}in.{0,3}at|evil/i;
