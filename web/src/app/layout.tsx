import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/ui/buttons/back-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { ToastRegion } from '#web/ui/toasts/toast-region.tsx';
import { LazyFooter } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { dehydrated } from './loading/replay-click.ts';
import { PhoneBar } from './phone-bar/phone-bar.tsx';
import { SkipLink } from './skip-link.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={`flex flex-col ${styles.page}`} {...dehydrated}>
      <SkipLink />
      {children}
      <ToastRegion />
    </div>
  );
}

/** Header and footer around the current screen. */
export function Layout() {
  return (
    <Page>
      <Header />
      <main className={`relative flex-1 ${styles.main}`} tabIndex={-1}>
        <Container className={`print-hidden py-2 ${styles.back}`}>
          <BackButton fallback={paths.home} />
        </Container>
        <Outlet />
      </main>
      <LazyFooter />
      <PhoneBar />
    </Page>
  );
}

/** The layout of a screen that renders its own bar and `<main>`: no header, Back button or footer. */
export function BareLayout() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}
