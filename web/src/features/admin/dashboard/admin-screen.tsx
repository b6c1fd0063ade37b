import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '#web/content/page-title.ts';
import { DeskProvider } from '#web/features/admin/desk/desk-provider.tsx';
import { useShortcuts } from '#web/features/admin/keys/shortcuts.tsx';
import { UndoProvider } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { SessionGate } from '#web/features/admin/session/session-gate.tsx';
import { StaffFrame } from '#web/features/admin/session/staff-frame.tsx';
import {
  type DashboardView,
  dashboardViews,
  useDashboardUrl,
} from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { useCloseByBack } from '#web/ui/dialog/close-by-back.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { DashboardBar, tabViews } from './dashboard-bar.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';
import { LazyView, viewLoaders } from './lazy-view.tsx';

const deskViews: readonly DashboardView[] = ['day', 'appointments', 'lab-orders', 'messages', 'closures'];

/**
 * What every view relies on: the query cache, the undo bar, the desk's dialogs and the keyboard shortcuts. The cache
 * lives as long as the session, so that patients' data doesn't outlive it.
 */
export function DashboardProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }));
  useShortcuts();
  useCloseByBack();
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
  const id = useId();
  const views = role === 'admin' ? dashboardViews : deskViews;
  if (!views.includes(view)) return <Navigate to={paths.adminBookings} replace state={keepScroll} />;
  const panel = tabViews.includes(view)
    ? { role: 'tabpanel', 'aria-labelledby': `${id}-${view}` }
    : { role: 'region', 'aria-label': texts.views[view] };
  return (
    <DashboardProviders>
      <StaffFrame bar={<DashboardBar id={id} views={views} />}>
        <Container>
          <h1 tabIndex={-1} className="sr-only">
            {texts.title}
          </h1>
          <div key={view} className="grid grid-cols-1 gap-4 screen-4" {...panel}>
            <LazyView view={view} views={views} loaders={viewLoaders} />
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
