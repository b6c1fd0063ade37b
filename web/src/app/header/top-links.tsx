import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { CheckIn } from './bar-links.tsx';
import { headerTexts } from './header-texts.ts';
import { navigationEntries as entries } from './navigation-entries.ts';
import { Entries, ExternalEntry } from './navigation-parts.tsx';
import styles from './top-links.module.css';

/**
 * The utility line above a wide header. On phones, its links are in the menu.
 * @param children the button for a video visit, which needs scripts
 */
export function TopLinks({ children }: { children?: ReactNode }) {
  const texts = headerTexts.topBar;
  return (
    <div className={styles.bar}>
      <div className="flex gap-x-5">
        {children}
        <CheckIn className={styles.link} />
        <a className={styles.link} href={brand.phoneHref} aria-label={headerTexts.actions.call(brand.phone)}>
          <Phone aria-hidden="true" />
          {brand.phone}
        </a>
      </div>
      <nav aria-label={texts.label}>
        <ul className="flex gap-x-5">
          <ExternalEntry
            className={styles.link}
            href={brand.links.patientPortal}
            name={texts.patientPortal}
          />
          <ExternalEntry className={styles.link} href={brand.links.learning} name={texts.learning} newTab />
          <Entries className={styles.link} entries={[entries.billPay]} />
          <ExternalEntry className={styles.link} href={brand.links.jobs} name={texts.jobs} />
          <Entries className={styles.link} entries={[entries.contact, entries.spanish]} />
        </ul>
      </nav>
    </div>
  );
}
