import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod/mini';
import type { Severity } from '#infra/config/alarms/severity.ts';
import { formProblem } from '#infra/config/stripe-keys.ts';
import { retention } from '#shared/legal/retention.ts';

/**
 * A deployment of the whole system, and all that is decided about it. Nothing is optional: what a stage does without is
 * written as 'none', so a setting that disappears is a mistake that the compiler and the synthesis report. Secrets don't
 * belong here.
 */
export interface Stage {
  /** The name of the stage's file. It's part of every name that two stages in one account would otherwise share. */
  name: string;
  /** The AWS account that the stage may be deployed to; 'any' takes the account of the AWS profile. */
  account: string;
  /** Where the stage is, but for its firewall and certificate: CloudFront takes those from us-east-1. */
  region: string;
  domain: OwnDomain | 'none';
  /**
   * Makes browsers require https for the domain and all its subdomains for two years. Set it only once all of them use
   * https, because it's hard to get off a preload list (https://hstspreload.org).
   */
  hstsPreload: boolean;
  /** `true` puts AWS WAF in front of CloudFront: $17 a month, and $0.60 per million requests. */
  firewall: true | NoFirewall;
  /**
   * Sets concurrency aside for the functions that must survive a flood. A new AWS account runs ten functions at a time and
   * has none to set aside.
   */
  reserveConcurrency: boolean;
  /**
   * How many days the logs of functions and gateway are kept: one of the terms that CloudWatch offers, and no more than
   * patients are promised.
   */
  logDays: LogDays;
  /**
   * Who can remove the lock of the backups' vault. With 'compliance', no one can once the stage is two weeks old: for 35
   * days, each night's backup outlives even an intruder with an administrator's rights, and nothing can shorten that, so
   * prod must have it. With 'governance', an administrator can, so that a stage can be taken down in a day.
   */
  backupLock: BackupLock;
  /** Where AWS Backup copies each night's backups, so that they outlive the account itself. */
  backupCopy: BackupCopy | 'none';
  /** Who gets the alarms of each severity (infra/config/alarms/severity.ts): one or more email addresses. */
  alarmRecipients: Readonly<Record<Severity, readonly string[]>>;
  /** What the stage may cost in a month, in US dollars. Nothing stops at it: an alarm goes off. */
  monthlyBudgetUsd: number;
  mail: MailSetting;
  /** Where visitors' messages go. */
  clinicInbox: string;
  /** Stripe's publishable key, `pk_test_…` or `pk_live_…`; with 'none', the site takes no cards. */
  stripePublishableKey: string;
}

/** CloudWatch's terms of up to 90 days. */
const logTerms = [1, 3, 5, 7, 14, 30, 60, 90] as const;
const promisedTerms = logTerms.filter((days) => days <= retention.logDays);

/** The terms that a stage can choose from, in days. */
export type LogDays = (typeof logTerms)[number];

/** The modes of AWS Backup Vault Lock. */
export type BackupLock = 'compliance' | 'governance';

/** A vault of another account of the same organization (infra/guide/backups.md). */
export interface BackupCopy {
  vaultArn: string;
}

/** A choice that must be stated, since a stage without a firewall looks the same until it is flooded. */
export interface NoFirewall {
  /** Why the stage needs none. */
  none: string;
}

/** The site's own domain. */
export interface OwnDomain {
  name: string;
  /** The certificate's ARN. CloudFront only takes one from us-east-1. */
  certificateArn: string;
}

/** EmailJS is for demonstrations only: it signs no agreement about health data. */
export type MailSetting = SesSetting | EmailJsSetting;

export interface SesSetting {
  mailer: 'ses';
  /** An address, which SES has verified by itself or through its domain. */
  from: string;
  /**
   * What SES lets this account send in a second: 1 in its sandbox, 14 at first outside of it; `aws sesv2 get-account`
   * says. A lower number makes mails wait longer after an outage; with a higher one, SES refuses some for a while.
   */
  mailsPerSecond: number;
}

export interface EmailJsSetting {
  mailer: 'emailjs';
  from: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Every message continues a sentence that begins with the setting's name. */
function text(form: string, passes: (value: string) => boolean) {
  const message = `must be ${form}`;
  return z.string(message).check(z.refine(passes, message));
}

function textOrNone(form: string, passes: (value: string) => boolean) {
  return text(`${form}, or 'none'`, (value) => value === 'none' || passes(value));
}

const isAddress = (value: string) => z.email().safeParse(value).success;
const isPublishableKey = (key: string) => formProblem({ name: '', key }, 'publishable') === undefined;

const rate = z.int('must be a whole number').check(z.positive('must be at least 1'));
const address = text('an email address', isAddress);
const flag = z.boolean('must be true or false');
const id = text('an id from EmailJS', (value) => /\S/.test(value));

/** The regions that this system runs in: those of China and of governments are other partitions of AWS. */
const regions = RegionInfo.regions.filter(({ partition }) => partition === 'aws').map(({ name }) => name);

const noFirewall = z.strictObject({
  none: text('the reason in a sentence', (reason) => /\w \w.*\.$/.test(reason)),
});

const recipientsMessage = 'must be a list of at least one email address';
// Without recipients, an alarm would go off unheard.
const recipients = z.array(address, recipientsMessage).check(z.minLength(1, recipientsMessage));
const budgetMessage = 'must be an amount above 0';

const domain = z.strictObject({
  name: text('a host name such as clinics.example.com', (name) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name)),
  certificateArn: text(
    'the ARN of a certificate in us-east-1, the only region that CloudFront takes one from',
    (arn) => /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(arn),
  ),
});

const backupCopy = z.strictObject({
  vaultArn: text('the ARN of a backup vault', (arn) =>
    /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/.test(arn),
  ),
});

const mail = z.discriminatedUnion(
  'mailer',
  [
    z.strictObject({ mailer: z.literal('ses'), from: address, mailsPerSecond: rate }),
    z.strictObject({
      mailer: z.literal('emailjs'),
      from: address,
      userId: id,
      serviceId: id,
      templateId: id,
    }),
  ],
  "must be 'ses' or 'emailjs'",
);

/** What a stage's file must hold. */
export const stageSchema = z.strictObject({
  // Bounded, because CloudFront takes 64 characters for the name of a function.
  name: text('two to nine lowercase letters and digits', (name) => /^[a-z][a-z0-9]{1,8}$/.test(name)),
  account: text("the twelve digits of an AWS account, or 'any'", (account) => /^(\d{12}|any)$/.test(account)),
  region: text('an AWS region such as us-west-2', (region) => regions.includes(region)),
  domain: z.union([z.literal('none'), domain], "must be a name with a certificateArn, or 'none'"),
  hstsPreload: flag,
  firewall: z.union([z.literal(true), noFirewall], "must be true, or { none: 'the reason' }"),
  reserveConcurrency: flag,
  logDays: z.literal(promisedTerms, `must be one of ${promisedTerms.join(', ')}`),
  backupLock: z.literal(['compliance', 'governance'], "must be 'compliance' or 'governance'"),
  backupCopy: z.union([z.literal('none'), backupCopy], "must be a vaultArn, or 'none'"),
  alarmRecipients: z.strictObject({ critical: recipients, warning: recipients }),
  monthlyBudgetUsd: z.number(budgetMessage).check(z.positive(budgetMessage)),
  mail,
  clinicInbox: address,
  stripePublishableKey: textOrNone('a key that begins with pk_test_ or pk_live_', isPublishableKey),
}) satisfies z.ZodMiniType<Stage>;
