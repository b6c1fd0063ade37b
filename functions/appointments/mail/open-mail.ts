import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { countsUntilOpened } from '#functions/appointments/limits/counts.ts';
import { hasMailedToken } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { prove } from '#functions/trust/proofs.ts';

/**
 * Notes that someone has opened a mail about an appointment: it no longer counts against the client that booked it. The
 * version stays, so that a manager's open form isn't outdated. A change at the same time may take the note away; the next
 * look brings it back.
 */
export async function markOpened(item: AppointmentItem, now: Date): Promise<void> {
  if (item.isProven) return;
  const { confirmationNumber, version } = item;
  const command = new UpdateCommand({
    TableName: appointmentsTable,
    Key: { confirmationNumber },
    UpdateExpression: 'SET isProven = :true',
    // A change of the email address at the same time must not be proven by a mail to the earlier one.
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':true': true, ':version': version },
  });
  if (!(await conditionalWrite(() => dynamo.send(command)))) return;
  await uncount(await countsUntilOpened(item, now));
}

/**
 * The same for those of an address's appointments that a client booked itself, once it has entered a code of the address: the
 * code doesn't show that it knows of a stranger's booking.
 */
export async function markOpenedFrom(
  [{ key }]: Client,
  items: readonly AppointmentItem[],
  now: Date,
): Promise<void> {
  for (const item of items) if (item.client?.[0].key === key) await markOpened(item, now);
}

/** What a request with the token of a mailed link proves: the address for its client, and that the mail was opened. */
export async function noteOpenedMail(
  caller: Patient,
  item: AppointmentItem,
  client: Client,
  now: Date,
): Promise<void> {
  if (!hasMailedToken(caller)) return;
  await Promise.all([prove(client, item.emailKey), markOpened(item, now)]);
}
