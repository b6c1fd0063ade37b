import type { Closure } from '#shared/closures/closure.ts';
import { closureSummary } from './closure-summary.ts';

function patients(count: number): string {
  return count === 1 ? '1 patient' : `${count} patients`;
}

function visits(count: number): string {
  return count === 1 ? '1 visit' : `${count} visits`;
}

export const closuresTexts = {
  title: 'Closures',
  loading: 'Loading closures…',
  failed: 'We couldn’t load the closures',
  stale: 'We couldn’t refresh the closures. They may be out of date.',
  none: 'No upcoming closures',
  noneText: 'Patients can’t book visits at a clinic while it’s closed.',
  showAffected: 'Affected visits',
  reopen: 'Reopen',
  cancel: 'Cancel',
  form: {
    title: 'Close a clinic',
    clinic: 'Clinic',
    chooseClinic: 'Choose a clinic',
    date: 'Date',
    usualDays: 'Quick dates',
    today: 'Today',
    tomorrow: 'Tomorrow',
    hours: 'Hours',
    allDay: 'All day',
    someHours: 'Part of the day',
    from: 'From',
    to: 'To',
    hoursHint: 'Leave “From” blank to start at opening time, or “To” blank to close for the rest of the day.',
    reason: 'Reason',
    reasonHint: 'For staff only. Patients won’t see it.',
    usualReasons: 'Common reasons',
    reasons: ['Holiday', 'No radiologic technologist', 'Staff shortage'],
    noHours: 'Enter a start time, an end time or both',
    outsideHours: 'Choose a time between 8:00 AM and 5:00 PM',
    submit: 'Close the clinic',
  },
  confirm: {
    question: (clinic: string) => `Close ${clinic}?`,
    meaning: 'Patients won’t be able to book there during that time. You can reopen it anytime.',
    counting: 'Checking for visits during that time…',
    notCounted:
      'We couldn’t check for visits during that time. You’ll see the affected visits after you close the clinic.',
    affected: (count: number) =>
      count === 0
        ? 'No visits are booked during that time.'
        : `${visits(count)} ${count === 1 ? 'is' : 'are'} booked during that time.`,
    stay: (count: number) =>
      count === 1
        ? 'It won’t be canceled. You’ll see who to call, and you can email the patient a link to choose another time.'
        : 'They won’t be canceled. You’ll see who to call, and you can email the patients a link to choose another time.',
    yes: 'Yes, close it',
    busy: 'Closing…',
    failed: 'We couldn’t close the clinic',
    unknown: 'We’re not sure the clinic was closed. It’s safe to try again.',
  },
  reopening: {
    question: (clinic: string) => `Reopen ${clinic}?`,
    meaning:
      'Patients will be able to book there again right away. Visits that haven’t been rescheduled will keep their times, and we’ll email the patients we told about the closure.',
    yes: 'Yes, reopen it',
    no: 'Cancel',
    busy: 'Reopening…',
    failed: 'We couldn’t reopen the clinic',
    unknown: 'We’re not sure the clinic was reopened. It’s safe to try again.',
    done: (closure: Closure) => `Reopened: ${closureSummary(closure)}.`,
  },
  affected: {
    closed: (closure: Closure) => `Closed: ${closureSummary(closure)}.`,
    list: (count: number) => `${visits(count)} affected`,
    none: 'No visits affected.',
    noPhone: 'No phone number',
    noEmail: 'No email address',
    hint: (count: number) =>
      count === 1
        ? 'It hasn’t been canceled. This list updates once the patient reschedules.'
        : 'None have been canceled. This list updates as patients reschedule.',
    loading: 'Loading affected visits…',
    failed: 'We couldn’t load the affected visits',
    stale: 'We couldn’t refresh this list. It may be out of date.',
    released: 'Rescheduled or canceled since you opened this list:',
  },
  notify: {
    button: (count: number) => (count === 1 ? 'Email the patient' : `Email all ${patients(count)}`),
    question: (count: number) => (count === 1 ? 'Email the patient?' : `Email ${patients(count)}?`),
    meaning:
      'We’ll let them know the clinic is closed at the time of their visit and send them a link to choose another time. Patients we’ve already emailed won’t get another email.',
    yes: (count: number) => (count === 1 ? 'Send email' : `Send ${count} emails`),
    busy: 'Sending…',
    failure: (count: number) => ({
      failed: count === 1 ? 'We couldn’t send the email' : 'We couldn’t send the emails',
      unknown: `We’re not sure the ${count === 1 ? 'email was' : 'emails were'} sent. It’s safe to try again: no one will be emailed twice.`,
    }),
    done: ({ mailed, unreached }: { mailed: number; unreached: number }) => {
      const sent = mailed === 1 ? '1 email is on its way.' : `${mailed} emails are on their way.`;
      const told =
        mailed > 0 ? sent : unreached > 0 ? 'No emails were sent.' : 'Everyone has already been emailed.';
      return unreached > 0 ? `${told} Email doesn’t reach ${patients(unreached)}: please call.` : told;
    },
  },
};
