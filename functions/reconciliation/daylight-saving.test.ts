import { expect, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openOf, openReconciliation } from '#infra/testing/records/reconciliation.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

quietLog();
const system = await openReconciliation();

function lengthMs(date: string): number {
  return clinicInstant(addDays(date, 1), 0).getTime() - clinicInstant(date, 0).getTime();
}

/** The next day of 23 hours, and the next of 25. */
function changeDays(): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(clinicDateAt(system.now()), index + 1));
  return days.filter((date) => lengthMs(date) !== dayMs);
}

async function payAt(instant: number): Promise<void> {
  system.pass(Math.round((instant - system.now().getTime()) / 1000));
  await system.paid();
}

test('what is paid at the edges of a day on which the clocks change falls on that day', async () => {
  const days = changeDays();
  expect(days).toHaveLength(2);
  for (const date of days) {
    const [first, end] = [clinicInstant(date, 0).getTime(), clinicInstant(addDays(date, 1), 0).getTime()];
    for (const at of [first - 30 * minuteMs, first + 30 * minuteMs, end - 30 * minuteMs, end + 30 * minuteMs])
      await payAt(at);
    system.pass(60 * 60);
    await system.run();
    const reconciliation = await system.reconciliation();
    const sums = [-1, 0, 1].map((offset) =>
      reconciliation.days.find((day) => day.date === addDays(date, offset)),
    );
    expect(sums.map((day) => [day?.ours, day?.stripe])).toEqual([
      [123.45, 123.45],
      [246.9, 246.9],
      [123.45, 123.45],
    ]);
    expect(openOf(reconciliation)).toEqual([]);
  }
});
