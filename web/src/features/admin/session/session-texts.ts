/** Without a tone, it's for information. */
export interface NoticeText {
  tone?: 'warn' | 'error';
  title: string;
  text: string;
}

const notices = {
  'signed-out': { title: 'You’re signed out.', text: 'No dashboard data is left in this browser.' },
  'signed-out-elsewhere': { title: 'You’re signed out.', text: 'You signed out in another tab.' },
  'signed-out-here-only': {
    tone: 'warn',
    title: 'You’re signed out of this page, but maybe not of the sign-in service.',
    text: 'We couldn’t reach it. On a shared computer, close the browser, too.',
  },
  idle: {
    title: 'We signed you out after 15 minutes of inactivity.',
    text: 'This protects patient records. Sign in to pick up where you left off.',
  },
  ended: { title: 'Your session has ended.', text: 'Sign in to pick up where you left off.' },
  'connection-lost': {
    title: 'Your session has ended because the connection was lost.',
    text: 'Once you’re back online, sign in to pick up where you left off.',
  },
  cancelled: { title: 'Sign-in was canceled.', text: 'Nothing was changed.' },
  stale: {
    tone: 'warn',
    title: 'This sign-in is no longer valid.',
    text: 'It was already used, was started in another tab, or took too long.',
  },
  refused: {
    tone: 'error',
    title: 'The sign-in service didn’t accept this sign-in.',
    text: 'If it happens again, contact your administrator.',
  },
  unreachable: {
    tone: 'error',
    title: 'We couldn’t reach the sign-in service.',
    text: 'Check your internet connection.',
  },
} satisfies Record<string, NoticeText>;

/** Why there is no session, as shown in the sign-in panel. */
export type SessionNotice = keyof typeof notices;

export const sessionTexts = {
  panel: {
    title: 'Sign in to the dashboard',
    lead: 'For clinic staff: appointments, payments and closures.',
    about: 'Use your own account. You’ll sign in on a separate page, then come right back here.',
    aboutPopUp: 'You’ll sign in using a small window. What you typed stays, unless someone else signs in.',
    signIn: 'Sign in',
    patients: 'Looking for your own booking?',
    myBookings: 'Go to My Bookings',
  },
  notices,
  idle: {
    title: 'Still there?',
    text: 'You’ve been away for a while. To keep patient records safe, we’ll sign you out in',
    remaining: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
  notAllowed: {
    title: 'This account doesn’t have access to the dashboard',
    lead: (name: string) => `You’re signed in as ${name}.`,
    text: 'Ask your administrator for access, or sign in with a different account.',
    signOut: 'Sign out',
  },
};
