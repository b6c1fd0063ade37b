import type { ReactNode } from 'react';
import type { NamedPage } from '#shared/pages/breadcrumb.ts';
import { SiteFooter } from '#web/app/footer/site-footer.tsx';
import { headerTexts } from '#web/app/header/header-texts.ts';
import layout from '#web/app/layout.module.css';
import { BookAndCall } from '#web/app/phone-bar/book-and-call.tsx';
import bar from '#web/app/phone-bar/phone-bar.module.css';
import skipLink from '#web/app/skip-link.module.css';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { StaticHeader } from './static-header.tsx';
import styles from './static-phone-bar.module.css';

/** The bar at the bottom of a phone, without the chat. */
function StaticPhoneBar() {
  return (
    <aside className={classNames(`print-hidden ${bar.bar}`, styles.two)} aria-label={staticTexts.phoneBar}>
      <BookAndCall />
    </aside>
  );
}

const mainId = 'main';

/** The links from home to this page, in the place of the app's Back button. A hero extends up behind them. */
function Breadcrumb({ above, here }: { above: readonly NamedPage[]; here: string }) {
  return (
    <Container className={`print-hidden py-2 ${styles.place}`}>
      <nav aria-label={staticTexts.breadcrumb}>
        <ol className={`flex items-center whitespace-nowrap text-sm ${styles.trail}`}>
          {above.map(({ name, path }) => (
            <li key={path} className={`flex flex-none items-center ${styles.above}`}>
              <a
                className={`inline-flex items-center min-h-target font-semibold no-underline hover-underline ${styles.link}`}
                href={path}
              >
                {name}
              </a>
            </li>
          ))}
          <li className={`overflow-hidden text-soft ${styles.here}`} aria-current="page">
            {here}
          </li>
        </ol>
      </nav>
    </Container>
  );
}

interface StaticLayoutProps {
  above: readonly NamedPage[];
  here: string;
  children: ReactNode;
}

/** The app's header and footer around a static page, with links in place of controls. */
export function StaticLayout({ above, here, children }: StaticLayoutProps) {
  return (
    <div className={`flex flex-col ${layout.page}`}>
      <div className={`rounded-full shadow-md bg-surface print-hidden ${skipLink.holder}`}>
        <a className={buttonClass({})} href={`#${mainId}`}>
          {headerTexts.skipLink}
        </a>
      </div>
      <StaticHeader />
      <main id={mainId} className={`relative flex-1 ${layout.main}`} tabIndex={-1}>
        <Breadcrumb above={above} here={here} />
        {children}
      </main>
      <SiteFooter />
      <StaticPhoneBar />
    </div>
  );
}
