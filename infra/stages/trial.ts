import type { Stage } from './stage.ts';

/** A copy of the system for trying things out. It uses the domain name that CloudFront assigns, and takes no cards. */
export const trial: Stage = {
  name: 'trial',
  account: 'any',
  region: 'us-west-2',
  domain: 'none',
  hstsPreload: false,
  firewall: { none: 'No patient knows its address.' },
  reserveConcurrency: false,
  logDays: 7,
  backupLock: 'governance',
  backupCopy: 'none',
  alarmRecipients: {
    critical: ['engineering@example.com'],
    warning: ['engineering@example.com'],
  },
  monthlyBudgetUsd: 50,
  mail: { mailer: 'ses', from: 'care@example.com', mailsPerSecond: 14 },
  clinicInbox: 'care@example.com',
  legalReviewed: false,
  stripePublishableKey: 'none',
};
