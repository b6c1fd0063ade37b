import type { JobName } from '#infra/config/jobs.ts';
import type { MemoryClass } from '#infra/config/memory.ts';

/** What happens for each booking, on average. All of it is assumed: replace it with the dashboards' figures. */
export const mix = {
  /** A person who opens the site. One in ten books. */
  'a visit to the site': 10,
  'a look at the booking screen, for a minute and a half': 5,
  'a booking, with its email': 1,
  'the emailed link opened': 0.3,
  'a lookup with an emailed code': 0.2,
  'a visit moved, with its email': 0.1,
  'a visit canceled, with its email': 0.1,
  'the reminder of the day before': 0.8,
  'the reminder two hours before': 0.8,
  'a question in the chat': 0.2,
  'a ZIP code looked up': 0.2,
  'a message to the clinics': 0.03,
  'a consultation request, with two emails': 0.02,
  'a card payment, with its events and receipt': 0.3,
  'the receipt opened': 0.1,
  'a refund, with its events and email': 0.005,
  'a status set by the front desk': 1.5,
  'an appointment searched and opened by staff': 0.3,
} as const;

/** Something that happens a number of times for each booking. */
export type Operation = keyof typeof mix;

/** Operations whose reads grow with the number of clinics, since each lists all of them. */
export const readsEveryClinic: readonly string[] = [
  'a visit to the site',
  'a look at the booking screen, for a minute and a half',
] satisfies Operation[];

/** The sizes that the bill is made for, in bookings a day. */
export const sizes = [100, 1_000, 10_000] as const;

/** How many clinics take this many bookings: the ten of today, or one for every 50. */
export function clinicsAt(bookings: number): number {
  return Math.max(10, bookings / 50);
}

/** How long a clinic's dashboard is in view, in hours a day. A hidden one requests nothing. */
export const dashboardHours = 3;
/** The pause between two refreshes of a dashboard. */
export const dashboardRefreshSeconds = 30;
/** How many managers of each clinic sign in during a month. */
export const adminsPerClinic = 3;

/** How many of the visits are someone's first, or first in so long that the browser kept nothing. */
export const firstVisitShare = 0.7;

/** How long a run takes once its function is warm, in milliseconds. Assumed: no local run shows how long Lambda takes. */
export const routeMs: Readonly<Record<MemoryClass, number>> = { light: 5, database: 30, stripe: 350 };

/** The same for jobs that do more than a request does. A run of send-mail that the stream starts sends one email. */
export const jobMs: Readonly<Partial<Record<JobName, number>>> = {
  canary: 1_500,
  'send-mail': 120,
  'record-feedback': 60,
  'queue-reminders': 300,
  'settle-payments': 150,
  reconcile: 200,
};

/** What a cold start adds, in milliseconds. Assumed as well. */
export const coldStartMs: Readonly<Record<MemoryClass, number>> = { light: 200, database: 400, stripe: 600 };
/** How long Lambda keeps an idle function warm. Assumed as well. */
export const keptWarmMinutes = 10;

/** Days in a month of the bill, all of them alike. */
export const daysInMonth = 30;
