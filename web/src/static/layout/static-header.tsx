import { ChevronDown, Menu, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BarLinks, CheckIn } from '#web/app/header/bar-links.tsx';
import header from '#web/app/header/header.module.css';
import { headerTexts } from '#web/app/header/header-texts.ts';
import { MainNavigation } from '#web/app/header/main-navigation.tsx';
import { moreEntries, serviceEntries } from '#web/app/header/navigation-entries.ts';
import parts from '#web/app/header/navigation-parts.module.css';
import { Entries } from '#web/app/header/navigation-parts.tsx';
import { PhoneMenu } from '#web/app/header/phone-menu.tsx';
import { TopLinks } from '#web/app/header/top-links.tsx';
import { bookPath, paths } from '#web/lib/paths.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import menu from '#web/ui/disclosure/disclosure-menu.module.css';
import styles from './static-header.module.css';

/** The app's header without scripts: the menu is a disclosure, and the services are a link. */
export function StaticHeader() {
  return (
    <header className={`shadow-sm bg-surface print-hidden ${header.header}`}>
      <TopLinks />
      <div className={`flex items-center gap-x-2 ${header.bar}`}>
        <BarLinks />
        <ButtonLink className={header.book} size="small" to={bookPath()}>
          {headerTexts.actions.book}
        </ButtonLink>
        <MainNavigation services={<ServicesLink />} more={<More />} />
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
    </header>
  );
}

/** The menu "More" of the app's header, also as a disclosure. */
function More() {
  return (
    <li>
      <details className="relative">
        <summary className={`${parts.entry} ${styles.more}`}>
          {headerTexts.navigation.more}
          <ChevronDown className="flex-none" aria-hidden="true" size={18} />
        </summary>
        <div className={menu.panel}>
          <ul className={parts.more}>
            <Entries entries={moreEntries} />
          </ul>
        </div>
      </details>
    </li>
  );
}

/** The link to the services, marked as current on every service's page. */
function ServicesLink() {
  const { pathname } = useLocation();
  const isService = serviceEntries.some(({ to }) => to === pathname);
  const services = { to: paths.services, name: headerTexts.navigation.services };
  return <Entries entries={[isService ? { ...services, subpages: pathname } : services]} />;
}
