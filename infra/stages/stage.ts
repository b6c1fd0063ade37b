import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod/mini';
import { formProblem } from '#infra/config/stripe-keys.ts';
import { retention } from '#shared/legal/retention.ts';

/** Each message completes a sentence that begins with the setting's name. */
function text(form: string, passes: (value: string) => boolean) {
  const message = `must be ${form}`;
  return z.string(message).check(z.refine(passes, message));
}

function textOrNone(form: string, passes: (value: string) => boolean) {
  return text(`${form}, or 'none'`, (value) => value === 'none' || passes(value));
}

const isAddress = (value: string) => z.email().safeParse(value).success;
const isPublishableKey = (key: string) => formProblem({ name: '', key }, 'publishable') === undefined;

const address = text('an email address', isAddress);
const flag = z.boolean('must be true or false');
const emailJsId = text('an id from EmailJS', (value) => /\S/.test(value));

/** The regions that this system can run in. The regions of China and of governments are in other partitions of AWS. */
const regions = RegionInfo.regions.filter(({ partition }) => partition === 'aws').map(({ name }) => name);

/** The site's own domain. */
const domain = z.strictObject({
  name: text('a host name such as clinics.example.com', (name) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name)),
  /** The certificate's ARN. CloudFront requires us-east-1. */
  certificateArn: text(
    'the ARN of a certificate in us-east-1, the only region that CloudFront takes one from',
    (arn) => /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(arn),
  ),
});

/**
 * A stage must state that it has no firewall, because the missing firewall would go unnoticed until a flood.
 */
const noFirewall = z.strictObject({
  /** Why the stage needs none. */
  none: text('the reason in a sentence', (reason) => /\w \w.*\.$/.test(reason)),
});

/** CloudWatch's retention periods of up to 90 days. */
const logTerms = [1, 3, 5, 7, 14, 30, 60, 90] as const;
const promisedTerms = logTerms.filter((days) => days <= retention.logDays);

/** A vault in another account of the same organization (infra/guide/backups.md). */
const backupCopy = z.strictObject({
  vaultArn: text('the ARN of a backup vault', (arn) =>
    /^arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/.test(arn),
  ),
});

const recipientsMessage = 'must be a list of at least one email address';
// Without recipients, an alarm would go unnoticed.
const recipients = z.array(address, recipientsMessage).check(z.minLength(1, recipientsMessage));
const budgetMessage = 'must be an amount above 0';

/** EmailJS is for demonstrations only: it signs no agreement about health data. */
const mail = z.discriminatedUnion(
  'mailer',
  [
    z.strictObject({
      mailer: z.literal('ses'),
      /** An address that SES has verified, itself or by its domain. */
      from: address,
      /**
       * SES's limit of emails per second for this account: 1 in the sandbox, 14 at first outside of it; `aws
       * sesv2 get-account` shows it. A lower number delays mails after an outage; with a higher one, SES
       * refuses some for a while.
       */
      mailsPerSecond: z.int('must be a whole number').check(z.positive('must be at least 1')),
    }),
    z.strictObject({
      mailer: z.literal('emailjs'),
      from: address,
      userId: emailJsId,
      serviceId: emailJsId,
      templateId: emailJsId,
    }),
  ],
  "must be 'ses' or 'emailjs'",
);

/** The settings in a stage's file. */
export const stageSchema = z.strictObject({
  /**
   * The name of the stage's file. It's part of every name that two stages in one account would otherwise
   * share. It must be short, because CloudFront allows 64 characters for a function's name.
   */
  name: text('two to nine lowercase letters and digits', (name) => /^[a-z][a-z0-9]{1,8}$/.test(name)),
  /** The AWS account that the stage may be deployed to; 'any' takes the account of the AWS profile. */
  account: text("the twelve digits of an AWS account, or 'any'", (account) => /^(\d{12}|any)$/.test(account)),
  /** The stage's region, except for its firewall and certificate, which CloudFront requires in us-east-1. */
  region: text('an AWS region such as us-west-2', (region) => regions.includes(region)),
  domain: z.union([z.literal('none'), domain], "must be a name with a certificateArn, or 'none'"),
  /**
   * Makes browsers require https for the domain and all its subdomains for two years. Set it only once all of
   * them use https, because a domain is hard to remove from the preload list (https://hstspreload.org).
   */
  hstsPreload: flag,
  /** `true` puts AWS WAF in front of CloudFront: $17 a month, and $0.60 per million requests. */
  firewall: z.union([z.literal(true), noFirewall], "must be true, or { none: 'the reason' }"),
  /**
   * Reserves concurrency for the functions that must survive a flood. A new AWS account runs ten functions at
   * a time and has none to reserve.
   */
  reserveConcurrency: flag,
  /**
   * How many days the logs of functions and the gateway are kept: one of CloudWatch's periods, and no longer
   * than the privacy notice says.
   */
  logDays: z.literal(promisedTerms, `must be one of ${promisedTerms.join(', ')}`),
  /**
   * Who can remove the lock of the backups' vault. With 'compliance', no one can once the stage is two weeks
   * old: each night's backup then survives 35 days, even if an intruder has an administrator's rights, so
   * prod requires it. With 'governance', an administrator can, so that a stage can be taken down in a day.
   */
  backupLock: z.literal(['compliance', 'governance'], "must be 'compliance' or 'governance'"),
  /**
   * The vault to which AWS Backup copies each night's backups, so that they survive the loss of the account.
   */
  backupCopy: z.union([z.literal('none'), backupCopy], "must be a vaultArn, or 'none'"),
  /** One or more email addresses for the alarms of each severity (infra/config/alarms/alarm.ts). */
  alarmRecipients: z.strictObject({ critical: recipients, warning: recipients }),
  /** The stage's monthly budget, in US dollars. Exceeding it stops nothing but sets off an alarm. */
  monthlyBudgetUsd: z.number(budgetMessage).check(z.positive(budgetMessage)),
  mail,
  /** The email address that visitors' messages are sent to. */
  clinicInbox: address,
  /**
   * Whether counsel has approved the legal pages (shared/legal), their translations and the list of insurers.
   * The pages look final either way, so a site that patients know must not show unapproved ones.
   */
  legalReviewed: flag,
  /** Stripe's publishable key, `pk_test_…` or `pk_live_…`; with 'none', the site takes no cards. */
  stripePublishableKey: textOrNone('a key that begins with pk_test_ or pk_live_', isPublishableKey),
});

/**
 * The settings of a deployment of the whole system. No setting is optional: a feature that a stage doesn't
 * have is written as 'none', so that the compiler and the synthesis report a missing setting. Secrets don't
 * belong here.
 */
export type Stage = z.infer<typeof stageSchema>;
export type OwnDomain = z.infer<typeof domain>;
/** The modes of AWS Backup Vault Lock. */
export type BackupLock = Stage['backupLock'];
