import { appointmentsBetween } from '#functions/appointments/lists/appointments-between.ts';
import { type ReminderMail, reminderId } from '#functions/appointments/mails.ts';
import { dueReminder, reminderHorizonMs } from '#functions/appointments/reminders.ts';
import { measureClinics } from '#functions/appointments/slots/measure-clinics.ts';
import { sendDueEstimates } from '#functions/estimates/send-due.ts';
import { queueWeekMail } from '#functions/figures/mails.ts';
import { findMail, queueMail } from '#functions/mail/outbox.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { type Price, prices } from '#shared/estimates/prices.ts';
import { isAnyClinicOpen } from '#shared/opening-hours/open-spans.ts';

/**
 * Queues the reminders that are due. Safe to run again: each is queued once. The mail job reads the appointment again
 * before sending, so no reminder goes out after a cancellation or rescheduling.
 */
export async function queueReminders(now: Date): Promise<void> {
  const horizon = new Date(now.getTime() + reminderHorizonMs);
  for await (const appointment of appointmentsBetween(now, horizon)) {
    const kind = dueReminder(appointment, now);
    if (!kind) continue;
    const { confirmationNumber, startsAt } = appointment;
    const cause = appointment.isProven ? 'proven' : (appointment.client ?? 'staff');
    const mail: ReminderMail = { kind, confirmationNumber, startsAt, createdAt: now.toISOString(), cause };
    const id = reminderId(mail);
    // Read first: an earlier run has queued most of what is due, and a read costs less than a refused write.
    if (!(await findMail(id))) await queueMail(id, mail);
  }
}

/** Does the scheduled work on cost estimates: makes those that need no staff, and counts the overdue ones. */
export async function sendEstimates(now: Date, list: readonly Price[] = prices): Promise<void> {
  await sendDueEstimates(now, list);
}

/**
 * Queues or sends everything that falls due at a certain time: reminders, cost estimates, and the owner's mail about
 * last week.
 */
export async function queueDue(now: Date): Promise<void> {
  await queueReminders(now);
  await sendEstimates(now);
  await queueWeekMail(now);
}

/**
 * Called by a schedule, every ten minutes. Also records the clinics' metrics for alarms and dashboards: this job runs
 * often enough, and a separate schedule would add six resources to a stack that is limited to 500.
 */
export async function handler(): Promise<void> {
  const now = clock();
  countMetric('ReminderScheduleRan');
  // Without this, CloudWatch wouldn't know the metric before the stage's first booking, and the alarm could not go off.
  countMetric('AppointmentBooked', 0);
  await queueDue(now);
  const isAnyBooked = await measureClinics(now);
  // An alarm expects bookings while a clinic is open, but not in a stage that has no patients yet.
  countMetric('BookingsExpected', isAnyBooked && isAnyClinicOpen(now) ? 1 : 0);
}
