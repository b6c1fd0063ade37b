import type { DayRow } from './day-rows.ts';

function visits(count: number): string {
  if (count === 0) return 'No visits';
  return count === 1 ? '1 visit' : `${count} visits`;
}

export const dayTexts = {
  clinic: 'Clinic',
  date: 'Date',
  previous: 'Previous day',
  next: 'Next day',
  today: 'Today',
  print: 'Print',
  close: 'Close this clinic…',
  list: 'Visits of the day',
  loading: 'Loading the day…',
  failed: 'The day could not be loaded',
  stale: 'The day could not be refreshed. It may have changed since.',
  weekend: 'The clinics are closed on weekends',
  weekendText: 'Visits are Monday to Friday, 8:00 AM to 5:00 PM.',
  closedFor: (reason: string) => `Closed for ${reason}`,
  closedText: 'No visits can be booked on this day.',
  goTo: (day: string) => `Go to ${day}`,
  /** `5 visits, 1 free, 2 closed`. Counts of zero are left out, except of visits. */
  summary: ({ appointment, available, closed, passed, held }: Record<DayRow['kind'], number>) =>
    [
      visits(appointment),
      available > 0 && `${available} free`,
      closed > 0 && `${closed} closed`,
      held > 0 && `${held} being booked`,
      passed > 0 && `${passed} not booked`,
    ]
      .filter(Boolean)
      .join(', '),
  kinds: {
    available: 'Free',
    closed: 'Closed',
    passed: 'Not booked',
    held: 'Being booked',
  } satisfies Record<Exclude<DayRow['kind'], 'appointment'>, string>,
  born: 'Born',
  age: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  reason: 'Reason for visit',
  insurance: 'Insurance',
  number: 'Confirmation number',
  noPhone: 'No phone given',
  clinicClosed: 'The clinic is closed then: this visit needs another time.',
  cancelled: (count: number) => (count === 1 ? '1 cancelled visit' : `${count} cancelled visits`),
  printout: {
    printed: (dateTime: string) => `Printed ${dateTime}`,
    time: 'Time',
    patient: 'Patient',
    insurance: 'Insurance',
    contact: 'Contact',
    notes: 'Notes',
    cancelled: 'Cancelled',
    confidential: 'Confidential: patient information. Shred after use.',
  },
};
