import { env } from '#functions/platform/env.ts';
import { emailJsMailer } from './emailjs-mailer.ts';
import type { Mailer } from './mail.ts';
import { sesMailer } from './ses-mailer.ts';

const mailers: Record<string, () => Mailer> = { ses: sesMailer, emailjs: emailJsMailer };

function chosenMailer(): Mailer {
  const name = env('MAILER');
  const make = Object.hasOwn(mailers, name) ? mailers[name] : undefined;
  if (!make) throw new RangeError(`MAILER must be one of ${Object.keys(mailers).join(', ')}`);
  return make();
}

/** Sends mails the way `MAILER` says: `ses` or `emailjs`. */
export const mailer: Mailer = chosenMailer();
