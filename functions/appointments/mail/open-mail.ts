import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { countsUntilOpened } from '#functions/appointments/limits/counts.ts';
import { hasMailedToken } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { updateItem } from '#functions/platform/dynamo/items.ts';
import { uncount } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { prove } from '#functions/trust/proofs.ts';

/**
 * Records that someone has opened a mail about an appointment, so that the appointment no longer counts against the
 * client that booked it. Keeps the version, so that an open form of staff isn't outdated. A simultaneous change of the
 * appointment may undo this; opening the link again repeats it.
 */
export async function markOpened(item: AppointmentItem, now: Date): Promise<void> {
  if (item.isProven) return;
  const { confirmationNumber, version } = item;
  const marked = await updateItem({
    TableName: appointmentsTable,
    Key: { confirmationNumber },
    UpdateExpression: 'SET isProven = :true',
    // Check the version: if the email address changes at the same time, a mail to the earlier address must not prove
    // the new one.
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':true': true, ':version': version },
  });
  if (marked) await uncount(await countsUntilOpened(item, now));
}

/**
 * Records an opened mail for each of an address's appointments that the client booked itself, once the client has
 * entered a code for the address. A code doesn't prove that the client knows of bookings that others made.
 */
export async function markOpenedFrom(
  [{ key }]: Client,
  items: readonly AppointmentItem[],
  now: Date,
): Promise<void> {
  for (const item of items) if (item.client?.[0].key === key) await markOpened(item, now);
}

/**
 * Records what a token from a mail or a mailed code proves: that its client reads the address's mail, and that a mail
 * about the appointment was opened.
 */
export async function noteOpenedMail(
  caller: Patient,
  item: AppointmentItem,
  client: Client,
  now: Date,
): Promise<void> {
  if (!hasMailedToken(caller) || !item.emailKey) return;
  await Promise.all([prove(client, item.emailKey), markOpened(item, now)]);
}
