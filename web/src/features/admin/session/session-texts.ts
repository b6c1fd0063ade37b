const notices = {
  'signed-out': {
    tone: 'success',
    title: 'You’re signed out.',
    text: 'No dashboard data is left in this browser.',
  },
  'signed-out-elsewhere': {
    tone: 'info',
    title: 'You’re signed out.',
    text: 'You signed out in another tab, so we signed you out here, too.',
  },
  'signed-out-here-only': {
    tone: 'warn',
    title: 'You’re signed out of this page.',
    text: 'We couldn’t reach the sign-in service, so you may still be signed in to it. On a shared computer, close the browser, too. You’ll need your password to open the dashboard again.',
  },
  idle: {
    tone: 'info',
    title: 'We signed you out after 15 minutes of inactivity.',
    text: 'This protects patient records when a screen is left unattended. Sign in to pick up where you left off.',
  },
  ended: {
    tone: 'warn',
    title: 'Your session has ended. Please sign in again.',
    text: 'You’ll pick up where you left off.',
  },
  'connection-lost': {
    tone: 'warn',
    title: 'Your session has ended because the connection was lost.',
    text: 'Once you’re back online, sign in to pick up where you left off.',
  },
  cancelled: {
    tone: 'info',
    title: 'Sign-in was canceled.',
    text: 'Nothing was changed. Try again when you’re ready.',
  },
  stale: {
    tone: 'warn',
    title: 'This sign-in is no longer valid.',
    text: 'It was already used, was started in another tab, or took too long. Please try again from here.',
  },
  refused: {
    tone: 'error',
    title: 'The sign-in service didn’t accept this sign-in.',
    text: 'Please try again. If it happens again, contact your administrator.',
  },
  unreachable: {
    tone: 'error',
    title: 'We couldn’t reach the sign-in service.',
    text: 'Check your internet connection, then try again.',
  },
} as const;

/** Why there is no session, as shown in the sign-in panel. */
export type SessionNotice = keyof typeof notices;

export const sessionTexts = {
  home: 'home page',
  panel: {
    title: 'Sign in to the dashboard',
    lead: 'For clinic staff: appointments, payments and closures.',
    about: 'Use your own account. You’ll sign in on a separate page, then come right back here.',
    aboutPopUp:
      'We’ll open a small window to sign you in. What you typed here stays, unless someone else signs in.',
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
