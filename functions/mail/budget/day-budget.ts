import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';
import { dayOf, nextBudgetStart } from './day.ts';
import { alwaysRoomBelow, hasRoom, type MailClass, type Sent, yieldsToReminders } from './mail-classes.ts';

const table = env('LIMITS_TABLE');

const limits = {
  mails: envNumber('LIMIT_MAILS_OF_RECIPIENT'),
  codes: envNumber('LIMIT_CODE_MAILS_OF_RECIPIENT'),
};

/** A mail that is about to be sent. */
export interface DueMail {
  id: string;
  to: string;
  class: MailClass;
}

/** The reminder of an appointment. */
export interface ReminderAhead {
  /** The id of its mail. */
  id: string;
  /** Whether the client that booked the first of the address's appointments booked this one. Others may be strangers. */
  isOwn: boolean;
}

/** The reminders that an address (lower case) is to get before an instant. */
export type RemindersAhead = (emailKey: string, now: Date, until: Date) => Promise<ReminderAhead[]>;

/** A set of DynamoDB, which comes as a Set. Each entry is the class and the digest of a mail. */
type Entries = ReadonlySet<string>;

async function digestOf(id: string): Promise<string> {
  return (await pseudonym(`mail ${id}`)).slice(0, 10);
}

function sentOf(entries: Entries): Sent {
  const classes = [...entries].map((entry) => entry.split(' ')[0] as MailClass);
  const counts = [...Map.groupBy(classes, (one) => one)].map(([one, { length }]) => [one, length]);
  return Object.fromEntries(counts);
}

function hasDigest(entries: Entries, digest: string): boolean {
  return [...entries].some((entry) => entry.endsWith(` ${digest}`));
}

/** A mail among those of its recipient's day. */
interface CountedMail {
  key: string;
  entry: string;
  expiresAt: number;
}

/** Adds the mail to those of its day, if the condition on their set holds. */
async function addToDay(
  { key, entry, expiresAt }: CountedMail,
  condition: string,
  values: object,
): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { key },
    UpdateExpression: 'ADD mails :entries SET expiresAt = :expiresAt',
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':entries': new Set([entry]), ':expiresAt': expiresAt, ...values },
    ReturnValues: 'UPDATED_NEW',
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/**
 * How many reminders that the recipient is still to get today the mail leaves room for: all of them, or, if it is a
 * reminder itself, those of the patient's own appointments. One of those leaves room for none.
 */
async function countAhead(mail: DueMail, entries: Entries, now: Date, remindersAhead: RemindersAhead) {
  const ahead = await remindersAhead(mail.to.toLowerCase(), now, nextBudgetStart(now));
  const isReminder = mail.class === 'reminder';
  if (isReminder && ahead.some(({ id, isOwn }) => isOwn && id === mail.id)) return 0;
  const moreNeeded = ahead.filter(({ isOwn }) => isOwn || !isReminder);
  const digests = await Promise.all(moreNeeded.map(({ id }) => digestOf(id)));
  return digests.filter((digest) => !hasDigest(entries, digest)).length;
}

/**
 * Counts a mail among those of its recipient and day (UTC). A mail that is sent again counts once. One write as long as
 * half of the day's mails are left; then `hasRoom` decides on what was read, and the write fails if a mail was added since.
 * @returns whether it has room, and may be sent
 */
export async function countMail(mail: DueMail, now: Date, remindersAhead: RemindersAhead): Promise<boolean> {
  if (limits.mails === 0) return true;
  const digest = await digestOf(mail.id);
  const counted = {
    key: `mails#${await pseudonym(`mails ${mail.to.toLowerCase()}`)}#${dayOf(now)}`,
    entry: `${mail.class} ${digest}`,
    expiresAt: ((dayOf(now) + retention.limitDays) * dayMs) / 1000,
  };
  const roomBelow = alwaysRoomBelow(mail.class, limits);
  const hasPlenty =
    'attribute_not_exists(mails) OR (size(mails) < :roomBelow AND NOT contains(mails, :entry))';
  const values = { ':roomBelow': roomBelow, ':entry': counted.entry };
  if (roomBelow > 0 && (await addToDay(counted, hasPlenty, values))) return true;
  // This loop ends: each refused write means that another mail was added, and a day has a limited number.
  for (;;) {
    const { mails: entries = new Set<string>() } =
      (await readItem<{ mails?: Entries }>(table, { key: counted.key })) ?? {};
    if (hasDigest(entries, digest)) return true;
    const ahead = yieldsToReminders(mail.class) ? await countAhead(mail, entries, now, remindersAhead) : 0;
    if (!hasRoom(mail.class, sentOf(entries), limits, ahead)) return false;
    const unchanged = entries.size > 0 ? 'size(mails) = :seen' : 'attribute_not_exists(mails)';
    if (await addToDay(counted, unchanged, entries.size > 0 ? { ':seen': entries.size } : {})) return true;
  }
}
