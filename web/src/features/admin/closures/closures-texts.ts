import {
  closesAtMinute,
  formatSlotTime,
  minuteOfSlot,
  opensAtMinute,
  slotOfMinute,
} from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClosedHours, ClosedTime } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** `1:30 PM` */
const clockText = (minuteOfDay: number) => formatSlotTime(slotOfMinute(minuteOfDay));
const timeText = (time: string) => clockText(minuteOfSlot(time));

/** Within a sentence: `all day`, `9:00 AM to 1:30 PM`, `from 1:30 PM`, `until 11:00 AM`. */
export function hoursText({ from, to }: ClosedHours): string {
  if (from && to) return `${timeText(from)} to ${timeText(to)}`;
  if (from) return `from ${timeText(from)}`;
  return to ? `until ${timeText(to)}` : 'all day';
}

/** `Eastern / Flamingo on Tuesday, November 24, all day`. */
export function closureSummary(closed: ClosedTime): string {
  return `${clinicById(closed.locationId).name} on ${formatLongDate(closed.date)}, ${hoursText(closed)}`;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const closuresTexts = {
  title: 'Closures',
  list: 'Upcoming closures',
  loading: 'Loading closures…',
  failed: 'We couldn’t load the closures',
  stale: 'We couldn’t refresh the closures. They may be out of date.',
  none: 'No upcoming closures',
  showAffected: 'Affected visits',
  reopen: 'Reopen',
  form: {
    title: 'Close a clinic',
    labels: { locationId: 'Clinic', date: 'Date', from: 'From', to: 'To', reason: 'Reason' },
    chooseClinic: 'Choose a clinic',
    usualDays: 'Quick dates',
    today: 'Today',
    tomorrow: 'Tomorrow',
    hoursHint:
      'Leave both blank to close all day, “From” blank to start at opening time, or “To” blank to close for the rest of the day.',
    reasonHint: 'For staff only. Patients won’t see it.',
    usualReasons: 'Common reasons',
    reasons: ['Holiday', 'No radiologic technologist', 'Staff shortage'],
    outsideHours: `Choose a time between ${clockText(opensAtMinute)} and ${clockText(closesAtMinute)}`,
    meaning:
      'Patients won’t be able to book there during that time. Booked visits won’t be canceled: you’ll see who to call. You can reopen it anytime.',
    counting: 'Checking for visits during that time…',
    notCounted:
      'We couldn’t check for visits during that time. You’ll see the affected visits after you close the clinic.',
    affected: (count: number) =>
      `${count === 0 ? 'No visits' : counted(count, 'visit')} ${count === 1 ? 'is' : 'are'} booked during that time.`,
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
    region: 'Affected patients',
    closed: (closure: ClosedTime) => `Closed: ${closureSummary(closure)}.`,
    list: (count: number) => (count === 0 ? 'No visits affected.' : `${counted(count, 'visit')} affected`),
    hint: 'Visits stay booked until moved or canceled. Canceling can’t be undone while the clinic is closed.',
    loading: 'Loading affected visits…',
    failed: 'We couldn’t load the affected visits',
    stale: 'We couldn’t refresh this list. It may be out of date.',
    settled: 'Rescheduled or canceled since you opened this list:',
    toCall: 'Needs a call',
    mailed: (when: string) => `Emailed ${when}.`,
    called: (when: string) => `Called ${when}.`,
    note: 'Call note',
    mark: 'Called',
    saveNote: 'Save note',
    done: (name: string) => `Call to ${name} saved.`,
    undone: (name: string) => `${name} needs a call.`,
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
      const none = unreached > 0 ? 'No emails were sent.' : 'Everyone has already been emailed.';
      const sent = mailed === 1 ? '1 email is on its way.' : `${mailed} emails are on their way.`;
      const told = mailed > 0 ? sent : none;
      return unreached > 0
        ? `${told} Email doesn’t reach ${counted(unreached, 'patient')}: please call.`
        : told;
    },
  },
};
