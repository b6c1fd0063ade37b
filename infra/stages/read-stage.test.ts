import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prod, trial } from '#infra/testing/cloud/example-stages.ts';
import { checkStage, readStage, stageList, stages } from './read-stage.ts';
import type { Stage } from './stage.ts';

const settings = Object.keys(prod);

/** The lines of the refusal of a stage with these settings. */
function refusal(changes: Record<string, unknown>, stage: Stage = prod): string[] {
  try {
    checkStage(stage.name, { ...stage, ...changes });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('each stage is its own file, and passes', () => {
  for (const name of Object.keys(stages)) expect(readStage(name)).toEqual(stages[name]);
  const files = globSync(Object.keys(stages).map((name) => `infra/stages/${name}.ts`));
  expect(files).toHaveLength(Object.keys(stages).length);
});

test('the list of the stages names each', () => {
  expect(stageList()).toMatch(/^The stages are trial(, | and )prod.*\.$/);
  for (const name of Object.keys(stages)) expect(stageList()).toContain(name);
});

test.each(['prd', 'toString', ''])('the stage “%s” is refused with the names of those that exist', (name) => {
  expect(() => readStage(name)).toThrow(`There is no stage '${name}'. ${stageList()}`);
});

test.each(settings.filter((name) => name !== 'name'))('a stage without %s is refused by name', (setting) => {
  expect(refusal({ [setting]: undefined })).toContain(`infra/stages/prod.ts: ${setting} is missing.`);
});

test('what happened to patients is kept longer than what happened to a copy', () => {
  expect(prod.logDays).toBeGreaterThan(trial.logDays);
});

test('a mistyped setting is refused, and so is the one it was meant for', () => {
  const { domain, ...rest } = prod;
  expect(() => checkStage('prod', { ...rest, domian: domain })).toThrow(
    'infra/stages/prod.ts: domain is missing.\ninfra/stages/prod.ts: domian is not a setting.',
  );
  expect(refusal({ domain: { nam: 'clinics.example.com' } })).toEqual([
    'infra/stages/prod.ts: domain.name is missing.',
    'infra/stages/prod.ts: domain.certificateArn is missing.',
    'infra/stages/prod.ts: domain.nam is not a setting.',
  ]);
});

test('the compiler refuses a missing and an unknown setting', () => {
  const { alarmRecipients, ...rest } = prod;
  // @ts-expect-error: alarmRecipients is missing.
  const missing: Stage = rest;
  // @ts-expect-error: alarmMail is unknown.
  const unknown: Stage = { ...rest, alarmRecipients, alarmMail: alarmRecipients };
  expect([missing, unknown]).toHaveLength(2);
});

const certificateArn = 'arn:aws:acm:us-west-2:123456789012:certificate/1';

test.each<[Record<string, unknown>, string]>([
  [{ account: '12345' }, "account must be the twelve digits of an AWS account, or 'any'."],
  [{ account: 123456789012 }, "account must be the twelve digits of an AWS account, or 'any'."],
  ...['a', 'productions', 'Prod', '1prod', 'pr-od'].map((name): [Record<string, unknown>, string] => [
    { name },
    'name must be two to nine lowercase letters and digits.',
  ]),
  ...['Oregon', 'us-wets-2', 'us-west-3', 'us-gov-west-1', ''].map(
    (region): [Record<string, unknown>, string] => [
      { region },
      'region must be an AWS region such as us-west-2.',
    ],
  ),
  ...[false, 'none'].map((firewall): [Record<string, unknown>, string] => [
    { firewall },
    "firewall must be true, or { none: 'the reason' }.",
  ]),
  [{ firewall: { none: 'No patient knows it.', until: 'May' } }, 'firewall.until is not a setting.'],
  [{ mail: { mailer: 'ses', from: 'care@example.com', bcc: '' } }, 'mail.bcc is not a setting.'],
  [
    {
      mail: {
        mailer: 'emailjs',
        from: 'care@example.com',
        userId: 'u',
        serviceId: 's',
        templateId: 't',
        key: 'k',
      },
    },
    'mail.key is not a setting.',
  ],
  [{ firewall: {} }, 'firewall.none is missing.'],
  [{ firewall: { none: '' } }, 'firewall.none must be the reason in a sentence.'],
  [{ domain: 'clinics.example.com' }, "domain must be a name with a certificateArn, or 'none'."],
  [
    { domain: { name: 'https://clinics.example.com', certificateArn: 'none' } },
    'domain.name must be a host name such as clinics.example.com.',
  ],
  [
    { domain: { name: 'clinics.example.com', certificateArn } },
    'domain.certificateArn must be the ARN of a certificate in us-east-1, the only region that CloudFront takes one from.',
  ],
  [{ hstsPreload: 'true' }, 'hstsPreload must be true or false.'],
  [{ legalReviewed: 'yes' }, 'legalReviewed must be true or false.'],
  [{ logDays: 29 }, 'logDays must be one of 1, 3, 5, 7, 14, 30.'],
  [{ logDays: 60 }, 'logDays must be one of 1, 3, 5, 7, 14, 30.'],
  [{ backupLock: 'none' }, "backupLock must be 'compliance' or 'governance'."],
  [
    { backupLock: 'governance' },
    "backupLock must be 'compliance', so that no administrator can delete prod's backups.",
  ],
  [{ backupCopy: 'second' }, "backupCopy must be a vaultArn, or 'none'."],
  [
    { backupCopy: { vaultArn: 'arn:aws:s3:::backups' } },
    'backupCopy.vaultArn must be the ARN of a backup vault.',
  ],
  [
    { backupCopy: { vaultArn: `arn:aws:backup:us-east-1:${prod.account}:backup-vault:copies` } },
    "backupCopy.vaultArn must belong to another account: the copy is for the loss of the stage's own.",
  ],
  ...(['critical', 'warning'] as const).flatMap((severity): [Record<string, unknown>, string][] => {
    const { [severity]: _, ...others } = prod.alarmRecipients;
    const name = `alarmRecipients.${severity}`;
    const list = `${name} must be a list of at least one email address.`;
    return [
      [{ alarmRecipients: others }, `${name} is missing.`],
      [{ alarmRecipients: { ...others, [severity]: [] } }, list],
      [{ alarmRecipients: { ...others, [severity]: 'none' } }, list],
      [{ alarmRecipients: { ...others, [severity]: ['none'] } }, `${name}.0 must be an email address.`],
    ];
  }),
  [{ monthlyBudgetUsd: 0 }, 'monthlyBudgetUsd must be an amount above 0.'],
  [{ monthlyBudgetUsd: '300' }, 'monthlyBudgetUsd must be an amount above 0.'],
  [{ clinicInbox: '' }, 'clinicInbox must be an email address.'],
  [{ mail: { ...prod.mail, from: 'example.com' } }, 'mail.from must be an email address.'],
  [{ mail: { ...prod.mail, from: 'Care <care@example.com>' } }, 'mail.from must be an email address.'],
  [{ mail: { ...prod.mail, mailsPerSecond: 0 } }, 'mail.mailsPerSecond must be at least 1.'],
  [{ mail: { mailer: 'smtp', from: 'care@example.com' } }, "mail.mailer must be 'ses' or 'emailjs'."],
  [
    { mail: { mailer: 'emailjs', from: 'care@example.com', userId: 'u', serviceId: '' } },
    'mail.serviceId must be an id from EmailJS.',
  ],
  [
    { mail: { mailer: 'emailjs', from: 'care@example.com', userId: 'u', serviceId: 's' } },
    'mail.templateId is missing.',
  ],
  ...['sk_live_51Ab', 'rk_test_51Ab', 'pk_51Ab', 'pk_test_', 'whsec_1', 'yes'].map(
    (stripePublishableKey): [Record<string, unknown>, string] => [
      { stripePublishableKey },
      "stripePublishableKey must be a key that begins with pk_test_ or pk_live_, or 'none'.",
    ],
  ),
])('%j is refused in a line', (changes, line) => {
  expect(refusal(changes)).toContain(`infra/stages/prod.ts: ${line}`);
  if ('stripePublishableKey' in changes) expect(refusal(changes).join()).not.toContain('51Ab');
});

test.each<[Stage, Record<string, unknown>, string]>([
  [trial, { name: 'trail' }, "name must be 'trial', like the file."],
  [prod, { domain: 'none' }, "domain must be the site's own, because patients use prod."],
  [prod, { account: 'any' }, "account must be prod's own, so that another AWS profile can't deploy it."],
  [prod, { account: '210987654321' }, 'domain.certificateArn belongs to another account.'],
  [trial, { hstsPreload: true }, 'hstsPreload needs a domain.'],
  [
    trial,
    { mail: { ...trial.mail, mailsPerSecond: 1 }, clinicInbox: 'other@example.com' },
    'clinicInbox must be the address of mail.from: in its sandbox, SES lets us send to no other.',
  ],
])('$name: settings that contradict each other are refused (%j)', (stage, changes, line) => {
  expect(() => checkStage(stage.name, { ...stage, ...changes })).toThrow(
    `infra/stages/${stage.name}.ts: ${line}`,
  );
});
