import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';

/** Texts of the dashboard's frame. Each view has its own beside it. */
export const dashboardTexts = {
  title: 'Dashboard',
  tabs: 'Records',
  more: 'More of the dashboard',
  views: {
    appointments: 'Appointments',
    payments: 'Payments',
    day: 'Day view',
    worklist: 'Work list',
    books: 'Books',
    closures: 'Closures',
    activity: 'Activity',
  } satisfies Record<DashboardView, string>,
  waiting: (count: string) => `${count} waiting`,
  view: {
    failed: 'This part could not be loaded. If another try does not help, reload the page.',
  },
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign out',
};
