import type { ReactNode } from 'react';
import { headerTexts } from './header-texts.ts';
import styles from './main-navigation.module.css';
import { navigationEntries as entries } from './navigation-entries.ts';
import { Entries } from './navigation-parts.tsx';

/** Entries that need scripts in the app and are links on static pages. Each is an `li`. */
export interface NavigationSlots {
  services: ReactNode;
  cart?: ReactNode;
}

/** The navigation row of wide screens. */
export function MainNavigation({ services, cart }: NavigationSlots) {
  return (
    <nav aria-label={headerTexts.navigation.label}>
      <ul className={`flex flex-wrap items-center ${styles.list}`}>
        <Entries entries={[entries.home, entries.aboutUs]} />
        {services}
        <Entries entries={[entries.locations, entries.lab, entries.blog, entries.shopForTest]} />
        {cart}
        <Entries entries={[entries.billPay]} />
      </ul>
    </nav>
  );
}
