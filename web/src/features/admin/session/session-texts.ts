import type { SessionNotice } from './session-notice.ts';

interface NoticeText {
  tone: 'info' | 'success' | 'warn' | 'error';
  title: string;
  text: string;
}

const notices: Record<SessionNotice, NoticeText> = {
  'signed-out': {
    tone: 'success',
    title: 'You are signed out.',
    text: 'Nothing of the dashboard is left in this browser.',
  },
  'signed-out-elsewhere': {
    tone: 'info',
    title: 'You are signed out.',
    text: 'You signed out in another tab, so this one was closed as well.',
  },
  'signed-out-here-only': {
    tone: 'warn',
    title: 'You are signed out of this page.',
    text: 'The sign-in service could not be reached, so it may still know you. It will ask for your password next time here; on a shared computer, close the browser too.',
  },
  idle: {
    tone: 'info',
    title: 'You were signed out after 15 minutes without activity.',
    text: 'This keeps patients’ records safe on an unattended screen. Sign in to go on where you were.',
  },
  ended: {
    tone: 'warn',
    title: 'Your session has ended. Please sign in again.',
    text: 'You will come back to where you were.',
  },
  'connection-lost': {
    tone: 'warn',
    title: 'Your session has ended because the connection was lost.',
    text: 'Once you are online again, sign in to go on where you were.',
  },
  cancelled: {
    tone: 'info',
    title: 'Sign-in was cancelled.',
    text: 'Nothing was changed. Try again whenever you like.',
  },
  stale: {
    tone: 'warn',
    title: 'This sign-in cannot be used any more.',
    text: 'It was used before, was started in another tab, or took too long. Please try again from here.',
  },
  refused: {
    tone: 'error',
    title: 'The sign-in service did not accept this sign-in.',
    text: 'Please try again. If it happens once more, ask whoever looks after the accounts.',
  },
  unreachable: {
    tone: 'error',
    title: 'The sign-in service could not be reached.',
    text: 'Check your internet connection, then try again.',
  },
};

export const sessionTexts = {
  panel: {
    title: 'Sign in to the dashboard',
    lead: 'For managers of our clinics: appointments, payments and closures.',
    about:
      'You sign in with your own account on a page of the sign-in service, and then come straight back here.',
    signIn: 'Sign in',
    tryAgain: 'Try again',
    patients: 'Looking for your own booking?',
    myBookings: 'Go to My Bookings',
  },
  notices,
  signingIn: 'Signing you in…',
  signingOut: 'Signing you out…',
  idle: {
    title: 'Still there?',
    text: 'You have been away for a while. To keep patients’ records safe, we will sign you out in',
    remaining: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
  notAllowed: {
    title: 'This account may not use the dashboard',
    lead: (name: string) => `You are signed in as ${name}.`,
    text: 'Ask whoever looks after the accounts to add yours to the managers, or sign in with another one.',
    signOut: 'Sign out',
  },
};
