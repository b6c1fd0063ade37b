import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { streamHeadStartMs } from '#functions/mail/time-limits.ts';
import { book, handler, itemOf, mailsTo, newMails, stop } from '#infra/testing/mail/mail-system.ts';

afterAll(stop);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

// Import these modules only now: they read the environment when they load, and the test system sets that.
const { findMail, finishMail } = await import('#functions/mail/outbox.ts');
const { mailer } = await import('#functions/mail/mailer.ts');
const { renderMail } = await import('./send-mail.ts');
const { now } = await import('#functions/platform/clock.ts');

const schedule = { source: 'aws.events' } as ScheduledEvent;

/** Books through the API, which queues the mail. Returns the mail's id and recipient. */
async function bookAndQueue() {
  const { confirmationNumber, email } = await book();
  return { id: `${confirmationNumber}#1#booked`, email };
}

const passHeadStart = () => vi.setSystemTime(Date.now() + streamHeadStartMs + 1);

describe('a mail that the stream never reports', () => {
  test('is sent once by the schedule, after the stream’s head start', async () => {
    const { id, email } = await bookAndQueue();
    await handler(schedule);
    expect(await mailsTo(email)).toEqual([]);
    passHeadStart();
    await handler(schedule);
    await handler(schedule);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await itemOf(id)).status).toBe('sent');
  });

  test('is left alone by the schedule once the stream has reported it after all', async () => {
    const { id, email } = await bookAndQueue();
    await handler(newMails(id));
    passHeadStart();
    await handler(schedule);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a mail that stream and schedule find in the same moment', () => {
  type Run = (id: string) => Promise<unknown>;

  /** How many mails go out for each of five bookings if all these runs send its mail at the same time. */
  async function sentBy(runs: readonly Run[]): Promise<number[]> {
    const bookings = await Promise.all(Array.from({ length: 5 }, bookAndQueue));
    passHeadStart();
    await Promise.all(bookings.flatMap(({ id }) => runs.map((run) => run(id))));
    return Promise.all(bookings.map(async ({ email }) => (await mailsTo(email)).length));
  }

  /** The naive version: checks that a mail is pending, and sends it without a claim. */
  async function naiveRun(id: string): Promise<void> {
    const item = await findMail(id);
    if (item?.status !== 'pending') return;
    const mail = await renderMail(item as never, now());
    if (typeof mail === 'object') await mailer(mail, id);
    await finishMail(item, 'sent', now());
  }

  test('is sent once', async () => {
    expect(await sentBy([(id) => handler(newMails(id)), () => handler(schedule)])).toEqual([1, 1, 1, 1, 1]);
  });

  test('would be sent twice without a claim', async () => {
    expect(await sentBy([naiveRun, naiveRun])).toContain(2);
  });
});
