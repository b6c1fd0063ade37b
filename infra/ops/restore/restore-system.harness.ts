import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { expect } from 'vitest';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { engineUnderTest } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { openReconciliation } from '#infra/testing/records/reconciliation.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { required } from '#shared/required.ts';

type Stored = Record<string, AttributeValue>;

/** Every item of every table, in DynamoDB's own form. */
export type Export = Record<TableName, Stored[]>;

/** A booked visit. */
export interface Visit {
  number: string;
  token: string;
  email: string;
  date: string;
  time: string;
}

/** A system with mail and Stripe, whose tables can be exported, damaged and restored. One per test file. */
export async function openRestoreSystem() {
  const ses = await prepareMail();
  await ses.load();
  const system = await openReconciliation({ ses: ses.endpoint });
  const { handler: runMailJob, sendMail } = await import('#functions/jobs/send-mail.ts');
  const client = new DynamoDBClient({});
  const { tableName, stripe } = system;
  const claims = system.adminClaims();
  const closures = closuresOf(system);
  const copyOf = (table: TableName) => `copy-${tableName(table)}`;
  const { endpoint } = engineUnderTest();
  await createTables(endpoint, copyOf);
  // Days with ordinary opening hours, for all visits of this test.
  const days = [freshDay(), freshDay(), freshDay(), freshDay()];
  const slots = days.flatMap((date) => slotTimes('1', date).map((time) => ({ date, time })));

  async function exported(table: TableName): Promise<Stored[]> {
    const items: Stored[] = [];
    const pages = paginateScan({ client }, { TableName: tableName(table), ConsistentRead: true });
    for await (const { Items = [] } of pages) items.push(...Items);
    return items;
  }

  async function load(TableName: string, items: readonly Stored[]): Promise<void> {
    for (let first = 0; first < items.length; first += 25) {
      const requests = items.slice(first, first + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
    }
  }

  async function change(number: string, token: string, action: 'cancel' | 'reschedule', body?: unknown) {
    const reply = await system.call(`POST /api/appointments/{confirmationNumber}/${action}`, {
      params: { confirmationNumber: number },
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(reply.status).toBe(200);
    return reply.body;
  }

  return {
    ...system,
    closures,
    copyOf,
    claims,
    days,
    /** Every email that SES has accepted, newest first. */
    sentMails: ses.mails,
    stopMail: () => {
      ses.stop();
      client.destroy();
    },
    /** The next slot that no visit of this test has taken. */
    nextSlot: () => required(slots.shift(), 'a slot'),
    async book(slot = required(slots.shift(), 'a slot')): Promise<Visit> {
      const body = bookingBody(slot);
      const reply = await system.call('POST /api/appointments', { body });
      expect(reply.status).toBe(201);
      const { confirmationNumber: number, email } = body;
      return { number, token: reply.body.manageToken, email, ...slot };
    },
    cancel: ({ number, token }: Visit) => change(number, token, 'cancel'),
    /** Moves a visit to the next slot. */
    async reschedule(visit: Visit): Promise<void> {
      const slot = required(slots.shift(), 'a slot');
      const body = { location: { id: '1' }, ...slot };
      const moved = await change(visit.number, visit.token, 'reschedule', body);
      Object.assign(visit, slot, 'manageToken' in moved && { token: moved.manageToken });
    },
    deleteVisit: ({ number }: Visit) =>
      system.call('DELETE /api/appointments/{confirmationNumber}', {
        params: { confirmationNumber: number },
        claims,
      }),
    /** The visit as its patient sees it; undefined if there is none. */
    async seen({ number, token }: Visit) {
      const { status, body } = await system.call('GET /api/appointments/{confirmationNumber}', {
        params: { confirmationNumber: number },
        headers: { authorization: `Bearer ${token}` },
      });
      return status === 200 ? body.appointment : undefined;
    },
    /** Sends a message to the clinics. Returns the sender's address. */
    async sendMessage(): Promise<string> {
      const { email, ...body } = contactBody({ date: days[0] });
      const reply = await system.call('POST /api/appoinment/add', { body: { email, ...body } });
      expect(reply.status).toBe(201);
      return email;
    },
    /** Begins and pays a payment, and delivers Stripe's events. Returns its id. */
    async payBill(): Promise<string> {
      const { id } = await system.begun(billBody());
      stripe.pay(id);
      await system.deliverAll(id);
      return id;
    },
    async enterByHand(): Promise<string> {
      const { status, body } = await system.enter({
        source: 'check',
        amount: 8_000,
        patientName: 'Maya Torres',
        accountNumber: 'AC-1001',
        description: 'Visit of November 3',
        paidAt: new Date(Date.now() - 1_000).toISOString(),
        idempotencyKey: randomUUID(),
      });
      expect(status).toBe(201);
      return required(body.payment, 'payment').id;
    },
    /** Runs the mail job, as the stream would, with all new mails. */
    async sendNewMails(): Promise<void> {
      const pending = (await system.all('Outbox')).filter(({ status }) => status === 'pending');
      await sendMail(
        pending.map(({ id }) => String(id)),
        new Date(),
      );
      await runMailJob({} as never, { getRemainingTimeInMillis: () => 60_000 });
    },
    /** Every item of every table. */
    async exportAll(): Promise<Export> {
      const all = await Promise.all(tableNames.map(async (table) => [table, await exported(table)] as const));
      return Object.fromEntries(all) as Export;
    },
    /** Fills the copies, as a point-in-time restore of each table would. */
    async fillCopies(state: Export): Promise<void> {
      for (const table of tableNames) {
        await emptyTable(system.dynamo, table, copyOf(table));
        await load(copyOf(table), state[table]);
      }
    },
    /** Sets the live tables to a state. */
    async setTables(state: Partial<Export>): Promise<void> {
      for (const table of tableNames) {
        const items = state[table];
        if (!items) continue;
        await emptyTable(system.dynamo, table, tableName(table));
        await load(tableName(table), items);
      }
    },
    /** An instant between all earlier and all later changes. */
    async instant(): Promise<Date> {
      await sleep(5);
      const now = new Date();
      await sleep(5);
      return now;
    },
  };
}

export type RestoreSystem = Awaited<ReturnType<typeof openRestoreSystem>>;

/** An item's key as text, for finding and sorting items. */
export function keyIn(table: TableName, item: Stored): string {
  const { partitionKey, sortKey } = tableShape(table);
  return `${item[partitionKey]?.S} ${sortKey ? item[sortKey]?.S : ''}`;
}
