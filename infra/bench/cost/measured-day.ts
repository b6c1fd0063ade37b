import { firstDate } from '#infra/bench/common/booking-requests.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { Operation } from './mix.ts';
import { type BookedVisit, book, patientOperations } from './patients.ts';
import { payerOperations } from './payers.ts';
import { booksUsage, emptyDays, reminderUsage } from './schedules.ts';
import { refreshDashboard, staffOperations } from './staff.ts';
import { noUsage, plus, type Usage } from './usage.ts';
import { startWorkloadSystem } from './workload-system.ts';

/** How often each operation runs, so that a record that only the first run writes counts for little. */
const repetitions = 5;

/** Slots that all clinics together offer on a full day. */
export const slotsADay = clinicIds.flatMap((id) => slotTimes(id, firstDate)).length;

/** What the operations of a day use, each once. */
export interface MeasuredDay {
  operations: Readonly<Record<Operation, Usage>>;
  /** What a day uses without any visitor. */
  emptyDay: Usage;
  dashboardRefresh: Usage;
}

/** Runs each operation of a day with the real handlers, and measures it. Takes a few seconds; once per process. */
export async function measureDay(): Promise<MeasuredDay> {
  const system = await startWorkloadSystem();
  try {
    // The day that everyone looks at is fully booked, and the appointments that operations need are on the next.
    const visits: BookedVisit[] = [];
    for (let made = 0; made < slotsADay + repetitions; made++) visits.push(await book(system));
    await system.sendNewMails();
    const reminders = await reminderUsage(system, visits);
    const later = visits.slice(slotsADay);
    const emptyDay = await emptyDays(system);
    const patients = {
      ...patientOperations(system, later),
      ...payerOperations(system),
      ...staffOperations(system, visits),
    };
    const operations: Partial<Record<Operation, Usage>> = {
      'the reminder of the day before': plus(
        reminders.dayBefore,
        reminders.visitRead,
        reminders.runsPerVisit,
      ),
      'the reminder two hours before': reminders.hoursBefore,
    };
    for (const [operation, work] of Object.entries(patients) as [
      Operation,
      (repetition: number) => Promise<unknown>,
    ][])
      operations[operation] = await system.usageOf(repetitions, work);
    const payment = 'a card payment, with its events and receipt';
    operations[payment] = plus(operations[payment] ?? noUsage, await booksUsage(system, repetitions));
    const dashboardRefresh = await system.usageOf(1, () => refreshDashboard(system));
    return { operations: operations as MeasuredDay['operations'], emptyDay, dashboardRefresh };
  } finally {
    await system.stop();
  }
}
