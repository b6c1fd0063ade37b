import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { createAdminQueryClient } from './admin-query-client.ts';
import { adminTexts as texts } from './admin-texts.ts';
import styles from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { useSession } from './session/session-context.ts';
import { type DashboardView, useDashboardUrl } from './use-dashboard-url.ts';

const parts: Record<DashboardView, ComponentType> = {
  appointments: lazy(() =>
    import('./appointments/appointments.tsx').then((all) => ({ default: all.Appointments })),
  ),
  payments: lazy(() => import('./payments/payments.tsx').then((all) => ({ default: all.Payments }))),
  day: lazy(() => import('./day/day-view.tsx').then((all) => ({ default: all.DayView }))),
  closures: lazy(() => import('./closures/closures.tsx').then((all) => ({ default: all.Closures }))),
  activity: lazy(() => import('./activity/activity.tsx').then((all) => ({ default: all.Activity }))),
};

/** The dashboard of somebody signed in (spec §2, Admin dashboard, and more). */
export function Dashboard() {
  const { name, signOut } = useSession();
  const { view, show } = useDashboardUrl();
  const [client] = useState(createAdminQueryClient);
  const Part = parts[view];
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
          <Suspense fallback={<Skeleton lines={6} />}>
            <Part />
          </Suspense>
        </DashboardTabs>
      </Container>
    </QueryClientProvider>
  );
}
