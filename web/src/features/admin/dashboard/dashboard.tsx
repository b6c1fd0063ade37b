import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';
import { LazyView } from './lazy-view.tsx';
import { viewLoaders } from './view-loaders.ts';

/** The query cache of one session. Dropping it at sign-out keeps patients' data from outliving the session. */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
}

/** The dashboard of a signed-in manager. */
export function Dashboard() {
  const { name, signOut } = useSession();
  const { view, showView } = useDashboardUrl();
  const [client] = useState(createAdminQueryClient);
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
        <DashboardTabs view={view} onShow={showView}>
          <LazyView view={view} loaders={viewLoaders} />
        </DashboardTabs>
      </Container>
    </QueryClientProvider>
  );
}
