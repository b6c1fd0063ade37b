import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';

/** Texts of the dashboard's frame. Each view keeps its own texts. */
export const dashboardTexts = {
  title: 'Dashboard',
  tabs: 'Records',
  more: 'More dashboard views',
  views: {
    appointments: 'Appointments',
    payments: 'Payments',
    'lab-orders': 'Lab orders',
    day: 'Day view',
    worklist: 'Work list',
    books: 'Books',
    closures: 'Closures',
    activity: 'Activity',
  } satisfies Record<DashboardView, string>,
  waiting: (count: string) => `${count} waiting`,
  view: {
    failed: 'We couldn’t load this section. Try again. If that doesn’t help, reload the page.',
  },
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign out',
};
