import type { Stage } from './stage.ts';

/**
 * The stage that patients use. The values are examples: `npm run deploy -- prod` names each one that is still
 * here.
 */
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
