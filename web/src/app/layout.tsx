import { Outlet } from 'react-router-dom';
import { ChatLauncher } from '#web/features/chat/chat-launcher.tsx';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/ui/back-button.tsx';
import { Container } from '#web/ui/container.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { CatchUp } from './catch-up.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LazyFooter } from './lazy-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header and footer around the current screen. */
export function Layout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header />
      <main className={styles.main} tabIndex={-1}>
        <Container className={styles.back}>
          <BackButton fallback={paths.home} />
        </Container>
        <Outlet />
      </main>
      <LazyFooter />
      <ChatLauncher />
      <ToastRegion />
      <CatchUp />
    </div>
  );
}
