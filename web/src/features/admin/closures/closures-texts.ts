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
  loading: 'Loading the closures…',
  failed: 'The closures could not be loaded',
  stale: 'The closures could not be refreshed. They may have changed since.',
  none: 'All clinics are open',
  noneText: 'No closures from today on. One that you add here takes its times away from patients at once.',
  showAffected: 'Affected visits',
  reopen: 'Reopen',
  cancel: 'Cancel',
  form: {
    title: 'Close a clinic',
    clinic: 'Clinic',
    chooseClinic: 'Choose a clinic',
    date: 'Date',
    usualDays: 'Usual days',
    today: 'Today',
    tomorrow: 'Tomorrow',
    hours: 'Hours',
    allDay: 'All day',
    someHours: 'Some hours',
    from: 'From',
    to: 'To',
    hoursHint: 'Leave one empty for the beginning or the end of the day.',
    reason: 'Reason',
    reasonHint: 'For the team. Patients do not see it.',
    usualReasons: 'Usual reasons',
    reasons: ['Holiday', 'No radiologic technologist', 'Staff shortage'],
    noHours: 'Choose when it closes, when it opens again, or both',
    outsideHours: 'The clinics are open 8:00 AM to 5:00 PM',
    submit: 'Close the clinic',
  },
  confirm: {
    question: (clinic: string) => `Close ${clinic}?`,
    meaning: 'Nobody can book there for that time any more. You can reopen it whenever you like.',
    counting: 'Counting the visits in that time…',
    notCounted: 'The visits in that time could not be counted. After closing you will see them all.',
    affected: (count: number) =>
      count === 0
        ? 'No visits are booked in that time.'
        : `${visits(count)} ${count === 1 ? 'is' : 'are'} booked in that time.`,
    stay: (count: number) =>
      count === 1
        ? 'It is not cancelled: you will see whom to call, and can e-mail them a link to choose another time.'
        : 'They are not cancelled: you will see whom to call, and can e-mail all of them a link to choose another time.',
    yes: 'Yes, close it',
    busy: 'Closing…',
    failed: 'The clinic was not closed',
    unknown: 'We do not know whether the clinic was closed. Trying again is safe.',
  },
  reopening: {
    question: (clinic: string) => `Reopen ${clinic}?`,
    meaning:
      'Its free times can be booked again at once. Visits there were never cancelled: whoever has not moved yet keeps their time.',
    yes: 'Yes, reopen it',
    no: 'Cancel',
    busy: 'Reopening…',
    failed: 'The clinic was not reopened',
    unknown: 'We do not know whether the clinic was reopened. Trying again is safe.',
    done: (closure: Closure) => `Open again: ${closureSummary(closure)}.`,
  },
  affected: {
    closed: (closure: Closure) => `Closed: ${closureSummary(closure)}.`,
    list: (count: number) => (count === 1 ? '1 visit is affected' : `${visits(count)} are affected`),
    none: 'No visits are affected.',
    hint: 'None of them was cancelled. This list follows along as patients choose another time.',
    loading: 'Loading the affected visits…',
    failed: 'The affected visits could not be loaded',
    stale: 'This list could not be refreshed. It may have changed since.',
    released: 'Moved or cancelled meanwhile:',
  },
  notify: {
    button: (count: number) => (count === 1 ? 'E-mail the patient' : `E-mail all ${patients(count)}`),
    question: (count: number) => `E-mail ${patients(count)}?`,
    meaning:
      'The mail says that the clinic is closed at the time of their visit, with a link to choose another one. Whoever has had it already does not get it again.',
    yes: (count: number) => (count === 1 ? 'Send the e-mail' : `Send ${count} e-mails`),
    busy: 'Sending…',
    failed: 'The mails were not sent',
    unknown: 'We do not know whether the mails were sent. Trying again is safe: nobody gets two.',
    done: (count: number) => {
      if (count === 0) return 'Everybody has been told already.';
      return count === 1 ? '1 mail is on its way.' : `${count} mails are on their way.`;
    },
  },
};
