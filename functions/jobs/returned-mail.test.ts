import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { bounceOf, complaintOf } from '#infra/local/mail/mailbox-simulator.ts';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { callsOf, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import {
  allMails,
  book,
  inIndex,
  itemOf,
  later,
  mailsTo,
  sendMail,
  setStatus,
  stop,
  system,
  tell,
} from '#infra/testing/mail/mail-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import { brand } from '#shared/brand.ts';

afterAll(stop);
const written = keptLog();
// Import this module only now: it reads the environment when it loads, and the test system sets that.
const { finishMail, claimMail, findMail } = await import('#functions/mail/outbox.ts');
const { report, stopReasonOf } = await feedbackOn(system);
let from = 0;
beforeEach(() => {
  from = written.length;
});
const alarms = () => setOffBy(written.slice(from));

/** Books a visit, and has staff cancel it. Without the cancellation mail, the patient makes the trip for nothing. */
async function canceled() {
  const booked = await book();
  await setStatus(booked.confirmationNumber, 'cancelled');
  return { ...booked, id: `${booked.confirmationNumber}#2#cancelled` };
}

describe('an email that comes back', () => {
  test('is found by whoever has to call the patient, and raises one alarm, however often it is reported', async () => {
    const { id, email } = await canceled();
    await sendMail([id], later(90));
    expect((await itemOf(id)).status).toBe('sent');
    for (let times = 0; times < 3; times++) await report(email, bounceOf(email, 'Permanent'), { id });
    expect(await itemOf(id)).toMatchObject({ status: 'undeliverable', expiresAt: expect.any(Number) });
    expect(await inIndex('abandoned')).toContain(id);
    expect(
      written
        .slice(from)
        .join('')
        .match(/"MailAbandoned":1/g),
    ).toHaveLength(1);
    expect(alarms()).toEqual(['MailAbandoned']);
  });

  test('because a mailbox is full is found as well, although email goes on', async () => {
    const { id, email, confirmationNumber } = await canceled();
    await sendMail([id], later(90));
    await report(email, bounceOf(email, 'Transient', { bounceSubType: 'MailboxFull', action: 'failed' }), {
      id,
    });
    expect(await inIndex('abandoned')).toContain(id);
    expect([await stopReasonOf(confirmationNumber), alarms()]).toEqual([undefined, ['MailAbandoned']]);
  });

  test('as an out-of-office reply, or was only reported as spam, has arrived', async () => {
    const { id, email } = await canceled();
    await sendMail([id], later(90));
    await report(email, bounceOf(email, 'Transient'), { id });
    await report(email, complaintOf(email, 'abuse'), { id });
    expect((await itemOf(id)).status).toBe('sent');
    expect(alarms()).toEqual([]);
  });

  test('needs no one if nothing depends on it', async () => {
    const { confirmationNumber, email } = await book();
    const id = await tell(confirmationNumber, 'booked', 1);
    await sendMail([id], later(0));
    await report(email, bounceOf(email, 'Permanent'), { id });
    expect((await itemOf(id)).status).toBe('undeliverable');
    expect([...(await inIndex('abandoned')), ...(await inIndex('due'))]).not.toContain(id);
    expect(alarms()).toEqual([]);
  });

  test('before it is marked as sent stays undeliverable', async () => {
    const { id, email } = await canceled();
    const restore = interceptOutsideCalls(async ({ service }: OutsideCall, proceed) => {
      const answer = await proceed();
      if (service === 'ses') await report(email, bounceOf(email, 'Permanent'), { id });
      return answer;
    });
    await sendMail([id], later(90));
    restore();
    expect((await itemOf(id)).status).toBe('undeliverable');
    expect(await inIndex('abandoned')).toContain(id);
  });

  test('after the run that sent it died is not sent again', async () => {
    const { confirmationNumber, email } = await book();
    const id = await tell(confirmationNumber, 'booked', 1);
    // Claim the mail, like a run that died after SES accepted the mail and before the run marked it as sent.
    await claimMail(id, later(0));
    await report(email, bounceOf(email, 'Transient', { bounceSubType: 'MailboxFull', action: 'failed' }), {
      id,
    });
    await sendMail([id], later(61));
    expect([(await itemOf(id)).status, await mailsTo(email)]).toEqual(['undeliverable', []]);
  });
});

test('nobody has to tell patients of visits that they canceled themselves', async () => {
  const { confirmationNumber, manageToken, email } = await book();
  await system.call('POST /api/appointments/{confirmationNumber}/cancel', {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${manageToken}` },
  });
  const id = `${confirmationNumber}#2#cancelled`;
  await report(email, bounceOf(email, 'Permanent'));
  await sendMail([id], later(0));
  const item = await itemOf(id);
  expect([item.status, item.queue, alarms()]).toEqual(['undeliverable', undefined, []]);
});

test('what can’t be sent because email is stopped raises an alarm only if someone has to call', async () => {
  const { id, email, confirmationNumber } = await canceled();
  await report(email, bounceOf(email, 'Permanent'));
  await sendMail([await tell(confirmationNumber, 'booked', 1)], later(0));
  expect(alarms()).toEqual([]);
  await sendMail([id], later(90));
  expect(await itemOf(id)).toMatchObject({ status: 'undeliverable', queue: 'abandoned' });
  expect([await mailsTo(email), alarms()]).toEqual([[], ['MailAbandoned']]);
  expect(written.slice(from).join('')).toContain('"MailUndeliverable":1');
});

describe('the clinics’ own inbox', () => {
  const toInbox = async () => (await allMails()).filter(({ to }) => to === brand.email).length;

  async function writeToClinic(): Promise<string> {
    const { body } = await system.call('POST /api/appoinment/add', { body: contactBody() });
    const id = `${body.id}#contact`;
    await sendMail([id], later(90));
    return id;
  }

  test.each([
    ['bounces', bounceOf(brand.email, 'Permanent', { action: 'failed', status: '5.1.1' })],
    ['is full', bounceOf(brand.email, 'Transient', { bounceSubType: 'MailboxFull', action: 'failed' })],
    ['reports spam', complaintOf(brand.email.toUpperCase(), 'abuse')],
  ])('has an alarm of its own when it %s, and gets the next message all the same', async (what, feedback) => {
    const before = await toInbox();
    const id = await writeToClinic();
    await report(brand.email, feedback, { id });
    expect(alarms()).toEqual(['ClinicInboxRefused']);
    expect((await inIndex('abandoned')).includes(id)).toBe(what !== 'reports spam');
    await writeToClinic();
    expect(await toInbox()).toBe(before + 2);
  });
});

describe('a job that dies at any outside call and is repeated, as Lambda does,', () => {
  /**
   * Interrupts the job that records a lost email at each of its calls. Returns the interruptions that lost something.
   */
  async function lostBy(record: typeof report): Promise<string[]> {
    const first = await canceled();
    await sendMail([first.id], later(0));
    const act = ({ email, id }: typeof first) => record(email, bounceOf(email, 'Permanent'), { id });
    const lost: string[] = [];
    for (const kill of killsOf(await callsOf(() => act(first)))) {
      const one = await canceled();
      await sendMail([one.id], later(0));
      const start = written.length;
      await killed(kill, () => act(one));
      await act(one);
      const counted = ['MailBounced', 'MailAbandoned'].every((name) =>
        written.slice(start).join('').includes(`"${name}":1`),
      );
      const isStopped = (await stopReasonOf(one.confirmationNumber)) === 'bounced';
      const isFound = (await inIndex('abandoned')).includes(one.id);
      if (!counted || !isStopped || !isFound) lost.push(`${kill.fault} ${kill.step}`);
    }
    return lost;
  }

  test('stops the address, marks the email and raises its alarms', async () => {
    expect(await lostBy(report)).toEqual([]);
  });

  test('and one that marks the email first, and then asks whether that was news, is caught', async () => {
    const naive: typeof report = async (to, feedback, { id = '' } = {}) => {
      const item = await findMail(id);
      if (item?.status !== 'sent') return;
      await finishMail(item, 'undeliverable', later(0));
      await report(to, feedback);
    };
    expect(await lostBy(naive)).not.toEqual([]);
  });
});

test('a job that sends without asking is caught mailing an address that bounces', async () => {
  const { confirmationNumber, email } = await book();
  await report(email, bounceOf(email, 'Permanent'));
  const { mailer } = await import('#functions/mail/mailer.ts');
  const { renderMail } = await import('./send-mail.ts');
  const naiveRun = async (id: string) => {
    const item = await claimMail(id, later(0));
    const mail = item && (await renderMail(item as never, later(0)));
    if (typeof mail === 'object') await mailer(mail, id);
  };
  const mailedBy = async (run: (id: string) => Promise<unknown>, version: number) => {
    await run(await tell(confirmationNumber, 'booked', version));
    return (await mailsTo(email)).length;
  };
  expect(await mailedBy((id) => sendMail([id], later(0)), 1)).toBe(0);
  expect(await mailedBy(naiveRun, 1)).toBe(1);
});
