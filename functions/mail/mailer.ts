import { env } from '#functions/platform/env.ts';
import type { Mailer } from './mail.ts';
import { emailJsMailer, sesMailer } from './mailers.ts';

/** Sends through EmailJS if the environment variable `MAILER` is `emailjs`, and otherwise through SES. */
export const mailer: Mailer = env('MAILER') === 'emailjs' ? emailJsMailer() : sesMailer();
