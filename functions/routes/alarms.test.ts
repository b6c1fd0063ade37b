import { PutCommand } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { bounceOf, complaintOf } from '#infra/local/mail/mailbox-simulator.ts';
import type { Reported } from '#infra/testing/alarms/evaluate.ts';
import {
  answerAsGateway,
  book,
  firedBy,
  geocoder,
  inEach,
  now,
  observed,
  schedules,
  statuses,
  stripe,
  system,
  table,
} from '#infra/testing/alarms/observed-system.ts';
import { isOfAws } from '#infra/testing/alarms/synthesized-alarms.ts';
import { bookingBody, freshDay } from '#infra/testing/bookings.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import { billBody } from '#infra/testing/payments.ts';
import { brand } from '#shared/brand.ts';
import { hourSeconds as hour, minuteSeconds as minute } from '#shared/time/durations.ts';

/** The alarms that a fault of the list below has set off. */
const proved = new Set<string>();

function expectFired(fired: readonly string[], ids: readonly string[]): void {
  expect([...fired].toSorted()).toEqual([...ids].toSorted());
  for (const id of ids) proved.add(id);
}

test('a healthy day sets off nothing', () => {
  expect(firedBy([])).toEqual([]);
});

test('no mistake of a visitor sets off anything, however often', async () => {
  const claims = system.adminClaims();
  const taken = bookingBody({ date: freshDay() });
  const mistakes = await observed(async () => {
    await system.call('POST /api/appointments', { rawBody: '{' });
    await system.call('POST /api/appointments', { body: {} });
    await system.call('POST /api/appointments', { body: taken });
    await book({ date: taken.date });
    await book({ email: 'x'.repeat(70_000) });
    await system.call('POST /api/appointments', { rawBody: 'a', headers: { 'content-type': 'text/plain' } });
    await system.call('GET /api/appointments/{confirmationNumber}', { params: { confirmationNumber: 'x' } });
    await system.call('GET /api/appointments/stats');
    await system.call('GET /api/payments/{id}', { params: { id: 'pi_unknown' }, claims });
    await system.confirm('pi_unknown');
    await system.begin(billBody({ amount: -1 }));
    await system.deliver({ payload: '{}', signature: 'nonsense' } as Parameters<typeof system.deliver>[0]);
  });
  expect(new Set(statuses().filter((status) => status >= 400)).size).toBeGreaterThanOrEqual(6);
  expect(statuses().filter((status) => status >= 500)).toEqual([]);
  expect(firedBy(inEach(30, minute, mistakes))).toEqual([]);
});

const isDynamo = ({ service }: OutsideCall) => service === 'dynamodb';
const isSes = ({ service }: OutsideCall) => service === 'ses';
const openings = () => system.call('GET /api/openings');
const failed = () => observed(() => withFault('crash-before', isDynamo, openings));
const stripeDown = () =>
  observed(async () => {
    stripe.faults.next(20, { status: 500 });
    expect((await system.begin(billBody())).status).toBe(502);
    stripe.faults.clear();
  });

async function outboxItem(changes: Record<string, unknown>): Promise<string> {
  const { body } = await book();
  const items = await system.all('Outbox');
  const item = items.find(
    ({ confirmationNumber }) => confirmationNumber === body.appointment.confirmationNumber,
  );
  await system.dynamo.send(
    new PutCommand({ TableName: system.tableName('Outbox'), Item: { ...item, ...changes } }),
  );
  return String(item?.id);
}

const { report } = await feedbackOn(system);

async function inTurn(times: number, act: (count: number) => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count++) await act(count);
}

test('the wrong addresses of a usual day, a spam report, and what tells nothing set off nothing', async () => {
  const usual = await observed(async () => {
    await inTurn(9, (count) =>
      report(`u${count}@example.com`, bounceOf(`u${count}@example.com`, 'Permanent')),
    );
    await report('v@example.com', complaintOf('v@example.com', 'abuse'));
    await inTurn(20, () => report('w@example.com', complaintOf('w@example.com', 'not-spam')));
    await inTurn(20, () => report(brand.email, bounceOf(brand.email, 'Transient')));
  });
  expect(firedBy(usual)).toEqual([]);
});

const inHours = (hours: number) => new Date(now().getTime() + hours * hour * 1000);

describe('an alarm goes off, and no other, when', () => {
  test.each<[string[], string, () => Promise<Reported[]>]>([
    [
      ['ServerErrors'],
      'requests fail for minutes',
      async () => inEach(5, minute, inEach(4, 1, await failed())),
    ],
    [['RequestFailed'], 'one request fails', failed],
    [
      ['ServerErrors'],
      'a function crashes before it can write a line',
      async () =>
        inEach(
          3,
          minute,
          await observed(async () => answerAsGateway({ status: 500, error: 'INTEGRATION_FAILURE' })),
        ),
    ],
    [
      ['ServerErrors'],
      'the gateway itself answers 502',
      async () =>
        inEach(
          3,
          minute,
          await observed(async () => answerAsGateway({ status: 502, error: 'INTEGRATION_FAILURE' })),
        ),
    ],
    [['StripeRequestFailed'], 'Stripe is down', async () => inEach(5, minute, await stripeDown())],
    [
      ['UpstreamRefused'],
      'Stripe refuses what we ask for',
      async () => {
        const refused = await observed(async () => {
          stripe.faults.next(1, { status: 400, only: 'POST /v1/payment_intents' });
          expect((await system.begin(billBody())).status).toBe(502);
        });
        return inEach(5, minute, refused);
      },
    ],
    [
      ['GeocodingFailed'],
      'the geocoder is down',
      () =>
        observed(async () => {
          geocoder.answerWith((response) => response.writeHead(500).end());
          for (const zip of ['10001', '10002', '10003'])
            expect((await system.call('GET /api/geocode', { query: { postalcode: zip } })).status).toBe(502);
          geocoder.answerWith();
        }),
    ],
    [
      ['CanaryFailed'],
      'the canary reaches no site',
      async () => {
        const { handler } = await import('#functions/jobs/canary.ts');
        return inEach(2, 5 * minute, await observed(handler));
      },
    ],
    [
      ['MailFailed'],
      'SES refuses all email',
      async () => {
        const { sendMail } = await import('#functions/jobs/send-mail.ts');
        const send = async (id: string) => withFault('throttle', isSes, () => sendMail([id], now()));
        const ids = await Promise.all(Array.from({ length: 20 }, () => outboxItem({})));
        return observed(() => Promise.all(ids.map(send)));
      },
    ],
    [
      ['OutboxAge'],
      'an email has been due for an hour',
      async () => {
        const dueSince = inHours(-1).toISOString();
        await outboxItem({ queue: 'due', nextAttemptAt: dueSince });
        return observed(schedules['send-mail']);
      },
    ],
    // Before the payments below, some of which stay open and are looked at again.
    [
      ['WebhookSilent'],
      'a payment was made, and no event arrives for hours',
      () =>
        observed(async () => {
          const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
          await system.paid();
          await settlePayments(inHours(3.1));
        }),
    ],
    [
      ['MailAbandoned'],
      'an email is too old to be tried once more',
      async () => {
        const { sendMail } = await import('#functions/jobs/send-mail.ts');
        const id = await outboxItem({
          attempts: 8,
          failures: 7,
          createdAt: inHours(-367 * 24).toISOString(),
          nextAttemptAt: inHours(-1).toISOString(),
        });
        return observed(() => withFault('throttle', isSes, () => sendMail([id], now())));
      },
    ],
    [
      ['MailBounced'],
      'ten patients’ email comes back',
      () =>
        observed(() =>
          inTurn(10, (count) =>
            report(`b${count}@example.com`, bounceOf(`b${count}@example.com`, 'Permanent')),
          ),
        ),
    ],
    [
      ['MailComplained'],
      'three patients report our email as spam',
      () =>
        observed(() =>
          inTurn(3, (count) => report(`c${count}@example.com`, complaintOf(`c${count}@example.com`))),
        ),
    ],
    [
      ['ClinicInboxRefused'],
      'the clinics’ own inbox bounces',
      () => observed(() => report(brand.email, bounceOf(brand.email, 'Permanent'))),
    ],
    [
      ['PaymentDisputed'],
      'a cardholder disputes a payment',
      () =>
        observed(async () => {
          const id = await system.paid();
          stripe.dispute(id);
          await system.deliverAll(id);
        }),
    ],
    [
      ['RefundFailed'],
      'a bank returns a refund',
      () =>
        observed(async () => {
          const id = await system.paid();
          await system.refund(id, { amount: 20, reason: 'Paid twice' });
          stripe.failRefund(id);
          await system.deliverAll(id);
        }),
    ],
    [['OtherSale'], 'another product sells something', () => observed(() => system.sellElsewhere())],
    [
      ['PaymentMismatched'],
      'a payment has another amount at Stripe',
      () =>
        observed(async () => {
          const { id } = await system.begun();
          stripe.pay(id);
          Object.assign(stripe.intent(id), { amount: 1 });
          await system.deliverAll(id);
        }),
    ],
    [
      ['DeletedPaymentPaid'],
      'a payment succeeds after its record was deleted',
      () =>
        observed(async () => {
          const { id } = await system.begun();
          stripe.slowDown(1);
          stripe.pay(id);
          await system.remove(id);
          stripe.settle(id);
          await system.deliverAll(id);
        }),
    ],
    [
      ['WebhookRefused'],
      'events are signed with another secret',
      () =>
        observed(async () => {
          const payload = '{}';
          const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
          for (let count = 0; count < 3; count++)
            await system.deliver({ payload, signature } as Parameters<typeof system.deliver>[0]);
        }),
    ],
    [
      // A job asks Stripe, so its outage is one more alarm.
      ['SettlementFailed', 'StripeRequestFailed'],
      'a payment can’t be settled for half an hour',
      async () => {
        const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
        await system.begun();
        stripe.faults.next(200, { status: 500 });
        const once = await observed(() => settlePayments(inHours(0.9)));
        stripe.faults.clear();
        return inEach(2, 15 * minute, once);
      },
    ],
  ])('%j: %s', async (ids, _, fault) => {
    expectFired(firedBy(await fault()), ids);
  });

  test.each(Object.keys(schedules))('the schedule of %s stands still', (job) => {
    expectFired(firedBy([], job), [`${job}-schedule`]);
  });

  test('no one books while clinics are open', () => {
    expectFired(firedBy([], 'bookings'), ['NoBookings']);
  });

  test('the canary does not run', () => {
    expectFired(firedBy([], 'canary'), ['CanaryFailed']);
  });
});

/** Proved beside the tests that make their fault, because it needs a system of its own. */
const provedElsewhere = ['BooksDiffer', 'SecretRefreshFailed', 'StripeKeysMismatched'];

/** AWS's own metrics, proved by hand in infra/policy/alarms/aws-alarms.test.ts. */
const provedByHand = table.filter(isOfAws).map(({ id }) => id);

test('every alarm was set off by a fault', () => {
  expect([...proved, ...provedElsewhere, ...provedByHand].toSorted()).toEqual(
    table.map(({ id }) => id).toSorted(),
  );
});
