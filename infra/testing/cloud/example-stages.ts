import type { Stage } from '#infra/stages/stage.ts';

// Tests use these stages instead of the deployed ones, whose settings an owner may change without breaking a test.

/** A stage with a domain, a firewall and card payments. */
export const prod: Stage = {
  name: 'prod',
  account: '123456789012',
  region: 'us-west-2',
  domain: {
    name: 'clinics.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-1234-1234-1234-123456789012',
  },
  hstsPreload: false,
  firewall: true,
  reserveConcurrency: false,
  logDays: 30,
  backupLock: 'compliance',
  backupCopy: 'none',
  alarmRecipients: {
    critical: ['on-call@example.com'],
    warning: ['engineering@example.com'],
  },
  monthlyBudgetUsd: 300,
  mail: { mailer: 'ses', from: 'care@example.com', mailsPerSecond: 14 },
  clinicInbox: 'care@example.com',
  legalReviewed: false,
  stripePublishableKey: 'pk_live_example',
};

/** A stage without a domain, a firewall or card payments. */
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
