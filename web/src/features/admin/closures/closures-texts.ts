import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClosedHours, ClosedTime } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** Within a sentence: `all day`, `9:00 AM to 1:30 PM`, `from 1:30 PM`, `until 11:00 AM`. */
export function hoursText({ from, to }: ClosedHours): string {
  if (from && to) return `${formatSlotTime(from)} to ${formatSlotTime(to)}`;
  if (from) return `from ${formatSlotTime(from)}`;
  return to ? `until ${formatSlotTime(to)}` : 'all day';
}

/** `Eastern / Flamingo on Tuesday, November 24, all day`. */
export function closureSummary(closed: ClosedTime): string {
  return `${clinicById(closed.locationId).name} on ${formatLongDate(closed.date)}, ${hoursText(closed)}`;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const closuresTexts = {
  title: 'Closures',
  loading: 'Loading closures…',
  failed: 'We couldn’t load the closures',
  stale: 'We couldn’t refresh the closures. They may be out of date.',
  reopen: 'Reopen',
  form: {
    title: 'Close a clinic',
    labels: { locationId: 'Clinic', date: 'Date', from: 'From', to: 'To', reason: 'Reason' },
    tomorrow: 'Tomorrow',
    affected: (count: number) =>
      `${count === 1 ? '1 visit is' : `${count || 'No'} visits are`} booked during that time.`,
    submit: 'Close the clinic',
    busy: 'Closing…',
    failed: 'We couldn’t close the clinic',
    unknown: 'We’re not sure the clinic was closed. It’s safe to try again.',
  },
  reopening: (closure: ClosedTime) => ({
    question: `Reopen ${clinicById(closure.locationId).name}?`,
    meaning:
      'Patients will be able to book there again right away. Visits that haven’t been rescheduled will keep their times, and we’ll email the patients we told about the closure.',
    yes: 'Yes, reopen it',
    no: 'Cancel',
    busy: 'Reopening…',
    failed: 'We couldn’t reopen the clinic',
    unknown: 'We’re not sure the clinic was reopened. It’s safe to try again.',
    done: `Reopened: ${closureSummary(closure)}.`,
  }),
  affected: {
    closed: (closure: ClosedTime) => `Closed: ${closureSummary(closure)}.`,
    list: (count: number) => (count === 0 ? 'No visits affected.' : `${counted(count, 'visit')} affected`),
    loading: 'Loading affected visits…',
    failed: 'We couldn’t load the affected visits',
    stale: 'We couldn’t refresh this list. It may be out of date.',
  },
  notify: {
    button: (count: number) => (count === 1 ? 'Email the patient' : `Email ${count} patients`),
    dialog: (count: number) => ({
      question: count === 1 ? 'Email the patient?' : `Email ${count} patients?`,
      meaning:
        'We’ll let them know the clinic is closed at the time of their visit and send them a link to choose another time. Patients we’ve already emailed won’t get another email.',
      no: 'Cancel',
      yes: count === 1 ? 'Send email' : `Send ${count} emails`,
      busy: 'Sending…',
      failed: 'We couldn’t send the emails',
      unknown: 'We’re not sure the emails were sent. It’s safe to try again: no one will be emailed twice.',
    }),
    done: ({ mailed, unreached }: { mailed: number; unreached: number }) => {
      const sent = mailed === 1 ? '1 email is on its way.' : `${mailed} emails are on their way.`;
      if (unreached === 0) return mailed > 0 ? sent : 'Everyone has already been emailed.';
      const call = `Email doesn’t reach ${counted(unreached, 'patient')}: please call.`;
      return `${mailed > 0 ? sent : 'No emails were sent.'} ${call}`;
    },
  },
};
