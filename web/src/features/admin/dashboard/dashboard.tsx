import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';
import { LazyView } from './lazy-view.tsx';
import { viewLoaders } from './view-loaders.ts';
import { viewsOf } from './views-of-role.ts';

/** The query cache of one session. Dropping it at sign-out keeps patients' data from outliving the session. */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
}

/** The dashboard, with the views that the account's role may use. */
export function Dashboard() {
  const { name, role, signOut } = useSession();
  const { view, showView } = useDashboardUrl();
  const [client] = useState(createAdminQueryClient);
  const views = viewsOf(role);
  if (!views.includes(view)) return <Navigate to={paths.adminBookings} replace state={keepScroll} />;
  return (
    <QueryClientProvider client={client}>
      <Container className="pt-2" data-workplace>
        <div className={`flex flex-wrap items-center justify-between print-hidden ${styles.head}`}>
          <PageHeading>{texts.title}</PageHeading>
          <div className={`flex flex-wrap items-center text-soft ${styles.account}`}>
            <p>{texts.signedInAs(name)}</p>
            <Button variant="secondary" size="small" onClick={signOut}>
              {texts.signOut}
            </Button>
          </div>
        </div>
        <DashboardTabs view={view} views={views} onShow={showView}>
          <LazyView view={view} views={views} loaders={viewLoaders} />
        </DashboardTabs>
      </Container>
    </QueryClientProvider>
  );
}
