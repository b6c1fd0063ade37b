import { headerTexts } from './header-texts.ts';
import styles from './main-navigation.module.css';
import { navigationEntries as entries, serviceEntries } from './navigation-entries.ts';
import { CartEntry, Entries, ServicesEntry } from './navigation-parts.tsx';

/** The row of a wide screen, in the specification's order (spec §2, Header). */
export function MainNavigation() {
  return (
    <nav aria-label={headerTexts.navigation.label}>
      <ul className={styles.list}>
        <Entries entries={[entries.home, entries.aboutUs]} />
        <ServicesEntry entries={serviceEntries} />
        <Entries entries={[entries.locations, entries.lab, entries.blog, entries.shopForTest]} />
        <CartEntry />
        <Entries entries={[entries.billPay]} />
      </ul>
    </nav>
  );
}
