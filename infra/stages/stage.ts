import * as z from 'zod/mini';
import { formProblem } from '#infra/policy/stripe-keys.ts';

/**
 * A deployment of the whole system, and all that is decided about it. Nothing is optional: what a stage does without is
 * written as 'none', so a setting that disappears is a mistake that the compiler and the synthesis report. Secrets don't
 * belong here.
 */
export interface Stage {
  /** The name of its file. It is part of every name that two stages would otherwise share in one account. */
  name: string;
  /** The AWS account that it may be deployed to; 'any' takes the account of the AWS profile. */
  account: string;
  /** Every resource of the stage is there. With a firewall, it must be us-east-1. */
  region: string;
  domain: OwnDomain | 'none';
  /**
   * Makes browsers require https for the domain and all its subdomains for two years. Set it only once all of them use
   * https, because it's hard to get off a preload list (https://hstspreload.org).
   */
  hstsPreload: boolean;
  /** Puts AWS WAF in front of CloudFront: $15 a month, and $0.60 per million requests. */
  firewall: boolean;
  /** Sets concurrency aside for the functions that must survive a flood. A new AWS account runs ten at a time and has none to set aside. */
  reserveConcurrency: boolean;
  /** Who gets the alarms. */
  alarmEmail: string;
  mail: MailSetting;
  /** Where visitors' messages go. */
  clinicInbox: string;
  /** Stripe's publishable key, `pk_test_…` or `pk_live_…`; without one, the site takes no cards. */
  stripePublishableKey: string;
}

export interface OwnDomain {
  name: string;
  /** The certificate's ARN. CloudFront only takes one from us-east-1. */
  certificateArn: string;
}

/** EmailJS is for demonstrations only: it signs no agreement about health data. */
export type MailSetting =
  /** `from` is an address, which SES has verified by itself or through its domain. */
  { mailer: 'ses'; from: string } | EmailJsSetting;

export interface EmailJsSetting {
  mailer: 'emailjs';
  from: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Every message goes on from the setting's name. */
function text(pattern: RegExp, form: string) {
  const message = `must be ${form}`;
  return z.string(message).check(z.regex(pattern, message));
}

function orNone<Setting extends z.ZodMiniType>(setting: Setting, form: string) {
  return z.union([z.literal('none'), setting], `must be ${form}, or 'none'`);
}

const address = z.string().check(z.email());
const ownAddress = z.string('must be an email address').check(z.email('must be an email address'));
const publishableKey = z
  .string()
  .check(z.refine((key) => formProblem({ name: '', key }, 'publishable') === undefined));
const id = text(/\S/, 'an id from EmailJS');

const domain = z.strictObject({
  name: text(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a host name such as clinics.example.com'),
  certificateArn: text(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'the ARN of a certificate in us-east-1, the only region that CloudFront takes one from',
  ),
});

const mail = z.discriminatedUnion(
  'mailer',
  [
    z.strictObject({ mailer: z.literal('ses'), from: ownAddress }),
    z.strictObject({
      mailer: z.literal('emailjs'),
      from: ownAddress,
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
  name: text(/^[a-z][a-z0-9]{1,8}$/, 'two to nine lowercase letters and digits'),
  account: text(/^(\d{12}|any)$/, "the twelve digits of an AWS account, or 'any'"),
  region: text(/^[a-z]{2}(-[a-z]+)+-\d$/, 'an AWS region such as us-west-2'),
  domain: orNone(domain, 'a name with a certificateArn'),
  hstsPreload: z.boolean('must be true or false'),
  firewall: z.boolean('must be true or false'),
  reserveConcurrency: z.boolean('must be true or false'),
  alarmEmail: orNone(address, 'an email address'),
  mail,
  clinicInbox: ownAddress,
  stripePublishableKey: orNone(publishableKey, 'a key that begins with pk_test_ or pk_live_'),
}) satisfies z.ZodMiniType<Stage>;
