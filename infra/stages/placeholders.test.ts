import { expect, test } from 'vitest';
import { prod, trial } from '#infra/testing/cloud/example-stages.ts';
import { brand } from '#shared/brand.ts';
import { provider } from '#shared/estimates/prices.ts';
import { placeholders } from './placeholders.ts';
import type { Stage } from './stage.ts';

/** prod with an owner's own values and brand. */
const real: Stage = {
  name: 'prod',
  account: '210987654321',
  region: 'us-west-2',
  domain: { name: 'www.desertcare.org', certificateArn: 'arn:aws:acm:us-east-1:210987654321:certificate/1' },
  hstsPreload: false,
  firewall: { none: 'The network in front of it has one.' },
  reserveConcurrency: false,
  logDays: 30,
  backupLock: 'compliance',
  backupCopy: 'none',
  alarmRecipients: {
    critical: ['on-call@desertcare.org'],
    warning: ['office@desertcare.org', 'on-call@desertcare.org'],
  },
  monthlyBudgetUsd: 300,
  mail: { mailer: 'ses', from: 'care@desertcare.org', mailsPerSecond: 14 },
  clinicInbox: 'front-desk@desertcare.org',
  legalReviewed: true,
  stripePublishableKey: 'pk_live_51Ab',
};
const realBrand = {
  email: 'care@desertcare.org',
  siteUrl: 'https://www.desertcare.org',
  taxId: '88-1234567',
  npi: '1679576722',
};

const exampleDomain = prod.domain === 'none' ? undefined : prod.domain;

test('a stage without placeholders can be deployed', () => {
  expect(placeholders(real, realBrand)).toEqual([]);
});

test.each<[string, Partial<Stage>]>([
  ['account', { account: prod.account }],
  ['domain.name', { domain: { ...(real.domain as object), name: exampleDomain?.name } as Stage['domain'] }],
  [
    'domain.certificateArn',
    { domain: { name: 'www.desertcare.org', certificateArn: exampleDomain?.certificateArn ?? '' } },
  ],
  [
    'alarmRecipients.critical.0',
    { alarmRecipients: { ...real.alarmRecipients, critical: prod.alarmRecipients.critical } },
  ],
  [
    'alarmRecipients.warning.1',
    {
      alarmRecipients: {
        ...real.alarmRecipients,
        warning: ['office@desertcare.org', ...prod.alarmRecipients.warning],
      },
    },
  ],
  ['mail.from', { mail: prod.mail }],
  ['clinicInbox', { clinicInbox: prod.clinicInbox }],
  ['stripePublishableKey', { stripePublishableKey: prod.stripePublishableKey }],
])('the example of %s is named, and no other setting', (setting, example) => {
  const lines = placeholders({ ...real, ...example }, realBrand).filter((line) =>
    line.startsWith('infra/stages/'),
  );
  expect(lines).toEqual([
    expect.stringMatching(`^infra/stages/prod.ts: ${setting} is still the example \\S+\\.$`),
  ]);
});

test('an example of every setting of prod is tried above', () => {
  const tried = [
    'account',
    'domain.name',
    'domain.certificateArn',
    'alarmRecipients.critical.0',
    'alarmRecipients.warning.0',
    'mail.from',
    'clinicInbox',
  ];
  const named = placeholders(prod, realBrand).flatMap(
    (line) => /prod\.ts: (\S+) is still the example/.exec(line)?.[1] ?? [],
  );
  expect(named).toEqual([...tried, 'stripePublishableKey']);
});

test('legal pages that counsel has yet to approve are named for a site that patients know, not for a trial', () => {
  expect(placeholders({ ...real, legalReviewed: false }, realBrand)).toEqual([
    'infra/stages/prod.ts: legalReviewed is still false.',
  ]);
  expect(placeholders(trial).filter((line) => line.includes('legalReviewed'))).toEqual([]);
});

test('the brand’s placeholders are named for a site that patients know, not for a trial', () => {
  expect(placeholders(real, { ...realBrand, email: 'care@example.com' })).toEqual([
    'shared/brand.ts: email is still the example care@example.com.',
  ]);
  expect(placeholders(real, { ...realBrand, siteUrl: 'https://desertcare.org' })).toEqual([
    'shared/brand.ts: siteUrl, which the pages give to search engines, is https://desertcare.org, but this stage’s domain is www.desertcare.org.',
  ]);
  expect(placeholders(real, { ...realBrand, taxId: brand.taxId, npi: provider.npi })).toEqual([
    'shared/brand.ts: taxId is still the example 12-3456789.',
    'shared/estimates/prices.ts: npi is still the example 1234567893.',
  ]);
  const { alarmRecipients, mail, clinicInbox } = real;
  const own = { ...trial, alarmRecipients, mail, clinicInbox };
  expect(placeholders(own)).toEqual([]);
});
