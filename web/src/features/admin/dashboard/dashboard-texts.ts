import type { StaffRole } from '#shared/sign-in.ts';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';

/** Texts of the dashboard's frame. Each view keeps its own texts. */
export const dashboardTexts = {
  title: 'Dashboard',
  tabs: 'Records',
  navigation: 'Dashboard views',
  more: 'More dashboard views',
  menu: 'More',
  views: {
    day: 'Today',
    appointments: 'Appointments',
    payments: 'Payments',
    'lab-orders': 'Lab orders',
    messages: 'Messages',
    worklist: 'Work list',
    books: 'Books',
    closures: 'Closures',
    activity: 'Activity',
  } satisfies Record<DashboardView, string>,
  find: 'Find a patient',
  waiting: 'waiting',
  view: { failed: 'We couldn’t load this section. Try again. If that doesn’t help, reload the page.' },
  signedInAs: 'Signed in as',
  roles: { admin: 'Manager', 'front-desk': 'Front desk' } satisfies Record<StaffRole, string>,
  signOut: 'Sign out',
};
