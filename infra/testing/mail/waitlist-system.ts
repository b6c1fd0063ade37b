import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { EntryItem } from '#functions/waitlist/entry.ts';
import type { TestSystemOptions } from '#infra/testing/system.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';
import { addDays, type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { openMailSystem } from './open-mail-system.ts';

let people = 0;

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Opens a mail system with the actions of patients who wait, or who release a time. Open one per test file. */
export async function openWaitlist(options: TestSystemOptions = {}) {
  const mails = await openMailSystem(options);
  const { system, sendMail } = mails;
  const { waitlistToken } = await import('#functions/waitlist/entry.ts');
  const { now } = await import('#functions/platform/clock.ts');

  async function stored(id: string): Promise<EntryItem> {
    const found = (await system.all('Waitlist')).find((entry) => entry.id === id);
    return required(found, 'an entry') as EntryItem;
  }

  async function join(changes: Record<string, unknown> = {}, token?: string) {
    const email = `waits-${++people}@example.com`;
    const body = { email, locationIds: ['1'], until: addDays(clinicDateAt(now()), 85), ...changes };
    const answer = await system.call('POST /api/waitlist', { body, ...(token && bearer(token)) });
    return { ...answer, email: body.email };
  }

  /**
   * Fills a clinic's day except for these times (default: its first three). A time that a patient releases is
   * offered to the waitlist only if the clinic has at most two other available times that day.
   */
  async function fillDay(
    clinic: ClinicId,
    date: ClinicDate,
    open: readonly string[] = slotTimes(clinic, date).slice(0, 3),
  ): Promise<void> {
    for (const time of slotTimes(clinic, date).filter((one) => !open.includes(one))) {
      const Key = { date, slot: `${clinic}#${time}` };
      const UpdateExpression = 'SET heldBy = :other';
      const change = { UpdateExpression, ExpressionAttributeValues: { ':other': 'UC000000000000' } };
      await system.dynamo.send(new UpdateCommand({ TableName: system.tableName('Slots'), Key, ...change }));
    }
  }

  const open = (id: string, token: string) =>
    system.call('GET /api/waitlist/{id}', { params: { id }, ...bearer(token) });

  async function wait(changes: Record<string, unknown> = {}, token?: string) {
    const { status, body, email } = await join(changes, token);
    expect(status).toBe(201);
    const mailToken = await waitlistToken(await stored(body.id), 'mail');
    expect((await open(body.id, mailToken)).body.entry.status).toBe('waiting');
    return { ...body, email, mailToken };
  }

  return {
    ...mails,
    fillDay,
    join,
    open,
    stored,
    /** Joins the waitlist, and opens the entry with the token from the email. */
    wait,
    leave: (id: string, token: string) =>
      system.call('POST /api/waitlist/{id}/leave', { params: { id }, ...bearer(token) }),
    cancel: ({ confirmationNumber, manageToken }: { confirmationNumber: string; manageToken: string }) =>
      system.call('POST /api/appointments/{confirmationNumber}/cancel', {
        params: { confirmationNumber },
        ...bearer(manageToken),
      }),
    /** Runs the mail job this many minutes from now. A second round sends the offers that the first one queues. */
    async runJob(minutes: number): Promise<void> {
      const later = new Date(now().getTime() + minutes * 60_000);
      for (let round = 0; round < 2; round++) {
        const due = (await system.all('Outbox')).filter((one) => one.nextAttemptAt <= later.toISOString());
        await sendMail(
          due.map(({ id }) => String(id)),
          later,
        );
      }
      // A loaded machine may keep the sender waiting for longer than its time limit. The job then tries again
      // half a minute later.
      const again = new Date(later.getTime() + 30_000);
      const failed = (await system.all('Outbox')).filter((one) => one.nextAttemptAt === again.toISOString());
      await sendMail(
        failed.flatMap(({ id, failures }) => (failures > 0 ? String(id) : [])),
        again,
      );
    },
    /** The email addresses that got an email about an open time, in the order of the emails. */
    async told(): Promise<string[]> {
      const sent = (await mails.allMails()).filter(({ subject }) => subject.startsWith('A time opened'));
      return sent.map(({ to }) => to).reverse();
    },
  };
}

/**
 * Tests two waitlist entries: one ends on the Sunday on which the clocks change, the other on the next day. Only the
 * second one's patient gets an email about a time on Monday, and it gives the clock time of Monday. Each entry
 * expires at the end of its last day, in clinic time.
 */
export async function waitOverTheChange(
  { fillDay, wait, cancel, book, runJob, told, mailsTo, stored }: Awaited<ReturnType<typeof openWaitlist>>,
  sunday: string,
  id: ClinicId,
): Promise<void> {
  const { now } = await import('#functions/platform/clock.ts');
  const monday = addDays(sunday, 1);
  const [time] = slotTimes(id, monday);
  await fillDay(id, monday);
  const short = await wait({ locationIds: [id], until: sunday });
  const long = await wait({ locationIds: [id], until: monday });
  await cancel(await book({ location: { id }, date: monday, time }));
  await runJob(3);
  expect((await told()).filter((email) => [short.email, long.email].includes(email))).toEqual([long.email]);
  expect((await mailsTo(long.email))[0]?.text).toContain(`&date=${monday}&time=${time}`);
  for (const entry of [short, long]) {
    const { until, expiresAt } = await stored(entry.id);
    const endsAt = now().getTime() + expiresAt * 1000 - Date.now();
    expect(Math.abs(endsAt - clinicInstant(addDays(until, 1), 0).getTime())).toBeLessThan(2_000);
  }
}
