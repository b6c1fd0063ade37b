import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '#web/content/page-title.ts';
import { DeskProvider } from '#web/features/admin/desk/desk-provider.tsx';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { useShortcuts } from '#web/features/admin/keys/shortcuts.tsx';
import { UndoProvider } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { SessionGate, StaffFrame } from '#web/features/admin/session/session-gate.tsx';
import {
  type DashboardView,
  dashboardViews,
  useDashboardUrl,
  viewTitles,
} from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { DashboardBar, isTab, tabId, dashboardTexts as texts } from './dashboard-bar.tsx';

const deskViews = ['day', 'appointments', 'lab-orders', 'messages', 'estimates', 'closures'] as const;

type ViewLoaders = Record<DashboardView, () => Promise<ComponentType>>;

const viewLoaders: ViewLoaders = {
  appointments: async () => (await import('#web/features/admin/appointments/appointments.tsx')).Appointments,
  payments: async () => (await import('#web/features/admin/payments/payments.tsx')).Payments,
  'lab-orders': async () => (await import('#web/features/admin/lab-orders/lab-orders.tsx')).LabOrders,
  messages: async () => (await import('#web/features/admin/messages/messages.tsx')).Messages,
  estimates: async () => (await import('#web/features/admin/estimates/estimates.tsx')).Estimates,
  day: async () => (await import('#web/features/admin/day/day-view.tsx')).DayView,
  worklist: async () => (await import('#web/features/admin/payments/worklist/worklist.tsx')).Worklist,
  books: async () => (await import('#web/features/admin/reconciliation/reconciliation.tsx')).Reconciliation,
  figures: async () => (await import('#web/features/admin/figures/figures.tsx')).FiguresView,
  closures: async () => (await import('#web/features/admin/closures/closures.tsx')).Closures,
  activity: async () => (await import('#web/features/admin/audit-log/audit-log.tsx')).AuditLog,
};

/** Loads the code of a view. React's `lazy` would not retry a failed import, and would take the whole screen down. */
function viewQuery(loaders: ViewLoaders, view: DashboardView) {
  return {
    queryKey: ['dashboard view', view],
    queryFn: async () => ({ View: await loaders[view]() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

interface LazyViewProps {
  view: DashboardView;
  /** All views that can be opened. */
  views: readonly DashboardView[];
  loaders?: ViewLoaders;
}

/** Loads a view's code and renders it. A failure leaves the session and the other views working. */
export function LazyView({ view, views, loaders = viewLoaders }: LazyViewProps) {
  const queries = useQueryClient();
  const query = useQuery(viewQuery(loaders, view));
  const loaded = query.data;
  const isLoaded = loaded !== undefined;

  // Preload the other views, so that staff can still switch tabs when the network is lost.
  useEffect(() => {
    if (!isLoaded) return;
    for (const other of views) void queries.prefetchQuery(viewQuery(loaders, other));
  }, [isLoaded, loaders, queries, views]);

  if (loaded) return <loaded.View />;
  const failed = 'We couldn’t load this section. Try again. If that doesn’t help, reload the page.';
  return <QueryState query={query} texts={{ failed }} />;
}

/**
 * What every view relies on: the query cache, the undo bar, the desk's dialogs and the keyboard shortcuts. The cache
 * lasts as long as the session, so that no patient's data is kept after the session.
 */
export function DashboardProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }));
  useShortcuts();
  return (
    <QueryClientProvider client={client}>
      <UndoProvider>
        <DeskProvider>{children}</DeskProvider>
      </UndoProvider>
    </QueryClientProvider>
  );
}

/** The dashboard, with the views that the account's role may use. */
export function Dashboard() {
  const { role } = useSession();
  const { view } = useDashboardUrl();
  const views: readonly DashboardView[] = role === 'admin' ? dashboardViews : deskViews;
  if (!views.includes(view)) return <Navigate to={paths.adminBookings} replace state={keepScroll} />;
  const panel = isTab(view)
    ? { role: 'tabpanel', 'aria-labelledby': tabId(view) }
    : { role: 'region', 'aria-label': viewTitles[view] };
  return (
    <DashboardProviders>
      <StaffFrame bar={<DashboardBar views={views} />}>
        <Container>
          <h1 tabIndex={-1} className="sr-only">
            {texts.title}
          </h1>
          <div key={view} className="grid grid-cols-1 gap-4 screen-4" {...panel}>
            <LazyView view={view} views={views} />
          </div>
        </Container>
      </StaffFrame>
    </DashboardProviders>
  );
}

export function AdminScreen() {
  usePageTitle(texts.title);
  return (
    <SessionGate>
      <Dashboard />
    </SessionGate>
  );
}
