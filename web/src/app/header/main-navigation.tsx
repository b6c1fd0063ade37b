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

interface MainNavigationProps extends NavigationSlots {
  /** The menu of the less common screens, also an `li`. */
  more: ReactNode;
}

/** The navigation of wide screens: what patients come for, and the rest behind "More". */
export function MainNavigation({ services, cart, more }: MainNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={headerTexts.navigation.label}>
      <ul className="flex items-center">
        <Entries entries={[entries.locations]} />
        {services}
        <Entries entries={[entries.insurance, entries.myBookings]} />
        {cart}
        {more}
      </ul>
    </nav>
  );
}
