import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createAdminQueryClient } from '#web/features/admin/admin-query-client.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './dashboard.module.css';
import { DashboardPart } from './dashboard-part.tsx';
import { dashboardParts } from './dashboard-parts.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { dashboardTexts as texts } from './dashboard-texts.ts';

/** The dashboard of somebody signed in (spec §2, Admin dashboard, and more). */
export function Dashboard() {
  const { name, signOut } = useSession();
  const { view, show } = useDashboardUrl();
  const [client] = useState(createAdminQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Container className={styles.dashboard} data-workplace>
        <div className={styles.head}>
          <PageHeading>{texts.title}</PageHeading>
          <div className={styles.account}>
            <p>{texts.signedInAs(name)}</p>
            <Button variant="secondary" size="small" onClick={signOut}>
              {texts.signOut}
            </Button>
          </div>
        </div>
        <DashboardTabs view={view} onShow={show}>
          <DashboardPart view={view} parts={dashboardParts} />
        </DashboardTabs>
      </Container>
    </QueryClientProvider>
  );
}
