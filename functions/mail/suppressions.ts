import { readItems, updateItem } from '#functions/platform/dynamo/items.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonyms } from '#functions/platform/pseudonym.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

/** Why email to an address is stopped, in words for staff. */
export const stopTexts: Record<SuppressionReason, string> = {
  bounced: 'Our email doesn’t reach this address: it bounced.',
  complained: 'The patient reported our email as spam, so we’ve stopped it.',
};

// All times here are real time, not domain time, because SES dates its events in real time.

const table = env('SUPPRESSIONS_TABLE');

/** An address to which email is stopped, or was until a manager allowed it again. */
interface Suppression {
  /** Pseudonym of the address (lower case). */
  recipient: string;
  /**
   * Why email is stopped. Absent once a manager has allowed it again. Not called `reason`, which is a patient's own
   * text in appointments and must not be logged.
   */
  stoppedFor?: SuppressionReason;
  /** When a manager last allowed email again (ISO). SES's reports about email sent before then are ignored. */
  allowedAt?: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** The keys that an address may be stored under, the current one first. */
function keysOf(address: string): Promise<[string, ...string[]]> {
  return pseudonyms(`suppression ${address.toLowerCase()}`);
}

function isActive({ stoppedFor, expiresAt }: Suppression): boolean {
  // DynamoDB may take days to delete an expired item.
  return stoppedFor !== undefined && expiresAt * 1000 > Date.now();
}

/**
 * Stops email to an address. Reports may come in any order and repeatedly. A complaint always outranks a bounce,
 * because a person made it.
 * @param sentAt when SES accepted the email that the report is about
 * @returns false, and changes nothing, if a manager has allowed the address since that email was sent
 */
export async function suppress(address: string, reason: SuppressionReason, sentAt: Date): Promise<boolean> {
  const [recipient] = await keysOf(address);
  const newReason = reason === 'complained' ? ':reason' : 'if_not_exists(stoppedFor, :reason)';
  const updated = await updateItem({
    TableName: table,
    Key: { recipient },
    UpdateExpression: `SET expiresAt = :expiresAt, stoppedFor = ${newReason}`,
    ConditionExpression: 'attribute_not_exists(allowedAt) OR allowedAt < :sentAt',
    ExpressionAttributeValues: {
      ':reason': reason,
      ':sentAt': sentAt.toISOString(),
      ':expiresAt': Math.ceil(Date.now() / 1000) + retention.suppressionDays * daySeconds,
    },
  });
  return updated !== undefined;
}

/** Why email to an address is stopped, and the keys of the records that say so. */
type Stop = { reason: SuppressionReason; recipients: string[] };

/** Why email is stopped to these addresses, by address as given. Leaves out the addresses that still get email. */
export async function suppressionsOf(
  addresses: readonly string[],
  { consistent = false } = {},
): Promise<ReadonlyMap<string, Stop>> {
  const keys = new Map<string, string[]>();
  for (const address of addresses) keys.set(address, await keysOf(address));
  const recipients = [...new Set([...keys.values()].flat())].map((recipient) => ({ recipient }));
  const found = (await readItems<Suppression>(table, recipients, { consistent })).filter(isActive);
  const stops = [...keys].map(([address, own]): [string, Stop] => {
    const suppressions = found.filter(({ recipient }) => own.includes(recipient));
    const isComplaint = suppressions.some(({ stoppedFor }) => stoppedFor === 'complained');
    const reason = isComplaint ? 'complained' : 'bounced';
    return [address, { reason, recipients: suppressions.map(({ recipient }) => recipient) }];
  });
  return new Map(stops.filter(([, { recipients: own }]) => own.length > 0));
}

/** Why email to an address is stopped; undefined if it isn't. Strongly consistent. */
export async function suppressionOf(address: string): Promise<Stop | undefined> {
  return (await suppressionsOf([address], { consistent: true })).get(address);
}

/** The steps of a transaction that allow email again, which fail if someone else has just allowed it. */
export function unsuppressSteps({ recipients }: Stop): TransactSteps {
  const Update = {
    TableName: table,
    UpdateExpression: 'SET allowedAt = :now REMOVE stoppedFor',
    ConditionExpression: 'attribute_exists(stoppedFor)',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  };
  return Object.fromEntries(
    recipients.map((recipient) => [recipient, { Update: { ...Update, Key: { recipient } } }]),
  );
}
