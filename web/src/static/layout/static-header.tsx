import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BarLinks, CheckIn } from '#web/app/header/bar-links.tsx';
import header from '#web/app/header/header.module.css';
import { headerTexts } from '#web/app/header/header-texts.ts';
import { MainNavigation } from '#web/app/header/main-navigation.tsx';
import { serviceEntries } from '#web/app/header/navigation-entries.ts';
import { Entries } from '#web/app/header/navigation-parts.tsx';
import { PhoneMenu } from '#web/app/header/phone-menu.tsx';
import { TopLinks } from '#web/app/header/top-links.tsx';
import { bookPath, paths } from '#web/lib/paths.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './static-header.module.css';

/** The app's header without scripts: the menu is a disclosure, and the services are a link. */
export function StaticHeader() {
  const book = (className?: string) => (
    <ButtonLink className={className} size="small" to={bookPath()}>
      {headerTexts.actions.book}
    </ButtonLink>
  );
  return (
    <header className={`shadow-sm bg-surface print-hidden ${header.header}`}>
      <div className={header.topBar}>
        <TopLinks />
      </div>
      <div className={`flex items-center gap-x-2 ${header.bar}`}>
        <BarLinks />
        <CheckIn className={header.wideOnly} />
        {book(header.barBook)}
        <details className={classNames(header.toggle, styles.menu)}>
          <summary
            className={`inline-flex items-center justify-center cursor-pointer ${styles.summary}`}
            aria-label={staticTexts.menu}
          >
            <Menu className={styles.closed} aria-hidden="true" />
            <X className={styles.open} aria-hidden="true" />
          </summary>
          <div className={header.panel}>
            <PhoneMenu services={<ServicesLink />}>
              <CheckIn />
            </PhoneMenu>
          </div>
        </details>
      </div>
      <div className={header.row}>
        <MainNavigation services={<ServicesLink />} />
        {book()}
      </div>
    </header>
  );
}

/** Marked as current on every service's page. */
function ServicesLink() {
  const { pathname } = useLocation();
  const isService = serviceEntries.some(({ to }) => to === pathname);
  const services = { to: paths.services, name: headerTexts.navigation.services };
  return <Entries entries={[isService ? { ...services, subpages: pathname } : services]} />;
}
