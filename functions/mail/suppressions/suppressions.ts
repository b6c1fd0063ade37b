import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItems } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonyms } from '#functions/platform/pseudonym.ts';
import type { EmailUndeliverable } from '#shared/appointments/email-undeliverable.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

// All times here are real time, not domain time: SES dates its events by it.

const table = env('SUPPRESSIONS_TABLE');

/** An address that gets no email, or that did until a manager allowed it again. */
interface Suppression {
  /** Pseudonym of the address (lower case). */
  recipient: string;
  /** Why it gets none. Absent once a manager has allowed it again. */
  kind?: EmailUndeliverable;
  /** When a manager last allowed it again (ISO). What SES reports of email sent before then is no news. */
  allowedAt?: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

function recipientsOf(address: string): Promise<[string, ...string[]]> {
  return pseudonyms(`suppression ${address.toLowerCase()}`);
}

function isInForce({ kind, expiresAt }: Suppression): boolean {
  // DynamoDB may delete it only days after it expired.
  return kind !== undefined && expiresAt * 1000 > Date.now();
}

async function readInForce(recipients: readonly string[], consistent: boolean): Promise<Suppression[]> {
  const keys = [...new Set(recipients)].map((recipient) => ({ recipient }));
  return (await readItems<Suppression>(table, keys, { consistent })).filter(isInForce);
}

/**
 * Stops email to an address, in any order and however often the same is reported: a complaint outranks a bounce, because
 * it is a person's word. Nothing changes if a manager has allowed the address since that email was sent.
 * @param sentAt when SES took the email that is reported
 * @returns whether it is stopped
 */
export async function suppress(address: string, kind: EmailUndeliverable, sentAt: Date): Promise<boolean> {
  const [recipient] = await recipientsOf(address);
  const command = new UpdateCommand({
    TableName: table,
    Key: { recipient },
    UpdateExpression: `SET expiresAt = :expiresAt, #kind = ${kind === 'complained' ? ':kind' : 'if_not_exists(#kind, :kind)'}`,
    ConditionExpression: 'attribute_not_exists(allowedAt) OR allowedAt < :sentAt',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: {
      ':kind': kind,
      ':sentAt': sentAt.toISOString(),
      ':expiresAt': Math.ceil(Date.now() / 1000) + retention.suppressionDays * daySeconds,
    },
    ReturnValues: 'UPDATED_NEW',
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/** The stronger of two reasons. */
function outranking(kinds: readonly (EmailUndeliverable | undefined)[]): EmailUndeliverable | undefined {
  return kinds.includes('complained') ? 'complained' : kinds.find((kind) => kind !== undefined);
}

/** Why an address gets no email; undefined if it does. Reads what was written a moment ago. */
export async function suppressionOf(address: string): Promise<EmailUndeliverable | undefined> {
  const found = await readInForce(await recipientsOf(address), true);
  return outranking(found.map(({ kind }) => kind));
}

/** The same for many addresses, by the address as given. Those that get email are absent. May be a second out of date. */
export async function suppressionsOf(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, EmailUndeliverable>> {
  const all = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({ address, recipients: await recipientsOf(address) })),
  );
  const found = await readInForce(
    all.flatMap(({ recipients }) => recipients),
    false,
  );
  const kinds = new Map(found.map(({ recipient, kind }) => [recipient, kind]));
  return new Map(
    all.flatMap(({ address, recipients }) => {
      const kind = outranking(recipients.map((recipient) => kinds.get(recipient)));
      return kind ? [[address, kind]] : [];
    }),
  );
}

/** What allows email to an address again. */
export interface Lifting {
  kind: EmailUndeliverable;
  /** All for the same transaction. They fail if someone else was faster. */
  steps: TransactSteps;
}

function liftStep(recipient: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { recipient },
      UpdateExpression: 'SET allowedAt = :now REMOVE #kind',
      ConditionExpression: 'attribute_exists(#kind)',
      ExpressionAttributeNames: { '#kind': 'kind' },
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    },
  };
}

/** How email to an address is allowed again; undefined if it gets email. */
export async function liftingOf(address: string): Promise<Lifting | undefined> {
  const found = await readInForce(await recipientsOf(address), true);
  const kind = outranking(found.map((one) => one.kind));
  if (!kind) return undefined;
  return { kind, steps: Object.fromEntries(found.map(({ recipient }) => [recipient, liftStep(recipient)])) };
}
