import { describe, expect, test } from 'vitest';
import { bounceOf, complaintOf } from '#infra/local/mail/mailbox-simulator.ts';
import { mailFaults, report, triedSixTimes } from '#infra/testing/alarms/mail-faults.ts';
import { deliverForged, moneyFaults } from '#infra/testing/alarms/money-faults.ts';
import {
  book,
  firedBy,
  inEach,
  inTurn,
  observed,
  remindingNoOne,
  schedules,
  statuses,
  system,
  table,
} from '#infra/testing/alarms/observed-system.ts';
import { isOfAws } from '#infra/testing/alarms/resources.ts';
import { failed, siteFaults, stripeDown } from '#infra/testing/alarms/site-faults.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { brand } from '#shared/brand.ts';
import { minuteSeconds as minute } from '#shared/time/durations.ts';

/** The ids of alarms that a fault has set off. */
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

test('addresses that SES refuses set off nothing, however often they are tried again', async () => {
  expect(firedBy(await triedSixTimes(20))).toEqual([]);
});

test('one request that fails sets off nothing, nor does Stripe while it is down', async () => {
  expect(firedBy(await failed())).toEqual([]);
  expect(firedBy(inEach(5, minute, await stripeDown()))).toEqual([]);
});

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

test('forged events set off nothing while Stripe’s own are accepted', async () => {
  const both = await observed(async () => {
    await deliverForged();
    await system.deliverAll(await system.paid());
  });
  expect(firedBy(both)).toEqual([]);
});

describe('an alarm goes off, and no other, when', () => {
  test.each([...siteFaults, ...mailFaults, ...moneyFaults])('$alarms: $what', async ({ alarms, make }) => {
    expectFired(firedBy(await make()), alarms);
  });

  test.each(Object.keys(schedules))('the schedule of %s stands still', (job) => {
    expectFired(firedBy([], job), [`${job}-schedule`]);
  });

  test('no one books while clinics are open', () => {
    expectFired(firedBy([], 'bookings'), ['NoBookings']);
  });

  test('no one books, on a stage without patients: none', () => {
    expect(firedBy(remindingNoOne, 'bookings', 'queue-reminders')).toEqual([]);
  });

  test('the canary does not run', () => {
    expectFired(firedBy([], 'canary'), ['CanaryFailed']);
  });
});

/** Other tests prove that these alarms go off, because the faults that cause them need separate systems. */
const provedElsewhere = [
  'ReconciliationDiffers',
  'SecretRefreshFailed',
  'StripeKeysMismatched',
  'TableFailed',
];

/** Alarms on AWS's own metrics, whose names AWS documents: see infra/config/alarms/aws-alarms.test.ts. */
const documented = table.filter(isOfAws).map(({ id }) => id);

test('every alarm was set off by a fault', () => {
  expect([...proved, ...provedElsewhere, ...documented].toSorted()).toEqual(
    table.map(({ id }) => id).toSorted(),
  );
});
