import { lookupMinutes } from '#web/domain/lookup/lookup-session.ts';

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
}

/** Texts of the lookup by an emailed code. */
export const lookupTexts = {
  title: 'Booked on another device?',
  lead: 'We’ll email you a six-digit code. Enter it here to see the bookings made with your email address.',
  offer: {
    lead: 'We’ll email a six-digit code to',
    after: 'Enter it here to see every visit booked with that address.',
  },
  email: {
    label: 'Email used for the booking',
    submit: 'Email me a code',
    haveCode: 'I already have a code',
  },
  code: {
    label: 'Six-digit code',
    for: (email: string) => `The code we emailed to ${email}`,
    required: 'Enter the six digits',
    submit: 'Show my bookings',
    sendAgain: 'Send it again',
    otherAddress: 'Use a different email',
  },
  hasExpired: {
    title: 'Your session has ended',
    text: `For your privacy, each code lets you see your bookings for up to ${lookupMinutes} minutes. To see them again, request a new code.`,
  },
  failed: {
    unreachable: 'We couldn’t connect',
    notSent: 'What you typed is still here. Check your connection and try again.',
    notVerified:
      'Your code is still here. Check your connection and try again. If it still doesn’t work, request a new one.',
    tooMany: 'Please try again later',
    againIn: (seconds: number) => `You can try again ${waitText(seconds)}.`,
    other: 'That didn’t work',
    call: (phone: string) => `If you need help now, call us at ${phone}.`,
  },
  unloaded: {
    title: 'We couldn’t load these bookings',
    text: 'Your bookings are safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  banner: {
    title: (email: string) => `Bookings for ${email}`,
    until: (time: string) =>
      `You can see and change them here until ${time}. After that, you’ll need a new code.`,
    done: 'Sign out',
    forgotten: 'You’re signed out. This device no longer shows those bookings.',
    forgottenOffline: `You’re signed out. This device no longer shows those bookings. We couldn’t connect to end your session, but it will end on its own within ${lookupMinutes} minutes.`,
  },
};

const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `1:45 PM` in the time zone of the visitor's device. */
export function timeOnThisDevice(instant: string): string {
  return clockTime.format(new Date(instant));
}
