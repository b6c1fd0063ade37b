import { lookupMinutes } from '#web/domain/lookup/lookup-session.ts';

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
}

/** Words of the lookup by an emailed code. */
export const lookupTexts = {
  title: 'Booked on another device?',
  lead: 'We e-mail you a six-digit code. It shows here the bookings made with that address.',
  email: {
    label: 'E-mail used for the booking',
    submit: 'Email me a code',
    haveCode: 'I already have a code',
    codeOfAnotherTab:
      'A code works only in the tab that asked for it. Choose “Email me a code” here, and we’ll send you a new one right away.',
  },
  code: {
    label: 'Six-digit code',
    for: (email: string) => `The code mailed to ${email}`,
    required: 'Enter the six digits',
    submit: 'Show my bookings',
    sendAnother: 'Send a new code',
    otherAddress: 'Use another address',
    newest: 'Only the newest code works.',
  },
  hasExpired: {
    title: 'The bookings are closed again',
    text: `A code shows bookings for ${lookupMinutes} minutes at most, so that nobody after you sees them. To go on, have a new code mailed to you.`,
  },
  failed: {
    unreachable: 'We could not reach the clinic',
    notSent: 'Nothing you typed is lost. Check your connection and try again.',
    notVerified:
      'Your code is still there. Check your connection and try again. If it is refused then, ask for a new one.',
    tooMany: 'Please wait a little',
    againIn: (seconds: number) => `You can try again ${waitText(seconds)}.`,
    other: 'That did not work',
    call: 'If you need help now, call us at',
  },
  unloaded: {
    title: 'These bookings could not be loaded',
    text: 'They are safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  banner: {
    title: (email: string) => `Bookings of ${email}`,
    until: (time: string) =>
      `You can see and change them here until ${time}. After that you need a new code.`,
    done: 'Done on this device',
    forgotten: 'Done. This device no longer shows those bookings.',
    forgottenOffline: `Done. This device no longer shows those bookings. We couldn’t reach the clinic, so the session itself ends within ${lookupMinutes} minutes.`,
  },
};

const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `1:45 PM` in the time zone of the visitor's device. */
export function timeOnThisDevice(instant: string): string {
  return clockTime.format(new Date(instant));
}
