import type { StaffRole } from '#shared/sign-in.ts';
import { type DashboardView, dashboardViews } from '#web/features/admin/use-dashboard-url.ts';

const frontDeskViews: readonly DashboardView[] = [
  'day',
  'appointments',
  'lab-orders',
  'messages',
  'closures',
];

/** The views that a role may use, the one to start with first. */
export function viewsOf(role: StaffRole): readonly DashboardView[] {
  return role === 'admin' ? dashboardViews : frontDeskViews;
}
