import { bookTexts } from '#web/features/admin/desk/book/book-texts.ts';
import type { DayRow } from './day-rows.ts';

function visits(count: number): string {
  if (count === 0) return 'No visits';
  return count === 1 ? '1 visit' : `${count} visits`;
}

export const dayTexts = {
  clinic: 'Clinic',
  date: 'Date',
  day: { previous: 'Previous day', next: 'Next day' },
  today: 'Today',
  layouts: { label: 'Layout', day: 'Day', list: 'List', board: 'Board', week: 'Week' },
  allClinics: 'All clinics',
  expected: (count: number) => `Expected: ${count}`,
  seen: (count: number) => `Arrived or done: ${count}`,
  noneExpected: 'No one else is expected.',
  print: 'Print',
  close: 'Close this clinic…',
  lines: {
    clinic: 'Clinic',
    appointment: 'Booked',
    arrived: 'Arrived',
    available: 'Open',
    closed: 'Closed',
    next: 'Next',
    gaps: 'Next open',
    book: (time: string, clinic: string) => `${bookTexts.bookAt(time)}, ${clinic}`,
    total: (booked: number, arrived: number, open: number) =>
      `All clinics: ${booked} booked, ${arrived} arrived, ${open} open`,
  },
  week: {
    label: 'Week',
    previous: 'Previous week',
    next: 'Next week',
    booked: (count: number) => `${count} booked`,
    fill: (booked: number, offered: number) => `${booked} of ${offered}`,
    closed: (count: number) => `${count} closed`,
    toMove: (count: number) => `${count} to move`,
  },
  list: 'Schedule',
  loading: 'Loading the schedule…',
  failed: 'We couldn’t load the schedule',
  stale: 'We couldn’t refresh the schedule. It may be out of date.',
  weekend: 'The clinics are closed on weekends',
  weekendText: 'Hours are Monday to Friday, 8:00 AM to 5:00 PM.',
  closedFor: (reason: string) => `Closed: ${reason}`,
  closedText: 'Patients can’t book visits for this day.',
  goTo: (day: string) => `Go to ${day}`,
  /** `5 visits, 1 open, 2 closed`. Leaves out counts of zero, except for visits. */
  summary: ({ appointment, available, closed, passed, held }: Record<DayRow['kind'], number>) =>
    [
      visits(appointment),
      available > 0 && `${available} open`,
      closed > 0 && `${closed} closed`,
      held > 0 && `${held} being booked`,
      passed > 0 && `${passed} not booked`,
    ]
      .filter(Boolean)
      .join(', '),
  kinds: {
    available: 'Open',
    closed: 'Closed',
    passed: 'Not booked',
    held: 'Being booked',
  } satisfies Record<Exclude<DayRow['kind'], 'appointment'>, string>,
  born: 'Born',
  reason: 'Reason for visit',
  note: 'Note',
  clinicClosed: 'The clinic is closed at that time. This visit needs a new time.',
  cancelled: (count: number) => (count === 1 ? '1 canceled visit' : `${count} canceled visits`),
  printout: {
    printed: (dateTime: string) => `Printed ${dateTime}`,
    columns: ['Time', 'Patient', 'Insurance', 'Contact', 'Notes'],
    cancelled: 'Cancelled',
    confidential: 'Confidential patient information. Shred after use.',
  },
};
