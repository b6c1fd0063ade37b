const info = (title: string, children: string) => ({ tone: 'info' as const, title, children });
const warn = (title: string, children: string) => ({ tone: 'warn' as const, title, children });
const error = (title: string, children: string) => ({ tone: 'error' as const, title, children });

const notices = {
  'signed-out': info('You’re signed out.', 'No dashboard data is left in this browser.'),
  'signed-out-elsewhere': info('You’re signed out.', 'You signed out in another tab.'),
  'signed-out-here-only': warn(
    'You’re signed out of this page, but maybe not of the sign-in service.',
    'We couldn’t reach it. On a shared computer, close the browser, too.',
  ),
  idle: info(
    'We signed you out after 15 minutes of inactivity.',
    'This protects patient records. Sign in to pick up where you left off.',
  ),
  ended: info('Your session has ended.', 'Sign in to pick up where you left off.'),
  'connection-lost': info(
    'Your session has ended because the connection was lost.',
    'Once you’re back online, sign in to pick up where you left off.',
  ),
  cancelled: info('Sign-in was canceled.', 'Nothing was changed.'),
  stale: warn(
    'This sign-in is no longer valid.',
    'It was already used, was started in another tab, or took too long.',
  ),
  refused: error(
    'The sign-in service didn’t accept this sign-in.',
    'If it happens again, contact your administrator.',
  ),
  unreachable: error('We couldn’t reach the sign-in service.', 'Check your internet connection.'),
};

/** Why there is no session, as shown in the sign-in panel. */
export type SessionNotice = keyof typeof notices;

export const sessionTexts = {
  panel: {
    title: 'Sign in to the dashboard',
    lead: 'For clinic staff: appointments, payments and closures.',
    about: 'Use your own account. You’ll sign in on a separate page, then come right back here.',
    aboutPopUp: 'You’ll sign in using a small window. What you typed stays, unless someone else signs in.',
    signIn: 'Sign in',
    myBookings: 'Go to My Bookings',
  },
  notices,
  idle: {
    title: 'Still there?',
    text: 'You’ve been away for a while. To keep patient records safe, we’ll sign you out in',
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
  notAllowed: {
    title: 'This account doesn’t have access to the dashboard',
    text: 'Ask your administrator for access, or sign in with a different account.',
    signOut: 'Sign out',
  },
};
