import { afterAll, expect, test, vi } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { ahead, close, insured, monday, openEstimates } from '#infra/testing/records/estimates.ts';
import type { Price } from '#shared/estimates/prices.ts';

const written = keptLog();
const { at, all, book, stateOf, move, correct, ask, make, show, setStatus } = await openEstimates();
const { sendEstimates } = await import('#functions/jobs/queue-reminders.ts');
afterAll(() => void vi.useRealTimers());

const visitLine = { description: 'Office visit', serviceCode: '99203', amount: 15_000 };
const list: Price[] = [
  { ...visitLine, plainVisit: true },
  { description: 'Strep test', amount: 4_000 },
];
const dearer: Price[] = [{ ...visitLine, amount: 16_000, plainVisit: true }];

type Visit = Awaited<ReturnType<typeof book>>;

const run = (prices: readonly Price[], instant = monday) => sendEstimates(new Date(instant), prices);
const mailsOf = async ({ confirmationNumber }: Visit) =>
  (await all('Outbox')).filter(
    (mail) => mail.kind === 'estimate' && mail.confirmationNumber === confirmationNumber,
  );
const actorsOf = async ({ confirmationNumber }: Visit) =>
  (await all('Audit')).flatMap(({ subject, action, actor }) =>
    subject === confirmationNumber && action === 'appointment.estimate' ? [actor] : [],
  );

/** The last value of the metric of overdue estimates. */
function overdue(): number {
  const values = written.flatMap((line) => {
    const { EstimatesOverdue } = typeof line === 'string' ? JSON.parse(line) : Object(line);
    return EstimatesOverdue === undefined ? [] : [EstimatesOverdue as number];
  });
  return values.at(-1) ?? Number.NaN;
}

test('a plain visit’s estimate goes out by itself, once', async () => {
  const visit = await book(ahead.five);
  await Promise.all([run(list), run(list)]);
  await run(list);
  expect((await show(visit.own)).body.estimate).toMatchObject({ items: [visitLine], total: 15_000 });
  expect([(await mailsOf(visit)).length, await actorsOf(visit)]).toEqual([1, ['price-list']]);
  expect(await stateOf(visit)).toMatchObject({ queue: 'made' });
});

test('not without lines for a plain visit, and not for a visit that the desk has to look at', async () => {
  const waiting = [
    await book(ahead.five, { insuranceProvider: 'Self-pay (no insurance)', reason: 'A sore throat' }),
    await book(ahead.five),
    await book(ahead.five),
  ];
  const [, withoutEmail, canceled] = waiting as [Visit, Visit, Visit];
  await correct(withoutEmail, { email: '', phone: '(702) 555-0136' });
  await setStatus(canceled, 'cancelled');
  const plain = await book(ahead.five);
  await run([]);
  await run([{ description: 'Strep test', amount: 4_000 }]);
  expect(await stateOf(plain)).toMatchObject({ queue: 'due' });
  await run(list);
  expect(await stateOf(plain)).toMatchObject({ queue: 'made' });
  for (const visit of waiting) expect([await mailsOf(visit), await actorsOf(visit)]).toEqual([[], []]);
});

test('one that an insured patient asked for goes out by itself as well', async () => {
  const visit = await book('2026-11-24', insured);
  await ask(visit);
  await run(list);
  expect(await mailsOf(visit)).toHaveLength(1);
});

test('another list makes them due again, until the visit begins', async () => {
  const [visit, begun, typed] = [await book(ahead.five), await book('2026-11-25'), await book(ahead.five)];
  await ask(begun);
  await make(typed, { items: [{ description: 'Visit', amount: 1 }] });
  await run(list);
  const later = '2026-11-30T09:00:00-08:00';
  at(later);
  await run(dearer, later);
  expect((await show(visit.own)).body.estimate.total).toBe(16_000);
  expect([(await mailsOf(visit)).length, (await mailsOf(begun)).length]).toEqual([2, 1]);
  // The desk made this estimate without a list, so another list doesn't replace it.
  expect((await show(typed.own)).body.estimate.total).toBe(1);
  await run(dearer, later);
  expect(await mailsOf(visit)).toHaveLength(2);
  at(monday);
});

test('what the desk made waits for the desk when another list or a move makes it due again', async () => {
  const [visit, moved] = [await book(ahead.five), await book(ahead.five)];
  const lines = [visitLine, { description: 'X-ray', amount: 90_000 }];
  for (const one of [visit, moved]) await make(one, { items: lines });
  await move(moved, ahead.ten);
  await run(dearer);
  // These estimates were made without a list, so another list doesn't make them due again.
  expect(await stateOf(visit)).toMatchObject({ queue: 'made' });
  expect(await stateOf(moved)).toMatchObject({ queue: 'due' });
  expect((await show(moved.own)).body.estimate.total).toBe(105_000);
});

test('estimates past their hour are counted', async () => {
  await run(list);
  const visit = await book(ahead.five, { insuranceProvider: 'Self-pay (no insurance)', reason: 'Fever' });
  await run([], '2026-11-24T16:59:59-08:00');
  const before = overdue();
  await run([], close.tuesday);
  expect(overdue()).toBeGreaterThan(before);
  const late = overdue();
  await make(visit);
  await run([], close.tuesday);
  expect(overdue()).toBe(late - 1);
});

test('once its visit has begun, one that nobody asked for isn’t counted anymore, and leaves the queue', async () => {
  const [forgotten, asked] = [await book(ahead.four), await book('2026-11-24')];
  await ask(asked);
  await run([], '2026-11-28T09:00:00-08:00');
  const before = overdue();
  expect((await stateOf(forgotten)).queue).toBe('due');
  const later = '2026-11-30T18:00:00-08:00';
  at(later);
  await run([], later);
  expect(overdue()).toBe(before - 1);
  expect([(await stateOf(forgotten)).queue, (await stateOf(asked)).queue]).toEqual([undefined, 'due']);
  at(monday);
});
