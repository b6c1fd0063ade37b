import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';

export type ViewLoaders = Record<DashboardView, () => Promise<ComponentType>>;

export const viewLoaders: ViewLoaders = {
  appointments: () =>
    import('#web/features/admin/appointments/appointments.tsx').then((module) => module.Appointments),
  payments: () => import('#web/features/admin/payments/payments.tsx').then((module) => module.Payments),
  'lab-orders': () =>
    import('#web/features/admin/lab-orders/lab-orders.tsx').then((module) => module.LabOrders),
  messages: () => import('#web/features/admin/messages/messages.tsx').then((module) => module.Messages),
  day: () => import('#web/features/admin/day/day-view.tsx').then((module) => module.DayView),
  worklist: () =>
    import('#web/features/admin/payments/worklist/worklist.tsx').then((module) => module.Worklist),
  books: () =>
    import('#web/features/admin/reconciliation/reconciliation.tsx').then((module) => module.Reconciliation),
  closures: () => import('#web/features/admin/closures/closures.tsx').then((module) => module.Closures),
  activity: () => import('#web/features/admin/audit-log/audit-log.tsx').then((module) => module.AuditLog),
};

/** Loads the code of a view. React's `lazy` would not retry a failed import, and would take the whole screen down. */
export function viewQuery(loaders: ViewLoaders, view: DashboardView) {
  return queryOptions({
    queryKey: ['dashboard view', view],
    queryFn: async () => ({ View: await loaders[view]() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
