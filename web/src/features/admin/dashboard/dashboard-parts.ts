import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';

/** How the code of each part is fetched. */
export type DashboardParts = Record<DashboardView, () => Promise<ComponentType>>;

export const dashboardParts: DashboardParts = {
  appointments: () =>
    import('#web/features/admin/appointments/appointments.tsx').then((all) => all.Appointments),
  payments: () => import('#web/features/admin/payments/payments.tsx').then((all) => all.Payments),
  day: () => import('#web/features/admin/day/day-view.tsx').then((all) => all.DayView),
  closures: () => import('#web/features/admin/closures/closures.tsx').then((all) => all.Closures),
  activity: () => import('#web/features/admin/audit-log/audit-log.tsx').then((all) => all.Activity),
};

/** A part, fetched once. Not `lazy`: that remembers a failure for ever, and takes the whole screen down with it. */
export function partQuery(parts: DashboardParts, view: DashboardView) {
  return queryOptions({
    queryKey: ['part of the dashboard', view],
    queryFn: async () => ({ Part: await parts[view]() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
