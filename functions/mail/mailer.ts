import { env } from '#functions/platform/env.ts';
import type { Mailer } from './mail.ts';
import { emailJsMailer, sesMailer } from './mailers.ts';

/** Sends through EmailJS where the environment variable `MAILER` says `emailjs`, and otherwise through SES. */
export const mailer: Mailer = env('MAILER') === 'emailjs' ? emailJsMailer() : sesMailer();
