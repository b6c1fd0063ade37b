import { env } from '#functions/platform/env.ts';
import type { Mailer } from './mail.ts';
import { emailJsMailer, sesMailer } from './mailers.ts';

const mailers: Record<string, () => Mailer> = { ses: sesMailer, emailjs: emailJsMailer };

function configuredMailer(): Mailer {
  const name = env('MAILER');
  const create = Object.hasOwn(mailers, name) ? mailers[name] : undefined;
  if (!create) throw new RangeError(`MAILER must be one of ${Object.keys(mailers).join(', ')}`);
  return create();
}

/** The mailer that the environment variable `MAILER` names. */
export const mailer: Mailer = configuredMailer();
