import { afterAll, expect, test, vi } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { ahead, close, insured, monday, openEstimates } from '#infra/testing/records/estimates.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';

quietLog();
const system = await openEstimates();
const { at, book, stored, stateOf, move, setStatus, correct, ask, make, show, due } = system;
const { sendEstimates } = await import('#functions/jobs/queue-reminders.ts');
afterAll(() => void vi.useRealTimers());

type Visit = Awaited<ReturnType<typeof book>>;

const items = [{ description: 'Office visit, new patient', serviceCode: '99203', amount: 18_550 }];
const form = { items, diagnosisCode: 'j02.9', npi: '1679576722' };

const rowsOf = async ({ confirmationNumber }: Visit) =>
  (await system.all('Estimates')).filter((row) => row.confirmationNumber === confirmationNumber);
const visitOf = async ({ own }: Visit) => (await show(own)).body.visit;

test('an estimate holds until its visit moves, and then says by when a new one is due', async () => {
  const visit = await book(ahead.five);
  await make(visit, form);
  expect(await visitOf(visit)).toEqual({ status: 'confirmed' });
  const { body } = await move(visit, '2026-12-03');
  const renewed = { outdated: true, dueBy: close.tuesday };
  expect(body.appointment.estimate).toEqual(renewed);
  expect(await visitOf(visit)).toEqual({ status: 'confirmed', ...renewed });
  await make(visit, form);
  expect(await visitOf(visit)).toEqual({ status: 'confirmed' });
});

test('an estimate says that its visit was canceled, also after a move', async () => {
  const visit = await book(ahead.five);
  const { sentAt, dueBy } = (await make(visit, form)).body.appointment.estimate ?? {};
  await setStatus(visit, 'cancelled');
  expect(await visitOf(visit)).toEqual({ status: 'cancelled' });
  await setStatus(visit, 'confirmed');
  await move(visit, '2026-12-03');
  const { body } = await setStatus(visit, 'cancelled');
  expect(await visitOf(visit)).toEqual({ status: 'cancelled', outdated: true });
  expect(body.appointment.estimate).toEqual({ dueBy, sentAt, outdated: true });
});

test('an estimate is no longer right after a move of a patient who has an insurance by now, who gets none until they ask', async () => {
  const visit = await book(ahead.five);
  await make(visit, form);
  await correct(visit, insured);
  await move(visit, '2026-12-03');
  expect(await visitOf(visit)).toEqual({ status: 'confirmed', outdated: true });
  expect(await stateOf(visit)).toMatchObject({ queue: undefined });
  await ask(visit);
  expect(await visitOf(visit)).toEqual({ status: 'confirmed', outdated: true, dueBy: close.friday });
});

test('an estimate that was outdated is due from then on once its patient pays themselves again', async () => {
  const visit = await book(ahead.five);
  await make(visit, form);
  await correct(visit, insured);
  await move(visit, ahead.ten);
  at('2026-11-30T09:00:00-08:00');
  await correct(visit, selfPay);
  expect(await visitOf(visit)).toMatchObject({ outdated: true, dueBy: '2026-12-02T01:00:00.000Z' });
  at(monday);
});

test('an estimate can’t be replaced once its visit has begun, though it was outdated by then', async () => {
  const dearer = { items: [{ description: 'Visit', amount: 95_000 }] };
  const [kept, moved, early] = [await book(ahead.four), await book(ahead.two), await book(ahead.five)];
  await ask(moved);
  for (const visit of [kept, moved, early]) await make(visit, form);
  await move(moved, ahead.four);
  await setStatus(early, 'completed');
  at('2026-11-30T18:00:00-08:00');
  for (const visit of [kept, moved, early]) {
    const { status, problem } = await make(visit, dearer);
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('begun'),
    ]);
    expect(await rowsOf(visit)).toHaveLength(1);
  }
  expect((await make(kept, form)).status).toBe(202);
  await make(moved, {});
  await sendEstimates(new Date(), []);
  const before = await stored(moved);
  const { body } = await make(moved, {});
  expect([body.link, await stored(moved)]).toEqual([expect.stringContaining('#/estimate/'), before]);
  expect((await due()).map(({ appointment }) => appointment.confirmationNumber)).not.toContain(
    moved.confirmationNumber,
  );
  at(monday);
});

test('an estimate of a visit that has begun without one is the first and only', async () => {
  const visit = await book(ahead.four);
  at('2026-11-30T18:00:00-08:00');
  expect((await make(visit, form)).status).toBe(202);
  expect((await make(visit)).problem.code).toBe('conflict');
  at(monday);
});

test('an estimate fills the desk’s next form, which changes nothing', async () => {
  const visit = await book(ahead.five);
  expect((await make(visit, {})).body).not.toHaveProperty('last');
  await make(visit, form);
  const last = { items, diagnosisCode: 'J02.9', npi: '1679576722' };
  expect((await make(visit, {})).body.last).toEqual(last);
  await move(visit, '2026-12-03');
  const moved = await stored(visit);
  const { body } = await make(visit, { version: moved.version });
  expect([body.last, body.link]).toEqual([last, undefined]);
  expect(await stored(visit)).toEqual(moved);
});
