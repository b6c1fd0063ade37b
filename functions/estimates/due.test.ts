import { afterAll, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { ahead, close, insured, monday, openEstimates } from '#infra/testing/records/estimates.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';

const system = await openEstimates();
const { at, book, stateOf, move, setStatus, correct, ask, make, due, slotOn } = system;
afterAll(() => void vi.useRealTimers());

const none = { queue: undefined, at: undefined };
const dueAt = (dueBy: string) => ({ dueBy, queue: 'due', at: dueBy });

describe('a self-pay booking', () => {
  test('five business days ahead needs an estimate by the next day’s close, which patient and desk see', async () => {
    const visit = await book(ahead.five);
    expect(visit.estimate).toEqual({ dueBy: close.tuesday });
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
    const { version } = await system.stored(visit);
    expect(version).toBe(1);
    const listed = (await due()).find(
      ({ appointment }) => appointment.confirmationNumber === visit.confirmationNumber,
    );
    expect(listed).toMatchObject({ dueBy: close.tuesday, appointment: { estimate: visit.estimate } });
  });

  test('ten ahead, by the close of the third day', async () => {
    expect((await book(ahead.ten)).estimate).toEqual({ dueBy: close.friday });
  });

  test('for tomorrow needs none, and its patient can ask, once', async () => {
    const visit = await book('2026-11-24');
    expect([visit.estimate, await stateOf(visit)]).toEqual([undefined, none]);
    const { status, body } = await ask(visit);
    expect([status, body.appointment.estimate]).toEqual([
      202,
      { dueBy: close.friday, askedAt: '2026-11-23T17:00:00.000Z' },
    ]);
    const asked = await system.stored(visit);
    at('2026-11-23T10:00:00-08:00');
    expect((await ask(visit)).status).toBe(202);
    expect(await system.stored(visit)).toEqual(asked);
    at(monday);
  });

  test('by the desk needs one too when its insurance is left blank, until one is known', async () => {
    const visit = bookingBody({ ...slotOn(ahead.five), phone: '(702) 555-0136' });
    const unknown = { params: { confirmationNumber: visit.confirmationNumber } };
    const { insuranceProvider: _, insuranceNumber: __, ...body } = visit;
    await system.call('POST /api/admin/appointments', { claims: adminClaims(), body });
    expect(await stateOf(unknown)).toEqual(dueAt(close.tuesday));
    await correct(unknown, { insuranceNumber: 'XK-99122' });
    expect(await stateOf(unknown)).toEqual(none);
  });

  test('by the desk needs one as well, and an insured one doesn’t', async () => {
    const caller = bookingBody({ ...slotOn(ahead.five), ...selfPay, phone: '(702) 555-0136' });
    const { body } = await system.call('POST /api/admin/appointments', {
      claims: adminClaims(),
      body: caller,
    });
    expect(body.appointment.estimate).toEqual({ dueBy: close.tuesday });
    expect(await stateOf(await book(ahead.five, insured))).toEqual(none);
  });
});

test('staff see the estimates that are due by their hour', async () => {
  await book(ahead.ten);
  await book(ahead.four);
  const hours = (await due()).map(({ dueBy }) => dueBy);
  expect(hours.length).toBeGreaterThan(2);
  expect(hours).toEqual(hours.toSorted());
});

describe('moving a visit', () => {
  test('makes its estimate due from then on', async () => {
    const visit = await book(ahead.five);
    at('2026-11-24T09:00:00-08:00');
    await move(visit, '2026-12-03');
    expect(await stateOf(visit)).toEqual(dueAt(close.wednesday));
    at(monday);
  });

  test('nearer than three business days removes one that isn’t made or asked for, and moving it away brings it back', async () => {
    const visit = await book(ahead.five);
    const { body } = await move(visit, ahead.two);
    expect([body.appointment.estimate, await stateOf(visit)]).toEqual([undefined, none]);
    await move(visit, ahead.four);
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
  });

  test('keeps one that the patient asked for', async () => {
    const visit = await book('2026-11-24');
    await ask(visit);
    await move(visit, ahead.two);
    expect(await stateOf(visit)).toMatchObject(dueAt(close.friday));
    await move(visit, ahead.five);
    expect(await stateOf(visit)).toMatchObject(dueAt(close.tuesday));
  });

  test('makes one that was made due again, even for tomorrow', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    expect(await stateOf(visit)).toMatchObject({ queue: 'made', sentAt: expect.any(String) });
    await move(visit, '2026-12-03');
    const state = await stateOf(visit);
    expect(state).toMatchObject(dueAt(close.tuesday));
    expect(state).not.toHaveProperty('sentAt');
    const { body } = await move(visit, '2026-11-24');
    const { startsAt, estimate } = body.appointment;
    expect(estimate).toEqual({ dueBy: startsAt, outdated: true });
  });
});

describe('canceling a visit', () => {
  test('takes its estimate off the list, and confirming it again brings it back', async () => {
    const visit = await book(ahead.five);
    const { body } = await setStatus(visit, 'cancelled');
    expect(body.appointment.estimate).toBeUndefined();
    expect(await stateOf(visit)).toMatchObject(none);
    await setStatus(visit, 'confirmed');
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
  });

  test('for longer than the estimate was due counts from the new confirmation', async () => {
    const [visit, near] = [await book(ahead.five), await book('2026-11-30')];
    for (const one of [visit, near]) await setStatus(one, 'cancelled');
    at('2026-11-25T09:00:00-08:00');
    for (const one of [visit, near]) await setStatus(one, 'confirmed');
    expect(await stateOf(visit)).toEqual(dueAt(close.friday));
    expect(await stateOf(near)).toEqual(none);
    at(monday);
  });

  test('keeps one that was made', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const before = await stateOf(visit);
    await setStatus(visit, 'cancelled');
    await setStatus(visit, 'confirmed');
    expect(await stateOf(visit)).toEqual(before);
  });

  test('a deleted one leaves nothing in the index', async () => {
    const visit = await book(ahead.five);
    const { params } = visit;
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims: adminClaims() });
    expect(await stateOf(visit)).toEqual(none);
  });
});

describe('correcting the insurance', () => {
  test('to self-pay makes an estimate due, and back to an insurance removes it', async () => {
    const visit = await book(ahead.five, insured);
    await correct(visit, selfPay);
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
    await correct(visit, { phone: '(702) 555-0136' });
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
    await correct(visit, insured);
    expect(await stateOf(visit)).toEqual(none);
  });

  test('keeps an estimate that was asked for or made', async () => {
    const [asked, made] = [await book(ahead.five, insured), await book(ahead.five)];
    await ask(asked);
    await correct(asked, { insuranceProvider: 'Humana' });
    expect(await stateOf(asked)).toMatchObject(dueAt(close.friday));
    await make(made);
    await correct(made, insured);
    expect(await stateOf(made)).toMatchObject({ queue: 'made' });
  });
});

describe('once an estimate is made, correcting', () => {
  test.each([
    ['the name', { lastName: 'Torres-Vega' }],
    ['the birth date', { dob: '1984-02-28' }],
    ['the email address', { email: 'right@example.com' }],
  ])('%s makes it due again, and then the patient gets another', async (_, change) => {
    const visit = await book(ahead.five);
    await make(visit);
    await correct(visit, change);
    const state = await stateOf(visit);
    expect(state).toMatchObject(dueAt(close.tuesday));
    expect(state).not.toHaveProperty('sentAt');
    await make(visit);
    const mails = (await system.all('Outbox')).filter(
      ({ kind, confirmationNumber }) =>
        kind === 'estimate' && confirmationNumber === visit.confirmationNumber,
    );
    expect(mails).toHaveLength(2);
  });

  test('the email address, by its patient, makes it due again', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const { status } = await system.call('POST /api/appointments/{confirmationNumber}/email', {
      ...visit.own,
      body: { email: 'own@example.com' },
    });
    expect([status, await stateOf(visit)]).toEqual([200, expect.objectContaining(dueAt(close.tuesday))]);
  });

  test('anything else, or a visit that has begun, changes nothing', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const made = await stateOf(visit);
    await correct(visit, { phone: '(702) 555-0136' });
    expect(await stateOf(visit)).toEqual(made);
    at('2026-12-02T18:00:00-08:00');
    await correct(visit, { lastName: 'Torres-Vega' });
    expect(await stateOf(visit)).toEqual(made);
    at(monday);
  });

  test('one that is still to be made leaves its hour', async () => {
    const visit = await book(ahead.five);
    at('2026-11-24T18:00:00-08:00');
    await correct(visit, { lastName: 'Torres-Vega' });
    expect(await stateOf(visit)).toEqual(dueAt(close.tuesday));
    at(monday);
  });
});

test('an estimate that was asked for is still due once the visit is over; another isn’t', async () => {
  const [asked, other] = [await book('2026-11-24'), await book(ahead.four)];
  await ask(asked);
  at('2026-11-30T16:00:00-08:00');
  for (const visit of [asked, other]) await setStatus(visit, 'completed');
  expect([(await stateOf(asked)).queue, (await stateOf(other)).queue]).toEqual(['due', undefined]);
  at(monday);
});

test('an estimate that nobody asked for is off the list once its visit has begun, until its patient asks', async () => {
  const [forgotten, asked] = [await book(ahead.four), await book('2026-11-24')];
  await ask(asked);
  const listed = async () => {
    const numbers = (await due()).map(({ appointment }) => appointment.confirmationNumber);
    return [forgotten, asked].map(({ confirmationNumber }) => numbers.includes(confirmationNumber));
  };
  expect(await listed()).toEqual([true, true]);
  at('2026-11-30T18:00:00-08:00');
  expect(await listed()).toEqual([false, true]);
  expect((await ask(forgotten)).status).toBe(202);
  expect(await listed()).toEqual([true, true]);
  at(monday);
});

test('once a visit is over whose estimate was never made, its patient can still ask for it', async () => {
  const visit = await book(ahead.four);
  at('2026-11-30T16:00:00-08:00');
  await setStatus(visit, 'completed');
  const { body } = await make(visit, {});
  const dueBy = '2026-12-04T01:00:00.000Z';
  expect([body.appointment.estimate?.dueBy, await stateOf(visit)]).toEqual([
    dueBy,
    expect.objectContaining(dueAt(dueBy)),
  ]);
  at(monday);
});

test('a canceled or missed visit gets no estimate', async () => {
  const visit = await book(ahead.five);
  await setStatus(visit, 'cancelled');
  for (const answer of [await ask(visit), await make(visit)])
    expect([answer.status, answer.problem.code]).toEqual([409, 'conflict']);
});

test('a booking killed at any call has its estimate due, or is no booking', async () => {
  const bookOnce = (body: object) => system.call('POST /api/appointments', { body });
  const bodyOf = () => bookingBody({ ...slotOn(ahead.five), ...selfPay });
  const calls = await callsOf(() => bookOnce(bodyOf()));
  for (const kill of killsOf(calls)) {
    const body = bodyOf();
    await killed(kill, () => bookOnce(body));
    await bookOnce(body);
    expect(await stateOf({ params: body })).toEqual(dueAt(close.tuesday));
  }
});
