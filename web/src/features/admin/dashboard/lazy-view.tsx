import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';

type ViewLoaders = Record<DashboardView, () => Promise<ComponentType>>;

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
function viewQuery(loaders: ViewLoaders, view: DashboardView) {
  return queryOptions({
    queryKey: ['dashboard view', view],
    queryFn: async () => ({ View: await loaders[view]() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface LazyViewProps {
  view: DashboardView;
  /** All views that can be opened. */
  views: readonly DashboardView[];
  loaders: ViewLoaders;
}

/** Loads a view's code and renders it. A failure leaves the session and the other views working. */
export function LazyView({ view, views, loaders }: LazyViewProps) {
  const queries = useQueryClient();
  const { data: loaded, error, isFetching, refetch } = useQuery(viewQuery(loaders, view));
  const isLoaded = loaded !== undefined;

  // Preload the other views, so that staff can still switch tabs when the network is lost.
  useEffect(() => {
    if (!isLoaded) return;
    for (const other of views) void queries.prefetchQuery(viewQuery(loaders, other));
  }, [isLoaded, loaders, queries, views]);

  if (loaded) return <loaded.View />;
  if (!error) return <Skeleton lines={6} />;
  return (
    <FailureNotice error={error} texts={texts.view} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
